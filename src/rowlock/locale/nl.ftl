# Rowlock in het Nederlands. De woorden zijn die van het spelregelboekje: worp, witte som, rij,
# kruisje, slot, mislukte worp, scoreblok.

## Namen

row-name = { $row ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}
row-letter = { $row ->
    [red] R
    [yellow] Ge
    [green] Gr
   *[blue] B
}
mark-name = { row-name } { $number }
seat-you = Jij
level-name = { $level ->
    [casual] Gemoedelijk
    [sharp] Scherp
    [expert] Meester
   *[other] { $level }
}
level-why = { $level ->
    [casual] Slaat hooguit één getal over. Voor een gezellig potje.
    [sharp] Weegt elke sprong af en kruist meer aan als jij gooit.
    [expert] Leerde het spel van zichzelf. De sterkste tegenstander.
   *[other] Een computerspeler.
}
pad-name = { $pad ->
    [classic] Klassiek
    [mixx-a] Gemengde kleuren
    [mixx-b] Gemengde getallen
   *[other] { $pad }
}
pad-why = { $pad ->
    [classic] Rood en geel lopen op, groen en blauw lopen af.
    [mixx-a] Elke rij verandert onderweg van kleur.
    [mixx-b] Elke rij houdt haar kleur, maar de getallen staan door elkaar.
   *[other] Een ander blok.
}
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
marks = { $n ->
    [one] { $n } kruisje
   *[other] { $n } kruisjes
}
skips = { $n ->
    [0] slaat niets over
    [one] slaat { $n } vakje over
   *[other] slaat { $n } vakjes over
}
penalties = { $n ->
    [0] geen mislukte worp
    [one] { $n } mislukte worp
   *[other] { $n } mislukte worpen
}

## Het kader van elke pagina

nav-home = Rowlock, begin
nav-skip = Naar de inhoud
nav-main = Pagina's
nav-menu = Menu
menu-home = Beginpagina
menu-rules = Spelregels: { $names }
close = Sluiten
nav-new = Nieuw spel
nav-learn = Leren
nav-history = Je spellen
nav-settings = Instellingen
notice = Een fanproject. Qwixx is een merk van de uitgever, met wie wij niets te maken hebben.
loading = Een ogenblik
try-again = Nog eens proberen
not-found = Hier is geen pagina
not-found-why = Misschien zit er een tikfout in het adres, of is de tafel weg.
connection-live = verbonden
connection-connecting = verbinden
connection-lost = verbinding weg, nieuwe poging
connection-offline = geen internet

## De tafel

roll-number = Worp { $turn }
your-sheet = Jouw blad
sheet-of = Blad van { $name }
sheet-open = Toon het hele blad van { $name }
dice-title = Dobbelstenen
dice-waiting = De dobbelstenen rollen zo
dice-rolled = { $you ->
    [yes] Jij gooide { $first } en { $second }, witte som { $sum }
   *[no] { $name } gooide { $first } en { $second }, witte som { $sum }
}
die-white = witte steen { $value }
die-colour = steen { row-name } { $value }
die-offers = { row-name } { $value }: { $low } of { $high }
die-offers-one = { row-name } { $value }: { $low }
die-out = de steen { row-name } doet niet meer mee
sum-or = of
white-sum = witte som { $sum }

cell-marked = { row-name } { $number }, aangekruist
cell-burned = { row-name } { $number }, overgeslagen
cell-free = { row-name } { $number }
cell-white = { row-name } { $number }, mag met de witte som, { skips }
cell-colour = { row-name } { $number }, mag met de gekleurde steen, { skips }
cell-both = { row-name } { $number }, mag met de witte som of de gekleurde steen, { skips }
cell-selected = { row-name } { $number }, gekozen, { skips }
cell-sent = { row-name } { $number }, bevestigd
cell-closed = { row-name } { $number }, rij gesloten
cell-colour-is = { $colour ->
    [red] rood vakje
    [yellow] geel vakje
    [green] groen vakje
   *[blue] blauw vakje
}
lock-needs = { $n ->
    [one] slot { row-name }, nog { $n } kruisje nodig
   *[other] slot { row-name }, nog { $n } kruisjes nodig
}
lock-open = slot { row-name }, open
lock-legal = slot { row-name }, mag met de { $number }
lock-marked = slot { row-name }, aangekruist
lock-needs-short = nog { $n }
row-closed-by = gesloten: { $names }
penalty-title = Mislukte worpen
total = Totaal

bar-your-roll = Jouw worp: wit { $sum }
bar-their-roll = Worp van { $name }: wit { $sum }
bar-colour = Nu een kleur
bar-colour-wait = { $name } kiest nog een kleur
bar-choose = Kies een omcirkeld getal, of pas
bar-nothing = Geen getal past
bar-selected = { $mark } gekozen, { skips }
bar-waiting = Wachten op { $names }
bar-confirmed = Bevestigd
bar-sending = Je keuze is onderweg
bar-off = Niet verbonden. Je keuze blijft bewaard.
bar-spectator = Je kijkt mee
action-confirm = { $mark } aankruisen
action-confirm-short = Aankruisen
action-skip-white = Wit overslaan
action-done = Klaar
action-done-penalty = Klaar, mislukte worp
action-pass-free = Passen, kost niets
action-pass-penalty = Passen, mislukte worp
action-undo = Anders kiezen
clock-left = { $n ->
    [one] nog { $n } seconde
   *[other] nog { $n } seconden
}

log-title = Verloop
log-this-roll = Deze worp
log-roll = Worp { $turn }, { $name }
log-empty = Nog geen worp
log-chosen = gekozen
log-thinking = denkt na
log-two = { $first }, dan { $second }
log-passed = gepast
log-penalty = mislukte worp
log-locked = slot { row-name }
log-left = vertrokken
announce-over = Het spel is afgelopen
leave = Tafel verlaten
leave-sure = Voorgoed weggaan? Je blad blijft zoals het is en doet niet meer mee.
leave-yes = Weggaan
leave-no = Blijven

keys-title = Toetsen
keys-arrows = langs de omcirkelde getallen gaan
keys-enter = kiezen, dan aankruisen
keys-esc = de keuze terugnemen
keys-pass = passen
keys-again = nog een keer, als het spel is afgelopen
keys-help = deze toetsen tonen

opponents-title = De anderen
seat-rolls = gooit
action-title = Jouw keuze
back-title = Van tafel gaan?
back-sure = Je plaats blijft van jou. De beginpagina brengt je terug.
back-yes = Even weg
taken-title = Je speelt dit spel op een andere pagina
taken-why = De nieuwste pagina heeft de plaats. Deze staat stil.
taken-here = Hier verder spelen
outdated-title = Rowlock is vernieuwd
outdated-again = Opnieuw laden

## Begin

landing-title = Twee witte stenen, vier kleuren, één blad
landing-lead = Speel het dobbelspel Qwixx tegen de computer. Niets te installeren, geen account, en elke worp is na te rekenen.
landing-play = Nu spelen
landing-play-why = Jij, Wren en Sable, met de regels uit het boekje.
landing-setup = Spel klaarzetten
landing-resume = Verder waar je gebleven was
landing-resume-at = Worp { $turn }, met { $names }
landing-resume-go = Verder spelen
landing-record = Jouw resultaten
landing-check = Dobbelstenen om na te rekenen
landing-check-why = Vóór de eerste worp legt de server zich vast op een geheim getal, en je browser doet er een eigen getal bij. Na de laatste worp kun je elke steen zelf narekenen.
landing-opening = De tafel wordt klaargezet

## Een spel klaarzetten

setup-title = Spel klaarzetten
setup-opponents = Tegenstanders
setup-level-all = Sterkte
setup-level-each = Ieder een eigen sterkte
setup-level-of = Sterkte van { $name }
setup-preset = Spelregels
setup-pad = Blok
setup-options = Opties
setup-changed-n = { $n ->
    [0] alles volgens de regels hierboven
    [one] { $n } gewijzigd
   *[other] { $n } gewijzigd
}
setup-changed = gewijzigd
setup-reset = Terug naar de regels hierboven
setup-go = Aan tafel
option-none = geen

preset-name = { $preset ->
    [rulebook] Regelboekje
    [crosswise] Kruiselings
    [family] Familie
   *[other] { $preset }
}
preset-why = { $preset ->
    [rulebook] Zoals het boekje het zegt: eerst voor iedereen de witte som, dan een kleur voor wie gooide. Met de tweede gesloten rij is het meteen afgelopen.
    [crosswise] Eén antwoord per worp. Jij gooit eerst, niemand wacht, en de worp wordt uitgespeeld voordat het afgelopen kan zijn.
    [family] Eén antwoord per worp, en wie gooit mag de kleur ook vóór de witte som nemen.
   *[other] Een stel regels.
}
option-timing = Verloop
option-timing-why = In twee stappen, eerst wit en dan kleur, of allebei in één antwoord.
option-timing-value = { $value ->
    [phased] wit, dan kleur
   *[one-roll] één antwoord per worp
}
option-ends = Einde van het spel
option-ends-why = Als de laatste rij sluit: meteen stoppen, of eerst de beurt uitspelen.
option-ends-value = { $value ->
    [at-once] meteen
   *[after-turn] na de beurt
}
option-closed_die = Steen van een gesloten rij
option-closed_die-why = Mag wie gooide in deze beurt nog de steen gebruiken van een rij die met de witte som is gesloten?
option-closed_die-value = { $value ->
    [gone] meteen weg
   *[until-turn-end] tot het einde van de beurt
}
option-order = Volgorde van de kruisjes
option-order-why = Moet wie gooit met de witte som beginnen?
option-order-value = { $value ->
    [white-first] eerst wit
   *[either] maakt niet uit
}
option-penalty_points = Punten voor een mislukte worp
option-penalty_points-why = Wat elke mislukte worp van het totaal afhaalt.
option-penalty_points-value = −{ $value }
option-penalty_limit = Mislukte worpen tot het einde
option-penalty_limit-why = Het spel is afgelopen zodra iemand er zoveel heeft.
option-penalty_limit-value = { $value }
option-lock_after = Kruisjes vóór het slot
option-lock_after-why = Zoveel kruisjes heeft een rij nodig vóór haar laatste getal.
option-lock_after-value = { $value }
option-rows_to_end = Gesloten rijen tot het einde
option-rows_to_end-why = Twee, of het lange spel tot alle vier gesloten zijn.
option-rows_to_end-value = { $value }
option-turn_limit = Hoogstens zoveel worpen
option-turn_limit-why = Een huisregel: na dit aantal worpen is het afgelopen.
option-first_roller = Wie eerst gooit
option-first_roller-why = Het lot en de eerste zes komen uit de dobbelstenen die je kunt narekenen.
option-first_roller-value = { $value ->
    [lot] het lot
    [first-six] de eerste zes
   *[seat-1] jij
}

## Instellingen

settings-title = Instellingen
settings-theme = Licht of donker
settings-theme-value = { $value ->
    [system] zoals het apparaat
    [light] licht
   *[dark] donker
}
settings-sound = Geluid
settings-sound-why = Zacht, bij een worp, een kruisje, een slot, jouw beurt en het einde.
settings-vibration = Trillen
settings-vibration-why = Een korte tril op de telefoon als jij aan de beurt bent.
settings-one_tap = Eén tik is genoeg
settings-one_tap-why = Een tik op een omcirkeld getal kruist het aan. Anders kiest de eerste tik en kruist de tweede aan.
settings-motion = Rollende stenen
settings-motion-value = { $value ->
    [system] zoals het apparaat
    [on] altijd rollen
   *[off] niets bewegen
}
settings-language = Taal
settings-kept = Bewaard op dit apparaat.
settings-not-kept = Deze browser bewaart niets; alles geldt tot je de pagina sluit.

## Het einde van een spel

end-title-won = Jij wint
end-title-shared = Jij deelt de winst
end-title-other = { $names } wint
end-title-others = { $names } delen de winst
end-title-alone = { points }
end-reason = { $reason ->
    [rows] Er zijn genoeg rijen gesloten.
    [penalties] Het laatste vakje voor mislukte worpen is vol.
    [turns] Alle worpen zijn gespeeld.
    [left] Alle anderen zijn vertrokken.
   *[quiet] Niemand kwam terug; de bladen tellen zoals ze zijn.
}
end-locked = slot
end-place-n = { $n }e
end-place-tie = { end-place-n }, gedeeld
end-place-none = vertrokken
end-penalties = Mislukt
end-total = Totaal
end-table = Punten van alle bladen
end-again = Nog een keer
end-setup = Anders klaarzetten
end-replay = Terugkijken
end-check = Stenen narekenen
end-download = Downloaden
end-best-new = Nieuwe beste score: { $score }, eerst { $before }
end-best-first = Je eerste score: { $score }
end-best = Beste score { $score }
record-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
record-wins = { $n ->
    [one] { $n } keer gewonnen
   *[other] { $n } keer gewonnen
}
record-best = Beste { $score }
record-none = Nog niets. Hier komt je eerste uitgespeelde spel.
record-kept = Alleen op dit apparaat bewaard.
record-not-kept = Deze browser bewaart niets; de resultaten eindigen met dit bezoek.

## Je spellen

history-title = Je spellen
history-why = De tafels waaraan je met dit apparaat zat.
history-empty = Nog geen spellen
history-empty-why = Hier staan je tafels, om verder te spelen of om terug te kijken.
history-running = Worp { $turn }
history-over = afgelopen
history-with = Met { $names }
history-open = Een bewaard spel openen
history-open-why = Een bestand dat iemand aan een tafel heeft gedownload. Deze server leest het en bewaart er niets van.

## Terugkijken

replay-title = Terugkijken
replay-loading = Het spel wordt gelezen
replay-first = Naar het begin
replay-back = Eén worp terug
replay-next = Volgende worp
replay-last = Laatste worp
replay-play = Afspelen
replay-pause = Pauze
replay-position = Worp { $turn } van { $turns }
replay-start = Vóór de eerste worp
replay-keys = Pijltjes bladeren, Home en End springen, spatie speelt af.
replay-scores = Punten worp voor worp
replay-scores-table = De punten als tabel
replay-scores-summary = { $name }: { points }
replay-roll = Worp
replay-no-turns = Er is nog geen worp uitgespeeld
replay-file = Kies een bestand
replay-not-json = Dit bestand is geen spelverslag.
replay-too-large = Dit bestand is te groot voor een spelverslag.

## Hoe de stenen vielen

histogram-title = Hoe de stenen vielen
histogram-count = { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
}
histogram-expected = Te verwachten: elk { $expected }
histogram-bar = { $face }: { $n } van { $total }
histogram-few = Te weinig stenen om te oordelen: elk aantal ogen moet vijf keer te verwachten zijn.
histogram-odd = { $how ->
    [usual] Niets bijzonders: eerlijke stenen vallen minstens zo ongelijk in { $p } van de spellen van deze lengte.
    [seldom] Een beetje ongelijk: eerlijke stenen vallen minstens zo ongelijk in { $p } van de spellen van deze lengte.
   *[rare] Nogal ongelijk: eerlijke stenen vallen maar in { $p } van de spellen van deze lengte minstens zo ongelijk.
}
histogram-how-title = Hoe dit berekend is
histogram-how = De chi-kwadraat van Pearson over de zes aantallen ogen is { $chi }, met 5 vrijheidsgraden; p = { $p } is de bovenstaart van die verdeling, in deze browser berekend. Eén op de twintig spellen ligt door toeval onder 5 %.

## De stenen narekenen

check-title = Stenen narekenen
check-why = In deze browser nagerekend uit de gepubliceerde startwaarde, zonder de server nog iets te vragen.
check-go = Stenen narekenen
check-running = Even narekenen
check-good = { $n ->
    [one] Alles zoals vastgelegd: { $n } worp, elke steen.
   *[other] Alles zoals vastgelegd: { $n } worpen, elke steen.
}
check-bad = Er klopt iets niet
check-not-over = De startwaarde wordt gepubliceerd als het spel is afgelopen. Tot dan is er alleen haar controlegetal, en dat kan niemand meer veranderen.
check-no-crypto = Deze browser rekent alleen na op een beveiligde pagina (https, of deze computer zelf).
check-commitment-good = De startwaarde is die van vóór de eerste worp: haar SHA-256 is { $value }.
check-commitment-bad = De startwaarde is niet de vastgelegde. Haar SHA-256 is { $found }, maar vóór de eerste worp stond er { $expected }.
check-nonce-good = Het getal dat deze browser erbij deed, zit in het spel: { $value }.
check-nonce-bad = Deze browser deed er { $expected } bij, maar in het verslag staat { $found }.
check-nonce-none = Dit apparaat heeft voor dit spel geen getal bewaard en kan niet zeggen of het zijne erin zit. Al het andere geldt ook zo.
check-first-good = { $how ->
    [lot] Eerste worp: { $name }, zoals het lot viel.
    [first-six] Eerste worp: { $name }, met de eerste zes.
   *[seat-1] Eerste worp: { $name }, zoals afgesproken.
}
check-first-bad = Eerste worp: { $found }. Volgens de startwaarde had het moeten zijn: { $expected }.
check-roll-good = Worp { $turn }: { $dice }
check-roll-bad = Worp { $turn }, steen { check-die }: in het verslag staat { $found }, maar de startwaarde geeft { $expected }.
check-roll-missing = Worp { $turn }, steen { check-die }: hij is er weer, terwijl hij al niet meer meedeed.
check-die = { $die ->
    [white-1] wit 1
    [white-2] wit 2
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}
check-die-value = { check-die }: { $value }
check-die-out = ({ check-die }: { $value }, doet niet mee)
check-format = Dit is geen spelverslag dat deze controle kan lezen: { $what }.
check-rolls = Worp voor worp
check-how-title = Hoe dit wordt nagerekend
check-how = Worp n wordt gelezen uit HMAC-SHA256, met de startwaarde als sleutel en ‘game|nonces|n|block’ als bericht. De bytes 252 tot en met 255 worden overgeslagen, een steen is byte mod 6 + 1, en er worden altijd zes stenen berekend, zodat een gesloten rij nooit een latere worp verschuift.
check-limit = De eerlijke grens: wie de server beheert, kent de startwaarde en zou vooruit kunnen kijken. Veranderen kan hij niets zonder dat deze controle het laat zien. Die kijkt alleen naar de stenen; ‘rowlock verify’ speelt ook elk kruisje na.

## Wat niet lukte

error-title = Dat lukte niet
error-offline = De server is niet bereikbaar. Kijk naar je verbinding en probeer het nog eens.
error-unknown = Er ging iets mis ({ $code }).
error-game-over = Het spel is afgelopen.
error-old-phase = Dat kwam te laat: aan tafel is het al verder gegaan.
error-no-such-seat = Je hebt geen plaats aan deze tafel.
error-already-chosen = Je keuze voor deze worp is al bevestigd.
error-not-on-pad = Dit getal staat niet op het blok.
error-not-your-choice = Je bent nu niet aan de beurt.
error-order-fixed = Hier komt de witte som vóór de kleur.
error-not-the-sum = Dat getal geven de stenen niet.
error-row-closed = Deze rij is gesloten.
error-already-marked = Dit getal is al aangekruist.
error-burned = Dit getal is overgeslagen. Aankruisen gaat van links naar rechts.
error-lock-shut = { $expected ->
    [one] Vóór het laatste getal moet { $expected } kruisje staan.
   *[other] Vóór het laatste getal moeten { $expected } kruisjes staan.
}
error-unknown-version = Dit spel heeft een regelversie die we niet kennen.
error-unknown-protocol = Deze pagina heeft een andere versie dan de server. Laad haar opnieuw om verder te gaan: je plaats blijft van jou.
error-unknown-preset = Die regels bestaan niet.
error-unknown-option = Die optie bestaat niet.
error-unknown-pad = Dat blok bestaat niet.
error-bad-option = Een optie heeft een waarde die niet kan.
error-options-conflict = Deze opties gaan niet samen. Eerst de kleur kan alleen met één antwoord per worp.
error-bad-sheet = Geen spel kan tot dit blad leiden.
error-bad-message = De server begreep deze pagina niet. Laad haar opnieuw.
error-no-such-table = Die tafel bestaat niet.
error-too-many-requests = Dat was veel tegelijk. Wacht even en probeer het nog eens.
error-not-your-seat = Je kijkt mee aan deze tafel; alleen wie er zit, mag kiezen.
error-unavailable = De server kan dat nu even niet bewaren. Probeer het zo nog eens.
error-unknown-level = Een computerspeler van die sterkte bestaat niet.
error-bad-record = Dit bestand is geen spelverslag dat we kunnen lezen.
error-too-large = Dat is te groot.
error-wrong-origin = Het verzoek kwam van een andere site, dus er is niets gebeurd.
error-wrong-roller = In dit verslag gooit iemand die niet aan de beurt is.
error-bad-turn = In dit verslag staat in een beurt iets wat niet gebeurd kan zijn.
error-impossible-event = In dit verslag gebeurt iets wat daar niet kan gebeuren.

## Op papier: scoreblad, dobbelstenen, afdrukken, zonder internet

paper-title = Voor je eigen dobbelstenen
paper-sheet = Scoreblad
paper-sheet-why = Je telefoon is het blad. Werkt ook zonder internet.
paper-dice = Dobbelstenen
paper-dice-why = Wel papier, geen dobbelstenen: de telefoon gooit.
paper-print = Bladen afdrukken
paper-print-why = Elk blok, tot acht op een pagina.
paper-new = Een nieuw scoreblad
paper-new-lead = Jullie gooien met echte dobbelstenen, deze pagina bewaart je kruisjes. Sluit je haar, dan gaat er niets verloren, en eenmaal geladen werkt ze zonder internet.
paper-points = Punten
paper-points-live = tellen mee
paper-points-hidden = verborgen tot het einde
paper-start = Pak het blad
paper-join-title = Meedoen met een spel
paper-join-code = Code
paper-join-why = De code staat onder het plaatje op de andere telefoon.
paper-join-go = Meedoen
paper-your-name = Je naam
paper-take-own = Een eigen blad
paper-take-other = Of schrijf op een blad dat er al is
paper-joining = Het spel wordt opgehaald
paper-no-game = Bij die code hoort geen spel
paper-no-rules = Dit blok is op dit apparaat nog niet geladen. Maak één keer verbinding, daarna kan het zonder.
paper-unread = Het blad dat hier bewaard was, is niet meer te lezen. Het is opzijgelegd; een nieuw blad begint leeg.
paper-unread-some = Een deel was niet meer te lezen. Kijk het blad na.
paper-not-kept = Deze browser bewaart niets: de kruisjes blijven tot je de pagina sluit.
paper-cell-open = { row-name } { $number }, vrij om aan te kruisen
paper-close = Door een ander gesloten
paper-close-row = Rij { row-name } door een ander gesloten
paper-closed = Gesloten
paper-closed-by = Gesloten door { $names }
paper-locked = Door jou gesloten
paper-penalty = Mislukte worp noteren
paper-undo = Terugnemen
paper-undo-what = Terugnemen: { $what }
paper-undone = Teruggenomen: { $what }
paper-did-penalty = een mislukte worp
paper-did-close = { row-name } gesloten
paper-hint = Tik op een getal om het aan te kruisen
paper-marked = Aangekruist: { $mark }
paper-same-roll = Deze rij is gesloten. Alleen wie bij diezelfde worp aankruist, mag nog.
paper-same-roll-go = Dezelfde worp: { $mark }
paper-over = Daarmee is het spel afgelopen
paper-show = Punten laten zien
paper-hidden = verborgen
paper-again = Nieuw blad
paper-again-sure = Dit blad wegleggen en een nieuw beginnen?
paper-again-yes = Nieuw beginnen
paper-again-no = Dit houden
paper-share = Delen
paper-share-title = Meer telefoons, één spel
paper-share-why = Iedereen scant dit plaatje of typt de code. Een rij die iemand sluit, is op alle telefoons gesloten.
paper-share-go = Dit spel delen
paper-share-needs = De anderen zien je naam en, tenzij verborgen, je punten.
paper-copy = Link kopiëren
paper-copied = Gekopieerd
paper-qr = Plaatje om te scannen: opent dit spel op een andere telefoon
paper-players = Punten van iedereen
paper-alone = Er doet nog niemand mee.
paper-sync-live = gedeeld
paper-sync-waiting = geen verbinding, hier bewaard
roll-title = Dobbelstenen
roll-go = Gooien
roll-none = Tik op Gooien of druk op de spatiebalk
roll-count = Worp { $n }
roll-white = Witte som
roll-out = { row-name } eruit halen
roll-in = { row-name } terugleggen
roll-out-short = eruit
roll-before = Eerdere worpen
roll-reset = Opnieuw beginnen
roll-fair = Hoe er gegooid wordt
roll-fair-why = De cryptografische toevalsbron van je browser geeft voor elke steen een byte. 252 tot 255 vallen af, de rest is precies door zes deelbaar: elk vlak is even waarschijnlijk. Er wordt niets verstuurd.
print-title = Scorebladen afdrukken
print-lead = Klaar voor het potlood: een pagina vol bladen, als PDF of SVG.
print-paper = Papier
print-paper-value = { $paper ->
    [a4] A4
   *[letter] US Letter
}
print-sheets = Bladen op een pagina
print-ink = Inkt
print-ink-value = { $ink ->
    [colour] in kleur
   *[grey] grijs, met patronen
}
print-language = Taal van de bladen
print-pdf = PDF openen
print-svg = SVG opslaan
print-preview = Voorbeeld: { $n } × { pad-name } op { print-paper-value }
print-scale = Druk af op ware grootte, zonder “passend maken”.
print-name = Naam
print-marks = Kruisjes
print-points = Punten
print-each = elk –{ $n }
offline-title = Je bent offline
offline-why = Tafels hebben de server nodig. Dit werkt toch:
offline-learn = De regels leren
error-bad-print = Dat kan niet worden afgedrukt: een van de keuzes is onbekend.
error-too-many-sheets = Zoveel bladen passen niet.
error-too-many-notes = Dit spel is vol.
error-no-such-note = Dat staat niet op dit blad.

## Het eerste spel met uitleg

tour-title = Een eerste spel, stap voor stap
tour-ask = Nieuw met Qwixx? Een eerste spel met uitleg
tour-step = { $step } van { $steps }
tour-next = Verder
tour-leave = Stoppen
tour-do = Jij bent: { $what }
tour-do-pass = passen
tour-other = Mag ook. Dit voorbereide spel gaat verder met: { $what }.
tour-sheet = Dit is jouw blad: vier rijen, je kruist alleen van links naar rechts aan. Wat je overslaat, ben je kwijt. De meeste punten winnen.
tour-white = Jij hebt gegooid. Eerst tellen de twee witte stenen: hun som mag in elke rij. Ringen laten zien waar. Tik er een aan en bevestig.
tour-colour = Omdat het jouw worp is, mag je nog één witte en één gekleurde steen optellen en die som in die kleur aankruisen. Dat tonen de gestreepte ringen.
tour-others = Nu gooide Wren. Bij de worp van een ander mag je de witte som gebruiken, en alleen die. Jullie kiezen tegelijk, zonder het te zien.
tour-skip = Verder naar rechts mag, maar alles wat je overslaat wordt gearceerd en is voorgoed weg. Kleine sprongen houden een rij in leven.
tour-beside = Weer jouw kleur. Een getal direct naast je laatste kruisje slaat niets over en is bijna altijd goed.
tour-pass = Hier is geen sprong de moeite waard. Bij de worp van een ander mag je passen, en dat kost niets.
tour-penalty = Bij je eigen worp is dat anders: wie niets aankruist, noteert een mislukte worp, vijf punten eraf. De vierde beëindigt het spel. Hier kruis je niets aan.
tour-later = Een paar worpen later. In de rij { $row ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
} staan nu vijf kruisjes, en dat opent het slot aan het eind.
tour-lock = Het laatste getal is gegooid. Kruis het aan en het slot krijg je erbij: nog een kruisje. De rij is voor iedereen gesloten en haar steen doet niet meer mee.
tour-points = Met elk kruisje in een rij groeien de punten: 1, 3, 6, 10, 15 enzovoort. Eén lange rij is dus meer waard dan twee korte. Kijk naar het eind van je rijen.
tour-end = Het spel eindigt zodra twee rijen gesloten zijn of iemand een vierde mislukte worp noteert. Dat is alles. Je bent er klaar voor.

## Tafels met anderen

nav-tables = Tafels
landing-tables = Met anderen spelen
lobby-title = Met anderen spelen
lobby-lead = Iedereen kruist bij elke worp aan, op telefoon of laptop, en niemand ziet een keuze voordat de worp is afgehandeld. Zonder account.
lobby-open = Tafel openen
lobby-waiting = Tafels die op spelers wachten
lobby-empty = Er is nu geen tafel open
lobby-empty-why = Open er zelf een, of vraag je vrienden om hun link.
lobby-join = Meedoen
lobby-join-of = Meedoen aan de tafel van { $name }
room-of = Tafel van { $name }
room-taken = { $taken } van { $seats } plaatsen bezet
room-seats = Plaatsen
room-free = vrij
room-host = gastheer
room-sit = Gaan zitten
room-stand = Opstaan
room-remove = { $name } verwijderen
room-removed = De gastheer heeft je plaats vrijgemaakt
room-removed-why = Je kunt toekijken of aan een andere tafel gaan zitten.
room-start = Spel beginnen
room-wait = { $name } begint het spel.
room-fill = Vrije plaatsen
room-fill-none = weglaten
room-commitment = De dobbelstenen liggen al vast:
clock-none = geen klok
clock-seconds = { $n } s per worp
open-name = Je naam
open-seats = Plaatsen
open-clock = Klok
open-who = Wie mag meedoen
open-link = met de link
open-public = iedereen
open-why = Vrije plaatsen kun je bij het begin door computerspelers laten bezetten.
invite-title = Uitnodigen
invite-why = Wie deze link opent, kan gaan zitten.
invite-qr = De link als QR-code
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
people-away = weg
people-autopilot = Automaat
people-watching = { $n ->
    [one] { $n } kijkt toe
   *[other] { $n } kijken toe
}
bar-autopilot = De automaat speelt voor je
action-back = Ik ben er weer
end-join-next = Meedoen aan het volgende spel
talk-title = Chat
talk-open = { $n ->
    [0] Chat
    [one] Chat, { $n } nieuw bericht
   *[other] Chat, { $n } nieuwe berichten
}
talk-empty = Er is nog niets gezegd. Berichten worden niet bewaard.
talk-write = Zeg iets
talk-say = Verstuur
talk-reactions = Reacties
talk-mute = dempen
talk-mute-of = { $name } dempen
talk-unmute = Iedereen weer horen
talk-spectator = Een toeschouwer
talk-off = De chat staat uit. Je ziet niet wat anderen zeggen.
talk-on = Chat aanzetten
talk-switch-off = Chat uitzetten
reaction = { $what ->
    [clap] applaus
    [wow] verbaasd
    [laugh] lachend
    [sad] verdrietig
    [thanks] bedankt
   *[luck] veel geluk
}
settings-chat = Chat
settings-chat-why = Korte berichten en reacties aan tafels met anderen.
error-not-connected = Geen verbinding. Probeer het zo nog eens.
error-full = Alle plaatsen zijn bezet. Je kunt toekijken.
error-started = Het spel is al begonnen. Je kunt toekijken.
error-not-started = Het spel is nog niet begonnen.
error-name-taken = Zo heet hier al iemand. Kies een andere naam.
error-bad-name = Een naam heeft 1 tot 20 afdrukbare tekens.
error-not-host = Dat mag alleen de gastheer.
error-not-enough-players = Er moeten minstens twee aan tafel zitten.
error-bad-text = Een bericht heeft 1 tot 200 afdrukbare tekens.
error-too-much-chat = Dat was veel tegelijk. Wacht even.
error-not-over = Het spel is nog niet voorbij.
error-bad-seats = Een tafel heeft 2 tot 8 plaatsen.
error-bad-clock = De klok is 10, 25, 45 of 60 seconden, of er is geen.
