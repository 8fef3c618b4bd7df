var e=`you = jij
seat-number = Speler { $number }
table-size = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
table-sizes = { $least }–{ $most } spelers
setting-table = De tafel wordt gedekt…
your-turn = Jij bent aan de beurt: typ een nummer of een zet (? voor hulp).
turn-of = { $player } is aan de beurt: typ een nummer of een zet (? voor hulp).
you-can = Je kunt:
more-choices = … en nog { $count }: typ “zetten”.
bot-thinks = { $player } denkt na…
bots-warm-up = { $player } warmt zich op (alleen deze keer)…
plays = { $player } speelt { $action }.
happens = Het lot beslist: { $action }.
winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
hint-comes = Even denken…
hint = Tip: { $move }, { $text }. Kans om daarmee te winnen: { $percent } %.
hint-plain = Tip: { $move }, { $text }.
taken-back = Teruggenomen. Kies opnieuw.
resigned = { $player } geeft op.
goodbye = Tot de volgende keer.
game-saved = Bewaard in { $file }
game-loaded = Geladen: { $file }
go-on = Speel verder met: { $command }
record-kept = Verslag: { $file }
record-true = Gecontroleerd: elke trekking volgt uit het startgetal, elke zet uit de regels.
record-false = Er klopt iets niet aan dit verslag; “tafelronde verify” zegt wat.
unknown-game = Het spel “{ $name }” is hier niet; wel: { $known }.
no-action = “{ $action }” is in dit spel geen zet en ook geen opdracht; ? voor hulp.
no-such-number = Keuze { $number } bestaat niet; de keuzes zijn 1 tot en met { $count }.
false-record = Met { $file } kun je niet verder spelen, er klopt iets niet: { $why }.
no-seed = { $file } kun je naspelen, maar niet verder spelen: het startgetal staat er niet in.
nothing-to-undo = Er is nog niets om terug te nemen.
load-what = Typ laad en de naam van een bestand.
other-game = In { $file } staat een partij { $game }; begin die met “tafelronde play --load”.
no-rules = Van dit spel zijn er geen korte regels.
refusal-not-a-choice = { $action } kan nu niet.
refusal-game-over = { $action } kan niet: het spel is afgelopen.
refusal-chance-acts = { $action } kan niet: het lot is aan de beurt.
serving = De tafel staat op { $address } (Ctrl-C sluit hem).
port-taken = Poort { $port } is bezet; kies een andere met --port.
skip-to-content = Naar de inhoud
to-lobby = Naar de zaal
close = Sluiten
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
other-device = Verder op een ander apparaat
other-device-text = Maak hier een code en typ die daar in: het andere apparaat heeft dan jouw naam, je plaatsen en je partijen. De code werkt één keer.
make-code = Code maken
code-from-there = Code van je andere apparaat
use-code = Gebruiken
link-connecting = Verbinding maken…
link-lost = Verbinding weg, nieuwe poging…
link-lost-table = De verbinding is weg. De partij is veilig en gaat hier vanzelf verder.
nowhere-title = Achter deze deur is geen kamer
nowhere-text = Misschien is het adres oud, of verkeerd getypt.
lobby-title = Schuif aan bij de ronde tafel
lobby-text = Speel met vrienden via een link, of meteen tegen een bot. Zonder account, zonder wachten.
games = Spellen
laying-table = De tafel wordt gedekt…
play-now = Nu spelen
level-against = { $level ->
    [easy] tegen een makkelijke bot
    [medium] tegen een goede bot
    [hard] tegen een sterke bot
   *[other] tegen { $level }
}
bot-level = Sterkte van de bot
new-table = Nieuwe tafel…
rules-link = De regels
bots-warming = De bots warmen zich nog op; de eerste zet kan even duren.
your-tables = Jouw tafels
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
row-over = Afgelopen
row-open = { $count ->
    [0] Iedereen is er
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
new-table-title = Een tafel voor { $game }
players = Spelers
seat-me = Ik
seat-open-plan = Wie er komt (link)
seat-here = Iemand aan dit scherm
seat-here-name = Naam van de tweede speler
seat-open = Vrije plaats
bot-name = { $level ->
    [easy] Bot, makkelijk
    [medium] Bot, goed
    [hard] Bot, sterk
   *[other] Bot, { $level }
}
somebody = Iemand
public-table = Deze tafel in de zaal tonen
public-table-text = Anders vindt alleen wie de link heeft haar.
set-table = Tafel dekken
gathering-title = { $count ->
    [0] Iedereen zit aan tafel
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
seat-free = wacht op iemand
is-ready = klaar
not-ready = nog niet klaar
sit-here = Hier zitten
seat-a-bot = Bot neerzetten
stand-up = Opstaan
free-seat = Plaats vrijmaken
i-am-ready = Ik ben klaar
waiting-for-others = Je bent klaar. Het begint zodra iedereen dat is.
not-ready-after-all = Toch nog niet klaar
table-full = Alle plaatsen zijn bezet; als het begint, kun je meekijken.
close-table = Deze tafel afruimen
invite-text = Stuur deze link, of laat de code scannen. Wie hem opent, kan een vrije plaats nemen.
invite-link = Link naar deze tafel
qr-code = QR-code van de link
copy-link = Link kopiëren
link-copied = Gekopieerd.
action-bar = Wat er te doen is
your-turn-title = Jouw beurt
chosen = Gekozen: { $choice }.
again-to-confirm = Kies het nog eens, of bevestig.
waiting-for = { $player } is aan de beurt.
to-move = aan de beurt
this-is-you = jij
bot-sits-in = een bot valt in
not-looking = nu niet hier
hand-of = Voor { $player }
cell-lit = te kiezen
spectating = Je kijkt mee. { $count ->
    [one] Verder is er niemand.
   *[other] Er zijn { $count } mensen.
}
undo = Terugnemen
undo-nothing = Je hebt nog niets gedaan dat je kunt terugnemen.
undo-new-information = Dat kan niet meer: sindsdien is er iets nieuws aan het licht gekomen.
undo-others-decided = Sindsdien hebben anderen gespeeld; aan hen wordt het gevraagd.
undo-over = Het spel is afgelopen.
undo-not-playing = Er wordt nu niet gespeeld.
undo-offer-stands = Er ligt al een verzoek.
undo-spectator = Alleen spelers kunnen terugnemen.
undo-asked = Het is aan de anderen gevraagd.
offer = { $player } wil graag een zet terugnemen.
offer-yes = Goed
offer-no = Nee
hint-button = Tip
hint-detail = Een sterke bot zou dit doen: { $percent } % verwacht ({ $simulations } partijen geprobeerd).
log = Verslag
log-empty = Er is nog niets gebeurd.
chat = Praten
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
looks-on = kijkt mee
mute = Verbergen
menu = Menu
record = Verslag opslaan
let-bot-play = Laat een bot voor me spelen
take-seat-back = Neem mijn plaats terug
resign = Opgeven
resign-sure = Echt opgeven
let-watch = Iemand laten meekijken
keys = Toetsen
key-arrows = ↑ ↓ ← →
key-arrows-does = van veld naar veld
key-enter = Enter
key-enter-does = kiezen; nog eens om te bevestigen
key-escape = Esc
key-escape-does = de keuze loslaten
key-c = C
key-c-does = op het bord: naar de kroon
key-h = H
key-h-does = tip
key-u = U
key-u-does = terugnemen
key-help = ?
key-help-does = deze lijst
seed-promise = De trekkingen lagen vast voordat de partij begon; de belofte is { $commitment }… Als het spel is afgelopen, kan iedereen dat nagaan.
missing-title = Deze tafel is hier niet
missing-text = Misschien is ze afgeruimd, of is de link niet volledig.
closed-title = Deze tafel is afgeruimd
game-over = Het spel is afgelopen
verdict-draw = Gelijkspel
verdict-you-won = Jij wint!
rematch = Revanche
rematch-made = Er is een nieuwe tafel gedekt.
go-there = Erheen
replay = Naspelen
verify = Trekkingen nagaan
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
to-table = Naar de tafel
rules-title = De regels van { $game }
rules-clauses = Regel voor regel
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
refusal-bad-name = Die naam kan niet.
refusal-bad-code = Die code klopt niet, of is al gebruikt.
refusal-seat-taken = Daar zit al iemand.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-not-host = Dat kan alleen wie deze tafel heeft gedekt.
refusal-not-open = Het spel is al begonnen.
refusal-too-fast = Dat gaat te snel. Wacht even.
refusal-too-many = Te veel tegelijk.
refusal-busy = De bots hebben het druk. Probeer het zo nog eens.
refusal-bot-failed = De bot kon niet antwoorden. Probeer het nog eens.`,t={rosenkoenig:`about = twee huizen, één kroon: verbind je rozen tot de grootste gebieden
colour-red = Rood
colour-white = Wit
status-stones = { $count ->
    [one] nog 1 steen
   *[other] nog { $count } stenen
}
status-pile = { $count ->
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
seat-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
seat-heroes = Helden
seat-no-cards = geen machtkaarten
event-dealt = { $player } krijgt { $card }.
event-draw = {""}
event-drawn = { $left ->
    [0] { $player } pakt { $card }, de laatste: de gespeelde kaarten worden tot een nieuwe stapel geschud.
   *[other] { $player } pakt { $card }.
}
event-play = { $player } speelt { $card } naar { $square }.
event-capture = { $player } speelt { $card } met een held en keert { $square } om.
event-skipped = { $player } kan niets doen en wordt overgeslagen.
choice-draw = een machtkaart pakken
choice-play = de kroon naar { $square }
choice-capture = met een held { $square } omkeren
refusal-not-in-hand = { $action } kan niet: je hebt die machtkaart niet.
refusal-off-board = { $action } kan niet: de kroon zou van het bord gaan.
refusal-occupied = { $action } kan niet: daar ligt al een steen. Alleen met een held kun je naar een steen toe, en alleen naar een steen van de tegenstander.
refusal-no-stone-to-turn = { $action } kan niet: daar ligt geen steen om om te keren; je hebt er geen held voor nodig.
refusal-own-stone = { $action } kan niet: daar ligt al een steen van jou.
refusal-no-hero-left = { $action } kan niet: je hebt geen heldenkaart meer.
refusal-hand-full = Je kunt niet pakken: je hebt al vijf machtkaarten.
result-end-stones = De laatste van de { $count } stenen is gelegd.
result-end-stuck = Beiden hebben vijf machtkaarten en niemand kan er een spelen.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $player } wint met { $more } tegen { $less } punten.
result-won-area = Gelijk in punten: { $player } wint met het grootste gebied, { $more } tegen { $less } velden.
result-won-stones = Gelijk in punten en in grootste gebied: { $player } wint met { $more } tegen { $less } stenen.
result-drawn-game = Gelijkspel: gelijk in punten ({ $count }), grootste gebied en stenen.
rules =
    Twee huizen, Lancaster (rood) en York (wit), vechten om het land rond één kroon.

    In je beurt doe je een van drie dingen:
    1. Een machtkaart spelen: je zet de kroon precies zo ver als de kaart zegt, in haar richting, naar een leeg veld op het bord. Daar leg je een steen van jouw kleur. Stenen onderweg tellen niet.
    2. Een machtkaart pakken, als je er minder dan vijf hebt.
    3. Een machtkaart samen met een van je vier heldenkaarten spelen: naar een steen van de tegenstander. Die wordt omgekeerd naar jouw kleur.

    Een van de drie moet je doen als het kan; kun je niets, dan word je overgeslagen. Alle kaarten liggen open.

    Het spel eindigt als de 52e steen ligt, of als beiden vijf machtkaarten hebben en niemand er een kan spelen. Stenen van één kleur die met een zijde aan elkaar liggen (niet met een hoek) vormen een gebied, en een gebied telt het kwadraat van zijn stenen: 1, 4, 9, 16, 25… De hoogste som wint; dan het grootste gebied; dan de meeste stenen.
name = Rosenkönig
pitch = Lancaster en York vechten om het land rond één kroon. Jouw kaarten leiden haar van veld naar veld, en waar ze stilstaat plant je een roos; grote gebieden tellen in het kwadraat.
minutes = ongeveer 20 minuten
ask = Jouw beurt: kies een kaart, een veld of de stapel.
ask-named = { $player }: kies een kaart, een veld of de stapel.
board-name = Bord van negen bij negen velden
cell-empty = { $square }, leeg
cell-stone = { $square }, { $colour ->
    [red] rode roos
   *[white] witte roos
}, gebied van { $count }
cell-crown = de kroon
compass = { $direction ->
    [NE] NO
    [E] O
    [SE] ZO
    [S] Z
    [SW] ZW
   *[other] { $direction }
}
card-spoken = Machtkaart: { $distance ->
    [one] één veld
   *[other] { $distance } velden
} naar het { $direction ->
    [N] noorden
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [S] zuiden
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}
card-spoken-to = Machtkaart: { $distance ->
    [one] één veld
   *[other] { $distance } velden
} naar het { $direction ->
    [N] noorden
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [S] zuiden
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}, { $square ->
    [off] van het bord af
   *[other] naar { $square }
}
heroes-left = Helden: { $count } van 4
pile-spoken = Een machtkaart pakken. { $count } op de stapel
unlit-square = Geen van je kaarten leidt naar { $value }.
unlit-card = Die kaart kan nu niet worden gespeeld.
unlit-hero = Een held helpt nu niet: geen van je kaarten leidt naar een steen van de tegenstander.
unlit-pile = Je kunt nu niet pakken.`};export{t as games,e as shared};