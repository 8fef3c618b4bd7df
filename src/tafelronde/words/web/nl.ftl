# Wat alleen de browser zegt, in het Nederlands.

# ---- het huis ---------------------------------------------------------------------------------------

skip-to-content = Naar de inhoud
to-lobby = Naar de zaal
close = Sluiten
host-page = Deze site beheren
yes = Ja
no = Nee
save = Bewaren
cancel = Annuleren
confirm = Bevestigen
settings = Instellingen
pace = Tempo van de beurten van de anderen
pace-slow = langzaam
pace-normal = gewoon
pace-fast = snel
pace-instant = meteen
pace-now = Tempo: { $pace }
pace-set = { $pace ->
    [slow] De beurten van de anderen worden nu langzaam verteld.
    [fast] De beurten van de anderen worden nu snel verteld.
    [instant] Je ziet de tafel nu altijd meteen zoals hij is.
   *[other] De beurten van de anderen worden nu in een gewoon tempo verteld.
}
account-open = Account…
link-connecting = Verbinding maken…
link-lost = Verbinding weg, nieuwe poging…
link-waits = Geen verbinding: zodra die er weer is, wordt er verstuurd.
link-lost-table = De verbinding is weg. De partij is veilig en gaat hier vanzelf verder.
your-turn-in = Jouw beurt: { $game }
against = tegen { $names }
and-more = +{ $count }
nowhere-title = Achter deze deur is geen kamer
nowhere-text = Misschien is het adres verouderd of verkeerd getypt.
missing-page-title = Deze pagina is niet aangekomen
missing-page-text = De verbinding viel weg, of er is intussen een nieuwere versie. Je partijen zijn veilig; deze pagina komt vanzelf zodra de server antwoordt.
part-missing = Een deel van deze pagina is niet aangekomen.
load-anew = Opnieuw laden
cookies-blocked = Je browser bewaart geen cookies van { $site }, dus de tafel weet niet wie je bent: je kunt wel toekijken, maar niet spelen. Sta deze pagina cookies toe (meestal via het teken links van het adres, of in de privacy-instellingen) en laad haar dan opnieuw.

# ---- de zaal ----------------------------------------------------------------------------------------

lobby-title = Schuif aan bij de ronde tafel
lobby-text = Speel met vrienden via een link, of meteen tegen een bot. Zonder account, zonder wachten.
games = Spellen
laying-table = De tafel wordt gedekt…
deal-of-the-day = Spel van de dag
deal-today = { $state ->
    [playing] Begonnen: speel het uit
    [over] Gespeeld
   *[open] Elke dag één spel, voor iedereen hetzelfde
}
deal-streak = { $count ->
    [one] Eén dag op rij
   *[other] { $count } dagen op rij
}
puzzle-today = { $solved ->
    [yes] Opgelost
   *[no] Elke dag één stelling: vind de beste zet
}
continue-title = Verder
continue-today = Vandaag
continue-table = Je spel
continue-lesson = Les
continue-step = Stap { $step } van { $steps }
tournaments = Toernooien
find-people = Medespelers zoeken
device-unknown = een apparaat zonder naam
rated-plan = Partij voor de rating
rated-plan-text = De uitslag verandert ratings. Eén plaats per persoon, geen tips, niets terugnemen, geen invallers.
tournament-back = Naar het toernooi
deal-back = De lijst van de dag
play-now = Nu spelen
level-against = { $level ->
    [easy] tegen een makkelijke bot
    [medium] tegen een goede bot
    [hard] tegen een sterke bot
    [master] tegen een meesterlijke bot
    [random] tegen een lukraak spelende bot
    [greedy] tegen een gretige bot
    [mcts] tegen een zoekende bot
   *[other] tegen { $level }
}
bot-level = Sterkte van de bot
new-table = Nieuwe tafel…
rules-link = De regels
learn-link = Leren
further-pages = Meer in huis
play-alone = Speel zonder netwerk
own-page = Je eigen pagina
learn-offer = Nieuw hier? Leer een spel op het bord:
learn-rest = Nog niet geleerd:
learn-minutes = { $minutes } min.
puzzles-link = Puzzel van de dag
puzzles-all = Puzzels
about-house = Dit huis: huisregels, colofon, privacy
people-link = Mensen
bots-warming = De bots warmen zich nog op; de eerste zet kan even duren.
your-tables = Jouw tafels
finished-games = Gespeelde partijen
all-finished-games = Al je gespeelde partijen
earlier-games = Eerdere partijen
try-again = Opnieuw proberen
show-all = Alle { $count } tonen
further-tables = Meer tafels
open-tables = Tafels met een vrije plaats
running-tables = Hier wordt gespeeld
no-open-tables = Er is nu geen plaats vrij. Dek zelf een tafel en laat een plaats open: dan staat hij hier.
no-running-tables = Er speelt nu niemand in het openbaar. Partijen die je mag bekijken, staan hier.
tables-wait = { $count ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $count } tafels op je
}
row-your-turn = Jouw beurt
row-playing = { $ply ->
    [one] 1 stap
   *[other] { $ply } stappen
}
row-unreadable = Niet te openen
row-over = Afgelopen
row-won = Gewonnen
row-shared = Samen gewonnen
row-lost = Verloren
row-draw = Gelijkspel
gave-up-of = { $account } (opgegeven)
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Iedereen is er
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}

# ---- een tafel dekken -------------------------------------------------------------------------------

players = Spelers
seats = Plaatsen
seat = Plaats { $number }
fill-with-bots = Opvullen met bots
minutes = ongeveer { $most } minuten
minutes-span = ongeveer { $least } tot { $most } minuten
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = zonder: { $what }
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
somebody-gone = Iemand die weg is
rated = Voor de rating
handed-in = Zonder netwerk
handed-in-text = Zonder netwerk gespeeld, en ingeleverd door wie speelde. Telt niet voor een rating of statistiek.
ratings-link = Ratings
rated-at-table = Een partij voor de rating: één plaats per persoon, geen tips, niets terugnemen, geen invallers.
hints-at-table = { $who ->
    [all] Iedereen mag hier een bot om tips vragen.
    [alone] Tips zijn er alleen voor wie in zijn eentje tegen bots speelt.
   *[none] Geen tips: hier spelen mensen tegen elkaar.
}
rules-warm-up = Iedereen is klaar. De spelregels worden voorbereid (alleen deze keer); daarna begint het vanzelf.
close-table = Deze tafel afruimen
invite-text = Stuur deze link, of laat de code scannen. Wie hem opent, kan een vrije plaats nemen.
invite-link = Link naar deze tafel
qr-code = QR-code van de link
copy-link = Link kopiëren
link-copied = Gekopieerd.
copy-refused = De browser laat deze pagina niet kopiëren. Selecteer de tekst zelf.

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
waited-for-is-away = Kijkt op het moment niet mee.
not-looking = afwezig
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
still-told = De beurten van de anderen worden nog verteld. Met “Overslaan” ben je meteen bij je eigen beurt.
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
offer = { $player } wil graag een zet terugnemen.
offer-what = Teruggenomen wordt dan: { $text }
offer-yes = Toestaan
offer-no = Nee
hint-button = Tip
line-show = Waarom?
line-back = Terug
hint-best-button = De beste
hint-second-button = Op één na beste
log = Verslag
log-empty = Er is nog niets gebeurd.
chat = Praten
chat-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
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
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Alles tonen
key-zoom-does = groter, kleiner, alles tonen
seed-promise = De trekkingen lagen vast voordat de partij begon; de belofte is { $commitment }… Na afloop kan iedereen dat nagaan.
missing-title = Deze tafel is hier niet
missing-text = Misschien is hij afgeruimd, of is de link niet volledig.
closed-title = Deze tafel is afgeruimd

# ---- het einde, en nog eens -------------------------------------------------------------------------

game-over = Het spel is afgelopen
rematch = Revanche
rematch-made = Er is een nieuwe tafel gedekt.
go-there = Ernaartoe
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
replay-more = Meer
replay-less = Minder
copy-ply-link = Link naar deze stap kopiëren
play-on = Vanaf hier verder tegen bots
review = Beoordeling
to-table = Naar de tafel

# ---- regels en weigeringen --------------------------------------------------------------------------

rules-title = De regels van { $game }
rule-says = Regel { $clause }
refusal-trouble = Er ging iets mis. Probeer het nog eens.
refusal-spectator = Je kijkt mee; hier kiezen alleen de spelers.
refusal-not-playing = Er wordt nu niet gespeeld.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-offline = Er is nu geen verbinding.
