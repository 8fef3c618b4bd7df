var e=`you = du
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
bot-thinks = { $player } denkt nach…
bots-warm-up = { $player } wärmt sich auf (nur dieses eine Mal)…
plays = { $player } spielt { $action }.
happens = Das Los entscheidet: { $action }.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
hint-comes = Mal überlegen…
hint = Tipp: { $move }, { $text }. Gewinnchance damit: { $percent } %.
hint-plain = Tipp: { $move }, { $text }.
taken-back = Zurückgenommen. Wähle neu.
resigned = { $player } gibt auf.
goodbye = Bis zum nächsten Mal.
game-saved = Gespeichert in { $file }
game-loaded = Geladen: { $file }
go-on = Weiter geht es mit: { $command }
record-kept = Protokoll: { $file }
record-true = Geprüft: Jede Ziehung folgt aus dem Startwert, jeder Zug aus den Regeln.
record-false = An diesem Protokoll stimmt etwas nicht; „tafelronde verify“ sagt, was.
unknown-game = Das Spiel „{ $name }“ gibt es hier nicht; es gibt: { $known }.
no-action = „{ $action }“ ist in diesem Spiel kein Zug und auch kein Befehl; ? für Hilfe.
no-such-number = Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $count }.
false-record = { $file } lässt sich nicht fortsetzen, etwas stimmt nicht: { $why }.
no-seed = { $file } lässt sich nachspielen, aber nicht fortsetzen: Der Startwert steht nicht darin.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
load-what = Gib laden und den Namen einer Datei ein.
other-game = In { $file } steht eine Partie { $game }; beginne sie mit „tafelronde play --load“.
no-rules = Für dieses Spiel gibt es keine Kurzregeln.
refusal-not-a-choice = { $action } geht jetzt nicht.
refusal-game-over = { $action } geht nicht: Das Spiel ist vorbei.
refusal-chance-acts = { $action } geht nicht: Der Zufall ist am Zug.
serving = Der Tisch steht unter { $address } (Strg-C beendet).
port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.
skip-to-content = Zum Inhalt
to-lobby = In den Saal
close = Schließen
save = Speichern
cancel = Abbrechen
confirm = Bestätigen
settings = Einstellungen
your-name = Dein Name
name-saved = Du heißt jetzt { $name }.
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Lampenlicht
sounds = Töne
other-device = Auf einem anderen Gerät weiterspielen
other-device-text = Erzeuge hier einen Code und gib ihn dort ein: Das andere Gerät hat dann deinen Namen, deine Plätze und deine Partien. Er gilt einmal.
make-code = Code erzeugen
code-from-there = Code vom anderen Gerät
use-code = Verwenden
link-connecting = Verbinden…
link-lost = Verbindung weg, neuer Versuch…
link-lost-table = Die Verbindung ist weg. Die Partie ist sicher und geht hier von selbst weiter.
nowhere-title = Hinter dieser Tür ist kein Zimmer
nowhere-text = Vielleicht ist die Adresse veraltet oder vertippt.
lobby-title = Nimm Platz an der runden Tafel
lobby-text = Spiel mit Freunden über einen Link, oder sofort gegen einen Bot. Ohne Konto, ohne Warten.
games = Spiele
laying-table = Der Tisch wird gedeckt…
play-now = Jetzt spielen
level-against = { $level ->
    [easy] gegen einen leichten Bot
    [medium] gegen einen guten Bot
    [hard] gegen einen starken Bot
   *[other] gegen { $level }
}
bot-level = Stärke des Bots
new-table = Neuer Tisch…
rules-link = Die Regeln
bots-warming = Die Bots wärmen sich noch auf; der erste Zug kann einen Moment dauern.
your-tables = Deine Tische
open-tables = Tische mit freiem Platz
running-tables = Hier wird gespielt
no-open-tables = Gerade ist kein Platz frei. Decke einen Tisch und lass einen Platz offen: Dann steht er hier.
no-running-tables = Gerade spielt niemand öffentlich. Partien, bei denen du zusehen darfst, stehen hier.
tables-wait = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
row-your-turn = Du bist am Zug
row-playing = { $ply ->
    [one] 1 Schritt
   *[other] { $ply } Schritte
}
row-over = Zu Ende
row-open = { $count ->
    [0] Alle sind da
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
new-table-title = Ein Tisch für { $game }
players = Spieler
seat-me = Ich
seat-open-plan = Wer kommt (Link)
seat-here = Jemand an diesem Bildschirm
seat-here-name = Name der zweiten Person
seat-open = Freier Platz
bot-name = { $level ->
    [easy] Bot, leicht
    [medium] Bot, gut
    [hard] Bot, stark
   *[other] Bot, { $level }
}
somebody = Jemand
public-table = Diesen Tisch im Saal zeigen
public-table-text = Sonst findet ihn nur, wer den Link hat.
set-table = Tisch decken
gathering-title = { $count ->
    [0] Alle sitzen am Tisch
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
seat-free = wartet auf jemanden
is-ready = bereit
not-ready = noch nicht bereit
sit-here = Hier sitzen
seat-a-bot = Bot hinsetzen
stand-up = Aufstehen
free-seat = Platz freimachen
i-am-ready = Ich bin bereit
waiting-for-others = Du bist bereit. Es beginnt, sobald es alle sind.
not-ready-after-all = Doch noch nicht bereit
table-full = Alle Plätze sind besetzt; wenn es beginnt, kannst du zusehen.
close-table = Diesen Tisch abräumen
invite-text = Schick diesen Link, oder lass den Code scannen. Wer ihn öffnet, kann einen freien Platz nehmen.
invite-link = Link zu diesem Tisch
qr-code = QR-Code des Links
copy-link = Link kopieren
link-copied = Kopiert.
action-bar = Was zu tun ist
your-turn-title = Du bist am Zug
chosen = Gewählt: { $choice }.
again-to-confirm = Noch einmal wählen, oder bestätigen.
waiting-for = { $player } ist am Zug.
to-move = am Zug
this-is-you = du
bot-sits-in = ein Bot springt ein
not-looking = gerade nicht hier
hand-of = Vor { $player }
cell-lit = wählbar
spectating = Du siehst zu. { $count ->
    [one] Sonst ist niemand hier.
   *[other] { $count } Leute sind hier.
}
undo = Zurücknehmen
undo-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
undo-new-information = Das geht nicht mehr: Seitdem ist etwas Neues ans Licht gekommen.
undo-others-decided = Seitdem haben andere gespielt; sie werden gefragt.
undo-over = Das Spiel ist zu Ende.
undo-not-playing = Es wird gerade nicht gespielt.
undo-offer-stands = Es liegt schon eine Bitte vor.
undo-spectator = Nur Spieler können zurücknehmen.
undo-asked = Die anderen sind gefragt.
offer = { $player } möchte einen Zug zurücknehmen.
offer-yes = Erlauben
offer-no = Nein
hint-button = Tipp
hint-detail = Ein starker Bot täte das: { $percent } % erwartet ({ $simulations } Partien probiert).
log = Protokoll
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
looks-on = sieht zu
mute = Ausblenden
menu = Menü
record = Protokoll speichern
let-bot-play = Einen Bot für mich spielen lassen
take-seat-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben
let-watch = Jemanden zusehen lassen
keys = Tasten
key-arrows = ↑ ↓ ← →
key-arrows-does = von Feld zu Feld
key-enter = Enter
key-enter-does = wählen; noch einmal zum Bestätigen
key-escape = Esc
key-escape-does = die Wahl loslassen
key-c = C
key-c-does = auf dem Brett: zur Krone
key-h = H
key-h-does = Tipp
key-u = U
key-u-does = zurücknehmen
key-help = ?
key-help-does = diese Liste
seed-promise = Die Ziehungen standen fest, bevor die Partie begann; das Versprechen ist { $commitment }… Nach dem Ende kann es jeder nachprüfen.
missing-title = Diesen Tisch gibt es hier nicht
missing-text = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
closed-title = Dieser Tisch ist abgeräumt
game-over = Das Spiel ist zu Ende
verdict-draw = Unentschieden
verdict-you-won = Du gewinnst!
rematch = Revanche
rematch-made = Ein neuer Tisch ist gedeckt.
go-there = Hingehen
replay = Nachspielen
verify = Ziehungen prüfen
verified = Stimmt: { $draws } Ziehungen folgen aus dem versprochenen Startwert, { $decisions } Züge aus den Regeln.
play = Abspielen
pause = Pause
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step = Schritt
step-of = { $ply } / { $last }
jump-to = Zu Schritt { $ply }
copy-ply-link = Link zu diesem Schritt kopieren
to-table = Zum Tisch
rules-title = Die Regeln von { $game }
rules-clauses = Satz für Satz
rules-in-english = Die nummerierten Sätze sind auf Englisch.
rule-says = Regel { $clause }
refusal-trouble = Etwas ging schief. Bitte versuche es noch einmal.
refusal-offline = Gerade gibt es keine Verbindung.
refusal-spectator = Du siehst zu; hier wählen nur die Spieler.
refusal-not-playing = Es wird gerade nicht gespielt.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
refusal-no-session = Der Server kennt dich noch nicht. Lade die Seite neu.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-bad-name = Dieser Name geht nicht.
refusal-bad-code = Dieser Code stimmt nicht oder ist schon verbraucht.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-host = Das kann nur, wer diesen Tisch gedeckt hat.
refusal-not-open = Das Spiel hat schon begonnen.
refusal-too-fast = Zu schnell. Warte einen Moment.
refusal-too-many = Zu viel auf einmal.
refusal-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
refusal-bot-failed = Der Bot konnte nicht antworten. Versuche es noch einmal.`,t={rosenkoenig:`about = zwei Häuser, eine Krone: verbinde deine Rosen zu den größten Gebieten
colour-red = Rot
colour-white = Weiß
status-stones = { $count ->
    [one] noch 1 Stein
   *[other] noch { $count } Steine
}
status-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
seat-heroes = Helden
seat-no-cards = keine Machtkarten
event-dealt = { $player } bekommt { $card }.
event-draw = {""}
event-drawn = { $left ->
    [0] { $player } zieht { $card }, die letzte: Die gespielten Karten werden zu einem neuen Stapel gemischt.
   *[other] { $player } zieht { $card }.
}
event-play = { $player } spielt { $card } nach { $square }.
event-capture = { $player } spielt { $card } mit einem Helden und dreht { $square } um.
event-skipped = { $player } kann nichts tun und wird übersprungen.
choice-draw = eine Machtkarte ziehen
choice-play = die Krone nach { $square }
choice-capture = mit einem Helden { $square } umdrehen
refusal-not-in-hand = { $action } geht nicht: Du hast diese Machtkarte nicht.
refusal-off-board = { $action } geht nicht: Die Krone käme vom Brett ab.
refusal-occupied = { $action } geht nicht: Dort liegt schon ein Stein. Nur mit einem Helden kommst du auf einen Stein, und nur auf einen des Gegners.
refusal-no-stone-to-turn = { $action } geht nicht: Dort liegt kein Stein zum Umdrehen; du brauchst keinen Helden.
refusal-own-stone = { $action } geht nicht: Dort liegt schon ein Stein von dir.
refusal-no-hero-left = { $action } geht nicht: Du hast keine Heldenkarte mehr.
refusal-hand-full = Du kannst nicht ziehen: Du hast schon fünf Machtkarten.
result-end-stones = Der letzte der { $count } Steine ist gelegt.
result-end-stuck = Beide haben fünf Machtkarten, und niemand kann eine spielen.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $player } gewinnt mit { $more } zu { $less } Punkten.
result-won-area = Gleich nach Punkten: { $player } gewinnt durch das größte Gebiet, { $more } zu { $less } Felder.
result-won-stones = Gleich nach Punkten und größtem Gebiet: { $player } gewinnt mit { $more } zu { $less } Steinen.
result-drawn-game = Unentschieden: gleich nach Punkten ({ $count }), größtem Gebiet und Steinen.
rules =
    Zwei Häuser, Lancaster (rot) und York (weiß), kämpfen um das Land rings um eine Krone.

    In deinem Zug tust du eines von drei Dingen:
    1. Eine Machtkarte spielen: Du ziehst die Krone genau so weit, wie die Karte sagt, in ihrer Richtung, auf ein leeres Feld des Bretts. Dorthin legst du einen Stein deiner Farbe. Steine unterwegs stören nicht.
    2. Eine Machtkarte ziehen, wenn du weniger als fünf hast.
    3. Eine Machtkarte zusammen mit einer deiner vier Heldenkarten spielen: auf einen Stein des Gegners. Er wird auf deine Farbe umgedreht.

    Eines davon musst du tun, wenn du kannst; kannst du nichts tun, wirst du übersprungen. Alle Karten liegen offen.

    Das Spiel endet, wenn der 52. Stein liegt oder wenn beide fünf Machtkarten haben und niemand eine spielen kann. Steine einer Farbe, die mit einer Seite aneinander liegen (nicht mit einer Ecke), bilden ein Gebiet, und ein Gebiet zählt das Quadrat seiner Steine: 1, 4, 9, 16, 25… Die höhere Summe gewinnt; dann das größere größte Gebiet; dann die meisten Steine.
name = Rosenkönig
pitch = Lancaster und York kämpfen um das Land rings um eine Krone. Deine Karten führen sie von Feld zu Feld, und wo sie stehen bleibt, pflanzt du eine Rose; große Gebiete zählen im Quadrat.
minutes = etwa 20 Minuten
ask = Du bist am Zug: Wähle eine Karte, ein Feld oder den Stapel.
ask-named = { $player }: Wähle eine Karte, ein Feld oder den Stapel.
board-name = Brett mit neun mal neun Feldern
cell-empty = { $square }, leer
cell-stone = { $square }, { $colour ->
    [red] rote Rose
   *[white] weiße Rose
}, Gebiet von { $count }
cell-crown = die Krone
compass = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
}
card-spoken = Machtkarte: { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} nach { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
card-spoken-to = Machtkarte: { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} nach { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}, { $square ->
    [off] vom Brett ab
   *[other] auf { $square }
}
heroes-left = Helden: { $count } von 4
pile-spoken = Eine Machtkarte ziehen. { $count } im Stapel
unlit-square = Keine deiner Karten führt nach { $value }.
unlit-card = Diese Karte kann jetzt nicht gespielt werden.
unlit-hero = Ein Held hilft jetzt nicht: Keine deiner Karten führt auf einen Stein des Gegners.
unlit-pile = Du kannst jetzt nicht ziehen.`};export{t as games,e as shared};