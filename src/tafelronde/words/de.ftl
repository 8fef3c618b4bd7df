# Was alle Spiele teilen, auf Deutsch.

# ---- am Tisch -----------------------------------------------------------------------------------

you = du
seat-number = Spieler { $number }
table-size = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
table-sizes = { $least }–{ $most } Spieler
setting-table = Der Tisch wird gedeckt…
your-turn = Du bist am Zug: Gib eine Nummer oder einen Zug ein (? für Hilfe).
turn-of = { $player } ist am Zug: Gib eine Nummer oder einen Zug ein (? für Hilfe).
you-can = Du kannst:
more-choices = … und { $count } weitere: Gib „züge“ ein.
level-name = { $level ->
    [easy] leicht
    [medium] gut
    [hard] stark
    [master] Meister
    [random] zufällig
    [greedy] gierig
    [mcts] suchend
   *[other] { $level }
}
bot-sitting = { $name } (Bot)
introduction = { $name } ({ $level }): { $temperament }
bot-thinks = { $player } denkt nach…
bots-warm-up = { $player } wärmt sich auf (nur dieses eine Mal)…
plays = { $player } spielt { $action }.
happens = Das Los entscheidet: { $action }.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

hint-comes = Mal überlegen…
hint = Tipp: { $text }.
hint-only = Etwas anderes ist nicht möglich.
hint-best-of = Das hat in { $count } Versuchen am besten abgeschnitten.
hint-at-sight = Auf den ersten Blick ist das am besten.
hint-share = { $tenths ->
    [0] Die Aussicht auf den Sieg bleibt sehr klein.
    [1] Damit gewinnt man in etwa 1 von 10 Fällen.
    [10] Damit ist der Sieg so gut wie sicher.
   *[other] Damit gewinnt man in etwa { $tenths } von 10 Fällen.
}
hint-second = Zweitbestes: { $text }; { $how ->
    [same] ungefähr gleich gut.
    [little] etwas schlechter.
   *[tenths] etwa { $tenths ->
        [one] 1 Fall von 10 weniger.
       *[other] { $tenths } Fälle von 10 weniger.
    }
}
hint-more = („tipp 2“ nennt das Zweitbeste)
hint-no-second = Es gibt nichts Zweitbestes.
taken-back = Zurückgenommen. Wähle neu.
resigned = { $player } gibt auf.
goodbye = Bis zum nächsten Mal.

game-saved = Gespeichert in { $file }
game-loaded = Geladen: { $file }
go-on = Weiter geht es mit: { $command }
record-kept = Protokoll: { $file }
record-true = Geprüft: Jede Ziehung folgt aus dem Startwert, jeder Zug aus den Regeln.
record-false = An diesem Protokoll stimmt etwas nicht; „tafelronde verify“ sagt, was.

## Only on the server

preview-title = { $game } mit { $names }
preview-open = { $free ->
    [0] Alle sitzen am Tisch.
    [one] Ein Platz ist frei für dich.
   *[other] { $free } Plätze sind frei.
}
preview-playing = Das Spiel läuft; du kannst zusehen.
preview-over = Das Spiel ist zu Ende; du kannst sehen, wie es lief.
preview-closed = Dieser Tisch ist abgeräumt.

## Only in the terminal

how-to-play = Spielen mit: tafelronde play { $game }
choose-game = Welches Spiel? Gib die Nummer ein.
first-time = Der Tisch wird gedeckt. Beim ersten Mal dauert das bis zu einer halben Minute…

press-enter = Enter führt zurück zum Tisch.

##

# ---- was man eingeben kann ----------------------------------------------------------------------

## Only in the terminal

command-hint = tipp, hinweis
command-undo = zurück, zurueck
command-moves = züge, zuege, liste
command-save = speichern, sichern
command-load = laden, öffnen
command-rules = regeln
command-resign = aufgeben
command-help = hilfe
command-quit = ende, schluss, q

help-choose = Gib die Nummer einer Möglichkeit oder den Zug selbst ein.
help-hint = was ein Bot hier täte, und warum (tipp 2: das Zweitbeste)
help-undo = deinen letzten Zug zurücknehmen
help-moves = alles zeigen, was du tun kannst
help-save = die Partie speichern (speichern DATEI: unter diesem Namen)
help-load = eine gespeicherte Partie fortsetzen (laden DATEI)
help-rules = die Regeln in Kürze
help-resign = die Partie aufgeben
help-help = was du eingeben kannst
help-quit = aufstehen; die Partie wird gespeichert (wie mit Strg-C)

##

# ---- was nicht geht -----------------------------------------------------------------------------

unknown-game = Das Spiel „{ $name }“ gibt es hier nicht; es gibt: { $known }.
option-file = DATEI
no-action = „{ $action }“ ist in diesem Spiel kein Zug und auch kein Befehl; ? für Hilfe.
no-such-number = Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $count }.
other-rules = { $file } wurde nach Fassung { $rules } der Regeln von { $game } gespielt; dieses Programm spielt Fassung { $today } und kann es nicht öffnen.
false-record = { $file } lässt sich nicht fortsetzen, etwas stimmt nicht: { $why }.
no-seed = { $file } lässt sich nachspielen, aber nicht fortsetzen: Der Startwert steht nicht darin.
forced = Etwas anderes war nicht möglich.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
load-what = Gib laden und den Namen einer Datei ein.
other-game = In { $file } steht eine Partie { $game }; beginne sie mit „tafelronde play --load“.
no-rules = Für dieses Spiel gibt es keine Kurzregeln.

refusal-not-a-choice = Das geht jetzt nicht.
refusal-game-over = Das Spiel ist vorbei.
refusal-chance-acts = Der Zufall ist am Zug.

## Only in the terminal

bad-players = { $game } ist für { $least }{ $more ->
    [0] {""}
   *[other] {" "}bis { $most }
} Spieler, nicht für { $players }.
bad-seat = Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $count }.
bad-two = Zwei Leute an einem Bildschirm brauchen ein Spiel für mindestens zwei; hier { $players ->
    [one] sitzt 1
   *[other] sitzen { $players }
}.
bad-bot = Den Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
bad-setting = Dieser Bot lässt sich nicht auf { $settings } einstellen.
bad-bots = Es müssen mindestens zwei Bots antreten.
bad-option-name = { $game } hat keine Option „{ $name }“; es gibt: { $known }.
bad-option = { $field }: „{ $value }“ geht nicht; erwartet: { $expected }.
bad-option-form = „{ $text }“ ist keine Option; schreibe Name=Wert.
bad-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt: { $known }.
bad-number = { $field } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
bad-range = { $field } muss { $expected } sein, nicht „{ $value }“.
bad-input = Das geht nicht: { $why }.
no-file = Die Datei { $file } gibt es nicht.
file-trouble = { $file } lässt sich nicht lesen oder schreiben: { $why }.
no-record = { $file } ist kein lesbares Protokoll: { $why }.
no-record-line = { $file } ist kein lesbares Protokoll; Zeile { $line }: { $why }.
no-terminal = Es gibt kein Terminal zum Spielen, und es kommen keine Züge herein; starte dies in einem Terminal, oder schicke Züge, einen pro Zeile.

##

# ---- nachspielen und prüfen ---------------------------------------------------------------------

## Only in the terminal

replay-start = Vor dem ersten Schritt
replay-step = Schritt { $ply } von { $last }
replay-keys = Enter: weiter · b: zurück · eine Zahl: zu diesem Schritt · q: Ende
replay-ply-range = Dieses Protokoll hat die Schritte 0 bis { $last }; Schritt { $ply } gibt es nicht.
verify-good = Es stimmt: { $decisions ->
    [one] 1 Zug folgt
   *[other] { $decisions } Züge folgen
} aus den Regeln, { $draws ->
    [one] 1 Ziehung folgt
   *[other] { $draws } Ziehungen folgen
} aus dem Startwert.
verify-moves = Es stimmt, soweit man sehen kann: { $decisions ->
    [one] 1 Zug folgt
   *[other] { $decisions } Züge folgen
} aus den Regeln.
verify-given = { $count ->
    [one] Der erste Zug stammt
   *[other] Die ersten { $count } Schritte stammen
} aus einer anderen Partie; die Ziehungen darin folgen nicht aus diesem Startwert.
verify-resigned = Die Partie endete, weil { $seat } aufgab.
verify-unfinished = Die Partie läuft noch.
verify-no-seed = Der Startwert ist noch geheim, darum lassen sich die Ziehungen nicht prüfen.
verify-bad = An diesem Protokoll { $count ->
    [one] stimmt 1 Sache
   *[other] stimmen { $count } Sachen
} nicht:
finding = Zeile { $line } ({ $place }): { $text }
finding-ply = Zeile { $line } ({ $place }, Schritt { $ply }): { $text }
finding-digest = Dieser Teil wurde verändert; seine Prüfsumme ist { $expected }, im Protokoll steht { $found }.
finding-commitment = Der Startwert passt nicht zum Versprechen: Er ergibt { $found }, versprochen war { $expected }.
finding-given = die Schritte, mit denen sie begann, ergeben { $found }; der Aufbau sagt { $expected }.
finding-draw = { $found } wurde gezogen; nach dem Startwert musste es { $expected } sein.
finding-illegal = { $found } lässt sich hier nicht spielen: { $expected }.
finding-unfinished = Das Protokoll bricht ab vor: { $expected }.
finding-actor = Dieser Schritt steht bei { $found }, am Zug war aber { $expected }.
finding-takeback = { $found } geht nicht: { $expected }.
finding-result = Hier steht { $found }; die Züge ergeben { $expected }.
finding-status = Hier steht { $found }; nach den Zügen ist es { $expected }.
finding-seed-shown = Hier steht { $found }, während die Partie so steht: { $expected }.

##

# ---- simulate, arena, bench ---------------------------------------------------------------------

## Only in the terminal

serving = Der Tisch steht unter { $address } (Strg-C beendet).
port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.
cannot-listen = Unter { $address } lässt sich nicht lauschen: { $why }.
serving-already = Der Tisch steht schon unter { $address }
database-in-use = Diese Tische sind schon geöffnet, vom Server unter { $address }; beende ihn zuerst.
newer-database = Diese Datenbank gehört zu einem neueren Tafelronde (ihre Tabellen haben Version { $found }, dieses Programm kennt { $known }); aktualisiere das Programm.
no-database = Die Datenbank ist nicht zu gebrauchen: { $why }.
migrate-done = Die Datenbank ist auf dem neuesten Stand (Version { $version }); sie hatte Version { $before }.
migrate-new = Die Datenbank ist angelegt (Version { $version }).
migrate-nothing = Die Datenbank ist auf dem neuesten Stand (Version { $version }).
migrate-due = Die Datenbank hat Version { $before }; „tafelronde migrate“ bringt sie auf { $version }.
migrate-differs = Die Datenbank hat Version { $version }, aber { $count ->
    [one] eine Sache weicht
   *[other] { $count } Sachen weichen
} von dem ab, was dieses Programm erwartet:

sim-games = Partien
sim-seconds = Sekunden
sim-games-rate = Partien pro Sekunde
sim-actions-rate = Züge pro Sekunde (Spieler und Zufall)
sim-decisions = Entscheidungen pro Partie
sim-chance = Ziehungen pro Partie
sim-branching = Möglichkeiten pro Entscheidung
sim-longest = Schritte der längsten Partie
sim-wins = { $player } gewinnt
arena-title = { $games } Partien mit { $deals } Ausgangslagen
arena-bot = Bot
arena-score = Punkte
arena-interval = 95 %
arena-elo = Elo
arena-elo-interval = 95 %
arena-wdl = gewonnen / remis / verloren
sprt-decided = SPRT: entschieden für { $elo } Elo (Log-Likelihood-Quotient { $llr }, Grenzen { $low } und { $high }).
sprt-open = SPRT: nicht entschieden (Log-Likelihood-Quotient { $llr }, Grenzen { $low } und { $high }).
bench-line = was
bench-rate = pro Sekunde
bench-random-games = { $game }: zufällige Partien
bench-random-moves = { $game }: Züge darin
bench-bot = { $game }: Simulationen von { $bot }
bench-state = { $game }: Schritte aus Python
