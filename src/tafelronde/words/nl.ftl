# Wat alle spellen delen, in het Nederlands.

# ---- aan tafel ----------------------------------------------------------------------------------

you = jij
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
level-name = { $level ->
    [easy] makkelijk
    [medium] goed
    [hard] sterk
    [master] meester
    [random] lukraak
    [greedy] gretig
    [mcts] zoekend
   *[other] { $level }
}
style-bold = gedurfd
style-spiteful = dwars
style-careful = voorzichtig
bot-sitting = { $name } (bot)
introduction = { $name } ({ $level }): { $temperament }
bot-thinks = { $player } denkt na…
bots-warm-up = { $player } warmt zich op (alleen deze keer)…
plays = { $player } speelt { $action }.
happens = Het lot beslist: { $action }.
winners = { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}

hint-comes = Even denken…
hint = Tip: { $text }.
hint-only = Iets anders kan niet.
why-as-good = Hier pleit niets meer voor de ene zet dan voor de andere: de op één na beste is ongeveer even goed.
why-falls = { $who ->
    [you] Anders daalt jouw aandeel
   *[they] Anders daalt het aandeel van { $player }
} in de overwinning van { $count } naar { $less } op de honderd.
why-nothing-better = Al het andere dat hier kan, kost alleen iets.
why-allows-victory = Anders kan { $other } antwoorden met { $action } en wint.
why-leaves-victory = { $other } dreigt te winnen met { $action }: dit voorkomt het.
why-keeps-victory = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} meteen winnen met { $action }.
why-brings-victory = Het wint het spel.
why-costs-defeat = De andere zet verliest het spel.
why-allows-points = Anders kan { $other } antwoorden met { $action }: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} voor die kant.
why-leaves-points = { $other } dreigt { $action }: { $count ->
    [one] 1 punt
   *[other] { $count } punten
}. Dit voorkomt het.
why-keeps-points = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} { $action } spelen: { $count ->
    [one] 1 punt
   *[other] { $count } punten
}.
why-brings-points = Het levert meteen { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op.
why-costs-points = De andere zet kost meteen punten.
hint-share = { $tenths ->
    [0] De kans op winst blijft heel klein.
    [10] De winst is dan zo goed als binnen.
   *[other] Winstkans: ongeveer { $share } % ({ $low }–{ $high }).
}
hint-line = Waarschijnlijk volgt: { $text }
hint-second = Op één na beste: { $text }{ $how ->
    [same] ; ongeveer even goed.
    [little] ; iets minder goed.
   *[tenths] ; ongeveer { $tenths ->
        [one] 1 kans op de 10 minder.
       *[other] { $tenths } kansen op de 10 minder.
    }
}
hint-more = (“tip 2” voor de op één na beste)
hint-no-second = Er is geen op één na beste.
taken-back = Teruggenomen. Kies opnieuw.
goodbye = Tot de volgende keer.

game-saved = Bewaard in { $file }
game-loaded = Geladen: { $file }
go-on = Speel verder met: { $command }
record-kept = Verslag: { $file }
record-true = Gecontroleerd: elke trekking volgt uit het startgetal, elke zet uit de regels.
record-false = Er klopt iets niet aan dit verslag; “tafelronde verify” zegt wat.

## Only on the server

preview-title = { $game } met { $names }
preview-open = { $free ->
    [0] Iedereen zit aan tafel.
    [one] Er is een plaats vrij voor jou.
   *[other] Er zijn { $free } plaatsen vrij.
}
preview-playing = Het spel is bezig; je kunt meekijken.
preview-over = Het spel is afgelopen; je kunt zien hoe het ging.
preview-closed = Deze tafel is afgeruimd.

## Only in the terminal

how-to-play = Speel met: tafelronde play { $game }
choose-game = Welk spel? Typ het nummer.
first-time = De tafel wordt gedekt. De eerste keer duurt dat hooguit een halve minuut…

press-enter = Enter brengt je terug naar de tafel.

##

# ---- wat je kunt typen --------------------------------------------------------------------------

## Only in the terminal

command-hint = tip, hint
command-undo = terug, herstel
command-moves = zetten, lijst
command-save = bewaar, opslaan
command-load = laad, open
command-rules = regels
command-resign = opgeven
command-help = hulp
command-quit = stop, weg, q

help-choose = Typ het nummer van een keuze, of de zet zelf.
help-hint = wat een bot hier zou doen, en waarom (tip 2: de op één na beste)
help-undo = je laatste zet terugnemen
help-moves = alles tonen wat je kunt doen
help-save = de partij bewaren (bewaar BESTAND: onder die naam)
help-load = een bewaarde partij verder spelen (laad BESTAND)
help-rules = de regels in het kort
help-resign = de partij opgeven
help-help = wat je kunt typen
help-quit = van tafel gaan; de partij wordt bewaard (net als met Ctrl-C)

##

# ---- wat niet kan -------------------------------------------------------------------------------

unknown-game = Het spel “{ $name }” is hier niet; wel: { $known }.
option-file = BESTAND
no-action = “{ $action }” is in dit spel geen zet en ook geen opdracht; ? voor hulp.
no-such-number = Keuze { $number } bestaat niet; de keuzes zijn 1 tot en met { $count }.
no-such-hint = Tip { $number } bestaat niet; de tips zijn 1 en 2.
takes-nothing = Achter deze opdracht hoort niets, dus ook niet “{ $text }”.
other-rules = { $file } is gespeeld volgens versie { $rules } van de regels van { $game }; dit programma speelt versie { $today } en kan het niet openen.
false-record = Met { $file } kun je niet verder spelen: er klopt iets niet. { $why }
no-seed = { $file } kun je naspelen, maar niet verder spelen: het startgetal staat er niet in.
forced = Iets anders kon niet.
nothing-to-undo = Er is nog niets om terug te nemen.
load-what = Typ laad en de naam van een bestand.
other-game = In { $file } staat een partij { $game }; begin die met “tafelronde play --load”.
no-rules = Van dit spel zijn er geen korte regels.

refusal-not-a-choice = Dat kan nu niet.
refusal-game-over = Het spel is afgelopen.
refusal-chance-acts = Het lot is aan de beurt.

## Only in the terminal

bad-players = { $game } is voor { $least }{ $more ->
    [0] {""}
   *[other] {" "}tot { $most }
} spelers, niet voor { $players }.
bad-seat = Plaats { $seat } bestaat niet; de plaatsen zijn 1 tot en met { $count }.
bad-two = Twee mensen aan één scherm hebben een spel voor minstens twee nodig; hier { $players ->
    [one] zit er 1
   *[other] zitten er { $players }
}.
bad-bot = De bot “{ $name }” bestaat niet; wel: { $known }.
bad-setting = Deze bot kan niet op { $settings } worden ingesteld.
bad-bots = Er moeten minstens twee bots meedoen.
bad-option-name = { $game } heeft geen optie “{ $name }”; wel: { $known }.
no-client = De client voor de browser is niet gebouwd; zijn map is { $folder }.
site-begins = De spellen worden voor browsers gecompileerd; de eerste keer duurt dat een paar minuten…
site-written = Geschreven naar { $folder }: { $megabytes } MB. Elke webhost kan het aanbieden.
site-not-written = Er is niets geschreven: { $why }
bad-option = { $field }: “{ $value }” kan niet; verwacht: { $expected }.
proxy-everybody = --trust-proxy: met “{ $value }” kan iedereen een adres verzinnen. Noem het adres of netwerk van de proxy zelf, zoals 10.0.0.5 of 10.0.0.0/24.
bad-option-form = “{ $text }” is geen optie; schrijf naam=waarde.
bad-language = De taal “{ $name }” is hier niet; wel: { $known }.
bad-number = { $field } moet een geheel getal vanaf { $least } zijn, niet “{ $value }”.
bad-range = { $field } moet { $expected } zijn, niet “{ $value }”.
bad-input = Dat kan niet: { $why }.
no-file = Het bestand { $file } bestaat niet.
file-trouble = { $file } kan niet worden gelezen of geschreven: { $why }.
trouble = { $name ->
    [EISDIR] het is een map
    [ENOTDIR] een deel van het pad is een bestand, geen map
    [EACCES] dat is niet toegestaan
    [EPERM] dat is niet toegestaan
    [EROFS] daar kan niets geschreven worden
    [ENOSPC] er is geen ruimte meer
    [EDQUOT] er is geen ruimte meer
    [ENAMETOOLONG] de naam is te lang
    [EINVAL] zo kan geen bestand heten
    [ENOENT] de map { $folder } bestaat niet
    [EFBIG] het bestand wordt te groot
    [ELOOP] de verwijzingen lopen in een kring
    [EADDRNOTAVAIL] deze computer heeft dat adres niet
    [no-host] deze naam is niet bekend
   *[other] { $why }
}
usage-option = De optie { $given } is er niet{ $near ->
    [yes] ; bedoel je { $known }?
   *[no] .
}
usage-command = De opdracht { $given } is er niet{ $near ->
    [yes] ; bedoel je { $known }?
   *[no] .
}
usage-which-command = Er ontbreekt een opdracht; --help noemt ze.
usage-missing = { $given } ontbreekt; --help laat zien hoe je het schrijft.
usage-no-value = Na { $given } hoort een waarde.
usage-value = { $given } heeft geen waarde.
usage-more = Dit is te veel: { $given }.
needs-extra = Hiervoor is { $module } nodig, dat niet geïnstalleerd is; het komt met: { $command }.
no-record = { $file } is geen leesbaar verslag: { $why }.
no-record-line = { $file } is geen leesbaar verslag; regel { $line }: { $why }.
expected-program = een programma dat kan worden gestart
no-terminal = Er is geen terminal om aan te spelen en er komen geen zetten binnen; start dit in een terminal, of stuur zetten, één per regel.

##

# ---- naspelen en controleren --------------------------------------------------------------------

## Only in the terminal

replay-start = Voor de eerste stap
replay-step = Stap { $ply } van { $last }
replay-keys = Enter: verder · b: terug · een getal: naar die stap · q: stoppen
replay-ply-range = Dit verslag heeft de stappen 0 tot en met { $last }; stap { $ply } bestaat niet.
review-unfinished = Deze partij is nog niet afgelopen; alleen afgelopen partijen worden beoordeeld.
review-nothing = { $player }: er viel niets te beslissen.
review-seat = { $player }: { $result } van de 100 op het eind; { $start } aan het begin, geluk { $luck }, eigen zetten { $own }, de zetten van de anderen { $others }.
review-error = (Fout van de schatting: { $error }.)
review-ending = (Door het opgeven: { $ending }.)
review-loss = Gemiddeld gaf een beslissing { $loss } van de 100 weg; bij { $right } van { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
} werd niets weggegeven.
review-like = Zo speelt ongeveer een bot van de sterkte “{ $level }”.
review-like-between = Zo speelt ongeveer een bot van de sterkte “{ $level }”; naar deze ene partij kan het alles van “{ $least }” tot “{ $most }” zijn.
review-no-turning = Geen enkele beslissing gaf iets weg.
review-turning = Stap { $ply }: { $player } speelde { $played }. Beter: { $best }. Dat gaf { $lost } van de 100 weg.
review-second = Op één na beste: { $text }.
puzzles-made = { $count ->
    [one] 1 puzzel staat
   *[other] { $count } puzzels staan
} in { $file }.
puzzles-good = { $file }: { $count ->
    [one] 1 puzzel klopt.
   *[other] alle { $count } puzzels kloppen.
}
puzzles-bad = { $file }: { $count ->
    [one] 1 puzzel klopt
   *[other] { $count } puzzels kloppen
} niet, met de regel van het bestand:
no-puzzles-found = Bij { $game } zijn geen puzzels gevonden: meer minuten helpt misschien.
verify-good = Het klopt: { $decisions ->
    [one] 1 zet volgt
   *[other] { $decisions } zetten volgen
} uit de regels, { $draws ->
    [one] 1 trekking volgt
   *[other] { $draws } trekkingen volgen
} uit het startgetal.
verify-moves = Het klopt, voor zover te zien: { $decisions ->
    [one] 1 zet volgt
   *[other] { $decisions } zetten volgen
} uit de regels.
verify-given = De eerste { $count ->
    [one] stap komt
   *[other] { $count } stappen komen
} uit een ander spel; de trekkingen daarin volgen niet uit dit startgetal.
verify-resigned = Het spel eindigde doordat { $seat } opgaf.
verify-gave-up = { $seat } gaf op, en iemand anders speelde op die plaats verder.
verify-unfinished = De partij loopt nog.
verify-no-seed = Het startgetal is nog geheim, dus de trekkingen kunnen niet worden gecontroleerd.
verify-tournament-good = Het klopt: { $rounds ->
    [one] 1 ronde is ingedeeld
   *[other] { $rounds } rondes zijn ingedeeld
} zoals de regels en de beloofde loting zeggen, en de stand van { $players } spelers volgt uit de uitslagen.
verify-tournament-walkover = Ronde { $round }: { $left } was weg; een walk-over voor { $name }.
verify-tournament-nobody = Ronde { $round }: niemand kwam door om tegen { $name } te spelen; een walk-over voor { $name }.
verify-tournament-annulled = Partijen tegen { $name } tellen voor niemand: { $name } ging weg voordat de helft ervan gespeeld was.
verify-tournament-nameless = Nr. { $number }
verify-tournament-winner = { $won ->
    [yes] { $name } heeft gewonnen.
   *[no] Niemand heeft gewonnen.
}
verify-tournament-acts = { $count ->
    [one] 1 handeling van een wedstrijdleider is ongewijzigd
   *[other] { $count } handelingen van wedstrijdleiders zijn ongewijzigd
}, en wat eruit volgt klopt. De controlesom: { $digest }
finding-tournament-acts = De handelingen van de wedstrijdleiders sluiten niet op elkaar aan: er is iets veranderd of weggelaten.
finding-tournament-reasons = Een reden is niet die van de handeling.
finding-tournament-seed = De startwaarde is niet de beloofde.
finding-tournament-strangers = Ronde { $round }: er speelt iemand die niet bij de spelers staat.
finding-tournament-results = Ronde { $round }: de uitslagen ervoor zijn onmogelijk.
finding-tournament-pairing = Ronde { $round }: de loting deelt anders in.
finding-tournament-deal = Ronde { $round }: het lot van de ronde volgt niet uit de startwaarde.
finding-tournament-standings = De stand volgt niet uit de uitslagen.
verify-bad = Er { $count ->
    [one] klopt 1 ding
   *[other] kloppen { $count } dingen
} niet aan dit verslag:
finding = Regel { $line } ({ $place }): { $text }
finding-ply = Regel { $line } ({ $place }, stap { $ply }): { $text }
finding-digest = dit deel is veranderd; de controlesom is { $expected }, in het verslag staat { $found }.
finding-commitment = het startgetal past niet bij de belofte: het geeft { $found }, beloofd was { $expected }.
finding-given = de stappen waarmee het begon geven { $found }; de opzet zegt { $expected }.
finding-draw = { $found } is getrokken; volgens het startgetal moest het { $expected } zijn.
finding-illegal = { $found } kan hier niet worden gespeeld: { $expected }.
finding-unfinished = het verslag breekt af vóór { $expected }.
finding-actor = deze stap staat bij { $found }, maar { $expected } was aan de beurt.
finding-takeback = { $found } kan niet: { $expected }.
finding-clock = { $found } kan niet: { $expected }.
finding-result = er staat { $found }; de zetten geven { $expected }.
finding-status = er staat { $found }; volgens de zetten is het { $expected }.
finding-seed-shown = er staat { $found } terwijl de partij { $expected } is.

##

# ---- simulate, arena, bench ---------------------------------------------------------------------

## Only in the terminal

serving = De tafel staat op { $address } (Ctrl-C sluit hem).
serving-invite-later = Nog niemand beheert deze site: `tafelronde admin invite` toont de link om beheerder te worden.
serving-invite = Wie deze site gaat beheren, opent deze link één keer, binnen een dag: { $link }
moderator-invite = Wie deze link één keer opent, binnen een dag, wordt moderator van deze site: { $link }
member-invite = Wie deze link binnen { $days } dagen opent, wordt lid van dit huis, ten hoogste { $uses } mensen: { $link } (of ze typen de code { $code } aan de deur).
admin-done = Klaar.
admin-banned = Uitgesloten. Intrekken: tafelronde admin lift { $ban }
admin-refused = Dat kan niet: { $why }.
no-step = Deze database kan niet terug naar { $version }; ze kan terug naar: { $steps }.
migrate-back-alone = --back maakt stappen meteen ongedaan: geef het zonder --check en --sql.
migrate-first = De database heeft schema { $before } en dit programma { $version }: voer eerst “tafelronde migrate” uit.
backup-made = Back-up gemaakt en gecontroleerd: { $file } ({ $bytes } bytes)
backup-noted = Genoteerd, niet gecontroleerd: { $file } ({ $bytes } bytes)
backup-failed = De back-up is mislukt: { $why }
restore-done = Gecontroleerd en teruggezet: { $file }, met { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}. Wat er eerst was, is bewaard: { $aside }
restore-refused = Er is niets teruggezet uit { $file }: { $why }.
restore-postgres = Een PostgreSQL-database wordt teruggezet met pg_restore, terwijl haar servers stilstaan: zie “Backups” in de gids voor het hosten.
move-table = { $table }: { $rows } rijen
move-done = Overgezet: { $rows } rijen, geteld en vergeleken. Start de server met het nieuwe adres; bewaar het oude bestand tot je hem hebt zien spelen.
move-refused = Er is niets overgezet: { $why }.
port-taken = Poort { $port } is bezet; kies een andere met --port.
bad-program = “{ $text }” is geen bot voor --bot; verwacht wordt NAAM=BOT, zoals vos=exec:./vos of vos=py:mijnbots:Vos, met een naam van kleine letters en cijfers die geen andere bot heeft.
no-pack = --judge devices heeft nodig wat een pagina ophaalt om te oordelen, en in { $folder } staat daar niets van. “python -m tafelronde.pocket.pack { $folder }” schrijft het.
cannot-listen = Op { $address } kan niet worden geluisterd: { $why }.
serving-already = De tafel staat al op { $address }
database-in-use = Deze tafels zijn al geopend, door de server op { $address }; stop die eerst.
earlier-database = Deze database is van vóór Tafelronde 1.0 (haar tabellen hebben versie { $found }; 1.0 begint met { $first }). Er is niets aan veranderd. Breng haar eerst naar { $first } met de laatste build van vóór 1.0 (commit { $build }): docs/hosting.md, “A new version”, zegt hoe.
newer-database = Deze database hoort bij een nieuwere Tafelronde (haar tabellen hebben versie { $found }, dit programma kent { $known }); werk het programma bij.
no-database = De database is niet te gebruiken: { $why }.
migrate-done = De database is bijgewerkt (versie { $version }); ze had versie { $before }.
migrate-new = De database is gemaakt (versie { $version }).
migrate-back = De database heeft weer versie { $version }; ze had versie { $before }.
migrate-nothing = De database is bijgewerkt (versie { $version }).
migrate-due = De database heeft versie { $before }; “tafelronde migrate” brengt haar naar { $version }.
migrate-differs = De database heeft versie { $version }, maar { $count ->
    [one] één ding wijkt
   *[other] { $count } dingen wijken
} af van wat dit programma verwacht:

bad-share = { $field }: “{ $value }” is geen aandeel; verwacht werd een getal van 0 tot 1.
train-bad = Dit kan niet getraind worden: { $why }.
train-features = { $game } heeft geen kenmerken waaruit een netwerk kan leren.
train-other = In { $folder } staat een andere training; alleen het aantal generaties mag veranderen.
train-full = { $folder } is niet leeg; noem een lege map, of een met dezelfde training.
train-begin = --begin en --against gaan niet samen: een training tegen een bot begint zoals die bot oordeelt.
train-policy = --policy-alone heeft --begin nodig met een netwerk dat oordeelt, en een spel dat zijn zetten beschrijft.
train-same-table = Twee tafels zijn gelijk.
train-done = Het netwerk van generatie { $generation } is het beste: { $network }. Het hele verslag: { $report }.
train-against = Tegen { $bot } was het netwerk van generatie { $generation } het beste: { $points } % van de zeges, bij { $even } is het gelijk. Het netwerk: { $network }. Het hele verslag: { $report }.
train-none = Nog geen netwerk is beter dan dat waarmee de training begon. Het hele verslag: { $report }.
dataset-bad = Dit is geen dataset van partijen: { $why }.
dataset-made = { $folder }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
} ({ $rate } per seconde).
dataset-right = Het klopt: alle bestanden zijn zoals ze gemaakt zijn, en { $decisions ->
    [one] 1 beslissing volgt
   *[other] { $decisions } beslissingen volgen
} de regels.
dataset-wrong = { $count ->
    [one] Er is één ding mis.
   *[other] Er zijn { $count } dingen mis.
}
dataset-checksum = { $file } is niet zoals het gemaakt is (de controlesom verschilt).
dataset-setup = { $file }, partij { $game }: die kan hier niet worden gespeeld: { $why }.
dataset-step = { $file }, partij { $game }, stap { $ply }: die volgt niet uit de regels.
dataset-result = { $file }, partij { $game }: het einde of de uitslag is niet die van de regels.
dataset-count = { $file }: er ontbreken partijen, of er zijn er te veel.
dataset-file = { $file }: { $why }.
dataset-taken = { $folder }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, zonder namen.
dataset-running = { $count ->
    [one] 1 partij loopt nog en is weggelaten.
   *[other] { $count } partijen lopen nog en zijn weggelaten.
}
dataset-hidden = { $count ->
    [one] 1 partij die niet iedereen mag zien, is weggelaten.
   *[other] { $count } partijen die niet iedereen mag zien, zijn weggelaten.
}
dataset-unreadable = { $count ->
    [one] 1 partij kan dit programma niet spelen; die is weggelaten.
   *[other] { $count } partijen kan dit programma niet spelen; die zijn weggelaten.
}
dataset-refused = { $count ->
    [one] 1 bestand is geen waar verslag en is weggelaten.
   *[other] { $count } bestanden zijn geen ware verslagen en zijn weggelaten.
}
ray-no-cluster = Op { $address } antwoordt geen Ray-cluster: { $why }.
ray-or-workers = --workers is voor processen van deze computer; met --ray bepaalt het cluster hoeveel het er zijn.
ray-program = Elke computer van het cluster zoekt zelf naar { $bot }: geef het hele pad, zoals exec:/opt/mybot.
worker-failed = Een werkproces ging fout: { $why }.
worker-gone = Een werkproces was weg voordat zijn werk klaar was; was er genoeg geheugen?
sim-games = partijen
sim-seconds = seconden
sim-games-rate = partijen per seconde
sim-actions-rate = zetten per seconde (spelers en lot)
sim-decisions = beslissingen per partij
sim-chance = trekkingen per partij
sim-branching = keuzes per beslissing
sim-longest = stappen van de langste partij
sim-wins = { $player } wint
arena-title = { $games } partijen op { $deals } delingen, gelijk: { $even } % van de zeges
arena-bot = bot
arena-score = aandeel
arena-interval = 95 %
arena-elo = Elo
arena-elo-interval = 95 %
arena-wdl = gewonnen / gelijk / verloren
mcp-no-token = { $name } is niet gezet: daar staat het token van een programma in, dat je op de site maakt onder ‘Apparaten en programma’s’.
arena-words = { $bot }: { $illegal } ongeldige antwoorden, { $retries } nieuwe pogingen, { $tokens } tokens.
arena-faults = { $bot } verloor { $games ->
    [one] één partij
   *[other] { $games } partijen
} door een fout: { $why }
bot-fault-not-started = Het programma kon niet worden gestart: { $code ->
    [126] dat is niet toegestaan, of het is geen programma
    [127] het werd niet gevonden, of een programma dat het nodig heeft
   *[other] { $why }
}.
bot-fault-not-ready = Het programma was na { $seconds } s niet klaar: het moet op “start” met “ready” antwoorden.
bot-fault-too-late = Het programma gaf binnen { $seconds } s geen antwoord.
bot-fault-died = Het programma stopte midden in de partij (exitcode { $code }).
bot-fault-killed = Het programma werd midden in de partij beëindigd (signaal { $signal }).
bot-fault-closed = Het programma sloot zijn standaarduitvoer voordat de partij uit was.
bot-fault-long-line = Het programma schreef meer dan { $limit } bytes zonder regeleinde.
bot-fault-not-json = Het antwoord van het programma is niet één JSON-object: { $line }
bot-fault-bad-answer = In het antwoord van het programma ontbreekt “{ $field }” of is het fout: { $line }
bot-fault-no-action = Het programma antwoordde “{ $action }”, en dat is geen zet van dit spel.
bot-fault-illegal = Het programma antwoordde “{ $action }”, en dat is niet een van de toegestane zetten die het kreeg.
bot-fault-raised = Je agent is mislukt: { $why }.
bot-fault-bad-probabilities = Je agent gaf geen { $count } kansen die samen 1 zijn: { $given }
bot-fault-bad-values = Je agent gaf geen { $count } getallen van −1 tot 1: { $given }
record-names-program = Het verslag noemt een eigen programma van iemand als bot ({ $bot }). Zeg met --bot wie er moet spelen.
benchmark-what = Er ontbreekt een agent, zoals in “tafelronde benchmark py:mijnbots:Vos”.
benchmark-other = In { $folder } staan de partijen van { $agent }; noem met --out een andere map.
benchmark-changed = { $where } beslist anders dan toen suite { $suite } verscheen, of oordeelt met andere gewichten: de resultaten zouden iets anders betekenen.
benchmark-line = { $file }, regel { $line }, is geen partij van een benchmark: { $why }.
benchmark-written = Partijen, kaart en deze pagina staan in { $folder }; “tafelronde benchmark --check { $folder }” controleert ze.
benchmark-right = Het klopt: { $games } partijen zijn gedeeld zoals de reeks deelt, elke stap volgt de regels, de tegenstanders spelen ze zo, en de kaart volgt eruit.
bench-wrong-deal = In { $where } is stap { $ply } niet wat deze deling trekt.
bench-wrong-rules = In { $where } is stap { $ply } niet toegestaan.
bench-wrong-opponent = In { $where } speelt de tegenstander stap { $ply } niet: de partijen zijn veranderd, of van een andere versie.
bench-wrong-results = In { $where } volgen de uitslagen niet uit de partij.
bench-wrong-missing = { $where }: hier ontbreekt een partij, of er is er een dubbel: van elke tegenstander tellen alle rondes, en in elke ronde alle plaatsen.
benchmark-wrong-card = De partijen kloppen, maar de kaart volgt er niet uit.
exploit-what = Er ontbreekt een agent, zoals in “tafelronde exploit easy --game koenig_der_elfen”.
exploit-game = Er ontbreekt een spel, zoals in “--game koenig_der_elfen”.
exploit-other = In { $folder } staat een andere grens ({ $field } verschilt); noem met --out een andere map.
exploit-full = { $folder } is niet leeg; noem een lege map, of een met dezelfde grens.
exploit-course = Tegen deze agent valt niets te leren: { $why }.
exploit-line = { $file }, regel { $line }, is geen partij van een grens: { $why }.
exploit-card = { $file } is geen bestand van een grens: { $why }.
exploit-agent = De kaart is van { $agent }. Een kaart start zelf geen code: noem deze agent, zoals in “tafelronde exploit AGENT --check MAP”.
exploit-candidate = De uitbuiter is code of een bestand van iemand zelf: { $candidate }. Een kaart start zelf geen code: noem hem met --candidate.
exploit-written = Partijen, kaart, deze pagina en een verslag staan in { $folder }; “tafelronde exploit --check { $folder }” controleert ze.
exploit-right = Het klopt: { $games } partijen zijn gedeeld zoals de kaart zegt, elke stap volgt de regels, allen beslissen weer zo, en de kaart volgt eruit.
exploit-right-rules = { $games } partijen zijn gedeeld zoals de kaart zegt, elke stap volgt de regels, en de kaart volgt eruit. De agent herhaalt zich niet, dus er is niets opnieuw beslist.
exploit-wrong-games = De partijen zijn niet die van de kaart.
exploit-wrong-missing = Deling { $deal } is er niet vanaf elke plaats.
exploit-wrong-deal = In deling { $deal }, plaats { $seat }, is stap { $ply } niet wat deze deling trekt.
exploit-wrong-rules = In deling { $deal }, plaats { $seat }, is stap { $ply } niet toegestaan.
exploit-wrong-results = In deling { $deal }, plaats { $seat }, volgen de uitslagen niet uit de partij.
exploit-wrong-decision = In deling { $deal }, plaats { $seat }, wordt stap { $ply } anders beslist: de partijen zijn veranderd, of van een andere versie.
exploit-wrong-card = De partijen kloppen, maar “{ $field }” van de kaart volgt er niet uit.
bot-check-what = { $bot } is geen eigen bot; verwacht wordt exec:BESTAND of py:MODULE:NAAM, zoals exec:./mijnbot.
bot-check-game = { $game }, { $players ->
    [one] één speler
   *[other] { $players } spelers
}, plaats { $seat }
bot-check-fine = uitgespeeld, het langzaamste antwoord na { $seconds } s.
bot-check-slow = Dat is meer dan de helft van de { $allowed } s die het heeft; op een drukke computer kan het te laat zijn.
bot-check-stays = Het programma stopte niet binnen een seconde na “quit” en werd beëindigd.
bot-check-right = Er is niets mis.
bot-check-wrong = { $count ->
    [one] In één partij is er iets mis.
   *[other] In { $count } partijen is er iets mis.
}
sprt-decided = SPRT: beslist voor { $elo } Elo (log-likelihoodratio { $llr }, grenzen { $low } en { $high }).
sprt-open = SPRT: niet beslist (log-likelihoodratio { $llr }, grenzen { $low } en { $high }).
bench-line = wat
bench-rate = per seconde
bench-random-games = { $game }: willekeurige partijen
bench-random-moves = { $game }: zetten daarin
bench-bot = { $game }: simulaties van { $bot }
bench-state = { $game }: stappen vanuit Python

ratings-replayed = { $games } partijen geteld: { $count } ratings van { $people } mensen.
ratings-agree = De ratings in de database zijn dezelfde.
ratings-differ = { $count } ratings in de database wijken af; “tafelronde ratings replay --write” verbetert ze.
ratings-corrected = { $count } ratings zijn verbeterd.
