# De lessen van Kaiser, König, Edelmann, in het Nederlands.

# ---- Een keizer op pad -------------------------------------------------------------------------------

first-title = Een keizer op pad
first-about = Maak de weg vrij, sla, bescherm je keizer en breng hem in de vesting: een hele ronde in drie minuten.
first-welcome = Welkom! Jij bent Rood. Dit is je keizer, en dit de vesting. Wiens keizer er het eerst in komt, wint meteen: jij of Groen.
first-clear = Een edelman verspert je keizer de weg. Edelmannen gaan precies drie punten langs de lijnen, ook om bochten. Tik hem aan, dan twee keer het omlijnde punt.
first-clear-there = Ook drie punten, maar daar staat hij straks in de weg. Breng hem naar het omlijnde punt.
first-clear-other = Dat mag, maar je keizer blijft dan opgesloten. Verzet de edelman voor hem.
first-one = De weg is vrij. Een keizer gaat precies één punt: leid hem naar buiten.
first-one-other = Daar is niets mis mee, maar nu gaat je keizer op pad.
first-take = De koning van Groen kwam te dichtbij! Jouw koning gaat precies twee punten, en wie precies op een vreemde steen eindigt, slaat die.
first-take-other = Slaan hoeft nooit. Maar deze koning krijg je voor niets: twee punten om de vesting heen.
first-on = Goed geslagen. Verder met je keizer: één punt dichter bij de vesting.
first-on-back = Die weg is langer. Het kader wijst de kortste.
first-on-other = Dat geeft Groen tijd. Haast je met je keizer zolang niets hem bedreigt.
first-danger = Gevaar! Een edelman van Groen staat precies drie punten van je keizer. Wie zijn keizer verliest, ligt eruit. Twee stenen van jou kunnen die edelman slaan: zoek er een.
first-danger-other = De edelman zou blijven leven. Een koning van jou staat er twee punten vandaan, een edelman drie.
first-nearer = Weer veilig, en Groen verloor drie punten. Je keizer gaat verder.
first-nearer-other = Nu niet: niemand kan je keizer bereiken, gebruik de tijd.
first-gate = Zoek het nu zelf: welk punt brengt je keizer vlak voor de vesting?
first-gate-away = Dat leidt ervandaan. Vanaf het juiste punt loopt een lijn recht de vesting in.
first-gate-other = Verzet je keizer: hij is twee stappen van de overwinning.
first-enter = Geen groene steen staat op de juiste afstand om hem te slaan. Ga naar binnen!
first-enter-other = De vesting ligt voor je open!
first-end = De ronde is van jou! Ronde twee staat klaar, en Groen begint. Speel die alleen, of bekijk de hoofdstukken.

# ---- Een, twee, drie ---------------------------------------------------------------------------------

moves-title = Een, twee, drie
moves-about = Hoe keizer, koningen en edelmannen gaan, en wat hun de weg verspert.
moves-pieces = Elke kleur heeft acht stenen op haar punten: één keizer thuis aan de rand, drie koningen, vier edelmannen. Ze staan waar lijnen samenkomen.
moves-three = Je beurt is één zet van één steen, en zetten moet. Deze edelman gaat precies drie punten, niet minder, en slaat af waar hij wil. Breng hem naar het kader.
moves-three-other = Dat kan, maar ik bedoel de edelman op de punt, en het punt in het kader.
moves-blocked = Je keizer kan geen kant op: rondom staan stenen. Over stenen springen mag niet, ook niet over eigen, en op een eigen steen eindigen ook niet. Hij heeft vijf stappen te gaan.
moves-two = Een koning gaat precies twee punten en eindigt nooit waar hij begon: binnen een zet wordt geen punt twee keer aangedaan. Verzet deze koning, waarheen hij maar kan.
moves-two-other = Probeer de koning in het kader: twee punten.
moves-half = Met telkens twee punten bereikt een koning maar om het andere punt: de helft van het bord blijft altijd buiten zijn bereik. Op die punten hoeft je keizer hem niet te vrezen.
moves-ring = Weer je edelman: nu naar de zeshoek van de vesting zelf.
moves-ring-other = Breng de edelman in het kader naar het punt naast de vesting.
moves-round = Recht door de vesting is het twee, maar alleen keizers mogen erin, ook onderweg. Ga eromheen: drie punten, en links- of rechtsom is dezelfde zet.
moves-round-other = Ik bedoel het punt aan de andere kant van de vesting.
moves-back = Elke zet kun je in je volgende beurt terug doen, als er niemand tussen is gekomen. Breng de edelman terug.
moves-back-other = Terug naar waar hij vandaan kwam, langs dezelfde weg.
moves-end = Een, twee, drie: dat is alles. Wie helemaal geen zet heeft, wordt overgeslagen; dat gebeurt bijna nooit.

# ---- Precies daar ------------------------------------------------------------------------------------

captures-title = Precies daar
captures-about = Slaan en geslagen worden: wie beter telt, houdt meer over.
captures-seats = Twee spelers zitten tegenover elkaar, of als naaste of verre buren, zoals ze willen. Hier ben je Geel, en Groen is je verre buur.
captures-first = Een koning van Groen staat al op twee punten van een van jou. Maar je eigen eerste zet van een ronde mag niet slaan. Speel de rustige zet in de kaders.
captures-first-other = Elke rustige zet is goed. Voor wat ik wil laten zien, speel die in de kaders.
captures-three = Nu mag het. De tweede steen van Groen staat precies drie punten van een edelman van jou: eindig erop, en hij verlaat het spel.
captures-three-taken = Dat slaat ook. Maar sla de edelman, drie waard, in het kader.
captures-three-other = Slaan hoeft nooit. Maar hier krijg je een edelman voor niets.
captures-lost = Groen sloeg een koning van jou: elke steen kan slaan en geslagen worden, ook keizers.
captures-back = Zoek het zelf: welke steen van jou kan precies op die koning eindigen?
captures-back-other = Dan ontkomt de groene koning, of hij slaat nog meer. Tel twee punten voor een koning, drie voor een edelman.
captures-end = Een koning en een edelman voor een koning: een goede ruil. Kijk waar een steen bereikt kan worden voordat je hem daar laat.

# ---- De keizer in gevaar -----------------------------------------------------------------------------

danger-title = De keizer in gevaar
danger-about = Drie antwoorden op een dreiging, en een op een keizer die voor de vesting staat.
danger-threat = De koning van Groen staat precies twee punten van je keizer: hij zou hem slaan. Je mag de aanvaller slaan, vluchten, of de weg versperren, want niemand springt.
danger-bar = Versper de weg: zet je edelman op het punt tussen die twee.
danger-bar-other = Deze keer wil ik dat je de weg verspert, met de edelman in het kader.
danger-flee = Hij komt van de andere kant, weer op precies twee punten. Vlucht: zoek een punt waar de koning je keizer niet bereikt.
danger-flee-other = Verzet de keizer zelf, één punt.
danger-stop = Kijk uit! De keizer van Groen staat voor de vesting en wint met zijn volgende zet. Maar een keizer op pad kan geslagen worden. Door wie?
danger-stop-other = Dan gaat Groen de vesting in en heeft gewonnen. Welke koning is twee punten van hem?
danger-end = Groen ligt eruit en de jouwe is de laatste keizer: gewonnen. Kijk dus elke beurt wie voor de vesting staat, en wie op precies de juiste afstand van je keizer.

# ---- Met drie of vier aan tafel ----------------------------------------------------------------------

company-title = Met drie of vier aan tafel
company-about = Wie begint, wie waar zit, en wat er blijft van wie eruit ligt.
company-table = Je kunt met twee, drie of vier spelen; met drie blijft één kleur in de doos. Met de klok mee: Rood, Geel, Groen, Blauw. Er wordt geloot wie begint, tenzij bij de tafel iets anders is gekozen.
company-take = De edelmannen van Geel liepen weg en lieten de keizer alleen. Jouw edelman staat precies drie punten van hem: sla hem!
company-take-other = Er valt een keizer te slaan: één speler minder!
company-out = Geel ligt eruit en heeft verloren. De andere gele stenen blijven staan: hindernissen die nooit meer bewegen, maar geslagen kunnen worden.
company-obstacle = Een ervan staat je keizer precies in de weg. Ook een keizer slaat, op precies één punt. Maak je weg vrij!
company-obstacle-other = Later misschien. Laat je keizer nu de hindernis voor hem slaan.
company-end = Groen en Blauw leven nog. De eerste keizer in de vesting wint, of de laatste die leeft: wat het eerst komt.

# ---- Als er niets geslagen wordt ---------------------------------------------------------------------

draw-title = Als er niets geslagen wordt
draw-about = Hoe een ronde gelijk kan eindigen.
draw-count = Jij en Groen gingen alleen heen en weer: 79 beurten achter elkaar zonder slag. Dat wordt naast het bord geteld.
draw-last = Veertig beurten per speler is de grens: 80 met twee, 160 met vier. Een slag laat opnieuw tellen. Die is er niet, dus doe een zet naar keuze.
draw-end = De ronde is gelijk tussen wie nog een keizer heeft, en niemand krijgt de 5 punten van de winnaar. Gelijk is het ook als geen van hen kan zetten.

# ---- Een wedstrijd van rondes ------------------------------------------------------------------------

rounds-title = Een wedstrijd van rondes
rounds-about = Wat elke steen waard is, en wat een gewonnen ronde oplevert.
rounds-values = Je won de eerste van twee rondes. Aan het einde telde ieder de stenen die nog stonden: een keizer 1, een koning 2, een edelman 3. Ook wie eruit ligt telt ze.
rounds-bonus = Al je stenen, 19, en 5 voor de overwinning gaven 24. Groen had er 14 over. Een wedstrijd heeft hoogstens vier rondes; wie begint, schuift met de klok mee op, dus deze begon Groen.
rounds-enter = De laatste ronde: je keizer staat weer voor de vesting. Maak de wedstrijd af!
rounds-enter-other = Je kunt op punten gaan jagen, maar de 5 van de winnaar liggen vlak voor je.
rounds-end = Het hoogste totaal wint de wedstrijd, bij gelijke stand wordt gedeeld. Pas dus op je edelmannen, ook als de keizers racen.

# ---- Zo win je ---------------------------------------------------------------------------------------

win-title = Zo win je
win-about = Drie plannen, elk in één partij geprobeerd.
win-plans = Met drie plannen win je dit spel, en je probeert ze hier alle drie. Jij bent Rood. Elk verloor al twee stenen, en beide keizers zijn op pad.
win-take = Eerste plan: sla wat niemand kan terugslaan. Twee edelmannen van Groen staan drie punten van de jouwe in het kader. Sla degene die het dichtst bij de keizer van Groen staat.
win-take-far = Ook dat slaat, en niemand slaat terug. Maar op de andere plek staat je edelman drie punten van waar de keizer van Groen heen wil.
win-take-other = Hier krijg je een edelman voor niets, en Groen kan niet terugslaan. Welke twee kan je edelman bereiken?
win-walk = Vier edelmannen tegen drie, en de jouwe ligt op de loer: hij bereikt twee van de drie punten waar de keizer van Groen heen kan. Tweede plan: loop zolang niemand op zijn afstand staat. Ga verder met je keizer.
win-walk-there = Die weg is langer. Het kader wijst de kortste.
win-walk-other = Niet verkeerd, maar nu kan niemand je keizer bereiken: gebruik de tijd.
win-on = Groen maakte alleen ruimte. Verder: ook het volgende punt bereikt niemand.
win-count = Nog één stap, en je keizer staat voor de vesting. Maar tel eerst: wie staat nu precies drie punten daarvandaan? Ruim hem op.
win-count-lost = Tel om de vesting heen: de edelman van Groen komt er in precies drie punten. Hij zou je keizer slaan.
win-count-other = De edelman van Groen zou het punt voor de vesting blijven bewaken. Een edelman van jou eindigt precies op hem.
win-twice = Geslagen, en niemand slaat terug. Derde plan: dreig dubbel, want Groen heeft maar één zet. Welke stap dreigt de vesting in te gaan, terwijl je edelmannen op de keizer van Groen loeren?
win-twice-other = Goed, maar het geeft Groen tijd. Je keizer is één stap van het punt voor de vesting, en niemand bereikt dat.
win-both = De keizer van Groen vluchtte naar waar je edelman hem bereikt, en de vesting ligt open: je kunt op twee manieren winnen. Kies er een.
win-both-other = Ga de vesting in, of sla de keizer van Groen.
win-end = De ronde is van jou! Vraag je voor elke zet af: wat kan ik voor niets slaan, wie staat op zijn afstand, en welke zet dreigt dubbel?
