# De woorden rond de teksten van de leerpagina: kop, figuren, voorbeelden om te proberen.

learn-play = Spelen
learn-title = Qwixx leren: spelregels, kansen en tactiek
learn-description = De regels van het dobbelspel Qwixx in vijf minuten, met voorbeelden die je zelf kunt proberen, een antwoord op elk twistpunt, exacte kansen en eerlijk advies. Een onafhankelijk fanproject.
learn-heading = Qwixx leren
learn-lead = Een blad, een potlood en een handvol dobbelstenen: voor { $least } tot { $most } spelers vanaf een jaar of { $age }, ongeveer { $minutes } minuten per potje. Lees van boven naar beneden, of probeer meteen de bladen naast de tekst. Die kennen de regels.
learn-contents = Op deze pagina
learn-fallback = In de taal “{ $tag }” bestaat deze pagina nog niet.

number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-10 = tien
number-11 = elf
number-12 = twaalf
ordinal-2 = tweede
ordinal-3 = derde
ordinal-4 = vierde

## Figuren

fig-table = Als tabel

fig-points = Punten voor een rij
    .note = Elk volgend kruisje is één punt meer waard dan het vorige.
    .marks = Kruisjes
    .points = Punten
fig-white-sums = De witte som
    .note = Hoe vaak twee stenen welke som geven.
    .number = Som
    .ways = Manieren
    .chance = Kans
    .wait = Eens per … worpen
fig-colour-sums = Een getal in één rij, bij je eigen worp
    .note = De grafiek toont hoe vaak jouw worp een getal oplevert voor één bepaalde rij, met de witte som of met de steen van die rij. De tabel geeft ze ook apart.
    .number = Getal
    .white = Witte som
    .colour = Wit en kleur
    .either = Een van beide
fig-within = Wachten op een witte som
    .note = Hoe groot de kans is dat een som in zoveel worpen minstens één keer valt.
    .number = Som
    .turns = { $n ->
        [one] { $n } worp
       *[other] { $n } worpen
    }
fig-skips = Wat de eerste sprong kost
    .note = Eén rij op zichzelf, zo goed mogelijk gespeeld, met nog { $rolls } worpen te gaan waarvan de helft de jouwe: zoveel punten kost het gemiddeld als het eerste kruisje vakjes overslaat.
    .skipped = Overgeslagen vakjes
    .cost = Verloren punten
fig-simulated = Een potje tussen twee eenvoudige computerspelers
    .note = Allebei spelen ze als ‘Gemoedelijk’, volgens het boekje. Links wat anderen over zo’n speler melden, rechts onze eigen potjes.
    .measure = Maat
    .published = Gemeld
    .ours = Bij ons
    .games = Gespeelde potjes
    .rolls = Worpen per potje
    .by-penalties = Einde door mislukte worpen
    .mean = Gemiddelde score van een blad
    .high = Bladen boven { $score } punten
    .about = ongeveer { $value }
fig-tips = Gewoontes op de proef gesteld
    .note = Elke gewoonte, gespeeld door een verder ongewijzigde ‘Gemoedelijk’ tegen ‘Gemoedelijk’, in minstens { $games } potjes.
    .way = Gewoonte
    .points = Eigen punten
    .other = Punten van de ander
    .won = Gewonnen
fig-options = Wat je aan tafel kunt instellen
    .note = Drie kant-en-klare combinaties. Elke instelling kun je ook los veranderen.
    .option = Instelling

way-casual = ‘Gemoedelijk’ zelf: slaat hooguit één vakje over
way-skip-0 = Slaat uit vrije wil nooit iets over
way-skip-2 = Slaat tot twee vakjes over
way-skip-3 = Slaat tot drie vakjes over
way-no-free-marks = Past bij elke worp van een ander
way-rather-a-penalty = Neemt liever een mislukte worp dan een grote sprong
way-shorter-row-first = Kiest de rij met de minste kruisjes

## Voorbeelden om te proberen

ex-answer = Het antwoord
ex-again = Opnieuw
ex-picture = Een blad. Aangekruist: { $marked }
ex-nothing = nog niets
ex-row = { row-name } { $numbers }
ex-you-roll = Jij hebt gegooid.
ex-they-roll = { $name } heeft gegooid.
ex-closed-before = De rij { row-name } is al gesloten.
ex-other-marks = { $name } kruist met de witte som { $mark } aan.
ex-other-colour = { $name } kruist daarna met een gekleurde steen { $mark } aan.
ex-ask-white = Witte som: kruis in een rij naar keuze de { $sum } aan, of ga zonder verder.
ex-ask-colour = Kleur: kruis een getal aan met een gekleurde steen, of stop.
ex-ask-other = Kruis in een rij naar keuze de witte { $sum } aan, of pas.
ex-pass-white = Deze keer niet
ex-not-white = De witte stenen zijn samen { $first } + { $second } = { $sum }. Iets anders telt hier niet.
ex-not-colour = Eén witte steen en één gekleurde, in die kleur: { $offered }.
ex-marked = Je hebt { $marks } aangekruist.
ex-passed = Je hebt niets aangekruist.
ex-penalty = Gegooid en niets aangekruist: een mislukte worp, { $points } punten eraf.
ex-row-closed = De rij { row-name } is voor iedereen gesloten.
ex-points = Jouw blad: eerst { $before }, nu { $after } punten.
ex-points-same = Jouw blad blijft op { $before } punten.
ex-over = { $reason ->
    [rows] Het spel is uit: er zijn genoeg rijen gesloten.
    [penalties] Het spel is uit: het laatste vakje voor mislukte worpen is vol.
   *[other] Het spel is uit.
}
