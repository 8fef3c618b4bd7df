# Was nur der Browser sagt, auf Deutsch.

# ---- das Haus ---------------------------------------------------------------------------------------

skip-to-content = Zum Inhalt
to-lobby = In den Saal
close = Schließen
host-page = Diese Seite betreuen
yes = Ja
no = Nein
save = Speichern
cancel = Abbrechen
confirm = Bestätigen
settings = Einstellungen
pace = Tempo der Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
pace-now = Tempo: { $pace }
pace-set = { $pace ->
    [slow] Die Züge der anderen werden jetzt langsam erzählt.
    [fast] Die Züge der anderen werden jetzt schnell erzählt.
    [instant] Du siehst den Tisch jetzt immer sofort, wie er ist.
   *[other] Die Züge der anderen werden jetzt in normalem Tempo erzählt.
}
account-open = Konto …
link-connecting = Verbinden …
link-lost = Verbindung weg, neuer Versuch …
link-waits = Keine Verbindung: Sobald sie wieder da ist, wird gesendet.
link-lost-table = Die Verbindung ist weg. Die Partie ist sicher und geht hier von selbst weiter.
your-turn-in = Du bist dran: { $game }
against = gegen { $names }
and-more = +{ $count }
nowhere-title = Hinter dieser Tür ist kein Zimmer
nowhere-text = Vielleicht ist die Adresse veraltet oder vertippt.
missing-page-title = Diese Seite ist nicht angekommen
missing-page-text = Die Verbindung brach ab, oder es gibt inzwischen eine neuere Version. Deine Partien sind sicher; diese Seite kommt von selbst, sobald der Server antwortet.
part-missing = Ein Teil dieser Seite ist nicht angekommen.
load-anew = Neu laden
cookies-blocked = Dein Browser behält keine Cookies von { $site }, deshalb weiß der Tisch nicht, wer du bist: Du kannst zusehen, aber nicht spielen. Erlaube dieser Seite Cookies (meist über das Zeichen links neben der Adresse oder in den Einstellungen zum Datenschutz) und lade sie dann neu.

# ---- der Saal ---------------------------------------------------------------------------------------

lobby-title = Nimm Platz an der runden Tafel
lobby-text = Spiel mit Freunden über einen Link, oder sofort gegen einen Bot. Ohne Konto, ohne Warten.
games = Spiele
laying-table = Der Tisch wird gedeckt …
deal-of-the-day = Spiel des Tages
deal-today = { $state ->
    [playing] Begonnen: spiel es zu Ende
    [over] Gespielt
   *[open] Jeden Tag ein Spiel, für alle gleich
}
deal-streak = { $count ->
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-today = { $solved ->
    [yes] Gelöst
   *[no] Jeden Tag eine Stellung: finde den besten Zug
}
continue-title = Weiter
continue-today = Heute
continue-table = Dein Spiel
continue-lesson = Lektion
continue-step = Schritt { $step } von { $steps }
tournaments = Turniere
find-people = Mitspieler suchen
device-unknown = ein Gerät ohne Namen
rated-plan = Gewertete Partie
rated-plan-text = Das Ergebnis ändert Wertungszahlen. Ein Platz pro Person, keine Tipps, kein Zurücknehmen, keine Vertretung.
tournament-back = Zum Turnier
deal-back = Die Liste des Tages
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
new-table = Neuer Tisch …
rules-link = Die Regeln
learn-link = Lernen
further-pages = Mehr im Haus
play-alone = Ohne Netz spielen
own-page = Deine Seite
learn-offer = Neu hier? Lerne ein Spiel auf seinem Brett:
learn-rest = Noch nicht gelernt:
learn-minutes = { $minutes } Min.
puzzles-link = Aufgabe des Tages
puzzles-all = Aufgaben
about-house = Dieses Haus: Hausordnung, Impressum, Datenschutz
people-link = Leute
bots-warming = Die Bots wärmen sich noch auf; der erste Zug kann einen Moment dauern.
your-tables = Deine Tische
finished-games = Gespielte Partien
all-finished-games = Alle deine gespielten Partien
earlier-games = Frühere Partien
try-again = Noch einmal versuchen
show-all = Alle { $count } zeigen
further-tables = Weitere Tische
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
gave-up-of = { $account } (aufgegeben)
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Alle sind da
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}

# ---- einen Tisch decken -----------------------------------------------------------------------------

players = Spieler
seats = Plätze
seat = Platz { $number }
fill-with-bots = Mit Bots auffüllen
minutes = etwa { $most } Minuten
minutes-span = etwa { $least } bis { $most } Minuten
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = ohne: { $what }
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
somebody-gone = Jemand, der gegangen ist
rated = Gewertet
handed-in = Ohne Netz
handed-in-text = Ohne Netz gespielt und von einem Mitspieler eingereicht. Zählt für keine Wertung und keine Statistik.
ratings-link = Wertungen
rated-at-table = Eine gewertete Partie: ein Platz pro Person, keine Tipps, kein Zurücknehmen, keine Vertretung.
hints-at-table = { $who ->
    [all] Alle dürfen hier einen Bot um Tipps bitten.
    [alone] Tipps gibt es nur, wenn jemand allein gegen Bots spielt.
   *[none] Keine Tipps: Hier spielen Menschen gegeneinander.
}
rules-warm-up = Alle sind bereit. Die Spielregeln werden vorbereitet (nur dieses eine Mal); danach beginnt es von selbst.
close-table = Diesen Tisch abräumen
invite-text = Schick diesen Link, oder lass den Code scannen. Wer ihn öffnet, kann einen freien Platz nehmen.
invite-link = Link zu diesem Tisch
qr-code = QR-Code des Links
copy-link = Link kopieren
link-copied = Kopiert.
copy-refused = Der Browser erlaubt dieser Seite nicht zu kopieren. Markiere den Text selbst.

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
waited-for-is-away = Ist gerade nicht am Tisch.
not-looking = abwesend
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
done-to-you = Das ist dir passiert:
seen = Gesehen
curtain-title = Gib den Bildschirm an { $player }
curtain-text = Bis dahin sind die Karten der anderen nicht zu sehen.
curtain-open = Ich bin { $player }
delayed = { $count ->
    [one] Du siehst das Spiel einen Zug später.
   *[other] Du siehst das Spiel { $count } Züge später.
}
undo = Zurücknehmen
offer = { $player } möchte einen Zug zurücknehmen.
offer-what = Zurückgenommen würde: { $text }
offer-yes = Erlauben
offer-no = Nein
hint-button = Tipp
line-show = Warum?
line-back = Zurück
hint-best-button = Das Beste
hint-second-button = Zweitbestes
log = Protokoll
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-unread = { $count ->
    [one] 1 neue Nachricht im Gespräch
   *[other] { $count } neue Nachrichten im Gespräch
}
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
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen
key-zoom-does = größer, kleiner, alles zeigen
seed-promise = Die Ziehungen standen fest, bevor die Partie begann; das Versprechen ist { $commitment }… Nach dem Ende können es alle nachprüfen.
missing-title = Diesen Tisch gibt es hier nicht
missing-text = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
closed-title = Dieser Tisch ist abgeräumt

# ---- das Ende, und noch einmal ----------------------------------------------------------------------

game-over = Das Spiel ist zu Ende
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
replay-more = Mehr
replay-less = Weniger
copy-ply-link = Link zu diesem Schritt kopieren
play-on = Von hier gegen Bots weiterspielen
review = Analyse
to-table = Zum Tisch

# ---- Regeln und Ablehnungen -------------------------------------------------------------------------

rules-title = Die Regeln von { $game }
rule-says = Regel { $clause }
refusal-trouble = Etwas ging schief. Bitte versuche es noch einmal.
refusal-spectator = Du siehst zu; hier wählen nur die Spieler.
refusal-not-playing = Es wird gerade nicht gespielt.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-offline = Gerade gibt es keine Verbindung.
