# Wat alleen de browser zegt, in het Nederlands.

# ---- het huis ---------------------------------------------------------------------------------------

skip-to-content = Naar de inhoud
to-lobby = Naar de zaal
close = Sluiten
yes = Ja
no = Nee
save = Bewaren
cancel = Annuleren
confirm = Bevestigen
settings = Instellingen
your-name = Je naam
name-saved = Je heet nu { $name }.
language = Taal
theme = Licht
theme-auto = Zoals het apparaat
theme-light = Daglicht
theme-dark = Lamplicht
sounds = Geluiden
notes = Meld het als ik aan de beurt ben
notes-not-allowed = Deze browser staat het niet toe.
at-once = Een zet meteen versturen, zonder nog eens te vragen
pace = Beurten van de anderen vertellen
pace-slow = langzaam
pace-normal = gewoon
pace-fast = snel
pace-instant = niet
pace-now = Tempo: { $pace ->
    [slow] langzaam
    [fast] snel
    [instant] meteen
   *[other] gewoon
}
pace-set = { $pace ->
    [slow] De beurten van de anderen worden nu langzaam verteld.
    [fast] De beurten van de anderen worden nu snel verteld.
    [instant] Je ziet de tafel nu altijd meteen zoals ze is.
   *[other] De beurten van de anderen worden nu in een gewoon tempo verteld.
}
other-device = Verder op een ander apparaat
other-device-text = Maak hier een code en typ die daar in: het andere apparaat heeft dan jouw naam, je plaatsen en je partijen. De code werkt één keer.
make-code = Code maken
code-from-there = Code van je andere apparaat
use-code = Gebruiken
devices = Waar je bent aangemeld
device-unknown = een apparaat zonder naam
device-here = dit apparaat
device-seen = laatst gebruikt op { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
device-sign-out = Afmelden
sign-out-others = Overal elders afmelden
sign-out-others-text = Alle andere apparaten worden afgemeld, en de tokens van al je programma's vervallen.
signed-out-others = Je bent nu alleen hier nog aangemeld.
programs = Je programma's
programs-text = Een programma van jou speelt met een token onder een eigen naam. Jouw tafels zijn die je maakte of waar je zit.
program-name = Naam van het programma
program-scope = Wat het mag
program-all = speelt overal en maakt tafels
program-invited = speelt alleen aan jouw tafels
program-make = Token maken
program-made = Het token van { $name }. Bewaar het nu: je ziet het niet nog eens.
program-since = sinds { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
program-end = Beëindigen
program-end-named = Token van { $name } beëindigen
link-connecting = Verbinding maken…
link-lost = Verbinding weg, nieuwe poging…
link-waits = Geen verbinding: het wacht, en gaat weg zodra de lijn er weer is.
link-lost-table = De verbinding is weg. De partij is veilig en gaat hier vanzelf verder.
your-turn-in = Jij bent: { $game }
against = tegen { $names }
and-more = +{ $count }
nowhere-title = Achter deze deur is geen kamer
nowhere-text = Misschien is het adres oud, of verkeerd getypt.

# ---- de zaal ----------------------------------------------------------------------------------------

lobby-title = Schuif aan bij de ronde tafel
lobby-text = Speel met vrienden via een link, of meteen tegen een bot. Zonder account, zonder wachten.
games = Spellen
laying-table = De tafel wordt gedekt…
play-now = Nu spelen
level-against = { $level ->
    [easy] tegen een makkelijke bot
    [medium] tegen een goede bot
    [hard] tegen een sterke bot
    [master] tegen een meesterlijke bot
    [random] tegen een lukrake bot
    [greedy] tegen een gretige bot
    [mcts] tegen een zoekende bot
   *[other] tegen { $level }
}
bot-level = Sterkte van de bot
new-table = Nieuwe tafel…
rules-link = De regels
bots-warming = De bots warmen zich nog op; de eerste zet kan even duren.
your-tables = Jouw tafels
finished-games = Gespeelde partijen
all-finished-games = Al je gespeelde partijen
no-finished-games = Je hebt nog geen partij uitgespeeld. Hier staan ze straks, met de uitslag en om terug te kijken.
earlier-games = Eerdere partijen
try-again = Opnieuw proberen
show-all = Alle { $count } tonen
open-tables = Tafels met een vrije plaats
running-tables = Hier wordt gespeeld
no-open-tables = Er is nu geen plaats vrij. Dek zelf een tafel en laat een plaats open: dan staat ze hier.
no-running-tables = Er speelt nu niemand in het openbaar. Partijen waar je bij mag kijken, staan hier.
tables-wait = { $count ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $count } tafels op je
}
row-your-turn = Jouw beurt
row-playing = { $ply ->
    [one] 1 stap
   *[other] { $ply } stappen
}
row-unreadable = Kan niet open
row-over = Afgelopen
row-won = Gewonnen
row-shared = Samen gewonnen
row-lost = Verloren
row-draw = Gelijkspel
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Iedereen is er
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}

# ---- een tafel dekken -------------------------------------------------------------------------------

new-table-title = Een tafel voor { $game }
players = Spelers
seats = Plaatsen
seat = Plaats { $number }
seats-tip = Kies een plaats om te zeggen wie er zit.
who-sits = { $seat }: wie zit hier?
fill-with-bots = Opvullen met bots
another-bot = Iemand anders
bot-called = { $name } ({ bot-name })
free-for-friends = Vrij laten voor vrienden
begins-at-once = Het begint meteen
begins-when-full = { $count ->
    [one] Het begint zodra de vrije plaats bezet is
   *[other] Het begint zodra de { $count } vrije plaatsen bezet zijn
}
minutes = ongeveer { $most } minuten
minutes-span = ongeveer { $least } tot { $most } minuten
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = zonder: { $what }
seat-me = Jij
seat-open-plan = Een vriend, met de link
seat-here = Iemand aan dit scherm
seat-here-name = Naam van die persoon
seat-here-short = Aan dit scherm
seat-open = Vrije plaats
bot-name = { $level ->
    [easy] Bot, makkelijk
    [medium] Bot, goed
    [hard] Bot, sterk
    [master] Bot, meester
    [random] Bot, lukraak
    [greedy] Bot, gretig
    [mcts] Bot, zoekend
   *[other] Bot, { $level }
}
bot-mark = bot
somebody = Iemand
public-table = Deze tafel in de zaal tonen
public-table-text = Anders vindt alleen wie de link heeft haar.
delay = Toeschouwers zien het spel
delay-by = { $count ->
    [0] meteen
    [one] één zet later
   *[other] { $count } zetten later
}
hints-plan = Ook tips als mensen tegen elkaar spelen
hints-plan-text = Wie alleen tegen bots speelt, mag er altijd om vragen.
hints-at-table = { $who ->
    [all] Iedereen mag hier een bot om tips vragen.
    [alone] Tips zijn er alleen voor wie in zijn eentje tegen bots speelt.
   *[none] Geen tips: hier spelen mensen tegen elkaar.
}
set-table = Tafel dekken
gathering-title = { $count ->
    [0] Iedereen zit aan tafel
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
invited-by = { $player } nodigt je uit voor een potje
rules-in-short = Zo wordt het gespeeld
seat-free = wacht op iemand
is-ready = klaar
not-ready = nog niet klaar
sit-here = Hier zitten
seat-a-bot = Bot neerzetten
stand-up = Opstaan
free-seat = Plaats vrijmaken
i-am-ready = Ik ben klaar
waiting-for-others = Je bent klaar. Het begint zodra iedereen dat is.
rules-warm-up = Iedereen is klaar. De spelregels worden voorbereid (alleen deze keer); daarna begint het vanzelf.
not-ready-after-all = Toch nog niet klaar
table-full = Alle plaatsen zijn bezet; als het begint, kun je meekijken.
close-table = Deze tafel afruimen
invite-text = Stuur deze link, of laat de code scannen. Wie hem opent, kan een vrije plaats nemen.
invite-link = Link naar deze tafel
qr-code = QR-code van de link
copy-link = Link kopiëren
link-copied = Gekopieerd.

# ---- aan tafel --------------------------------------------------------------------------------------

action-bar = Wat er te doen is
your-turn-title = Jouw beurt
chosen = Gekozen: { $choice }.
again-to-confirm = Kies het nog eens, of bevestig.
waiting-for = { $player } is aan de beurt.
to-move = aan de beurt
this-is-you = jij
sits-in-for = valt in voor { $player }
has-resigned = heeft opgegeven
not-looking = nu niet hier
hand-of = Voor { $player }
cell-lit = te kiezen
spectating = Je kijkt mee. { $count ->
    [one] Verder is er niemand.
   *[other] Er zijn { $count } mensen.
}
again = Nog eens tonen wat er sinds mijn laatste beurt is gebeurd
missed = Sinds je laatste beurt: { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
skip = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} overslaan
still-told = De beurten van de anderen worden nog verteld. Met Overslaan ben je meteen bij je eigen beurt.
last-turn = De laatste beurt van { $player }
show-again = { $text } (Klik: nog eens tonen.)
show-on-board = Op het bord nog eens tonen
done-to-you = Dit is jou overkomen:
seen = Gezien
curtain-title = Geef het scherm aan { $player }
curtain-text = Tot dan zijn de kaarten van anderen uit het zicht.
curtain-open = Ik ben { $player }
delayed = { $count ->
    [one] Je ziet het spel één zet later.
   *[other] Je ziet het spel { $count } zetten later.
}
undo = Terugnemen
undo-nothing = Je hebt nog niets gedaan dat je kunt terugnemen.
undo-new-information = Dat kan niet meer: sindsdien is er iets nieuws aan het licht gekomen.
undo-others-decided = Sindsdien hebben anderen gespeeld; aan hen wordt het gevraagd.
undo-over = Het spel is afgelopen.
undo-not-playing = Er wordt nu niet gespeeld.
undo-offer-stands = Er ligt al een verzoek.
undo-has-resigned = Je hebt de partij opgegeven.
undo-spectator = Alleen spelers kunnen terugnemen.
undo-asked = Het is aan de anderen gevraagd.
offer = { $player } wil graag een zet terugnemen.
offer-yes = Goed
offer-no = Nee
hint-button = Tip
hint-second-button = Op één na beste
log = Verslag
log-empty = Er is nog niets gebeurd.
chat = Praten
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
looks-on = kijkt mee
mute = Verbergen
send-away = Wegsturen
let-back = { $player } weer toelaten
menu = Menu
record = Verslag opslaan
let-bot-play = Laat een bot voor me spelen
take-seat-back = Neem mijn plaats terug
resign = Opgeven
resign-sure = Echt opgeven
let-watch = Iemand laten meekijken
keys = Toetsen
keys-house = Aan elke tafel
keys-game = In dit spel
key-steps = ← →
key-steps-does = een stap terug, een stap verder
key-ends = Home End
key-ends-does = naar het begin, naar het einde
key-arrows = ↑ ↓ ← →
key-arrows-does = van veld naar veld
key-zoom = + − 0
key-zoom-does = groter, kleiner, alles tonen
key-enter = Enter
key-enter-does = kiezen; nog eens om te bevestigen
key-escape = Esc
key-escape-does = de keuze loslaten
key-h = H
key-h-does = tip
key-u = U
key-u-does = terugnemen
key-l = L
key-l-does = nog eens tonen wat er is gebeurd
key-s = S
key-s-does = overslaan wat er wordt verteld
key-help = ?
key-help-does = deze lijst
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Alles tonen
seed-promise = De trekkingen lagen vast voordat de partij begon; de belofte is { $commitment }… Als het spel is afgelopen, kan iedereen dat nagaan.
missing-title = Deze tafel is hier niet
missing-text = Misschien is ze afgeruimd, of is de link niet volledig.
closed-title = Deze tafel is afgeruimd

# ---- het einde, en nog eens -------------------------------------------------------------------------

game-over = Het spel is afgelopen
verdict-draw = Gelijkspel
verdict-you-won = Jij wint!
verdict-others = Alle anderen delen de overwinning
rematch = Revanche
rematch-made = Er is een nieuwe tafel gedekt.
go-there = Erheen
replay = Naspelen
verify = Trekkingen nagaan
verify-text = Rekent elke trekking na uit het startgetal dat voor de partij is beloofd.
verified = Het klopt: { $draws } trekkingen volgen uit het beloofde startgetal, { $decisions } zetten uit de regels.
play = Afspelen
pause = Pauze
to-start = Naar het begin
to-end = Naar het einde
step-back = Eén stap terug
step-on = Eén stap verder
step = Stap
step-of = { $ply } / { $last }
jump-to = Naar stap { $ply }
copy-ply-link = Link naar deze stap kopiëren
play-on = Vanaf hier verder tegen bots
play-on-seat = Jouw plaats
play-on-acts = is nu aan zet
play-on-begin = Verder spelen
to-table = Naar de tafel

# ---- regels en weigeringen --------------------------------------------------------------------------

rules-title = De regels van { $game }
rules-minute = In één minuut
rules-longer = Iets uitgebreider
rules-clauses = Regel voor regel
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden
    [one] 1 regel
   *[other] { $count } regels
}
clause-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-why = Waarom zo?
rules-why-of = Waarom zo? { $clause }
why-rules = Zoals in de gedrukte regels
why-source = Elders gevonden; de gedrukte regels zeggen het niet
why-decision = Hier besloten, waar de gedrukte regels zwijgen
why-consequence = Volgt uit de andere regels
rules-in-english = De genummerde regels staan er in het Engels.
rule-says = Regel { $clause }
refusal-trouble = Er ging iets mis. Probeer het nog eens.
refusal-offline = Er is nu geen verbinding.
refusal-spectator = Je kijkt mee; hier kiezen alleen de spelers.
refusal-not-playing = Er wordt nu niet gespeeld.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-stale = De tafel is al verder; kijk nog eens.
refusal-no-session = De server kent je nog niet. Laad de pagina opnieuw.
refusal-unknown-table = Die tafel is er niet.
refusal-removed = Je bent van deze tafel weggestuurd.
refusal-has-resigned = Deze plaats heeft opgegeven; een bot speelt haar uit.
refusal-is-playing = Wie speelt, blijft tot het eind.
refusal-other-rules = Dit spel is begonnen met regels die deze server niet meer speelt.
refusal-unreadable = Aan deze tafel is iets gebeurd dat de server niet kan lezen; daarom is zij nu gesloten. Er gaat niets van verloren: een nieuwere versie van het programma kan haar misschien openen.
refusal-bad-name = Die naam kan niet.
refusal-not-for-programs = Dat mag een programma niet. Meld je aan als persoon.
refusal-not-invited = Dit programma speelt alleen aan tafels van zijn eigenaar.
refusal-bad-code = Die code klopt niet, of is al gebruikt.
refusal-seat-taken = Daar zit al iemand.
refusal-bot-seated = { $name } zit al aan deze tafel.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-not-host = Dat kan alleen wie deze tafel heeft gedekt.
refusal-not-open = Het spel is al begonnen.
refusal-bad-bot = Voor dit spel is er geen bot met die naam.
refusal-bad-option = Zo kan de tafel niet worden gedekt: er staat iets in dat niet kan.
refusal-bot-plays = Er speelt een bot voor je. Neem eerst je plaats terug.
refusal-no-offer = Niemand vraagt nu om iets terug te nemen.
refusal-no-such-action = Die zet bestaat in dit spel niet.
refusal-no-such-seat = Die plaats is er aan deze tafel niet.
refusal-not-away = Je zit al aan tafel; er speelt geen bot voor je.
refusal-not-over = Het spel is nog niet voorbij.
refusal-unknown-game = Dat spel is hier niet.
refusal-no-hints = Geen tips hier: er spelen mensen tegen elkaar, en deze tafel staat ze dan niet toe.
refusal-too-fast = Dat gaat te snel. Probeer het over { $seconds } s nog eens.
refusal-too-many = Te veel tegelijk.
refusal-bots-alone = Aan genoeg van je tafels spelen al alleen bots. Probeer het nog eens als er een spel uit is, of over { $seconds } s.
refusal-bots-waiting = Bots hebben nog veel beurten voor je te spelen. Probeer het over { $seconds } s nog eens.
refusal-busy = De bots hebben het druk. Probeer het zo nog eens.
refusal-bot-failed = De bot kon niet antwoorden. Probeer het nog eens.
