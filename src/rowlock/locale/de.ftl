# Rowlock auf Deutsch. Die Wörter sind die des Regelhefts: Wurf, weiße Summe, Reihe, Kreuz,
# Schloss, Fehlwurf, Zettel.

## Namen

row-name = { $row ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
row-letter = { $row ->
    [red] R
    [yellow] Ge
    [green] Gr
   *[blue] B
}
mark-name = { row-name } { $number }
seat-you = Du
level-name = { $level ->
    [casual] Gemütlich
    [sharp] Gewitzt
    [expert] Meisterlich
   *[other] { $level }
}
level-why = { $level ->
    [casual] Überspringt höchstens eine Zahl. Für eine freundliche Runde.
    [sharp] Wägt jeden Sprung ab und kreuzt auch bei deinen Würfen mehr an.
    [expert] Hat sich das Spiel selbst beigebracht. Der stärkste Gegner.
   *[other] Ein Computergegner.
}
pad-name = { $pad ->
    [classic] Klassisch
    [mixx-a] Gemischte Farben
    [mixx-b] Gemischte Zahlen
   *[other] { $pad }
}
pad-why = { $pad ->
    [classic] Rot und Gelb steigen, Grün und Blau fallen.
    [mixx-a] Jede Reihe wechselt unterwegs die Farbe.
    [mixx-b] Jede Reihe behält ihre Farbe, aber die Zahlen sind gemischt.
   *[other] Ein anderer Block.
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
marks = { $n ->
    [one] { $n } Kreuz
   *[other] { $n } Kreuze
}
skips = { $n ->
    [0] überspringt nichts
    [one] überspringt { $n } Feld
   *[other] überspringt { $n } Felder
}
penalties = { $n ->
    [0] kein Fehlwurf
    [one] { $n } Fehlwurf
   *[other] { $n } Fehlwürfe
}

## Der Rahmen jeder Seite

nav-home = Rowlock, Startseite
nav-skip = Zum Inhalt
nav-main = Seiten
nav-menu = Menü
menu-home = Startseite
menu-rules = Regeln: { $names }
close = Schließen
nav-new = Neues Spiel
nav-learn = Lernen
nav-history = Deine Spiele
nav-settings = Einstellungen
notice = Ein Fanprojekt. Qwixx ist eine Marke des Verlags, mit dem wir nichts zu tun haben.
loading = Einen Moment
try-again = Noch einmal versuchen
not-found = Hier gibt es keine Seite
not-found-why = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
connection-live = verbunden
connection-connecting = verbinde
connection-lost = Verbindung weg, neuer Versuch
connection-offline = kein Netz

## Der Tisch

roll-number = Wurf { $turn }
your-sheet = Dein Zettel
sheet-of = Zettel von { $name }
sheet-open = Den ganzen Zettel von { $name } zeigen
dice-title = Würfel
dice-waiting = Gleich fallen die Würfel
dice-rolled = { $you ->
    [yes] Du hast { $first } und { $second } gewürfelt, weiße Summe { $sum }
   *[no] { $name } hat { $first } und { $second } gewürfelt, weiße Summe { $sum }
}
die-white = weißer Würfel { $value }
die-colour = Würfel { row-name } { $value }
die-offers = { row-name } { $value }: { $low } oder { $high }
die-offers-one = { row-name } { $value }: { $low }
die-out = Würfel { row-name } ist aus dem Spiel
sum-or = oder
white-sum = weiße Summe { $sum }

cell-marked = { row-name } { $number }, angekreuzt
cell-burned = { row-name } { $number }, übersprungen
cell-free = { row-name } { $number }
cell-white = { row-name } { $number }, möglich mit der weißen Summe, { skips }
cell-colour = { row-name } { $number }, möglich mit dem Farbwürfel, { skips }
cell-both = { row-name } { $number }, möglich mit der weißen Summe oder dem Farbwürfel, { skips }
cell-selected = { row-name } { $number }, gewählt, { skips }
cell-sent = { row-name } { $number }, bestätigt
cell-closed = { row-name } { $number }, Reihe geschlossen
cell-colour-is = { $colour ->
    [red] rotes Feld
    [yellow] gelbes Feld
    [green] grünes Feld
   *[blue] blaues Feld
}
lock-needs = { $n ->
    [one] Schloss { row-name }, es fehlt noch { $n } Kreuz
   *[other] Schloss { row-name }, es fehlen noch { $n } Kreuze
}
lock-open = Schloss { row-name }, offen
lock-legal = Schloss { row-name }, möglich mit der { $number }
lock-marked = Schloss { row-name }, angekreuzt
lock-needs-short = noch { $n }
row-closed-by = geschlossen: { $names }
penalty-title = Fehlwürfe
total = Gesamt

bar-your-roll = Dein Wurf: Weiß { $sum }
bar-their-roll = Wurf von { $name }: Weiß { $sum }
bar-colour = Jetzt eine Farbe
bar-colour-wait = { $name } wählt noch eine Farbe
bar-choose = Wähle eine umrandete Zahl oder passe
bar-nothing = Keine Zahl passt
bar-selected = { $mark } gewählt, { skips }
bar-waiting = Warten auf { $names }
bar-confirmed = Bestätigt
bar-sending = Deine Wahl ist unterwegs
bar-off = Nicht verbunden. Deine Wahl bleibt erhalten.
bar-spectator = Du schaust zu
action-confirm = { $mark } ankreuzen
action-confirm-short = Ankreuzen
action-skip-white = Weiß auslassen
action-done = Fertig
action-done-penalty = Fertig, Fehlwurf nehmen
action-pass-free = Passen, kostet nichts
action-pass-penalty = Passen, Fehlwurf nehmen
action-undo = Anders wählen
clock-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}

log-title = Verlauf
log-this-roll = Dieser Wurf
log-roll = Wurf { $turn }, { $name }
log-empty = Noch kein Wurf
log-chosen = gewählt
log-thinking = noch offen
log-two = { $first }, dann { $second }
log-passed = gepasst
log-penalty = Fehlwurf
log-locked = Schloss { row-name }
log-left = gegangen
announce-over = Das Spiel ist aus
leave = Tisch verlassen
leave-sure = Endgültig gehen? Dein Zettel bleibt, wie er ist, und zählt nicht mehr mit.
leave-yes = Gehen
leave-no = Bleiben

keys-title = Tasten
keys-arrows = zwischen den umrandeten Zahlen wechseln
keys-enter = wählen, dann ankreuzen
keys-esc = die Wahl zurücknehmen
keys-pass = passen
keys-again = noch einmal spielen, wenn das Spiel aus ist
keys-help = diese Tasten zeigen

opponents-title = Die anderen
seat-rolls = würfelt
action-title = Deine Wahl
back-title = Vom Tisch aufstehen?
back-sure = Dein Platz bleibt dir erhalten. Die Startseite bringt dich zurück.
back-yes = Aufstehen
taken-title = Du spielst dieses Spiel auf einer anderen Seite
taken-why = Die neueste Seite hat den Platz. Diese hier steht still.
taken-here = Hier weiterspielen
outdated-title = Rowlock wurde erneuert
outdated-again = Neu laden

## Start

landing-title = Zwei weiße Würfel, vier Farben, ein Zettel
landing-lead = Spiele das Würfelspiel Qwixx gegen den Computer. Nichts zu installieren, kein Konto, und jeder Wurf lässt sich nachprüfen.
landing-play = Losspielen
landing-play-why = Du, Wren und Sable, nach den Regeln aus dem Heft.
landing-setup = Spiel einrichten
landing-resume = Weiter, wo du aufgehört hast
landing-resume-at = Wurf { $turn }, mit { $names }
landing-resume-go = Weiterspielen
landing-record = Deine Bilanz
landing-check = Würfel zum Nachprüfen
landing-check-why = Vor dem ersten Wurf legt sich der Server auf eine geheime Zahl fest, und dein Browser gibt eine eigene dazu. Nach dem letzten Wurf kannst du jeden Würfel selbst nachrechnen.
landing-opening = Der Tisch wird vorbereitet

## Ein Spiel einrichten

setup-title = Spiel einrichten
setup-opponents = Gegner
setup-level-all = Stärke
setup-level-each = Jedem seine Stärke
setup-level-of = Stärke von { $name }
setup-preset = Regeln
setup-pad = Block
setup-options = Feinheiten
setup-changed-n = { $n ->
    [0] alles wie vorgegeben
    [one] { $n } geändert
   *[other] { $n } geändert
}
setup-changed = geändert
setup-reset = Zurück zur Vorgabe
setup-go = Platz nehmen
option-none = keine

preset-name = { $preset ->
    [rulebook] Regelheft
    [crosswise] Über Kreuz
    [family] Familie
   *[other] { $preset }
}
preset-why = { $preset ->
    [rulebook] Wie es im Heft steht: erst für alle die weiße Summe, dann die Farbe für den, der gewürfelt hat. Mit der zweiten geschlossenen Reihe ist sofort Schluss.
    [crosswise] Eine Antwort je Wurf. Du würfelst zuerst, niemand muss warten, und der Wurf wird zu Ende gespielt, bevor Schluss ist.
    [family] Eine Antwort je Wurf, und wer würfelt, darf die Farbe auch vor der weißen Summe nehmen.
   *[other] Ein Satz Regeln.
}
option-timing = Ablauf
option-timing-why = In zwei Schritten, erst Weiß und dann die Farbe, oder beides in einer Antwort.
option-timing-value = { $value ->
    [phased] Weiß, dann Farbe
   *[one-roll] eine Antwort je Wurf
}
option-ends = Spielende
option-ends-why = Wenn die letzte Reihe zugeht: sofort Schluss, oder erst den Zug zu Ende spielen.
option-ends-value = { $value ->
    [at-once] sofort
   *[after-turn] nach dem Zug
}
option-closed_die = Würfel einer geschlossenen Reihe
option-closed_die-why = Darf, wer gewürfelt hat, in diesem Zug noch den Würfel einer Reihe nutzen, die mit der weißen Summe geschlossen wurde?
option-closed_die-value = { $value ->
    [gone] sofort weg
   *[until-turn-end] bis zum Ende des Zugs
}
option-order = Reihenfolge der Kreuze
option-order-why = Muss, wer würfelt, mit der weißen Summe anfangen?
option-order-value = { $value ->
    [white-first] erst Weiß
   *[either] beliebig
}
option-penalty_points = Punkte für einen Fehlwurf
option-penalty_points-why = Was jeder Fehlwurf am Ende abzieht.
option-penalty_points-value = −{ $value }
option-penalty_limit = Fehlwürfe bis zum Ende
option-penalty_limit-why = Das Spiel ist aus, sobald jemand so viele hat.
option-penalty_limit-value = { $value }
option-lock_after = Kreuze vor dem Schloss
option-lock_after-why = So viele Kreuze braucht eine Reihe vor ihrer letzten Zahl.
option-lock_after-value = { $value }
option-rows_to_end = Geschlossene Reihen bis zum Ende
option-rows_to_end-why = Zwei, oder das lange Spiel, bis alle vier zu sind.
option-rows_to_end-value = { $value }
option-turn_limit = Höchstzahl der Würfe
option-turn_limit-why = Eine Hausregel: Nach so vielen Würfen ist Schluss.
option-first_roller = Wer zuerst würfelt
option-first_roller-why = Das Los und die erste Sechs kommen aus den nachprüfbaren Würfeln.
option-first_roller-value = { $value ->
    [lot] das Los
    [first-six] die erste Sechs
   *[seat-1] du
}

## Einstellungen

settings-title = Einstellungen
settings-theme = Hell oder dunkel
settings-theme-value = { $value ->
    [system] wie das Gerät
    [light] hell
   *[dark] dunkel
}
settings-sound = Töne
settings-sound-why = Leise, für Wurf, Kreuz, Schloss, deinen Zug und das Ende.
settings-vibration = Vibration
settings-vibration-why = Ein kurzes Brummen auf dem Telefon, wenn du dran bist.
settings-one_tap = Einmal tippen genügt
settings-one_tap-why = Ein Tipp auf eine umrandete Zahl kreuzt sie an. Sonst wählt der erste Tipp, und der zweite kreuzt an.
settings-motion = Rollende Würfel
settings-motion-value = { $value ->
    [system] wie das Gerät
    [on] immer rollen
   *[off] nichts bewegen
}
settings-language = Sprache
settings-kept = Auf diesem Gerät gespeichert.
settings-not-kept = Dieser Browser merkt sich nichts; alles gilt, bis du die Seite schließt.

## Das Ende eines Spiels

end-title-won = Du gewinnst
end-title-shared = Du teilst dir den Sieg
end-title-other = { $names } gewinnt
end-title-others = { $names } teilen sich den Sieg
end-title-alone = { points }
end-reason = { $reason ->
    [rows] Genug Reihen sind geschlossen.
    [penalties] Das letzte Fehlwurf-Feld ist voll.
    [turns] Alle Würfe sind gespielt.
    [left] Alle anderen sind gegangen.
   *[quiet] Niemand kam zurück; die Zettel zählen, wie sie sind.
}
end-locked = Schloss
end-place-n = { $n }.
end-place-tie = { end-place-n }, geteilt
end-place-none = gegangen
end-penalties = Fehlwürfe
end-total = Gesamt
end-table = Punkte aller Zettel
end-again = Noch einmal
end-setup = Anders einrichten
end-replay = Nachspielen
end-check = Würfel prüfen
end-download = Herunterladen
end-best-new = Neuer Bestwert: { $score }, bisher { $before }
end-best-first = Dein erstes Ergebnis: { $score }
end-best = Bestwert { $score }
record-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
record-wins = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
record-best = Bestwert { $score }
record-none = Noch nichts. Hier steht bald dein erstes Spiel.
record-kept = Nur auf diesem Gerät gespeichert.
record-not-kept = Dieser Browser merkt sich nichts; die Bilanz endet mit diesem Besuch.

## Deine Spiele

history-title = Deine Spiele
history-why = Die Tische, an denen du mit diesem Gerät gesessen hast.
history-empty = Noch keine Spiele
history-empty-why = Hier stehen deine Tische, zum Weiterspielen oder zum Nachspielen.
history-running = Wurf { $turn }
history-over = beendet
history-with = Mit { $names }
history-open = Ein gespeichertes Spiel öffnen
history-open-why = Eine Datei, die jemand an einem Tisch heruntergeladen hat. Dieser Server liest sie und behält nichts davon.

## Nachspielen

replay-title = Nachspielen
replay-loading = Das Spiel wird gelesen
replay-first = Zum Anfang
replay-back = Einen Wurf zurück
replay-next = Nächster Wurf
replay-last = Letzter Wurf
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Wurf { $turn } von { $turns }
replay-start = Vor dem ersten Wurf
replay-keys = Pfeiltasten blättern, Pos1 und Ende springen, die Leertaste spielt ab.
replay-scores = Punkte Wurf für Wurf
replay-scores-table = Die Punkte als Tabelle
replay-scores-summary = { $name }: { points }
replay-roll = Wurf
replay-no-turns = Noch ist kein Wurf zu Ende gespielt
replay-file = Datei wählen
replay-not-json = Diese Datei ist kein Spielprotokoll.
replay-too-large = Diese Datei ist zu groß für ein Spielprotokoll.

## Wie die Würfel fielen

histogram-title = Wie die Würfel fielen
histogram-count = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
histogram-expected = Zu erwarten wären je { $expected }
histogram-bar = { $face }: { $n } von { $total }
histogram-few = Zu wenige Würfel für ein Urteil: Jede Augenzahl sollte fünfmal zu erwarten sein.
histogram-odd = { $how ->
    [usual] Nichts Besonderes: So ungleich oder ungleicher fallen ehrliche Würfel in { $p } der Spiele dieser Länge.
    [seldom] Etwas ungleich: So ungleich oder ungleicher fallen ehrliche Würfel in { $p } der Spiele dieser Länge.
   *[rare] Recht ungleich: So ungleich oder ungleicher fallen ehrliche Würfel nur in { $p } der Spiele dieser Länge.
}
histogram-how-title = Wie das berechnet ist
histogram-how = Pearsons Chi-Quadrat über die sechs Augenzahlen ist { $chi }, bei 5 Freiheitsgraden; p = { $p } ist der obere Rest dieser Verteilung, in diesem Browser berechnet. Eines von zwanzig Spielen liegt zufällig unter 5 %.

## Würfel prüfen

check-title = Würfel prüfen
check-why = In diesem Browser nachgerechnet, aus dem veröffentlichten Startwert und ohne den Server noch einmal zu fragen.
check-go = Würfel prüfen
check-running = Es wird nachgerechnet
check-good = { $n ->
    [one] Alles wie festgelegt: { $n } Wurf, jeder Würfel.
   *[other] Alles wie festgelegt: { $n } Würfe, jeder Würfel.
}
check-bad = Etwas stimmt nicht
check-not-over = Der Startwert wird veröffentlicht, wenn das Spiel aus ist. Bis dahin gibt es nur seine Prüfsumme, an der sich nichts mehr ändern lässt.
check-no-crypto = Dieser Browser rechnet nur auf einer sicheren Seite nach (https oder dieser Rechner selbst).
check-commitment-good = Der Startwert ist der, der vor dem ersten Wurf festgelegt war: Sein SHA-256 ist { $value }.
check-commitment-bad = Der Startwert ist nicht der festgelegte. Sein SHA-256 ist { $found }, vor dem ersten Wurf veröffentlicht war aber { $expected }.
check-nonce-good = Die Zahl, die dieser Browser dazugegeben hat, steckt im Spiel: { $value }.
check-nonce-bad = Dieser Browser hat { $expected } dazugegeben, im Protokoll steht aber { $found }.
check-nonce-none = Dieses Gerät hat sich für dieses Spiel keine Zahl gemerkt und kann nicht sagen, ob seine eigene darin steckt. Alles andere gilt auch so.
check-first-good = { $how ->
    [lot] Erster Wurf: { $name }, wie das Los fiel.
    [first-six] Erster Wurf: { $name }, mit der ersten Sechs.
   *[seat-1] Erster Wurf: { $name }, wie vereinbart.
}
check-first-bad = Erster Wurf: { $found }. Nach dem Startwert hätte es sein müssen: { $expected }.
check-roll-good = Wurf { $turn }: { $dice }
check-roll-bad = Wurf { $turn }, Würfel { check-die }: Im Protokoll steht { $found }, der Startwert ergibt aber { $expected }.
check-roll-missing = Wurf { $turn }, Würfel { check-die }: Er ist wieder da, obwohl er schon aus dem Spiel war.
check-die = { $die ->
    [white-1] Weiß 1
    [white-2] Weiß 2
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
check-die-value = { check-die }: { $value }
check-die-out = ({ check-die }: { $value }, aus dem Spiel)
check-format = Dies ist kein Spielprotokoll, das diese Prüfung lesen kann: { $what }.
check-rolls = Wurf für Wurf
check-how-title = Wie geprüft wird
check-how = Wurf n wird aus HMAC-SHA256 gelesen, mit dem Startwert als Schlüssel und „game|nonces|n|block“ als Nachricht. Die Bytes 252 bis 255 werden übersprungen, ein Würfel ist Byte mod 6 + 1, und immer werden sechs Würfel berechnet, damit eine geschlossene Reihe keinen späteren Wurf verschiebt.
check-limit = Die ehrliche Grenze: Wer den Server betreibt, kennt den Startwert und könnte vorausschauen. Ändern kann er nichts, ohne dass diese Prüfung es zeigt. Sie sieht nur auf die Würfel; „rowlock verify“ spielt auch jedes Kreuz nach.

## Was nicht ging

error-title = Das hat nicht geklappt
error-offline = Der Server ist nicht zu erreichen. Sieh nach der Verbindung und versuche es noch einmal.
error-unknown = Etwas ist schiefgegangen ({ $code }).
error-game-over = Das Spiel ist aus.
error-old-phase = Das kam zu spät: Am Tisch ging es schon weiter.
error-no-such-seat = Du hast an diesem Tisch keinen Platz.
error-already-chosen = Deine Wahl für diesen Wurf ist schon bestätigt.
error-not-on-pad = Diese Zahl steht nicht auf dem Block.
error-not-your-choice = Du bist gerade nicht dran.
error-order-fixed = Hier kommt die weiße Summe vor der Farbe.
error-not-the-sum = Diese Zahl geben die Würfel nicht her.
error-row-closed = Diese Reihe ist geschlossen.
error-already-marked = Diese Zahl ist schon angekreuzt.
error-burned = Diese Zahl ist übersprungen. Angekreuzt wird von links nach rechts.
error-lock-shut = { $expected ->
    [one] Vor der letzten Zahl muss { $expected } Kreuz stehen.
   *[other] Vor der letzten Zahl müssen { $expected } Kreuze stehen.
}
error-unknown-version = Dieses Spiel hat eine Regelfassung, die wir nicht kennen.
error-unknown-protocol = Diese Seite hat eine andere Fassung als der Server. Lade sie neu, dann geht es weiter: Dein Platz bleibt dir.
error-unknown-preset = Diese Vorgabe gibt es nicht.
error-unknown-option = Diese Einstellung gibt es nicht.
error-unknown-pad = Diesen Block gibt es nicht.
error-bad-option = Eine Einstellung hat einen Wert, den sie nicht haben kann.
error-options-conflict = Das passt nicht zusammen. Die Farbe zuerst geht nur mit einer Antwort je Wurf.
error-bad-sheet = Zu diesem Zettel kann kein Spiel führen.
error-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-no-such-table = Diesen Tisch gibt es nicht.
error-too-many-requests = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-not-your-seat = Du schaust an diesem Tisch zu; wählen darf nur, wer dort sitzt.
error-unavailable = Der Server kann das gerade nicht festhalten. Versuche es gleich noch einmal.
error-unknown-level = Einen Computergegner dieser Stärke gibt es nicht.
error-bad-record = Diese Datei ist kein Spielprotokoll, das wir lesen können.
error-too-large = Das ist zu groß.
error-wrong-origin = Die Anfrage kam von einer anderen Seite, darum ist nichts geschehen.
error-wrong-roller = In diesem Protokoll würfelt jemand, der nicht dran ist.
error-bad-turn = In diesem Protokoll steht in einem Zug etwas, das nicht geschehen sein kann.
error-impossible-event = In diesem Protokoll geschieht etwas, das dort nicht geschehen kann.

## Auf Papier: Punktezettel, Würfel, Drucken, ohne Netz

paper-title = Für eigene Würfel
paper-sheet = Punktezettel
paper-sheet-why = Dein Telefon ist der Zettel. Geht auch ohne Netz.
paper-dice = Würfel
paper-dice-why = Papier ist da, Würfel fehlen: Das Telefon würfelt.
paper-print = Zettel drucken
paper-print-why = Jeder Block, bis zu acht auf einer Seite.
paper-new = Ein neuer Punktezettel
paper-new-lead = Ihr würfelt mit echten Würfeln, diese Seite merkt sich deine Kreuze. Beim Schließen geht nichts verloren, und einmal geladen braucht sie kein Netz.
paper-points = Punkte
paper-points-live = zählen mit
paper-points-hidden = bis zum Ende verdeckt
paper-start = Zettel nehmen
paper-join-title = Bei einem Spiel mitmachen
paper-join-code = Code
paper-join-why = Der Code steht unter dem Bild auf dem anderen Telefon.
paper-join-go = Mitmachen
paper-your-name = Dein Name
paper-take-own = Ein eigener Zettel
paper-take-other = Oder auf einem vorhandenen Zettel schreiben
paper-joining = Das Spiel wird geholt
paper-no-game = Zu diesem Code gibt es kein Spiel
paper-no-rules = Dieser Block ist auf diesem Gerät noch nicht geladen. Einmal verbinden, dann geht es auch ohne.
paper-unread = Der Zettel, der hier lag, war nicht mehr zu lesen. Er ist beiseitegelegt, ein neuer beginnt leer.
paper-unread-some = Ein Teil war nicht mehr zu lesen. Prüfe den Zettel.
paper-not-kept = Dieser Browser merkt sich nichts: Die Kreuze halten, bis du die Seite schließt.
paper-cell-open = { row-name } { $number }, frei zum Ankreuzen
paper-close = Von anderen geschlossen
paper-close-row = Reihe { row-name } von anderen geschlossen
paper-closed = Geschlossen
paper-closed-by = Geschlossen von { $names }
paper-locked = Von dir geschlossen
paper-penalty = Fehlwurf nehmen
paper-undo = Zurücknehmen
paper-undo-what = Zurücknehmen: { $what }
paper-undone = Zurückgenommen: { $what }
paper-did-penalty = ein Fehlwurf
paper-did-close = { row-name } geschlossen
paper-hint = Tippe auf eine Zahl, um sie anzukreuzen
paper-marked = Angekreuzt: { $mark }
paper-same-roll = Diese Reihe ist geschlossen. Nur wer bei genau diesem Wurf ankreuzt, darf noch.
paper-same-roll-go = Derselbe Wurf: { $mark }
paper-over = Damit ist das Spiel aus
paper-show = Punkte aufdecken
paper-hidden = verdeckt
paper-again = Neuer Zettel
paper-again-sure = Diesen Zettel weglegen und einen neuen anfangen?
paper-again-yes = Neuen anfangen
paper-again-no = Diesen behalten
paper-share = Teilen
paper-share-title = Mehrere Telefone, ein Spiel
paper-share-why = Alle scannen dieses Bild oder tippen den Code ein. Was jemand schließt, ist auf allen Telefonen geschlossen.
paper-share-go = Dieses Spiel teilen
paper-share-needs = Die anderen sehen deinen Namen und, wenn nicht verdeckt, deine Punkte.
paper-copy = Link kopieren
paper-copied = Kopiert
paper-qr = Bild zum Scannen: öffnet dieses Spiel auf einem anderen Telefon
paper-players = Punkte von allen
paper-alone = Noch hat niemand mitgemacht.
paper-sync-live = geteilt
paper-sync-waiting = kein Netz, hier gemerkt
roll-title = Würfel
roll-go = Würfeln
roll-none = Tippe auf Würfeln oder drücke die Leertaste
roll-count = Wurf { $n }
roll-white = Weiße Summe
roll-out = { row-name } herausnehmen
roll-in = { row-name } zurücklegen
roll-out-short = draußen
roll-before = Frühere Würfe
roll-reset = Von vorn
roll-fair = Wie gewürfelt wird
roll-fair-why = Die kryptografische Zufallsquelle deines Browsers gibt für jeden Würfel ein Byte. 252 bis 255 werden verworfen, der Rest geht glatt durch sechs: Jede Seite ist gleich wahrscheinlich. Nichts wird verschickt.
print-title = Punktezettel drucken
print-lead = Fertig für den Bleistift: eine Seite voller Zettel, als PDF oder SVG.
print-paper = Papier
print-paper-value = { $paper ->
    [a4] A4
   *[letter] US Letter
}
print-sheets = Zettel auf einer Seite
print-ink = Farbe
print-ink-value = { $ink ->
    [colour] farbig
   *[grey] grau, mit Mustern
}
print-language = Sprache der Zettel
print-pdf = PDF öffnen
print-svg = SVG speichern
print-preview = Vorschau: { $n } × { pad-name } auf { print-paper-value }
print-scale = In Originalgröße drucken, ohne „an Seite anpassen“.
print-name = Name
print-marks = Kreuze
print-points = Punkte
print-each = je –{ $n }
offline-title = Du bist ohne Netz
offline-why = Tische brauchen den Server. Das hier geht trotzdem:
offline-learn = Regeln lernen
error-bad-print = Das lässt sich nicht drucken: Eine der Angaben ist unbekannt.
error-too-many-sheets = So viele Zettel passen nicht.
error-too-many-notes = Dieses Spiel ist voll.
error-no-such-note = Das steht nicht auf diesem Zettel.

## Das geführte erste Spiel

tour-title = Ein erstes Spiel, Schritt für Schritt
tour-ask = Neu bei Qwixx? Ein geführtes erstes Spiel
tour-step = { $step } von { $steps }
tour-next = Weiter
tour-leave = Beenden
tour-do = Du bist dran: { $what }
tour-do-pass = passen
tour-other = Auch erlaubt. Dieses vorbereitete Spiel geht weiter mit: { $what }.
tour-sheet = Das ist dein Zettel: vier Reihen, angekreuzt wird nur von links nach rechts. Was du überspringst, ist verloren. Wer die meisten Punkte hat, gewinnt.
tour-white = Du hast gewürfelt. Zuerst zählen die zwei weißen Würfel: Ihre Summe darf in einer beliebigen Reihe angekreuzt werden. Ringe zeigen, wo. Tippe auf einen und bestätige.
tour-colour = Weil es dein Wurf ist, darfst du noch einen weißen und einen farbigen Würfel zusammenzählen und die Summe in dieser Farbe ankreuzen. Gestrichelte Ringe zeigen das.
tour-others = Jetzt hat Wren gewürfelt. Beim Wurf der anderen darfst du die weiße Summe nutzen, aber nur sie. Ihr wählt gleichzeitig und verdeckt.
tour-skip = Weiter rechts geht auch, aber alles Übersprungene wird schraffiert und ist für immer weg. Kleine Sprünge halten eine Reihe am Leben.
tour-beside = Wieder deine Farbe. Eine Zahl direkt neben deinem letzten Kreuz überspringt nichts und ist fast immer gut.
tour-pass = Hier lohnt kein Sprung. Beim Wurf der anderen darfst du passen, und es kostet nichts.
tour-penalty = Beim eigenen Wurf ist es anders: Wer gar nichts ankreuzt, nimmt einen Fehlwurf, fünf Punkte Abzug. Der vierte beendet das Spiel. Hier kreuzt du nichts an.
tour-later = Einige Würfe später. Fünf Kreuze stehen jetzt in der Reihe { $row ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}, und das öffnet das Schloss an ihrem Ende.
tour-lock = Die letzte Zahl ist da. Kreuze sie an, und das Schloss gehört dir dazu: noch ein Kreuz. Die Reihe ist für alle geschlossen, ihr Würfel scheidet aus.
tour-points = Mit jedem Kreuz einer Reihe wachsen die Punkte: 1, 3, 6, 10, 15 und so weiter. Eine lange Reihe zählt also mehr als zwei kurze. Sieh dir die Enden deiner Reihen an.
tour-end = Das Spiel endet, sobald zwei Reihen geschlossen sind oder jemand den vierten Fehlwurf nimmt. Das ist alles. Du bist bereit.

## Tische mit anderen

nav-tables = Tische
landing-tables = Mit anderen spielen
lobby-title = Mit anderen spielen
lobby-lead = Alle kreuzen bei jedem Wurf an, am Telefon oder am Rechner, und niemand sieht eine Wahl, bevor der Wurf abgerechnet ist. Ohne Konto.
lobby-open = Tisch eröffnen
lobby-waiting = Tische, die auf Mitspieler warten
lobby-empty = Gerade ist kein Tisch offen
lobby-empty-why = Eröffne einen, oder lass dir von Freunden ihren Link geben.
lobby-join = Mitspielen
lobby-join-of = Am Tisch von { $name } mitspielen
room-of = Tisch von { $name }
room-taken = { $taken } von { $seats } Plätzen besetzt
room-seats = Plätze
room-free = frei
room-host = Gastgeber
room-sit = Platz nehmen
room-stand = Aufstehen
room-remove = { $name } entfernen
room-removed = Der Gastgeber hat deinen Platz freigegeben
room-removed-why = Du kannst zuschauen oder dich an einen anderen Tisch setzen.
room-start = Spiel beginnen
room-wait = { $name } beginnt das Spiel.
room-fill = Freie Plätze
room-fill-none = weglassen
room-commitment = Auf diese Würfel ist der Server schon festgelegt:
clock-none = ohne Uhr
clock-seconds = { $n } s je Wurf
open-name = Dein Name
open-seats = Plätze
open-clock = Uhr
open-who = Wer mitspielen darf
open-link = mit dem Link
open-public = alle
open-why = Freie Plätze können beim Start mit Computerspielern besetzt werden.
invite-title = Einladen
invite-why = Wer diesen Link öffnet, kann Platz nehmen.
invite-qr = Der Link als QR-Code
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
people-away = weg
people-autopilot = Autopilot
people-watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
bar-autopilot = Der Autopilot spielt für dich
action-back = Ich bin wieder da
end-join-next = Beim nächsten Spiel mitmachen
talk-title = Chat
talk-open = { $n ->
    [0] Chat
    [one] Chat, { $n } neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
}
talk-empty = Noch hat niemand etwas gesagt. Nachrichten werden nicht aufbewahrt.
talk-write = Etwas sagen
talk-say = Senden
talk-reactions = Reaktionen
talk-mute = stumm
talk-mute-of = { $name } stummschalten
talk-unmute = Alle wieder hören
talk-spectator = Ein Zuschauer
talk-off = Der Chat ist aus. Du siehst nicht, was andere sagen.
talk-on = Chat einschalten
talk-switch-off = Chat ausschalten
reaction = { $what ->
    [clap] Applaus
    [wow] erstaunt
    [laugh] lacht
    [sad] traurig
    [thanks] danke
   *[luck] viel Glück
}
settings-chat = Chat
settings-chat-why = Kurze Nachrichten und Reaktionen an Tischen mit anderen.
error-not-connected = Keine Verbindung. Versuch es gleich noch einmal.
error-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-name-taken = So heißt hier schon jemand. Nimm einen anderen Namen.
error-bad-name = Ein Name hat 1 bis 20 druckbare Zeichen.
error-not-host = Das darf nur der Gastgeber.
error-not-enough-players = Es müssen mindestens zwei am Tisch sitzen.
error-bad-text = Eine Nachricht hat 1 bis 200 druckbare Zeichen.
error-too-much-chat = Das war viel auf einmal. Warte einen Moment.
error-not-over = Das Spiel ist noch nicht vorbei.
error-bad-seats = Ein Tisch hat 2 bis 8 Plätze.
error-bad-clock = Die Uhr hat 10, 25, 45 oder 60 Sekunden, oder es gibt keine.
