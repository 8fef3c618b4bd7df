# Was nur der Browser sagt, auf Deutsch.

# ---- das Haus ---------------------------------------------------------------------------------------

skip-to-content = Zum Inhalt
to-lobby = In den Saal
close = Schließen
yes = Ja
no = Nein
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
notes = Melden, wenn ich an der Reihe bin
notes-not-allowed = Dieser Browser erlaubt es nicht.
at-once = Einen Zug sofort senden, ohne noch einmal zu fragen
pace = Züge der anderen erzählen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = nicht
pace-now = Tempo: { $pace ->
    [slow] langsam
    [fast] schnell
    [instant] sofort
   *[other] normal
}
pace-set = { $pace ->
    [slow] Die Züge der anderen werden jetzt langsam erzählt.
    [fast] Die Züge der anderen werden jetzt schnell erzählt.
    [instant] Du siehst den Tisch jetzt immer sofort, wie er ist.
   *[other] Die Züge der anderen werden jetzt in normalem Tempo erzählt.
}
other-device = Auf einem anderen Gerät weiterspielen
other-device-text = Erzeuge hier einen Code und gib ihn dort ein: Das andere Gerät hat dann deinen Namen, deine Plätze und deine Partien. Er gilt einmal.
make-code = Code erzeugen
code-from-there = Code vom anderen Gerät
use-code = Verwenden
devices = Wo du angemeldet bist
device-unknown = ein Gerät ohne Namen
device-here = dieses Gerät
device-seen = zuletzt benutzt am { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
device-sign-out = Abmelden
sign-out-others = Überall sonst abmelden
sign-out-others-text = Alle anderen Geräte werden abgemeldet, und die Token aller deiner Programme enden.
signed-out-others = Du bist jetzt nur noch hier angemeldet.
programs = Deine Programme
programs-text = Ein Programm von dir spielt mit einem Token unter eigenem Namen. Deine Tische sind die, die du eröffnet hast oder an denen du sitzt.
program-name = Name des Programms
program-scope = Was es darf
program-all = spielt überall und eröffnet Tische
program-invited = spielt nur an deinen Tischen
program-make = Token erzeugen
program-made = Das Token von { $name }. Bewahre es jetzt auf: Es wird nicht noch einmal gezeigt.
program-since = seit { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
program-end = Beenden
program-end-named = Token von { $name } beenden
link-connecting = Verbinden…
link-lost = Verbindung weg, neuer Versuch…
link-waits = Keine Verbindung: Es wartet und geht ab, sobald die Leitung wieder da ist.
link-lost-table = Die Verbindung ist weg. Die Partie ist sicher und geht hier von selbst weiter.
your-turn-in = Du bist dran: { $game }
against = gegen { $names }
and-more = +{ $count }
nowhere-title = Hinter dieser Tür ist kein Zimmer
nowhere-text = Vielleicht ist die Adresse veraltet oder vertippt.

# ---- der Saal ---------------------------------------------------------------------------------------

lobby-title = Nimm Platz an der runden Tafel
lobby-text = Spiel mit Freunden über einen Link, oder sofort gegen einen Bot. Ohne Konto, ohne Warten.
games = Spiele
laying-table = Der Tisch wird gedeckt…
play-now = Jetzt spielen
level-against = { $level ->
    [easy] gegen einen leichten Bot
    [medium] gegen einen guten Bot
    [hard] gegen einen starken Bot
    [master] gegen einen meisterhaften Bot
    [random] gegen einen zufälligen Bot
    [greedy] gegen einen gierigen Bot
    [mcts] gegen einen suchenden Bot
   *[other] gegen { $level }
}
bot-level = Stärke des Bots
new-table = Neuer Tisch…
rules-link = Die Regeln
bots-warming = Die Bots wärmen sich noch auf; der erste Zug kann einen Moment dauern.
your-tables = Deine Tische
finished-games = Gespielte Partien
all-finished-games = Alle deine gespielten Partien
no-finished-games = Du hast noch keine Partie zu Ende gespielt. Hier stehen sie dann, mit Ergebnis und Wiedergabe.
earlier-games = Frühere Partien
try-again = Noch einmal versuchen
show-all = Alle { $count } zeigen
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
row-unreadable = Nicht zu öffnen
row-over = Zu Ende
row-won = Gewonnen
row-shared = Geteilt gewonnen
row-lost = Verloren
row-draw = Unentschieden
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Alle sind da
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}

# ---- einen Tisch decken -----------------------------------------------------------------------------

new-table-title = Ein Tisch für { $game }
players = Spieler
seats = Plätze
seat = Platz { $number }
seats-tip = Wähle einen Platz und sage, wer dort sitzt.
who-sits = { $seat }: Wer sitzt hier?
fill-with-bots = Mit Bots auffüllen
another-bot = Jemand anders
bot-called = { $name } ({ bot-name })
free-for-friends = Für Freunde frei lassen
begins-at-once = Es geht sofort los
begins-when-full = { $count ->
    [one] Es beginnt, sobald der freie Platz besetzt ist
   *[other] Es beginnt, sobald die { $count } freien Plätze besetzt sind
}
minutes = etwa { $most } Minuten
minutes-span = etwa { $least } bis { $most } Minuten
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = ohne: { $what }
seat-me = Du
seat-open-plan = Ein Freund, über den Link
seat-here = Jemand an diesem Gerät
seat-here-name = Name dieser Person
seat-here-short = An diesem Gerät
seat-open = Freier Platz
bot-name = { $level ->
    [easy] Bot, leicht
    [medium] Bot, gut
    [hard] Bot, stark
    [master] Bot, Meister
    [random] Bot, zufällig
    [greedy] Bot, gierig
    [mcts] Bot, suchend
   *[other] Bot, { $level }
}
bot-mark = Bot
somebody = Jemand
public-table = Diesen Tisch im Saal zeigen
public-table-text = Sonst findet ihn nur, wer den Link hat.
delay = Zuschauer sehen das Spiel
delay-by = { $count ->
    [0] sofort
    [one] einen Zug später
   *[other] { $count } Züge später
}
hints-plan = Tipps auch, wenn Menschen gegeneinander spielen
hints-plan-text = Wer allein gegen Bots spielt, darf immer danach fragen.
hints-at-table = { $who ->
    [all] Alle dürfen hier einen Bot um Tipps bitten.
    [alone] Tipps gibt es nur für den, der allein gegen Bots spielt.
   *[none] Keine Tipps: Hier spielen Menschen gegeneinander.
}
set-table = Tisch decken
gathering-title = { $count ->
    [0] Alle sitzen am Tisch
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
invited-by = { $player } lädt dich zu einer Partie ein
rules-in-short = So wird gespielt
seat-free = wartet auf jemanden
is-ready = bereit
not-ready = noch nicht bereit
sit-here = Hier sitzen
seat-a-bot = Bot hinsetzen
stand-up = Aufstehen
free-seat = Platz freimachen
i-am-ready = Ich bin bereit
waiting-for-others = Du bist bereit. Es beginnt, sobald es alle sind.
rules-warm-up = Alle sind bereit. Die Spielregeln werden vorbereitet (nur dieses eine Mal); danach beginnt es von selbst.
not-ready-after-all = Doch noch nicht bereit
table-full = Alle Plätze sind besetzt; wenn es beginnt, kannst du zusehen.
close-table = Diesen Tisch abräumen
invite-text = Schick diesen Link, oder lass den Code scannen. Wer ihn öffnet, kann einen freien Platz nehmen.
invite-link = Link zu diesem Tisch
qr-code = QR-Code des Links
copy-link = Link kopieren
link-copied = Kopiert.

# ---- am Tisch ---------------------------------------------------------------------------------------

action-bar = Was zu tun ist
your-turn-title = Du bist am Zug
chosen = Gewählt: { $choice }.
again-to-confirm = Noch einmal wählen, oder bestätigen.
waiting-for = { $player } ist am Zug.
to-move = am Zug
this-is-you = du
sits-in-for = springt für { $player } ein
has-resigned = hat aufgegeben
not-looking = gerade nicht hier
hand-of = Vor { $player }
cell-lit = wählbar
spectating = Du siehst zu. { $count ->
    [one] Sonst ist niemand hier.
   *[other] { $count } Leute sind hier.
}
again = Noch einmal zeigen, was seit meinem letzten Zug geschah
missed = Seit deinem letzten Zug: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
skip = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} überspringen
still-told = Die Züge der anderen werden noch erzählt. Mit „Überspringen“ bist du gleich bei deinem eigenen.
last-turn = Der letzte Zug von { $player }
show-again = { $text } (Klick: noch einmal zeigen.)
show-on-board = Auf dem Brett noch einmal zeigen
done-to-you = Das ist dir geschehen:
seen = Gesehen
curtain-title = Gib den Bildschirm an { $player }
curtain-text = Bis dahin sind die Karten der anderen nicht zu sehen.
curtain-open = Ich bin { $player }
delayed = { $count ->
    [one] Du siehst das Spiel einen Zug später.
   *[other] Du siehst das Spiel { $count } Züge später.
}
undo = Zurücknehmen
undo-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
undo-new-information = Das geht nicht mehr: Seitdem ist etwas Neues ans Licht gekommen.
undo-others-decided = Seitdem haben andere gespielt; sie werden gefragt.
undo-over = Das Spiel ist zu Ende.
undo-not-playing = Es wird gerade nicht gespielt.
undo-offer-stands = Es liegt schon eine Bitte vor.
undo-has-resigned = Du hast die Partie aufgegeben.
undo-spectator = Nur Spieler können zurücknehmen.
undo-asked = Die anderen sind gefragt.
offer = { $player } möchte einen Zug zurücknehmen.
offer-yes = Erlauben
offer-no = Nein
hint-button = Tipp
hint-second-button = Zweitbestes
log = Protokoll
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
looks-on = sieht zu
mute = Ausblenden
send-away = Wegschicken
let-back = { $player } wieder einlassen
menu = Menü
record = Protokoll speichern
let-bot-play = Einen Bot für mich spielen lassen
take-seat-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben
let-watch = Jemanden zusehen lassen
keys = Tasten
keys-house = An jedem Tisch
keys-game = In diesem Spiel
key-steps = ← →
key-steps-does = einen Schritt zurück, einen weiter
key-ends = Pos1 Ende
key-ends-does = zum Anfang, zum Ende
key-arrows = ↑ ↓ ← →
key-arrows-does = von Feld zu Feld
key-zoom = + − 0
key-zoom-does = größer, kleiner, alles zeigen
key-enter = Enter
key-enter-does = wählen; noch einmal zum Bestätigen
key-escape = Esc
key-escape-does = die Wahl loslassen
key-h = H
key-h-does = Tipp
key-u = U
key-u-does = zurücknehmen
key-l = L
key-l-does = noch einmal zeigen, was geschah
key-s = S
key-s-does = überspringen, was erzählt wird
key-help = ?
key-help-does = diese Liste
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen
seed-promise = Die Ziehungen standen fest, bevor die Partie begann; das Versprechen ist { $commitment }… Nach dem Ende kann es jeder nachprüfen.
missing-title = Diesen Tisch gibt es hier nicht
missing-text = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
closed-title = Dieser Tisch ist abgeräumt

# ---- das Ende, und noch einmal ----------------------------------------------------------------------

game-over = Das Spiel ist zu Ende
verdict-draw = Unentschieden
verdict-you-won = Du gewinnst!
verdict-others = Alle anderen teilen sich den Sieg
rematch = Revanche
rematch-made = Ein neuer Tisch ist gedeckt.
go-there = Hingehen
replay = Nachspielen
verify = Ziehungen prüfen
verify-text = Rechnet jede Ziehung aus dem Startwert nach, der vor der Partie versprochen war.
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
play-on = Von hier gegen Bots weiterspielen
play-on-seat = Dein Platz
play-on-acts = ist jetzt am Zug
play-on-begin = Weiterspielen
to-table = Zum Tisch

# ---- Regeln und Ablehnungen -------------------------------------------------------------------------

rules-title = Die Regeln von { $game }
rules-minute = In einer Minute
rules-longer = Etwas ausführlicher
rules-clauses = Satz für Satz
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $count } Regeln
}
clause-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-why = Warum so?
rules-why-of = Warum so? { $clause }
why-rules = Wie in der gedruckten Regel
why-source = Anderswo gefunden; die gedruckte Regel sagt es nicht
why-decision = Hier entschieden, wo die gedruckte Regel schweigt
why-consequence = Folgt aus den anderen Regeln
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
refusal-removed = Du wurdest von diesem Tisch weggeschickt.
refusal-has-resigned = Dieser Platz hat aufgegeben; ein Bot spielt ihn zu Ende.
refusal-is-playing = Wer spielt, bleibt bis zum Ende.
refusal-other-rules = Diese Partie begann mit Regeln, die dieser Server nicht mehr spielt.
refusal-unreadable = An diesem Tisch ist etwas geschehen, das der Server nicht lesen kann; deshalb ist er vorerst geschlossen. Nichts davon geht verloren: Eine neuere Fassung des Programms kann ihn vielleicht öffnen.
refusal-bad-name = Dieser Name geht nicht.
refusal-not-for-programs = Das darf ein Programm nicht. Melde dich als Person an.
refusal-not-invited = Dieses Programm spielt nur an Tischen seines Besitzers.
refusal-bad-code = Dieser Code stimmt nicht oder ist schon verbraucht.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-bot-seated = { $name } sitzt schon an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-host = Das kann nur, wer diesen Tisch gedeckt hat.
refusal-not-open = Das Spiel hat schon begonnen.
refusal-bad-bot = Für dieses Spiel gibt es keinen solchen Bot.
refusal-bad-option = So kann der Tisch nicht gedeckt werden: Etwas daran ist nicht möglich.
refusal-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-no-offer = Niemand bittet gerade darum, etwas zurückzunehmen.
refusal-no-such-action = Diesen Zug gibt es in diesem Spiel nicht.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-away = Du sitzt schon am Tisch; kein Bot spielt für dich.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-no-hints = Hier gibt es keine Tipps: Es spielen Menschen gegeneinander, und dieser Tisch erlaubt sie dann nicht.
refusal-too-fast = Zu schnell. Versuche es in { $seconds } s noch einmal.
refusal-too-many = Zu viel auf einmal.
refusal-bots-alone = An genug deiner Tische spielen schon nur Bots. Versuche es noch einmal, wenn eine dieser Partien vorbei ist, oder in { $seconds } s.
refusal-bots-waiting = Bots haben noch viele Züge für dich zu spielen. Versuche es in { $seconds } s noch einmal.
refusal-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
refusal-bot-failed = Der Bot konnte nicht antworten. Versuche es noch einmal.
