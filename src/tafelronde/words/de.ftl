# Was alle Spiele teilen, auf Deutsch.

# ---- am Tisch -----------------------------------------------------------------------------------

you = du
seat-number = Spieler { $number }
table-size = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
table-sizes = { $least }–{ $most } Spieler
setting-table = Der Tisch wird gedeckt …
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
style-bold = kühn
style-spiteful = boshaft
style-careful = vorsichtig
bot-sitting = { $name } (Bot)
introduction = { $name } ({ $level }): { $temperament }
bot-thinks = { $player } denkt nach …
bots-warm-up = { $player } wärmt sich auf (nur dieses eine Mal) …
plays = { $player } spielt { $action }.
happens = Das Los entscheidet: { $action }.
winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

hint-comes = Mal überlegen …
hint = Tipp: { $text }.
hint-only = Etwas anderes ist nicht möglich.
why-as-good = Hier spricht für keinen Zug mehr als für die anderen: Der zweitbeste ist etwa gleich gut.
why-falls = { $who ->
    [you] Sonst fällt dein Anteil
   *[they] Sonst fällt der Anteil von { $player }
} am Sieg von { $count } auf { $less } von hundert.
why-nothing-better = Alles andere, was hier möglich ist, kostet nur etwas.
why-allows-victory = Sonst kann { $other } mit { $action } antworten und gewinnt.
why-leaves-victory = { $other } droht, mit { $action } zu gewinnen: Das verhindert es.
why-keeps-victory = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes mit { $action } gewinnen.
why-brings-victory = Das gewinnt das Spiel.
why-costs-defeat = Der andere Zug verliert das Spiel.
why-allows-points = Sonst kann { $other } mit { $action } antworten: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für diese Seite.
why-leaves-points = { $other } droht { $action }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}. Das verhindert es.
why-keeps-points = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes { $action } spielen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
why-brings-points = Das bringt sofort { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
why-costs-points = Der andere Zug kostet sofort Punkte.
hint-share = { $tenths ->
    [0] Die Aussicht auf den Sieg bleibt sehr klein.
    [10] Damit ist der Sieg so gut wie sicher.
   *[other] Gewinnchance: etwa { $share } % ({ $low }–{ $high }).
}
hint-line = Wahrscheinlich folgt: { $text }
hint-second = Zweitbestes: { $text }{ $how ->
    [same] ; ungefähr gleich gut.
    [little] ; etwas schlechter.
   *[tenths] ; etwa { $tenths ->
        [one] 1 Fall von 10 weniger.
       *[other] { $tenths } Fälle von 10 weniger.
    }
}
hint-more = („tipp 2“ nennt das Zweitbeste)
hint-no-second = Es gibt nichts Zweitbestes.
taken-back = Zurückgenommen. Wähle neu.
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
first-time = Der Tisch wird gedeckt. Beim ersten Mal dauert das bis zu einer halben Minute …

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
no-such-hint = Tipp { $number } gibt es nicht; es gibt 1 und 2.
takes-nothing = Hinter diesen Befehl gehört nichts, also auch nicht „{ $text }“.
other-rules = { $file } wurde nach Fassung { $rules } der Regeln von { $game } gespielt; dieses Programm spielt Fassung { $today } und kann es nicht öffnen.
false-record = { $file } lässt sich nicht fortsetzen: Etwas stimmt nicht. { $why }
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
no-client = Der Client für den Browser ist nicht gebaut; sein Ordner ist { $folder }.
site-begins = Die Spiele werden für Browser übersetzt; beim ersten Mal dauert das einige Minuten …
site-written = Nach { $folder } geschrieben: { $megabytes } MB. Jeder Webserver kann es anbieten.
site-not-written = Es wurde nichts geschrieben: { $why }
bad-option = { $field }: „{ $value }“ geht nicht; erwartet: { $expected }.
proxy-everybody = --trust-proxy: mit „{ $value }“ könnte jeder eine Adresse erfinden. Nenne die Adresse oder das Netz des Proxys selbst, etwa 10.0.0.5 oder 10.0.0.0/24.
bad-option-form = „{ $text }“ ist keine Option; schreibe Name=Wert.
bad-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt: { $known }.
bad-number = { $field } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
bad-range = { $field } muss { $expected } sein, nicht „{ $value }“.
bad-input = Das geht nicht: { $why }.
no-file = Die Datei { $file } gibt es nicht.
file-trouble = { $file } lässt sich nicht lesen oder schreiben: { $why }.
trouble = { $name ->
    [EISDIR] das ist ein Ordner
    [ENOTDIR] ein Teil des Pfads ist eine Datei, kein Ordner
    [EACCES] das ist nicht erlaubt
    [EPERM] das ist nicht erlaubt
    [EROFS] dort lässt sich nichts schreiben
    [ENOSPC] es ist kein Platz mehr
    [EDQUOT] es ist kein Platz mehr
    [ENAMETOOLONG] der Name ist zu lang
    [EINVAL] so kann keine Datei heißen
    [ENOENT] den Ordner { $folder } gibt es nicht
    [EFBIG] die Datei wird zu groß
    [ELOOP] die Verweise führen im Kreis
    [EADDRNOTAVAIL] dieser Computer hat diese Adresse nicht
    [no-host] dieser Name ist nicht bekannt
   *[other] { $why }
}
usage-option = Die Option { $given } gibt es nicht{ $near ->
    [yes] ; ist { $known } gemeint?
   *[no] .
}
usage-command = Den Befehl { $given } gibt es nicht{ $near ->
    [yes] ; ist { $known } gemeint?
   *[no] .
}
usage-which-command = Es fehlt ein Befehl; --help nennt sie.
usage-missing = { $given } fehlt; --help zeigt, wie es geschrieben wird.
usage-no-value = Nach { $given } gehört ein Wert.
usage-value = { $given } hat keinen Wert.
usage-more = Das ist zu viel: { $given }.
needs-extra = Dafür ist { $module } nötig, das nicht installiert ist; es kommt mit: { $command }.
no-record = { $file } ist kein lesbares Protokoll: { $why }.
no-record-line = { $file } ist kein lesbares Protokoll; Zeile { $line }: { $why }.
expected-program = ein Programm, das sich starten lässt
no-terminal = Es gibt kein Terminal zum Spielen, und es kommen keine Züge herein; starte dies in einem Terminal, oder schicke Züge, einen pro Zeile.

##

# ---- nachspielen und prüfen ---------------------------------------------------------------------

## Only in the terminal

replay-start = Vor dem ersten Schritt
replay-step = Schritt { $ply } von { $last }
replay-keys = Enter: weiter · b: zurück · eine Zahl: zu diesem Schritt · q: Ende
replay-ply-range = Dieses Protokoll hat die Schritte 0 bis { $last }; Schritt { $ply } gibt es nicht.
review-unfinished = Diese Partie ist noch nicht zu Ende; nur beendete Partien werden beurteilt.
review-nothing = { $player }: Es gab nichts zu entscheiden.
review-seat = { $player }: { $result } von 100 am Ende; { $start } am Anfang, Glück { $luck }, eigene Züge { $own }, die Züge der anderen { $others }.
review-error = (Fehler der Schätzung: { $error }.)
review-ending = (Durch das Aufgeben: { $ending }.)
review-loss = Im Schnitt verschenkte eine Entscheidung { $loss } von 100; bei { $right } von { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} wurde nichts verschenkt.
review-like = So spielt etwa ein Bot der Stärke „{ $level }“.
review-like-between = So spielt etwa ein Bot der Stärke „{ $level }“; nach dieser einen Partie kann es alles von „{ $least }“ bis „{ $most }“ sein.
review-no-turning = Keine Entscheidung hat etwas verschenkt.
review-turning = Schritt { $ply }: { $player } spielte { $played }. Besser: { $best }. Das hat { $lost } von 100 verschenkt.
review-second = Zweitbestes: { $text }.
puzzles-made = { $count ->
    [one] 1 Aufgabe steht
   *[other] { $count } Aufgaben stehen
} in { $file }.
puzzles-good = { $file }: { $count ->
    [one] 1 Aufgabe stimmt.
   *[other] alle { $count } Aufgaben stimmen.
}
puzzles-bad = { $file }: { $count ->
    [one] 1 Aufgabe stimmt
   *[other] { $count } Aufgaben stimmen
} nicht, mit der Zeile der Datei:
no-puzzles-found = Bei { $game } wurden keine Aufgaben gefunden: mehr Minuten helfen vielleicht.
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
verify-gave-up = { $seat } gab auf, und jemand anders spielte auf diesem Platz weiter.
verify-unfinished = Die Partie läuft noch.
verify-no-seed = Der Startwert ist noch geheim, darum lassen sich die Ziehungen nicht prüfen.
verify-tournament-good = Es stimmt: { $rounds ->
    [one] 1 Runde ist
   *[other] { $rounds } Runden sind
} so gepaart, wie es die Regeln und das versprochene Los sagen, und der Stand von { $players } Spielern folgt aus den Ergebnissen.
verify-tournament-walkover = Runde { $round }: { $left } hatte das Turnier verlassen; ein kampfloser Sieg für { $name }.
verify-tournament-nobody = Runde { $round }: Gegen { $name } kam niemand weiter; ein kampfloser Sieg für { $name }.
verify-tournament-annulled = Partien gegen { $name } zählen für niemanden: { $name } ging, bevor die Hälfte von ihnen gespielt war.
verify-tournament-nameless = Nr. { $number }
verify-tournament-winner = { $won ->
    [yes] { $name } hat gewonnen.
   *[no] Niemand hat gewonnen.
}
verify-tournament-acts = { $count ->
    [one] 1 Entscheidung der Turnierleitung ist unverändert
   *[other] { $count } Entscheidungen der Turnierleitung sind unverändert
}, und was aus ihnen folgt, stimmt. Ihre Prüfsumme: { $digest }
finding-tournament-acts = Die Entscheidungen der Turnierleitung schließen nicht aneinander an: Etwas wurde geändert oder weggelassen.
finding-tournament-reasons = Ein Grund ist nicht der seiner Entscheidung.
finding-tournament-seed = Der Startwert ist nicht der versprochene.
finding-tournament-strangers = Runde { $round }: Es spielt jemand, der nicht unter den Spielern ist.
finding-tournament-results = Runde { $round }: Die Ergebnisse davor sind unmöglich.
finding-tournament-pairing = Runde { $round }: Das Los paart anders.
finding-tournament-deal = Runde { $round }: Die Auslosung folgt nicht aus dem Startwert.
finding-tournament-standings = Der Stand folgt nicht aus den Ergebnissen.
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
finding-clock = { $found } geht nicht: { $expected }.
finding-result = Hier steht { $found }; die Züge ergeben { $expected }.
finding-status = Hier steht { $found }; nach den Zügen ist es { $expected }.
finding-seed-shown = Hier steht { $found }, während die Partie so steht: { $expected }.

##

# ---- simulate, arena, bench ---------------------------------------------------------------------

## Only in the terminal

serving = Der Tisch steht unter { $address } (Strg-C beendet).
serving-invite-later = Noch leitet niemand diese Seite: `tafelronde admin invite` zeigt den Link dazu.
serving-invite = Wer diese Seite leiten soll, öffnet diesen Link einmal, innerhalb eines Tages: { $link }
moderator-invite = Wer diesen Link einmal öffnet, innerhalb eines Tages, wird Moderator dieser Seite: { $link }
member-invite = Wer diesen Link innerhalb von { $days } Tagen öffnet, wird Mitglied dieses Hauses, höchstens { $uses } Personen: { $link } (oder gibt an der Tür den Code { $code } ein).
admin-done = Erledigt.
admin-banned = Gesperrt. Aufheben: tafelronde admin lift { $ban }
admin-refused = Das geht nicht: { $why }.
no-step = Diese Datenbank kann nicht zu { $version } zurück; sie kann zurück zu: { $steps }.
migrate-back-alone = --back macht Schritte sofort rückgängig: gib es ohne --check und --sql an.
migrate-first = Die Datenbank hat das Schema { $before } und dieses Programm { $version }: Führe zuerst „tafelronde migrate“ aus.
backup-made = Gesichert und geprüft: { $file } ({ $bytes } Bytes)
backup-noted = Vermerkt, nicht geprüft: { $file } ({ $bytes } Bytes)
backup-failed = Die Sicherung ist misslungen: { $why }
restore-done = Geprüft und wiederhergestellt: { $file }, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}. Was vorher da war, ist aufgehoben: { $aside }
restore-refused = Aus { $file } wurde nichts wiederhergestellt: { $why }.
restore-postgres = Eine PostgreSQL-Datenbank stellt man mit pg_restore wieder her, während ihre Server stehen: siehe „Backups“ in der Anleitung fürs Hosten.
move-table = { $table }: { $rows } Zeilen
move-done = Umgezogen: { $rows } Zeilen, gezählt und verglichen. Starte den Server mit der neuen Adresse; behalte die alte Datei, bis du ihn spielen gesehen hast.
move-refused = Nichts wurde umgezogen: { $why }.
port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.
bad-program = „{ $text }“ ist kein Bot für --bot; erwartet wird NAME=BOT, etwa fuchs=exec:./fuchs oder fuchs=py:meinebots:Fuchs, mit einem Namen aus Kleinbuchstaben und Ziffern, den kein anderer Bot hat.
no-pack = --judge devices braucht, was eine Seite holt, um zu urteilen, und in { $folder } ist davon nichts. „python -m tafelronde.pocket.pack { $folder }“ schreibt es.
cannot-listen = Unter { $address } lässt sich nicht lauschen: { $why }.
serving-already = Der Tisch steht schon unter { $address }
database-in-use = Diese Tische sind schon geöffnet, vom Server unter { $address }; beende ihn zuerst.
earlier-database = Diese Datenbank ist von vor Tafelronde 1.0 (ihre Tabellen haben Version { $found }; 1.0 beginnt mit { $first }). Nichts darin wurde geändert. Bringe sie zuerst mit dem letzten Build vor 1.0 (Commit { $build }) auf { $first }: docs/hosting.md, „A new version“, sagt wie.
newer-database = Diese Datenbank gehört zu einem neueren Tafelronde (ihre Tabellen haben Version { $found }, dieses Programm kennt { $known }); aktualisiere das Programm.
no-database = Die Datenbank ist nicht zu gebrauchen: { $why }.
migrate-done = Die Datenbank ist auf dem neuesten Stand (Version { $version }); sie hatte Version { $before }.
migrate-new = Die Datenbank ist angelegt (Version { $version }).
migrate-back = Die Datenbank hat wieder Version { $version }; sie hatte Version { $before }.
migrate-nothing = Die Datenbank ist auf dem neuesten Stand (Version { $version }).
migrate-due = Die Datenbank hat Version { $before }; „tafelronde migrate“ bringt sie auf { $version }.
migrate-differs = Die Datenbank hat Version { $version }, aber { $count ->
    [one] eine Sache weicht
   *[other] { $count } Sachen weichen
} von dem ab, was dieses Programm erwartet:

bad-share = { $field }: „{ $value }“ ist kein Anteil; erwartet wird eine Zahl von 0 bis 1.
train-bad = Das kann nicht trainiert werden: { $why }.
train-features = { $game } hat keine Merkmale, aus denen ein Netz lernen könnte.
train-other = In { $folder } liegt ein anderes Training; nur die Zahl der Generationen darf sich ändern.
train-full = { $folder } ist nicht leer; nenne einen leeren Ordner oder einen mit demselben Training.
train-begin = --begin und --against gehen nicht zusammen: Ein Training gegen einen Bot beginnt so, wie dieser Bot urteilt.
train-policy = --policy-alone braucht --begin mit einem Netz, das urteilt, und ein Spiel, das seine Züge beschreibt.
train-same-table = Zwei Tische sind gleich.
train-done = Das Netz der Generation { $generation } ist das beste: { $network }. Der ganze Bericht: { $report }.
train-against = Gegen { $bot } war das Netz der Generation { $generation } das beste: { $points } % der Siege, bei { $even } steht es gleich. Das Netz: { $network }. Der ganze Bericht: { $report }.
train-none = Noch kein Netz ist besser als das, womit das Training begann. Der ganze Bericht: { $report }.
dataset-bad = Das ist kein Datensatz von Partien: { $why }.
dataset-made = { $folder }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} ({ $rate } in der Sekunde).
dataset-right = Es stimmt: Alle Dateien sind, wie sie gemacht wurden, und { $decisions ->
    [one] 1 Entscheidung folgt
   *[other] { $decisions } Entscheidungen folgen
} den Regeln.
dataset-wrong = { $count ->
    [one] Etwas ist falsch.
   *[other] { $count } Dinge sind falsch.
}
dataset-checksum = { $file } ist nicht, wie es gemacht wurde (die Prüfsumme ist anders).
dataset-setup = { $file }, Partie { $game }: Sie kann hier nicht gespielt werden: { $why }.
dataset-step = { $file }, Partie { $game }, Schritt { $ply }: Er folgt nicht aus den Regeln.
dataset-result = { $file }, Partie { $game }: Ihr Ende oder ihr Ergebnis ist nicht das der Regeln.
dataset-count = { $file }: Es fehlen Partien, oder es sind zu viele.
dataset-file = { $file }: { $why }.
dataset-taken = { $folder }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, ohne Namen.
dataset-running = { $count ->
    [one] 1 Partie läuft noch und wurde ausgelassen.
   *[other] { $count } Partien laufen noch und wurden ausgelassen.
}
dataset-hidden = { $count ->
    [one] 1 Partie, die nicht alle sehen dürfen, wurde weggelassen.
   *[other] { $count } Partien, die nicht alle sehen dürfen, wurden weggelassen.
}
dataset-unreadable = { $count ->
    [one] 1 Partie kann dieses Programm nicht spielen; sie wurde weggelassen.
   *[other] { $count } Partien kann dieses Programm nicht spielen; sie wurden weggelassen.
}
dataset-refused = { $count ->
    [one] 1 Datei ist kein wahres Protokoll und wurde ausgelassen.
   *[other] { $count } Dateien sind keine wahren Protokolle und wurden ausgelassen.
}
ray-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }.
ray-or-workers = --workers ist für Prozesse dieses Rechners; mit --ray bestimmt der Cluster, wie viele es sind.
ray-program = Jeder Rechner des Clusters sucht selbst nach { $bot }: Es braucht den ganzen Pfad, etwa exec:/opt/mybot.
worker-failed = Ein Arbeitsprozess schlug fehl: { $why }.
worker-gone = Ein Arbeitsprozess war weg, bevor seine Arbeit getan war; war genug Speicher da?
sim-games = Partien
sim-seconds = Sekunden
sim-games-rate = Partien pro Sekunde
sim-actions-rate = Züge pro Sekunde (Spieler und Zufall)
sim-decisions = Entscheidungen pro Partie
sim-chance = Ziehungen pro Partie
sim-branching = Möglichkeiten pro Entscheidung
sim-longest = Schritte der längsten Partie
sim-wins = { $player } gewinnt
arena-title = { $games } Partien mit { $deals } Ausgangslagen, gleich stark: { $even } % der Siege
arena-bot = Bot
arena-score = Anteil
arena-interval = 95 %
arena-elo = Elo
arena-elo-interval = 95 %
arena-wdl = gewonnen / remis / verloren
mcp-no-token = { $name } ist nicht gesetzt: darin steht das Token eines Programms, das du auf der Seite unter „Geräte und Programme“ machst.
arena-words = { $bot }: { $illegal } unerlaubte Antworten, { $retries } neue Versuche, { $tokens } Token.
arena-faults = { $bot } verlor { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} durch einen Fehler: { $why }
bot-fault-not-started = Das Programm konnte nicht gestartet werden: { $code ->
    [126] das ist nicht erlaubt, oder es ist kein Programm
    [127] es wurde nicht gefunden, oder ein Programm, das es braucht
   *[other] { $why }
}.
bot-fault-not-ready = Das Programm war nach { $seconds } s nicht bereit: Es muss auf „start“ mit „ready“ antworten.
bot-fault-too-late = Das Programm gab innerhalb von { $seconds } s keine Antwort.
bot-fault-died = Das Programm endete mitten in der Partie (Exitcode { $code }).
bot-fault-killed = Das Programm wurde mitten in der Partie beendet (Signal { $signal }).
bot-fault-closed = Das Programm schloss seine Standardausgabe, bevor die Partie aus war.
bot-fault-long-line = Das Programm schrieb mehr als { $limit } Bytes ohne Zeilenende.
bot-fault-not-json = Die Antwort des Programms ist nicht ein JSON-Objekt: { $line }
bot-fault-bad-answer = In der Antwort des Programms fehlt „{ $field }“ oder ist falsch: { $line }
bot-fault-no-action = Das Programm antwortete „{ $action }“, und das ist kein Zug dieses Spiels.
bot-fault-illegal = Das Programm antwortete „{ $action }“, und das ist keiner der erlaubten Züge, die es bekam.
bot-fault-raised = Dein Agent ist gescheitert: { $why }.
bot-fault-bad-probabilities = Dein Agent gab keine { $count } Wahrscheinlichkeiten, die zusammen 1 sind: { $given }
bot-fault-bad-values = Dein Agent gab keine { $count } Zahlen von −1 bis 1: { $given }
record-names-program = Das Protokoll nennt ein fremdes Programm als Bot ({ $bot }). Sage mit --bot, wer spielen soll.
benchmark-what = Es fehlt ein Agent, wie in „tafelronde benchmark py:meinebots:Fuchs“.
benchmark-other = In { $folder } liegen die Partien von { $agent }; nenne mit --out einen anderen Ordner.
benchmark-changed = { $where } entscheidet anders als zu der Zeit, als Suite { $suite } erschien, oder urteilt nach anderen Gewichten: Die Ergebnisse würden etwas anderes bedeuten.
benchmark-line = { $file }, Zeile { $line }, ist keine Partie eines Benchmarks: { $why }.
benchmark-written = Partien, Karte und diese Seite liegen in { $folder }; „tafelronde benchmark --check { $folder }“ prüft sie.
benchmark-right = Es stimmt: { $games } Partien sind so gegeben, wie die Sammlung gibt, jeder Schritt folgt den Regeln, die Gegner spielen sie so, und die Karte folgt daraus.
bench-wrong-deal = In { $where } ist Schritt { $ply } nicht, was hier gezogen wird.
bench-wrong-rules = In { $where } ist Schritt { $ply } nicht erlaubt.
bench-wrong-opponent = In { $where } spielt der Gegner Schritt { $ply } nicht: Die Partien sind geändert oder von einer anderen Version.
bench-wrong-results = In { $where } folgen die Ergebnisse nicht aus der Partie.
bench-wrong-missing = { $where }: Hier fehlt eine Partie, oder eine ist doppelt: Von jedem Gegner zählen alle Runden, und in jeder alle Plätze.
benchmark-wrong-card = Die Partien stimmen, aber die Karte folgt nicht aus ihnen.
exploit-what = Es fehlt ein Agent, wie in „tafelronde exploit easy --game koenig_der_elfen“.
exploit-game = Es fehlt ein Spiel, wie in „--game koenig_der_elfen“.
exploit-other = In { $folder } liegt eine andere Schranke ({ $field } ist anders); nenne mit --out einen anderen Ordner.
exploit-full = { $folder } ist nicht leer; nenne einen leeren Ordner oder einen mit derselben Schranke.
exploit-course = Gegen diesen Agenten lässt sich nichts lernen: { $why }.
exploit-line = { $file }, Zeile { $line }, ist keine Partie einer Schranke: { $why }.
exploit-card = { $file } ist keine Datei einer Schranke: { $why }.
exploit-agent = Die Karte ist von { $agent }. Eine Karte startet keinen Code von selbst: Nenne diesen Agenten, wie in „tafelronde exploit AGENT --check ORDNER“.
exploit-candidate = Der Ausbeuter ist Code oder eine Datei von jemandem: { $candidate }. Eine Karte startet keinen Code von selbst: Nenne ihn mit --candidate.
exploit-written = Partien, Karte, diese Seite und ein Bericht liegen in { $folder }; „tafelronde exploit --check { $folder }“ prüft sie.
exploit-right = Es stimmt: { $games } Partien sind so gegeben, wie die Karte sagt, jeder Schritt folgt den Regeln, alle entscheiden wieder so, und die Karte folgt daraus.
exploit-right-rules = { $games } Partien sind so gegeben, wie die Karte sagt, jeder Schritt folgt den Regeln, und die Karte folgt daraus. Der Agent wiederholt sich nicht, darum wurde nichts neu entschieden.
exploit-wrong-games = Die Partien sind nicht die der Karte.
exploit-wrong-missing = Ausgabe { $deal } ist nicht von jedem Platz da.
exploit-wrong-deal = In Ausgabe { $deal }, Platz { $seat }, ist Schritt { $ply } nicht, was hier gezogen wird.
exploit-wrong-rules = In Ausgabe { $deal }, Platz { $seat }, ist Schritt { $ply } nicht erlaubt.
exploit-wrong-results = In Ausgabe { $deal }, Platz { $seat }, folgen die Ergebnisse nicht aus der Partie.
exploit-wrong-decision = In Ausgabe { $deal }, Platz { $seat }, wird Schritt { $ply } anders entschieden: Die Partien sind geändert oder von einer anderen Version.
exploit-wrong-card = Die Partien stimmen, aber „{ $field }“ der Karte folgt nicht aus ihnen.
bot-check-what = { $bot } ist kein eigener Bot; erwartet wird exec:DATEI oder py:MODUL:NAME, wie exec:./meinbot.
bot-check-game = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, Platz { $seat }
bot-check-fine = zu Ende gespielt, die langsamste Antwort nach { $seconds } s.
bot-check-slow = Das ist mehr als die Hälfte der { $allowed } s, die es hat; auf einem beschäftigten Computer kann es zu spät sein.
bot-check-stays = Das Programm endete nicht innerhalb einer Sekunde nach „quit“ und wurde beendet.
bot-check-right = Nichts ist falsch.
bot-check-wrong = { $count ->
    [one] In einer Partie ist etwas falsch.
   *[other] In { $count } Partien ist etwas falsch.
}
sprt-decided = SPRT: entschieden für { $elo } Elo (Log-Likelihood-Quotient { $llr }, Grenzen { $low } und { $high }).
sprt-open = SPRT: nicht entschieden (Log-Likelihood-Quotient { $llr }, Grenzen { $low } und { $high }).
bench-line = was
bench-rate = pro Sekunde
bench-random-games = { $game }: zufällige Partien
bench-random-moves = { $game }: Züge darin
bench-bot = { $game }: Simulationen von { $bot }
bench-state = { $game }: Schritte aus Python

ratings-replayed = { $games } Partien gezählt: { $count } Wertungszahlen von { $people } Menschen.
ratings-agree = Die Wertungszahlen der Datenbank sind dieselben.
ratings-differ = { $count } Wertungszahlen der Datenbank weichen ab; „tafelronde ratings replay --write“ berichtigt sie.
ratings-corrected = { $count } Wertungszahlen wurden berichtigt.
