# The words around the Learn page's texts: its head, its figures, its living examples.

learn-play = Play
learn-title = How to play Qwixx: rules, odds and strategy
learn-description = The rules of the dice game Qwixx in five minutes, with examples you can try, every disputed case answered, exact odds and honest advice. An unaffiliated fan project.
learn-heading = Learn Qwixx
learn-lead = A sheet, a pencil and a handful of dice: for { $least } to { $most } players from about { $age }, and about { $minutes } minutes a game. Read from the top, or try the sheets beside the text: they know the rules.
learn-contents = On this page
learn-fallback = We do not have this page in the language “{ $tag }” yet. This is the English one.

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-10 = ten
number-11 = eleven
number-12 = twelve
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth

## Figures

fig-table = As a table

fig-points = Points for a row
    .note = Each further mark is worth one point more than the one before.
    .marks = Marks
    .points = Points
fig-white-sums = The white sum
    .note = How often each sum of two dice comes.
    .number = Sum
    .ways = Ways
    .chance = Chance
    .wait = One in … rolls
fig-colour-sums = A number in one row, on your own roll
    .note = The chart shows the chance that your roll offers a number in one given row, by the white sum or by that row’s die. The table has each by itself.
    .number = Number
    .white = White sum
    .colour = White and colour
    .either = One or the other
fig-within = Waiting for a white sum
    .note = How likely a white sum comes at least once within so many rolls.
    .number = Sum
    .turns = { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
fig-skips = What a first skip costs
    .note = One row, played by itself as well as can be with { $rolls } rolls to come, half of them yours: the points lost on average when the first mark skips so many cells.
    .skipped = Cells skipped
    .cost = Points lost
fig-simulated = A game between two simple computer players
    .note = Both play like Casual by the rulebook. Left what others have reported of such a player, right our own games.
    .measure = Measure
    .published = Reported
    .ours = Ours
    .games = Games played
    .rolls = Rolls in a game
    .by-penalties = Games ended by penalties
    .mean = Mean score of a sheet
    .high = Sheets above { $score } points
    .about = about { $value }
fig-tips = Habits put to the test
    .note = Each habit, played by an otherwise unchanged Casual against Casual, over at least { $games } games.
    .way = Habit
    .points = Its points
    .other = Casual’s points
    .won = Games won
fig-options = The options at a table
    .note = Three ready-made sets. Each option can also be changed by itself.
    .option = Option

way-casual = Casual itself: skips one cell at most
way-skip-0 = Never skips a cell by choice
way-skip-2 = Skips up to two cells
way-skip-3 = Skips up to three cells
way-no-free-marks = Passes on everybody else’s rolls
way-rather-a-penalty = Takes a penalty before a long skip
way-shorter-row-first = Prefers the row with fewer marks

## Living examples

ex-answer = The answer
ex-again = Start again
ex-picture = A sheet. Marked: { $marked }
ex-nothing = nothing yet
ex-row = { row-name } { $numbers }
ex-you-roll = You rolled.
ex-they-roll = { $name } rolled.
ex-closed-before = The { row-name } row is already closed.
ex-other-marks = { $name } marks { $mark } with the white sum.
ex-other-colour = { $name } then marks { $mark } with a coloured die.
ex-ask-white = White action: mark a { $sum } in any row, or go on without.
ex-ask-colour = Colour action: mark one number of a coloured die, or finish.
ex-ask-other = Mark the white { $sum } in any row, or pass.
ex-pass-white = Not this time
ex-not-white = The white dice make { $first } + { $second } = { $sum }. No other number counts here.
ex-not-colour = One white die and one coloured die, in that colour: { $offered }.
ex-marked = You marked { $marks }.
ex-passed = You marked nothing.
ex-penalty = You rolled and marked nothing: a penalty, { $points } points off.
ex-row-closed = The { row-name } row is closed for everybody.
ex-points = Your sheet goes from { $before } to { $after } points.
ex-points-same = Your sheet stays at { $before } points.
ex-over = { $reason ->
    [rows] The game is over: enough rows are closed.
    [penalties] The game is over: the last penalty box is full.
   *[other] The game is over.
}
