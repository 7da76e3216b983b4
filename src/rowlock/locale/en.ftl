# Rowlock in English. A key, then its text; the page fills in the $names.
# The words are the booklet's: roll, white sum, row, mark, skip, lock, penalty.

## Names

row-name = { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
row-letter = { $row ->
    [red] R
    [yellow] Y
    [green] G
   *[blue] B
}
mark-name = { row-name } { $number }
seat-you = You
level-name = { $level ->
    [casual] Casual
    [sharp] Sharp
    [expert] Expert
   *[other] { $level }
}
level-why = { $level ->
    [casual] Skips one number at most. A friendly game.
    [sharp] Weighs every skip. Marks more when you roll.
    [expert] Taught itself by playing. The strongest of them.
   *[other] A computer player.
}
pad-name = { $pad ->
    [classic] Classic
    [mixx-a] Mixed colours
    [mixx-b] Mixed numbers
   *[other] { $pad }
}
pad-why = { $pad ->
    [classic] Red and yellow count up, green and blue count down.
    [mixx-a] Each row changes colour along the way.
    [mixx-b] Each row keeps its colour, its numbers are shuffled.
   *[other] Another layout.
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
marks = { $n ->
    [one] { $n } mark
   *[other] { $n } marks
}
skips = { $n ->
    [0] skips none
   *[other] skips { $n }
}
penalties = { $n ->
    [0] no penalty
    [one] { $n } penalty
   *[other] { $n } penalties
}

## The frame of every page

nav-home = Rowlock, home
nav-skip = Skip to the page
nav-main = Pages
nav-menu = Menu
menu-home = First page
menu-rules = Rules: { $names }
close = Close
nav-new = New game
nav-learn = Learn
nav-history = Your games
nav-settings = Settings
notice = A fan project. Qwixx is a trademark of its publisher, to whom we have no ties.
loading = One moment
try-again = Try again
not-found = There is no page here
not-found-why = The address may be mistyped, or the table is gone.
connection-live = live
connection-connecting = connecting
connection-lost = connection lost, trying again
connection-offline = you are offline

## The table

roll-number = Roll { $turn }
your-sheet = Your sheet
sheet-of = Sheet of { $name }
sheet-open = Show the whole sheet of { $name }
dice-title = Dice
dice-waiting = The dice are about to roll
dice-rolled = { $you ->
    [yes] You rolled { $first } and { $second }, white sum { $sum }
   *[no] { $name } rolled { $first } and { $second }, white sum { $sum }
}
die-white = white die { $value }
die-colour = { row-name } die { $value }
die-offers = { row-name } { $value }: { $low } or { $high }
die-offers-one = { row-name } { $value }: { $low }
die-out = the { row-name } die is out
sum-or = or
white-sum = white sum { $sum }

cell-marked = { row-name } { $number }, marked
cell-burned = { row-name } { $number }, skipped
cell-free = { row-name } { $number }
cell-white = { row-name } { $number }, legal with the white sum, { skips }
cell-colour = { row-name } { $number }, legal with the coloured die, { skips }
cell-both = { row-name } { $number }, legal with the white sum or the coloured die, { skips }
cell-selected = { row-name } { $number }, chosen, { skips }
cell-sent = { row-name } { $number }, confirmed
cell-closed = { row-name } { $number }, row closed
cell-colour-is = { $colour ->
    [red] red cell
    [yellow] yellow cell
    [green] green cell
   *[blue] blue cell
}
lock-needs = { row-name } lock, { lock-needs-short }
lock-open = { row-name } lock, open
lock-legal = { row-name } lock, legal with { $number }
lock-marked = { row-name } lock, marked
lock-needs-short = { $n } needed
row-closed-by = closed: { $names }
penalty-title = Penalties
total = Total

bar-your-roll = Your roll: white { $sum }
bar-their-roll = { $name } rolled: white { $sum }
bar-colour = Now mark a colour
bar-colour-wait = { $name } may still mark a colour
bar-choose = Choose a ringed number, or pass
bar-nothing = No number fits
bar-selected = { $mark } chosen, { skips }
bar-waiting = Waiting for { $names }
bar-confirmed = Confirmed
bar-sending = Sending your choice
bar-off = Not connected. Your choice is kept.
bar-spectator = You are watching
action-confirm = Confirm { $mark }
action-confirm-short = Confirm
action-skip-white = Skip white sum
action-done = Done
action-done-penalty = Done, take a penalty
action-pass-free = Pass, free
action-pass-penalty = Pass, take a penalty
action-undo = Choose again
clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}

log-title = Log
log-this-roll = This roll
log-roll = Roll { $turn }, { $name }
log-empty = No roll yet
log-chosen = chosen
log-thinking = thinking
log-two = { $first }, then { $second }
log-passed = passed
log-penalty = penalty
log-locked = locked { row-name }
log-left = left the table
announce-over = The game is over
leave = Leave the table
leave-sure = Leave for good? Your sheet stays as it is and does not place.
leave-yes = Leave
leave-no = Stay

keys-title = Keys
keys-arrows = move among the ringed numbers
keys-enter = mark, then confirm
keys-esc = take the choice back
keys-pass = pass
keys-again = play again, once the game is over
keys-help = show these keys

opponents-title = The others
seat-rolls = rolls
action-title = Your choice
back-title = Get up from the table?
back-sure = Your seat is kept. The first page brings you back to it.
back-yes = Leave for now
taken-title = You play this game on another page
taken-why = The newest page has the seat. This one stands still.
taken-here = Go on here
outdated-title = Rowlock has been updated
outdated-again = Load again

## Start

landing-title = Two white dice, four colours, one sheet
landing-lead = Play the dice game Qwixx against the computer. Nothing to install, no account, and every roll can be checked.
landing-play = Play now
landing-play-why = You, Wren and Sable, by the booklet's rules.
landing-setup = Set up a game
landing-resume = Go on where you left off
landing-resume-at = Roll { $turn }, with { $names }
landing-resume-go = Resume
landing-record = Your record
landing-check = Dice you can check
landing-check-why = Before the first roll the server commits to a secret, and your browser adds a number of its own. After the last roll you can work out every die yourself.
landing-opening = Setting the table

## Setting up a game

setup-title = Set up a game
setup-opponents = Opponents
setup-level-all = Level
setup-level-each = A level for each
setup-level-of = Level of { $name }
setup-preset = Rules
setup-pad = Pad
setup-options = Options
setup-changed-n = { $n ->
    [0] as the preset has them
    [one] { $n } changed
   *[other] { $n } changed
}
setup-changed = changed
setup-reset = Back to the preset
setup-go = Take my seat
option-none = none

preset-name = { $preset ->
    [rulebook] Rulebook
    [crosswise] Crosswise
    [family] Family
   *[other] { $preset }
}
preset-why = { $preset ->
    [rulebook] As the booklet has it: first everybody's white sum, then the roller's colour. Two closed rows end the game at once.
    [crosswise] One answer a roll. You roll first, nobody waits, and the roll is played out before the end is checked.
    [family] One answer a roll, and the roller may take the colour before the white sum.
   *[other] A set of options.
}
option-timing = Timing
option-timing-why = In two steps, white and then colour, or both in one answer.
option-timing-value = { $value ->
    [phased] white, then colour
   *[one-roll] one answer a roll
}
option-ends = End of the game
option-ends-why = When the last row closes: stop there, or finish the turn first.
option-ends-value = { $value ->
    [at-once] at once
   *[after-turn] after the turn
}
option-closed_die = Die of a closed row
option-closed_die-why = May the roller still use, this turn, the die of a row that was closed with the white sum?
option-closed_die-value = { $value ->
    [gone] out at once
   *[until-turn-end] in until the turn ends
}
option-order = Order of the two marks
option-order-why = Whether the roller must take the white sum first.
option-order-value = { $value ->
    [white-first] white first
   *[either] either first
}
option-penalty_points = Points for a penalty
option-penalty_points-why = What each penalty takes off the total.
option-penalty_points-value = −{ $value }
option-penalty_limit = Penalties that end the game
option-penalty_limit-why = The game is over when somebody takes this many.
option-penalty_limit-value = { $value }
option-lock_after = Marks before the lock
option-lock_after-why = How many marks a row needs before its last number.
option-lock_after-value = { $value }
option-rows_to_end = Closed rows that end the game
option-rows_to_end-why = Two, or the long game until all four are closed.
option-rows_to_end-value = { $value }
option-turn_limit = Rolls at most
option-turn_limit-why = A house rule: the game stops after this many rolls.
option-first_roller = Who rolls first
option-first_roller-why = A lot and the first six are both drawn from the checkable dice.
option-first_roller-value = { $value ->
    [lot] a lot
    [first-six] the first six
   *[seat-1] you
}

## Settings

settings-title = Settings
settings-theme = Light or dark
settings-theme-value = { $value ->
    [system] as the device
    [light] light
   *[dark] dark
}
settings-sound = Sounds
settings-sound-why = Soft ones for a roll, a mark, a lock, your turn and the end.
settings-vibration = Vibration
settings-vibration-why = A short buzz when it is your turn, on phones.
settings-one_tap = One tap is enough
settings-one_tap-why = A tap on a ringed number confirms it. Without this the first tap chooses and the second confirms.
settings-motion = Rolling dice
settings-motion-value = { $value ->
    [system] as the device
    [on] always roll
   *[off] never move
}
settings-language = Language
settings-kept = Kept on this device.
settings-not-kept = This browser keeps nothing, so these last until you close the page.

## The end of a game

end-title-won = You win
end-title-shared = You share the win
end-title-other = { $names } wins
end-title-others = { $names } share the win
end-title-alone = { points }
end-reason = { $reason ->
    [rows] Enough rows are closed.
    [penalties] The last penalty box is full.
    [turns] All rolls are played.
    [left] Everybody else has left.
   *[quiet] Nobody came back, so the sheets count as they stand.
}
end-locked = locked
end-place-n = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-place-tie = { end-place-n }, shared
end-place-none = left
end-penalties = Penalties
end-total = Total
end-table = Points of every sheet
end-again = Play again
end-setup = Change set-up
end-replay = Review
end-check = Check the dice
end-download = Download
end-best-new = A new best score: { $score }, before it was { $before }
end-best-first = Your first score: { $score }
end-best = Best score { $score }
record-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
record-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
record-best = Best { $score }
record-none = Nothing yet. Your first finished game goes here.
record-kept = Kept on this device only.
record-not-kept = This browser keeps nothing, so the record ends with this visit.

## Your games

history-title = Your games
history-why = The tables you sat at from this device.
history-empty = No games yet
history-empty-why = A table you play at is listed here, to resume or to review.
history-running = Roll { $turn }
history-over = finished
history-with = With { $names }
history-open = Open a saved game
history-open-why = A file that somebody downloaded from a table. It is read by this server and not kept.

## Review

replay-title = Review
replay-loading = Reading the game
replay-first = First roll
replay-back = One roll back
replay-next = Next roll
replay-last = Last roll
replay-play = Play
replay-pause = Pause
replay-position = Roll { $turn } of { $turns }
replay-start = Before the first roll
replay-keys = Arrow keys step, Home and End jump, space plays.
replay-scores = Scores roll by roll
replay-scores-table = The scores as a table
replay-scores-summary = { $name }: { points }
replay-roll = Roll
replay-no-turns = No roll has been settled yet
replay-file = Choose a file
replay-not-json = This file is not a game record.
replay-too-large = This file is too large for a game record.

## Dice: how they fell

histogram-title = How the dice fell
histogram-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
histogram-expected = Expected { $expected }
histogram-bar = { $face }: { $n } of { $total }
histogram-few = Too few dice to judge: each face should be expected five times.
histogram-odd = { $how ->
    [usual] Nothing unusual: fair dice come out at least this uneven in { $p } of games this long.
    [seldom] A little uneven: fair dice come out at least this uneven in { $p } of games this long.
   *[rare] Quite uneven: fair dice come out at least this uneven in only { $p } of games this long.
}
histogram-how-title = How this is worked out
histogram-how = Pearson's chi-square over the six faces is { $chi }, with 5 degrees of freedom; p = { $p } is the upper tail of that distribution, computed in this browser. One game in twenty lies below 5 % by chance.

## Check the dice

check-title = Check the dice
check-why = Worked out in this browser from the published seed, without asking the server again.
check-go = Check the dice
check-running = Checking
check-good = { $n ->
    [one] All is as committed: { $n } roll, every die.
   *[other] All is as committed: { $n } rolls, every die.
}
check-bad = Something is not so
check-not-over = The seed is published when the game is over. Until then there is only the commitment, which can no longer be changed.
check-no-crypto = This browser offers its checks only on a secure page (https, or this very machine).
check-commitment-good = The seed is the one committed to before the first roll: SHA-256 of the seed is { $value }.
check-commitment-bad = The seed is not the one committed to. SHA-256 of the seed is { $found }, but { $expected } was published before the first roll.
check-nonce-good = The number this browser added is in the game: { $value }.
check-nonce-bad = This browser added { $expected }, but the record has { $found }.
check-nonce-none = This device kept no number for this game, so it cannot tell whether its own is in there. All other checks hold without it.
check-first-good = { $how ->
    [lot] First to roll: { $name }, as the lot fell.
    [first-six] First to roll: { $name }, with the first six.
   *[seat-1] First to roll: { $name }, as agreed.
}
check-first-bad = First to roll: { $found }. By the seed it should have been: { $expected }.
check-roll-good = Roll { $turn }: { $dice }
check-roll-bad = Roll { $turn }, { check-die } die: the record has { $found }, but the seed gives { $expected }.
check-roll-missing = Roll { $turn }, { check-die } die: it is back, though it was out before.
check-die = { $die ->
    [white-1] first white
    [white-2] second white
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
check-die-value = { check-die } { $value }
check-die-out = ({ check-die } { $value }, out)
check-format = This is not a game record this check can read: { $what }.
check-rolls = Roll by roll
check-how-title = How it is checked
check-how = Roll n is read from HMAC-SHA256 with the seed as key and “game|nonces|n|block” as message. Bytes 252 to 255 are skipped, a die is byte mod 6 + 1, and six dice are always derived, so that a closed row never shifts the rolls after it.
check-limit = The honest limit: whoever runs the server knows the seed and could look ahead. They can alter nothing without this check showing it. It looks at the dice alone; “rowlock verify” also plays every mark again.

## What went wrong

error-title = That did not work
error-offline = The server cannot be reached. Check your connection and try again.
error-unknown = Something went wrong ({ $code }).
error-game-over = The game is over.
error-old-phase = That came too late: the table has moved on.
error-no-such-seat = You have no seat at this table.
error-already-chosen = Your choice for this roll is already confirmed.
error-not-on-pad = This number is not on the pad.
error-not-your-choice = It is not your choice just now.
error-order-fixed = The white sum comes before the colour here.
error-not-the-sum = The dice do not give that number.
error-row-closed = This row is closed.
error-already-marked = This number is already marked.
error-burned = This number was skipped. Marks go from left to right.
error-lock-shut = { $expected ->
    [one] The last number needs { $expected } mark before it.
   *[other] The last number needs { $expected } marks before it.
}
error-unknown-version = This game has a rules version we do not know.
error-unknown-protocol = This page is of another version than the server. Load it again to go on: your seat is kept.
error-unknown-preset = There is no such preset.
error-unknown-option = There is no such option.
error-unknown-pad = There is no such pad.
error-bad-option = An option has a value it cannot have.
error-options-conflict = These options do not go together. Taking the colour first needs one answer a roll.
error-bad-sheet = No game can lead to this sheet.
error-bad-message = The server did not understand this page. Load it again.
error-no-such-table = There is no such table.
error-too-many-requests = That was a lot at once. Wait a moment and try again.
error-not-your-seat = You are watching this table; only those who sit there choose.
error-unavailable = The server cannot keep that just now. Try again in a moment.
error-unknown-level = There is no computer player of that level.
error-bad-record = This file is not a game record that we can read.
error-too-large = That is too large.
error-wrong-origin = The request came from another site, so nothing was done.
error-wrong-roller = In this record a player rolls whose turn it is not.
error-bad-turn = In this record a turn holds something that cannot have happened.
error-impossible-event = In this record something happens that cannot happen there.

## On paper: score sheet, dice, printing, offline

paper-title = For your own dice
paper-sheet = Score sheet
paper-sheet-why = Your phone is the sheet. It works without a connection.
paper-dice = Dice
paper-dice-why = You have paper but no dice: the phone rolls.
paper-print = Print sheets
paper-print-why = Any pad, up to eight on a page.
paper-new = A new score sheet
paper-new-lead = You roll real dice, this page keeps your marks. Nothing is lost if you close it, and once loaded it needs no connection.
paper-points = Points
paper-points-live = count along
paper-points-hidden = hidden until the end
paper-start = Take the sheet
paper-join-title = Join a shared game
paper-join-code = Code
paper-join-why = The code stands under the picture on the other phone.
paper-join-go = Join
paper-your-name = Your name
paper-take-own = A sheet of my own
paper-take-other = Or write on a sheet that is there
paper-joining = Fetching the game
paper-no-game = There is no game of that code
paper-no-rules = This pad has not been loaded on this device yet. Connect once, then it works without.
paper-unread = The sheet that was kept here could not be read. It is put aside; a new one starts clean.
paper-unread-some = Part of what was kept could not be read. Check the sheet.
paper-not-kept = This browser keeps nothing: the marks last until you close the page.
paper-cell-open = { row-name } { $number }, free to mark
paper-close = Closed by another
paper-close-row = Row { row-name } closed by another
paper-closed = Closed
paper-closed-by = Closed by { $names }
paper-locked = Locked by you
paper-penalty = Take a penalty
paper-undo = Take back
paper-undo-what = Take back: { $what }
paper-undone = Taken back: { $what }
paper-did-penalty = a penalty
paper-did-close = { row-name } closed
paper-hint = Tap a number to mark it
paper-marked = Marked: { $mark }
paper-same-roll = This row is closed. Only someone who marks on that very roll still may.
paper-same-roll-go = Same roll: { $mark }
paper-over = That ends the game
paper-show = Show the points
paper-hidden = hidden
paper-again = New sheet
paper-again-sure = Put this sheet away and start a new one?
paper-again-yes = Start a new one
paper-again-no = Keep this one
paper-share = Share
paper-share-title = More phones, one game
paper-share-why = Everybody scans this picture, or types the code. Rows that somebody closes are closed on all phones.
paper-share-go = Share this game
paper-share-needs = Others see your name and, unless hidden, your points.
paper-copy = Copy the link
paper-copied = Copied
paper-qr = Picture to scan: opens this game on another phone
paper-players = Everybody's points
paper-alone = Nobody else has joined yet.
paper-sync-live = shared
paper-sync-waiting = not connected, kept here
roll-title = Dice
roll-go = Roll
roll-none = Tap Roll, or press space
roll-count = Roll { $n }
roll-white = White sum
roll-out = Take { row-name } out
roll-in = Put { row-name } back
roll-out-short = out
roll-before = Rolls before
roll-reset = Start over
roll-fair = How it rolls
roll-fair-why = Your browser's cryptographic random source gives a byte for each die. 252 to 255 are thrown away, the rest divides evenly by six: every face is equally likely. Nothing is sent anywhere.
print-title = Print score sheets
print-lead = Ready for pencils: a page of sheets as PDF or SVG.
print-paper = Paper
print-paper-value = { $paper ->
    [a4] A4
   *[letter] US Letter
}
print-sheets = Sheets on a page
print-ink = Ink
print-ink-value = { $ink ->
    [colour] in colour
   *[grey] grey, with patterns
}
print-language = Language of the sheets
print-pdf = Open the PDF
print-svg = Save the SVG
print-preview = Preview: { $n } of the pad { pad-name } on { print-paper-value }
print-scale = Print at actual size, without “fit to page”.
print-name = Name
print-marks = Marks
print-points = Points
print-each = –{ $n } each
offline-title = You are offline
offline-why = Tables need the server. These work all the same:
offline-learn = Learn the rules
error-bad-print = That cannot be printed: one of the choices is not known.
error-too-many-sheets = That many sheets do not fit.
error-too-many-notes = This game is full.
error-no-such-note = That was not written on this sheet.

## The guided first game

tour-title = A first game, step by step
tour-ask = New to Qwixx? Play a guided first game
tour-step = { $step } of { $steps }
tour-next = Go on
tour-leave = Leave
tour-do = Your move: { $what }
tour-do-pass = pass
tour-other = Allowed too. This prepared game goes on with { $what }.
tour-sheet = This is your sheet: four rows, each marked from left to right only. Whatever you skip is lost. Most points win.
tour-white = You rolled. First the two white dice count: their sum may be marked in any row. Rings show where. Tap one, then confirm.
tour-colour = Since it is your roll, you may add one white die to one coloured die and mark that sum in its colour. Dashed rings show these.
tour-others = Now Wren rolled. On another's roll you may use the white sum too, and only that. You both choose at the same time, unseen.
tour-skip = A number further right is allowed, but all that you jump over is hatched and gone for good. Small jumps keep a row alive.
tour-beside = Your colour again. A number right beside your last mark skips nothing, so it is nearly always good.
tour-pass = Nothing here is worth the jump. On another's roll you may pass, and it costs nothing.
tour-penalty = On your own roll it is different: who marks nothing at all takes a penalty, five points off. The fourth ends the game. Here you mark nothing.
tour-later = Some rolls later. You now have five marks in { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}, and that opens the lock at its end.
tour-lock = The last number came. Mark it and the lock is yours as well: one more mark. The row is closed for everybody and its die leaves the game.
tour-points = Points grow with each mark in a row: 1, 3, 6, 10, 15 and so on. So a long row is worth more than two short ones. Look at your row ends.
tour-end = The game ends as soon as two rows are closed or somebody takes a fourth penalty. That is all. You are ready.

## Tables with others

nav-tables = Tables
landing-tables = Play with others
lobby-title = Play with others
lobby-lead = Everybody marks on every roll, on phones or laptops, and nobody sees a choice before the roll is settled. No account.
lobby-open = Open a table
lobby-waiting = Tables that wait for players
lobby-empty = No open table just now
lobby-empty-why = Open one, or ask your friends for their link.
lobby-join = Join
lobby-join-of = Join the table of { $name }
room-of = Table of { $name }
room-taken = { $taken } of { $seats } seats taken
room-seats = Seats
room-free = free
room-host = host
room-sit = Sit down
room-stand = Get up
room-remove = Remove { $name }
room-removed = The host has freed your seat
room-removed-why = You may watch the table, or join another one.
room-start = Start the game
room-wait = { $name } starts the game.
room-fill = Free seats
room-fill-none = leave out
room-commitment = The dice are already committed to:
clock-none = no clock
clock-seconds = { $n } s a roll
open-name = Your name
open-seats = Seats
open-clock = Clock
open-who = Who may join
open-link = with the link
open-public = everybody
open-why = Free seats may be filled with computer players when you start.
invite-title = Invite
invite-why = Whoever opens this link may sit down.
invite-qr = The link as a QR code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
people-away = away
people-autopilot = Autopilot
people-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
bar-autopilot = Autopilot plays for you
action-back = I am back
end-join-next = Join the next game
talk-title = Chat
talk-open = { $n ->
    [0] Chat
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
talk-empty = Nothing said yet. Messages are not kept.
talk-write = Say something
talk-say = Say
talk-reactions = Reactions
talk-mute = mute
talk-mute-of = Mute { $name }
talk-unmute = Hear everybody again
talk-spectator = A spectator
talk-off = Chat is off. You see nothing that others say.
talk-on = Switch chat on
talk-switch-off = Switch chat off
reaction = { $what ->
    [clap] applause
    [wow] amazed
    [laugh] laughing
    [sad] sad
    [thanks] thanks
   *[luck] good luck
}
settings-chat = Chat
settings-chat-why = Short messages and reactions at tables with others.
error-not-connected = Not connected. Try again in a moment.
error-full = Every seat is taken. You may watch.
error-started = The game has begun. You may watch.
error-not-started = The game has not begun.
error-name-taken = Somebody here has that name. Choose another.
error-bad-name = A name has 1 to 20 printable letters.
error-not-host = Only the host may do that.
error-not-enough-players = At least two must sit at the table.
error-bad-text = A message has 1 to 200 printable letters.
error-too-much-chat = That was a lot at once. Wait a moment.
error-not-over = The game is not over yet.
error-bad-seats = A table has 2 to 8 seats.
error-bad-clock = The clock is 10, 25, 45 or 60 seconds, or none.
