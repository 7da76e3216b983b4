# Die Wörter um die Texte der Lernseite: Kopf, Abbildungen, Beispiele zum Ausprobieren.

learn-play = Spielen
learn-title = Qwixx lernen: Regeln, Wahrscheinlichkeiten, Taktik
learn-description = Die Regeln des Würfelspiels Qwixx in fünf Minuten, mit Beispielen zum Ausprobieren, Antworten auf alle Streitfälle, genauen Wahrscheinlichkeiten und ehrlichem Rat. Ein unabhängiges Fanprojekt.
learn-heading = Qwixx lernen
learn-lead = Ein Zettel, ein Stift und eine Handvoll Würfel: für { $least } bis { $most } Leute ab etwa { $age } Jahren, rund { $minutes } Minuten die Partie. Lies von oben nach unten oder probiere gleich die Zettel neben dem Text aus. Sie kennen die Regeln.
learn-contents = Auf dieser Seite
learn-fallback = In der Sprache „{ $tag }“ gibt es diese Seite noch nicht.

number-1 = einer
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-10 = zehn
number-11 = elf
number-12 = zwölf
ordinal-2 = zweite
ordinal-3 = dritte
ordinal-4 = vierte

## Abbildungen

fig-table = Als Tabelle

fig-points = Punkte für eine Reihe
    .note = Jedes weitere Kreuz ist einen Punkt mehr wert als das davor.
    .marks = Kreuze
    .points = Punkte
fig-white-sums = Die weiße Summe
    .note = Wie oft zwei Würfel welche Summe zeigen.
    .number = Summe
    .ways = Möglichkeiten
    .chance = Anteil
    .wait = Einmal in … Würfen
fig-colour-sums = Eine Zahl in einer Reihe, beim eigenen Wurf
    .note = Das Bild zeigt, wie oft dein Wurf eine Zahl für eine bestimmte Reihe hergibt, mit der weißen Summe oder mit dem Würfel dieser Reihe. Die Tabelle nennt beides auch einzeln.
    .number = Zahl
    .white = Weiße Summe
    .colour = Weiß und Farbe
    .either = Das eine oder das andere
fig-within = Warten auf eine weiße Summe
    .note = Wie wahrscheinlich eine Summe in so vielen Würfen mindestens einmal kommt.
    .number = Summe
    .turns = { $n ->
        [one] { $n } Wurf
       *[other] { $n } Würfe
    }
fig-skips = Was der erste Sprung kostet
    .note = Eine Reihe für sich allein, so gut wie möglich gespielt, { $rolls } Würfe liegen noch vor ihr, die Hälfte davon eigene: So viele Punkte gehen im Mittel verloren, wenn das erste Kreuz Felder überspringt.
    .skipped = Übersprungene Felder
    .cost = Verlorene Punkte
fig-simulated = Eine Partie unter zwei einfachen Computerspielern
    .note = Beide spielen wie „Gemütlich“, nach dem Regelheft. Links, was andere von einem solchen Spieler berichten, rechts unsere eigenen Partien.
    .measure = Größe
    .published = Berichtet
    .ours = Bei uns
    .games = Gespielte Partien
    .rolls = Würfe je Partie
    .by-penalties = Ende durch Fehlwürfe
    .mean = Mittlere Punktzahl eines Zettels
    .high = Zettel mit über { $score } Punkten
    .about = etwa { $value }
fig-tips = Gewohnheiten auf dem Prüfstand
    .note = Jede Gewohnheit, gespielt von einem sonst unveränderten „Gemütlich“ gegen „Gemütlich“, in mindestens { $games } Partien.
    .way = Gewohnheit
    .points = Eigene Punkte
    .other = Punkte des Gegners
    .won = Gewonnen
fig-options = Was sich am Tisch einstellen lässt
    .note = Drei fertige Zusammenstellungen. Jede Einstellung lässt sich auch einzeln ändern.
    .option = Einstellung

way-casual = „Gemütlich“ selbst: überspringt höchstens ein Feld
way-skip-0 = Überspringt freiwillig nie ein Feld
way-skip-2 = Überspringt bis zu zwei Felder
way-skip-3 = Überspringt bis zu drei Felder
way-no-free-marks = Passt bei allen Würfen der anderen
way-rather-a-penalty = Nimmt lieber einen Fehlwurf, als weit zu springen
way-shorter-row-first = Bevorzugt die Reihe mit weniger Kreuzen

## Beispiele zum Ausprobieren

ex-answer = Die Antwort
ex-again = Von vorn
ex-picture = Ein Zettel. Angekreuzt: { $marked }
ex-nothing = noch nichts
ex-row = { row-name } { $numbers }
ex-you-roll = Du hast gewürfelt.
ex-they-roll = { $name } hat gewürfelt.
ex-closed-before = { row-name } ist schon geschlossen.
ex-other-marks = { $name } kreuzt mit der weißen Summe { $mark } an.
ex-other-colour = { $name } kreuzt danach mit einem Farbwürfel { $mark } an.
ex-ask-white = Weiße Summe: Kreuze in einer beliebigen Reihe die { $sum } an, oder mach ohne weiter.
ex-ask-colour = Farbe: Kreuze eine Zahl mit einem Farbwürfel an, oder hör auf.
ex-ask-other = Kreuze in einer beliebigen Reihe die weiße { $sum } an, oder passe.
ex-pass-white = Diesmal nicht
ex-not-white = Die weißen Würfel ergeben { $first } + { $second } = { $sum }. Etwas anderes zählt hier nicht.
ex-not-colour = Ein weißer Würfel und ein Farbwürfel, in dessen Farbe: { $offered }.
ex-marked = Du hast { $marks } angekreuzt.
ex-passed = Du hast nichts angekreuzt.
ex-penalty = Gewürfelt und nichts angekreuzt: ein Fehlwurf, { $points } Punkte weniger.
ex-row-closed = Die Reihe { row-name } ist für alle geschlossen.
ex-points = Dein Zettel: vorher { $before }, jetzt { $after } Punkte.
ex-points-same = Dein Zettel bleibt bei { $before } Punkten.
ex-over = { $reason ->
    [rows] Das Spiel ist aus: Genug Reihen sind geschlossen.
    [penalties] Das Spiel ist aus: Das letzte Fehlwurf-Feld ist voll.
   *[other] Das Spiel ist aus.
}
