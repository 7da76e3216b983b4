# Rowlock på dansk. Ordene er dem fra regelhæftet: kast, hvid sum, række, kryds, lås, fejlkast, blok.

## Navne

row-name = { $row ->
    [red] rød
    [yellow] gul
    [green] grøn
   *[blue] blå
}
row-letter = { $row ->
    [red] R
    [yellow] Gu
    [green] Gr
   *[blue] B
}
mark-name = { row-name } { $number }
seat-you = Du
level-name = { $level ->
    [casual] Hyggelig
    [sharp] Skarp
    [expert] Mester
   *[other] { $level }
}
level-why = { $level ->
    [casual] Springer højst ét tal over. Til et hyggeligt spil.
    [sharp] Overvejer hvert spring og sætter flere krydser, når du kaster.
    [expert] Har lært sig selv spillet. Den stærkeste modstander.
   *[other] En computerspiller.
}
pad-name = { $pad ->
    [classic] Klassisk
    [mixx-a] Blandede farver
    [mixx-b] Blandede tal
   *[other] { $pad }
}
pad-why = { $pad ->
    [classic] Rød og gul tæller op, grøn og blå tæller ned.
    [mixx-a] Hver række skifter farve undervejs.
    [mixx-b] Hver række beholder sin farve, men tallene er blandet.
   *[other] En anden blok.
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } point
}
marks = { $n ->
    [one] { $n } kryds
   *[other] { $n } krydser
}
skips = { $n ->
    [0] springer intet over
    [one] springer { $n } felt over
   *[other] springer { $n } felter over
}
penalties = { $n ->
    [0] ingen fejlkast
    [one] { $n } fejlkast
   *[other] { $n } fejlkast
}

## Rammen om hver side

nav-home = Rowlock, forside
nav-skip = Til indholdet
nav-main = Sider
nav-menu = Menu
menu-home = Forside
menu-rules = Regler: { $names }
close = Luk
nav-new = Nyt spil
nav-learn = Lær
nav-history = Dine spil
nav-settings = Indstillinger
notice = Et fanprojekt. Qwixx er forlagets varemærke, og vi har intet med forlaget at gøre.
loading = Et øjeblik
try-again = Prøv igen
not-found = Her er ingen side
not-found-why = Måske er adressen tastet forkert, eller bordet findes ikke mere.
connection-live = forbundet
connection-connecting = forbinder
connection-lost = forbindelsen røg, prøver igen
connection-offline = intet net

## Bordet

roll-number = Kast { $turn }
your-sheet = Dit ark
sheet-of = Ark for { $name }
sheet-open = Vis hele arket for { $name }
dice-title = Terninger
dice-waiting = Om lidt falder terningerne
dice-rolled = { $you ->
    [yes] Du slog { $first } og { $second }, hvid sum { $sum }
   *[no] { $name } slog { $first } og { $second }, hvid sum { $sum }
}
die-white = hvid terning { $value }
die-colour = { row-name } terning { $value }
die-offers = { row-name } { $value }: { $low } eller { $high }
die-offers-one = { row-name } { $value }: { $low }
die-out = den { $row ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
} terning er ude
sum-or = eller
white-sum = hvid sum { $sum }

cell-marked = { row-name } { $number }, krydset af
cell-burned = { row-name } { $number }, sprunget over
cell-free = { row-name } { $number }
cell-white = { row-name } { $number }, mulig med den hvide sum, { skips }
cell-colour = { row-name } { $number }, mulig med den farvede terning, { skips }
cell-both = { row-name } { $number }, mulig med den hvide sum eller den farvede terning, { skips }
cell-selected = { row-name } { $number }, valgt, { skips }
cell-sent = { row-name } { $number }, bekræftet
cell-closed = { row-name } { $number }, rækken er lukket
cell-colour-is = { $colour ->
    [red] rødt felt
    [yellow] gult felt
    [green] grønt felt
   *[blue] blåt felt
}
lock-needs = lås { row-name }, { lock-needs-short }
lock-open = lås { row-name }, åben
lock-legal = lås { row-name }, mulig med { $number }
lock-marked = lås { row-name }, krydset af
lock-needs-short = { $n } til
row-closed-by = lukket: { $names }
penalty-title = Fejlkast
total = I alt

bar-your-roll = Dit kast: hvid { $sum }
bar-their-roll = { $name } kastede: hvid { $sum }
bar-colour = Nu en farve
bar-colour-wait = { $name } vælger en farve
bar-choose = Vælg et tal med ring om, eller meld pas
bar-nothing = Intet tal passer
bar-selected = { $mark } valgt, { skips }
bar-waiting = Venter på { $names }
bar-confirmed = Bekræftet
bar-sending = Dit valg er på vej
bar-off = Ikke forbundet. Dit valg er gemt.
bar-spectator = Du ser på
action-confirm = Kryds { $mark } af
action-confirm-short = Kryds af
action-skip-white = Spring hvid over
action-done = Færdig
action-done-penalty = Færdig, tag et fejlkast
action-pass-free = Pas, koster intet
action-pass-penalty = Pas, tag et fejlkast
action-undo = Vælg om
clock-left = { $n ->
    [one] { $n } sekund tilbage
   *[other] { $n } sekunder tilbage
}

log-title = Forløb
log-this-roll = Dette kast
log-roll = Kast { $turn }, { $name }
log-empty = Intet kast endnu
log-chosen = har valgt
log-thinking = tænker
log-two = { $first }, så { $second }
log-passed = pas
log-penalty = fejlkast
log-locked = låste { row-name }
log-left = gået
announce-over = Spillet er slut
leave = Forlad bordet
leave-sure = Gå for altid? Dit ark bliver, som det er, og tæller ikke med.
leave-yes = Gå
leave-no = Bliv

keys-title = Taster
keys-arrows = gå mellem tallene med ring om
keys-enter = vælg, og kryds så af
keys-esc = tag valget tilbage
keys-pass = meld pas
keys-again = spil igen, når spillet er slut
keys-help = vis disse taster

opponents-title = De andre
seat-rolls = kaster
action-title = Dit valg
back-title = Rejse dig fra bordet?
back-sure = Din plads er stadig din. Forsiden fører dig tilbage.
back-yes = Gå for nu
taken-title = Du spiller dette spil på en anden side
taken-why = Den nyeste side har pladsen. Denne står stille.
taken-here = Spil videre her
outdated-title = Rowlock er blevet opdateret
outdated-again = Indlæs igen

## Start

landing-title = To hvide terninger, fire farver, ét ark
landing-lead = Spil terningspillet Qwixx mod computeren. Intet at installere, ingen konto, og hvert kast kan regnes efter.
landing-play = Spil nu
landing-play-why = Du, Wren og Sable, efter reglerne i hæftet.
landing-setup = Sæt et spil op
landing-resume = Fortsæt, hvor du slap
landing-resume-at = Kast { $turn }, med { $names }
landing-resume-go = Spil videre
landing-record = Dine resultater
landing-check = Terninger, du kan regne efter
landing-check-why = Før det første kast lægger serveren sig fast på et hemmeligt tal, og din browser lægger sit eget til. Efter det sidste kast kan du selv regne hver terning efter.
landing-opening = Bordet gøres klar

## At sætte et spil op

setup-title = Sæt et spil op
setup-opponents = Modstandere
setup-level-all = Styrke
setup-level-each = Hver sin styrke
setup-level-of = Styrke for { $name }
setup-preset = Regler
setup-pad = Blok
setup-options = Valgmuligheder
setup-changed-n = { $n ->
    [0] alt som i reglerne ovenfor
    [one] { $n } ændret
   *[other] { $n } ændret
}
setup-changed = ændret
setup-reset = Tilbage til reglerne ovenfor
setup-go = Tag plads
option-none = ingen

preset-name = { $preset ->
    [rulebook] Regelhæftet
    [crosswise] På kryds
    [family] Familie
   *[other] { $preset }
}
preset-why = { $preset ->
    [rulebook] Som der står i hæftet: først den hvide sum til alle, så farven til den, der kastede. Den anden lukkede række slutter spillet med det samme.
    [crosswise] Ét svar pr. kast. Du kaster først, ingen venter, og kastet spilles færdigt, før spillet kan slutte.
    [family] Ét svar pr. kast, og den, der kaster, må tage farven før den hvide sum.
   *[other] Et sæt regler.
}
option-timing = Forløb
option-timing-why = I to trin, først hvid og så farve, eller begge i ét svar.
option-timing-value = { $value ->
    [phased] hvid, så farve
   *[one-roll] ét svar pr. kast
}
option-ends = Spillets slutning
option-ends-why = Når den sidste række lukker: stop straks, eller spil turen færdig.
option-ends-value = { $value ->
    [at-once] straks
   *[after-turn] efter turen
}
option-closed_die = Terningen fra en lukket række
option-closed_die-why = Må den, der kastede, i denne tur stadig bruge terningen fra en række, der blev lukket med den hvide sum?
option-closed_die-value = { $value ->
    [gone] ude med det samme
   *[until-turn-end] med til turen er slut
}
option-order = Krydsernes rækkefølge
option-order-why = Skal den, der kaster, begynde med den hvide sum?
option-order-value = { $value ->
    [white-first] hvid først
   *[either] valgfri
}
option-penalty_points = Point for et fejlkast
option-penalty_points-why = Hvad hvert fejlkast trækker fra.
option-penalty_points-value = −{ $value }
option-penalty_limit = Fejlkast, før det er slut
option-penalty_limit-why = Spillet er slut, når nogen har så mange.
option-penalty_limit-value = { $value }
option-lock_after = Krydser før låsen
option-lock_after-why = Så mange krydser skal en række have før sit sidste tal.
option-lock_after-value = { $value }
option-rows_to_end = Lukkede rækker, før det er slut
option-rows_to_end-why = To, eller det lange spil, til alle fire er lukket.
option-rows_to_end-value = { $value }
option-turn_limit = Højst så mange kast
option-turn_limit-why = En husregel: spillet stopper efter så mange kast.
option-first_roller = Hvem der kaster først
option-first_roller-why = Lodtrækningen og den første sekser kommer fra terninger, du kan regne efter.
option-first_roller-value = { $value ->
    [lot] lodtrækning
    [first-six] den første sekser
   *[seat-1] dig
}

## Indstillinger

settings-title = Indstillinger
settings-theme = Lys eller mørk
settings-theme-value = { $value ->
    [system] som enheden
    [light] lys
   *[dark] mørk
}
settings-sound = Lyde
settings-sound-why = Bløde, for kast, kryds, lås, din tur og slutningen.
settings-vibration = Vibration
settings-vibration-why = En kort summen på telefonen, når det er din tur.
settings-one_tap = Ét tryk er nok
settings-one_tap-why = Et tryk på et tal med ring om krydser det af. Ellers vælger det første tryk, og det andet krydser af.
settings-motion = Rullende terninger
settings-motion-value = { $value ->
    [system] som enheden
    [on] rul altid
   *[off] intet bevæger sig
}
settings-language = Sprog
settings-kept = Gemt på denne enhed.
settings-not-kept = Denne browser gemmer intet; alt gælder, til du lukker siden.

## Spillets slutning

end-title-won = Du vinder
end-title-shared = Du deler sejren
end-title-other = { $names } vinder
end-title-others = { $names } deler sejren
end-title-alone = { points }
end-reason = { $reason ->
    [rows] Der er lukket rækker nok.
    [penalties] Det sidste fejlkast-felt er fyldt.
    [turns] Alle kast er spillet.
    [left] Alle andre er gået.
   *[quiet] Ingen kom tilbage; arkene tæller, som de er.
}
end-locked = lås
end-place-n = { $n }.
end-place-tie = { end-place-n }, delt
end-place-none = gået
end-penalties = Fejlkast
end-total = I alt
end-table = Point på alle ark
end-again = Spil igen
end-setup = Sæt om
end-replay = Se igen
end-check = Regn terningerne efter
end-download = Hent fil
end-best-new = Ny bedste score: { $score }, før var den { $before }
end-best-first = Din første score: { $score }
end-best = Bedste score { $score }
record-games = { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
record-wins = { $n ->
    [one] { $n } sejr
   *[other] { $n } sejre
}
record-best = Bedst { $score }
record-none = Intet endnu. Her kommer dit første færdige spil.
record-kept = Kun gemt på denne enhed.
record-not-kept = Denne browser gemmer intet; resultaterne slutter med dette besøg.

## Dine spil

history-title = Dine spil
history-why = De borde, du har siddet ved fra denne enhed.
history-empty = Ingen spil endnu
history-empty-why = Her står dine borde, så du kan spille videre eller se spillet igen.
history-running = Kast { $turn }
history-over = slut
history-with = Med { $names }
history-open = Åbn et gemt spil
history-open-why = En fil, som nogen har hentet ved et bord. Denne server læser den og gemmer intet af den.

## Se igen

replay-title = Se igen
replay-loading = Spillet læses
replay-first = Til begyndelsen
replay-back = Et kast tilbage
replay-next = Næste kast
replay-last = Sidste kast
replay-play = Afspil
replay-pause = Pause
replay-position = Kast { $turn } af { $turns }
replay-start = Før det første kast
replay-keys = Piletaster blader, Home og End springer, mellemrum afspiller.
replay-scores = Point kast for kast
replay-scores-table = Pointene som tabel
replay-scores-summary = { $name }: { points }
replay-roll = Kast
replay-no-turns = Intet kast er spillet færdigt endnu
replay-file = Vælg en fil
replay-not-json = Denne fil er ikke et spilreferat.
replay-too-large = Denne fil er for stor til et spilreferat.

## Sådan faldt terningerne

histogram-title = Sådan faldt terningerne
histogram-count = { $n ->
    [one] { $n } terning
   *[other] { $n } terninger
}
histogram-expected = Forventet { $expected } af hver
histogram-bar = { $face }: { $n } af { $total }
histogram-few = For få terninger til at dømme: hvert antal øjne skal kunne ventes fem gange.
histogram-odd = { $how ->
    [usual] Intet særligt: ærlige terninger falder mindst så ujævnt i { $p } af spil på denne længde.
    [seldom] Lidt ujævnt: ærlige terninger falder mindst så ujævnt i { $p } af spil på denne længde.
   *[rare] Ret ujævnt: ærlige terninger falder kun mindst så ujævnt i { $p } af spil på denne længde.
}
histogram-how-title = Sådan er det regnet ud
histogram-how = Pearsons chi-i-anden over de seks antal øjne er { $chi } med 5 frihedsgrader; p = { $p } er fordelingens øvre hale, regnet ud i denne browser. Ét af tyve spil ligger tilfældigt under 5 %.

## Regn terningerne efter

check-title = Regn terningerne efter
check-why = Regnet efter i denne browser ud fra den offentliggjorte startværdi, uden at spørge serveren igen.
check-go = Regn terningerne efter
check-running = Regner efter
check-good = { $n ->
    [one] Alt er, som det blev lagt fast: { $n } kast, hver terning.
   *[other] Alt er, som det blev lagt fast: { $n } kast, hver terning.
}
check-bad = Noget passer ikke
check-not-over = Startværdien offentliggøres, når spillet er slut. Indtil da er der kun dens kontrolsum, og den kan ingen længere ændre.
check-no-crypto = Denne browser regner kun efter på en sikker side (https eller denne computer selv).
check-commitment-good = Startværdien er den, der blev lagt fast før det første kast: dens SHA-256 er { $value }.
check-commitment-bad = Startværdien er ikke den, der blev lagt fast. Dens SHA-256 er { $found }, men før det første kast stod der { $expected }.
check-nonce-good = Tallet, som denne browser lagde til, er med i spillet: { $value }.
check-nonce-bad = Denne browser lagde { $expected } til, men i referatet står { $found }.
check-nonce-none = Denne enhed har ikke gemt noget tal for dette spil og kan ikke sige, om dens eget er med. Alt det andet gælder alligevel.
check-first-good = { $how ->
    [lot] Første kast: { $name }, som lodtrækningen faldt.
    [first-six] Første kast: { $name }, med den første sekser.
   *[seat-1] Første kast: { $name }, som aftalt.
}
check-first-bad = Første kast: { $found }. Efter startværdien skulle det have været: { $expected }.
check-roll-good = Kast { $turn }: { $dice }
check-roll-bad = Kast { $turn }, terning { check-die }: i referatet står { $found }, men startværdien giver { $expected }.
check-roll-missing = Kast { $turn }, terning { check-die }: den er tilbage, selv om den allerede var ude.
check-die = { $die ->
    [white-1] hvid 1
    [white-2] hvid 2
    [red] rød
    [yellow] gul
    [green] grøn
   *[blue] blå
}
check-die-value = { check-die }: { $value }
check-die-out = ({ check-die }: { $value }, ude)
check-format = Dette er ikke et spilreferat, som denne kontrol kan læse: { $what }.
check-rolls = Kast for kast
check-how-title = Sådan regnes der efter
check-how = Kast n læses af HMAC-SHA256 med startværdien som nøgle og »game|nonces|n|block« som besked. Byte 252 til 255 springes over, en terning er byte mod 6 + 1, og der regnes altid seks terninger ud, så en lukket række aldrig flytter et senere kast.
check-limit = Den ærlige grænse: den, der driver serveren, kender startværdien og kunne kigge frem. Ændre noget kan vedkommende ikke, uden at denne kontrol viser det. Den ser kun på terningerne; »rowlock verify« spiller også hvert kryds efter.

## Hvad der gik galt

error-title = Det gik ikke
error-offline = Serveren kan ikke nås. Se efter din forbindelse, og prøv igen.
error-unknown = Noget gik galt ({ $code }).
error-game-over = Spillet er slut.
error-old-phase = Det kom for sent: bordet er kommet videre.
error-no-such-seat = Du har ingen plads ved dette bord.
error-already-chosen = Dit valg for dette kast er allerede bekræftet.
error-not-on-pad = Det tal står ikke på blokken.
error-not-your-choice = Det er ikke dig, der skal vælge nu.
error-order-fixed = Her kommer den hvide sum før farven.
error-not-the-sum = Det tal giver terningerne ikke.
error-row-closed = Rækken er lukket.
error-already-marked = Tallet er allerede krydset af.
error-burned = Tallet er sprunget over. Man krydser af fra venstre mod højre.
error-lock-shut = { $expected ->
    [one] Før det sidste tal skal der stå { $expected } kryds.
   *[other] Før det sidste tal skal der stå { $expected } krydser.
}
error-unknown-version = Spillet har en regelversion, vi ikke kender.
error-unknown-protocol = Denne side har en anden version end serveren. Indlæs den igen for at fortsætte: din plads er stadig din.
error-unknown-preset = De regler findes ikke.
error-unknown-option = Den valgmulighed findes ikke.
error-unknown-pad = Den blok findes ikke.
error-bad-option = En valgmulighed har en værdi, den ikke kan have.
error-options-conflict = De valg går ikke sammen. Farven først kræver ét svar pr. kast.
error-bad-sheet = Intet spil kan føre til dette ark.
error-bad-message = Serveren forstod ikke denne side. Indlæs den igen.
error-no-such-table = Det bord findes ikke.
error-too-many-requests = Det var meget på én gang. Vent lidt, og prøv igen.
error-not-your-seat = Du ser på ved dette bord; kun de, der sidder der, vælger.
error-unavailable = Serveren kan ikke gemme det lige nu. Prøv igen om et øjeblik.
error-unknown-level = Der findes ingen computerspiller med den styrke.
error-bad-record = Denne fil er ikke et spilreferat, vi kan læse.
error-too-large = Det er for stort.
error-wrong-origin = Forespørgslen kom fra et andet sted, så der skete intet.
error-wrong-roller = I dette referat kaster nogen, hvis tur det ikke er.
error-bad-turn = I dette referat står der i en tur noget, der ikke kan være sket.
error-impossible-event = I dette referat sker der noget, som ikke kan ske dér.

## På papir: scoreark, terninger, udskrift, uden net

paper-title = Til dine egne terninger
paper-sheet = Scoreark
paper-sheet-why = Din telefon er arket. Virker også uden net.
paper-dice = Terninger
paper-dice-why = Papir, men ingen terninger: telefonen kaster.
paper-print = Udskriv ark
paper-print-why = Alle blokke, op til otte på en side.
paper-new = Et nyt scoreark
paper-new-lead = I kaster rigtige terninger, og siden husker dine krydser. Intet går tabt, når du lukker den, og når den først er hentet, kræver den intet net.
paper-points = Point
paper-points-live = tæller med
paper-points-hidden = skjult til slutningen
paper-start = Tag arket
paper-join-title = Vær med i et spil
paper-join-code = Kode
paper-join-why = Koden står under billedet på den anden telefon.
paper-join-go = Vær med
paper-your-name = Dit navn
paper-take-own = Mit eget ark
paper-take-other = Eller skriv på et ark, der er der
paper-joining = Spillet hentes
paper-no-game = Der er intet spil med den kode
paper-no-rules = Blokken er ikke hentet på denne enhed endnu. Opret forbindelse én gang, så virker den uden.
paper-unread = Det ark, der lå her, kunne ikke læses. Det er lagt til side, og et nyt begynder tomt.
paper-unread-some = En del kunne ikke læses. Gå arket efter.
paper-not-kept = Denne browser gemmer intet: krydserne varer, til du lukker siden.
paper-cell-open = { row-name } { $number }, kan krydses af
paper-close = Lukket af en anden
paper-close-row = Rækken { row-name } lukket af en anden
paper-closed = Lukket
paper-closed-by = Lukket af { $names }
paper-locked = Lukket af dig
paper-penalty = Tag et fejlkast
paper-undo = Fortryd
paper-undo-what = Fortryd: { $what }
paper-undone = Fortrudt: { $what }
paper-did-penalty = et fejlkast
paper-did-close = { row-name } lukket
paper-hint = Tryk på et tal for at krydse det af
paper-marked = Krydset af: { $mark }
paper-same-roll = Rækken er lukket. Kun den, der krydser af på netop det kast, må stadig.
paper-same-roll-go = Samme kast: { $mark }
paper-over = Så er spillet slut
paper-show = Vis pointene
paper-hidden = skjult
paper-again = Nyt ark
paper-again-sure = Læg arket væk, og begynd på et nyt?
paper-again-yes = Begynd på et nyt
paper-again-no = Behold dette
paper-share = Del
paper-share-title = Flere telefoner, ét spil
paper-share-why = Alle skanner billedet eller taster koden. En række, som nogen lukker, er lukket på alle telefoner.
paper-share-go = Del spillet
paper-share-needs = De andre ser dit navn og, hvis ikke skjult, dine point.
paper-copy = Kopiér linket
paper-copied = Kopieret
paper-qr = Billede til at skanne: åbner spillet på en anden telefon
paper-players = Alles point
paper-alone = Ingen andre er med endnu.
paper-sync-live = delt
paper-sync-waiting = intet net, gemt her
roll-title = Terninger
roll-go = Kast
roll-none = Tryk på Kast eller mellemrum
roll-count = Kast { $n }
roll-white = Hvid sum
roll-out = Tag { row-name } ud
roll-in = Læg { row-name } tilbage
roll-out-short = ude
roll-before = Tidligere kast
roll-reset = Begynd forfra
roll-fair = Sådan kastes der
roll-fair-why = Din browsers kryptografiske tilfældighed giver en byte til hver terning. 252 til 255 kasseres, resten går op i seks: hver side er lige sandsynlig. Intet sendes nogen steder hen.
print-title = Udskriv scoreark
print-lead = Klar til blyanten: en side med ark, som PDF eller SVG.
print-paper = Papir
print-paper-value = { $paper ->
    [a4] A4
   *[letter] US Letter
}
print-sheets = Ark på en side
print-ink = Farve
print-ink-value = { $ink ->
    [colour] i farver
   *[grey] grå, med mønstre
}
print-language = Arkenes sprog
print-pdf = Åbn PDF
print-svg = Gem SVG
print-preview = Forhåndsvisning: { $n } × { pad-name } på { print-paper-value }
print-scale = Udskriv i fuld størrelse, uden „tilpas til side“.
print-name = Navn
print-marks = Krydser
print-points = Point
print-each = –{ $n } pr. stk.
offline-title = Du er uden net
offline-why = Bordene kræver serveren. Det her virker alligevel:
offline-learn = Lær reglerne
error-bad-print = Det kan ikke udskrives: et af valgene er ukendt.
error-too-many-sheets = Så mange ark er der ikke plads til.
error-too-many-notes = Spillet er fyldt.
error-no-such-note = Det står ikke på dette ark.

## Det første spil med forklaring

tour-title = Et første spil, skridt for skridt
tour-ask = Ny i Qwixx? Et første spil med forklaring
tour-step = { $step } af { $steps }
tour-next = Videre
tour-leave = Stop
tour-do = Din tur: { $what }
tour-do-pass = pas
tour-other = Det må man også. Dette forberedte spil går videre med: { $what }.
tour-sheet = Det er dit ark: fire rækker, som kun krydses af fra venstre mod højre. Det, du springer over, er tabt. Flest point vinder.
tour-white = Du har kastet. Først tæller de to hvide terninger: summen må krydses af i en hvilken som helst række. Ringene viser hvor. Tryk på en, og bekræft.
tour-colour = Fordi det er dit kast, må du lægge en hvid og en farvet terning sammen og krydse summen af i den farve. De stiplede ringe viser det.
tour-others = Nu kastede Wren. Når andre kaster, må du bruge den hvide sum, og kun den. I vælger samtidig og skjult.
tour-skip = Længere til højre er tilladt, men alt, du springer over, skraveres og er væk for altid. Små spring holder en række i live.
tour-beside = Din farve igen. Et tal lige ved siden af dit sidste kryds springer intet over og er næsten altid godt.
tour-pass = Intet her er springet værd. På andres kast må du passe, og det koster intet.
tour-penalty = På dit eget kast er det anderledes: krydser du intet af, får du et fejlkast, fem point fra. Det fjerde slutter spillet. Her krydser du intet af.
tour-later = Nogle kast senere. Du har nu fem krydser i { $row ->
    [red] rød
    [yellow] gul
    [green] grøn
   *[blue] blå
}, og det åbner låsen for enden.
tour-lock = Det sidste tal kom. Kryds det af, og låsen følger med: endnu et kryds. Rækken er lukket for alle, og dens terning går ud.
tour-points = Pointene vokser med hvert kryds i en række: 1, 3, 6, 10, 15 og så videre. Én lang række er altså mere værd end to korte. Se for enden af rækkerne.
tour-end = Spillet slutter, så snart to rækker er lukket, eller nogen får sit fjerde fejlkast. Det er det hele. Du er klar.

## Borde med andre

nav-tables = Borde
landing-tables = Spil med andre
lobby-title = Spil med andre
lobby-lead = Alle sætter kryds ved hvert slag, på telefon eller computer, og ingen ser et valg, før slaget er gjort op. Uden konto.
lobby-open = Åbn et bord
lobby-waiting = Borde, der venter på spillere
lobby-empty = Lige nu er intet bord åbent
lobby-empty-why = Åbn et selv, eller bed dine venner om deres link.
lobby-join = Vær med
lobby-join-of = Vær med ved { $name }s bord
room-of = { $name }s bord
room-taken = { $taken } af { $seats } pladser taget
room-seats = Pladser
room-free = ledig
room-host = vært
room-sit = Sæt dig
room-stand = Rejs dig
room-remove = Fjern { $name }
room-removed = Værten har frigivet din plads
room-removed-why = Du kan se på eller sætte dig ved et andet bord.
room-start = Begynd spillet
room-wait = { $name } begynder spillet.
room-fill = Ledige pladser
room-fill-none = udelad
room-commitment = Terningerne ligger allerede fast:
clock-none = intet ur
clock-seconds = { $n } s pr. slag
open-name = Dit navn
open-seats = Pladser
open-clock = Ur
open-who = Hvem må være med
open-link = med linket
open-public = alle
open-why = Ledige pladser kan tages af computerspillere, når du begynder.
invite-title = Inviter
invite-why = Den, der åbner linket, kan sætte sig.
invite-qr = Linket som QR-kode
invite-link = Link til dette bord
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-share = Del
people-away = væk
people-autopilot = Autopilot
people-watching = { $n ->
    [one] { $n } ser på
   *[other] { $n } ser på
}
bar-autopilot = Autopiloten spiller for dig
action-back = Jeg er tilbage
end-join-next = Vær med i næste spil
talk-title = Chat
talk-open = { $n ->
    [0] Chat
    [one] Chat, { $n } ny besked
   *[other] Chat, { $n } nye beskeder
}
talk-empty = Ingen har sagt noget endnu. Beskeder gemmes ikke.
talk-write = Sig noget
talk-say = Send
talk-reactions = Reaktioner
talk-mute = slå fra
talk-mute-of = Slå { $name } fra
talk-unmute = Hør alle igen
talk-spectator = En tilskuer
talk-off = Chatten er slået fra. Du ser ikke, hvad andre siger.
talk-on = Slå chatten til
talk-switch-off = Slå chatten fra
reaction = { $what ->
    [clap] klapsalve
    [wow] forbløffet
    [laugh] griner
    [sad] ked af det
    [thanks] tak
   *[luck] held og lykke
}
settings-chat = Chat
settings-chat-why = Korte beskeder og reaktioner ved borde med andre.
error-not-connected = Ingen forbindelse. Prøv igen om lidt.
error-full = Alle pladser er taget. Du kan se på.
error-started = Spillet er begyndt. Du kan se på.
error-not-started = Spillet er ikke begyndt.
error-name-taken = Sådan hedder en anden her. Vælg et andet navn.
error-bad-name = Et navn har 1 til 20 tegn, der kan vises.
error-not-host = Det må kun værten.
error-not-enough-players = Der skal sidde mindst to ved bordet.
error-bad-text = En besked har 1 til 200 tegn, der kan vises.
error-too-much-chat = Det var meget på én gang. Vent lidt.
error-not-over = Spillet er ikke slut endnu.
error-bad-seats = Et bord har 2 til 8 pladser.
error-bad-clock = Uret er 10, 25, 45 eller 60 sekunder, eller intet.
