# Ordene omkring læresidens tekster: top, figurer, eksempler at prøve.

learn-play = Spil
learn-title = Lær Qwixx: regler, chancer og taktik
learn-description = Reglerne for terningspillet Qwixx på fem minutter, med eksempler du selv kan prøve, svar på alle tvivlsspørgsmål, nøjagtige chancer og ærlige råd. Et uafhængigt fanprojekt.
learn-heading = Lær Qwixx
learn-lead = Et ark, en blyant og en håndfuld terninger: til { $least } til { $most } spillere fra omkring { $age } år, og cirka { $minutes } minutter pr. spil. Læs fra toppen, eller prøv straks arkene ved siden af teksten. De kan reglerne.
learn-contents = På denne side
learn-fallback = Denne side findes endnu ikke på sproget “{ $tag }”.

number-1 = én
number-2 = to
number-3 = tre
number-4 = fire
number-5 = fem
number-6 = seks
number-7 = syv
number-8 = otte
number-10 = ti
number-11 = elleve
number-12 = tolv
ordinal-2 = anden
ordinal-3 = tredje
ordinal-4 = fjerde

## Figurer

fig-table = Som tabel

fig-points = Point for en række
    .note = Hvert nyt kryds er ét point mere værd end det forrige.
    .marks = Krydser
    .points = Point
fig-white-sums = Den hvide sum
    .note = Hvor tit to terninger giver hvilken sum.
    .number = Sum
    .ways = Måder
    .chance = Chance
    .wait = Én gang pr. … kast
fig-colour-sums = Et tal i én række, når du selv kaster
    .note = Figuren viser, hvor tit dit kast giver et tal i én bestemt række, med den hvide sum eller med rækkens egen terning. Tabellen viser dem også hver for sig.
    .number = Tal
    .white = Hvid sum
    .colour = Hvid og farve
    .either = Den ene eller den anden
fig-within = At vente på en hvid sum
    .note = Hvor sandsynligt det er, at en sum kommer mindst én gang på så mange kast.
    .number = Sum
    .turns = { $n } kast
fig-skips = Hvad det første spring koster
    .note = Én række for sig selv, spillet så godt som muligt, med { $rolls } kast tilbage, hvoraf halvdelen er dine egne: så mange point koster det i snit, når det første kryds springer felter over.
    .skipped = Felter sprunget over
    .cost = Tabte point
fig-simulated = Et spil mellem to enkle computerspillere
    .note = Begge spiller som “Hyggelig” efter regelhæftet. Til venstre det, andre har berettet om sådan en spiller, til højre vores egne spil.
    .measure = Mål
    .published = Berettet
    .ours = Hos os
    .games = Antal spil
    .rolls = Kast pr. spil
    .by-penalties = Slut på grund af fejlkast
    .mean = Et arks point i snit
    .high = Ark over { $score } point
    .about = omkring { $value }
fig-tips = Vaner på prøve
    .note = Hver vane, spillet af en ellers uændret “Hyggelig” mod “Hyggelig”, i mindst { $games } spil.
    .way = Vane
    .points = Egne point
    .other = Modstanderens point
    .won = Vundet
fig-options = Det kan man vælge ved bordet
    .note = Tre færdige sæt. Hvert valg kan også ændres for sig.
    .option = Valg

way-casual = “Hyggelig” selv: springer højst ét felt over
way-skip-0 = Springer aldrig frivilligt noget over
way-skip-2 = Springer op til to felter over
way-skip-3 = Springer op til tre felter over
way-no-free-marks = Melder pas, når andre kaster
way-rather-a-penalty = Tager hellere et fejlkast end et langt spring
way-shorter-row-first = Vælger rækken med færrest krydser

## Eksempler at prøve

ex-answer = Svaret
ex-again = Forfra
ex-picture = Et ark. Krydset af: { $marked }
ex-nothing = intet endnu
ex-row = { row-name } { $numbers }
ex-you-roll = Du har kastet.
ex-they-roll = { $name } har kastet.
ex-closed-before = { $row ->
    [red] Den røde
    [yellow] Den gule
    [green] Den grønne
   *[blue] Den blå
} række er allerede lukket.
ex-other-marks = { $name } krydser { $mark } af med den hvide sum.
ex-other-colour = { $name } krydser derefter { $mark } af med en farvet terning.
ex-ask-white = Hvid sum: kryds { $sum } af i en valgfri række, eller gå videre uden.
ex-ask-colour = Farve: kryds et tal af med en farvet terning, eller stop her.
ex-ask-other = Kryds den hvide { $sum } af i en valgfri række, eller meld pas.
ex-pass-white = Ikke denne gang
ex-not-white = De hvide terninger giver { $first } + { $second } = { $sum }. Andre tal tæller ikke her.
ex-not-colour = Én hvid terning og én farvet, i den farvede ternings farve: { $offered }.
ex-marked = Du har krydset { $marks } af.
ex-passed = Du har ikke krydset noget af.
ex-penalty = Kastet uden at sætte kryds: et fejlkast, { $points } point fra.
ex-row-closed = { $row ->
    [red] Den røde
    [yellow] Den gule
    [green] Den grønne
   *[blue] Den blå
} række er lukket for alle.
ex-points = Dit ark: før { $before }, nu { $after } point.
ex-points-same = Dit ark bliver på { $before } point.
ex-over = { $reason ->
    [rows] Spillet er slut: Der er lukket rækker nok.
    [penalties] Spillet er slut: Det sidste felt til fejlkast er fyldt.
   *[other] Spillet er slut.
}
