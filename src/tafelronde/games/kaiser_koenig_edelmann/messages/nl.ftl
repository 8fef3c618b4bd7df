# Kaiser, König, Edelmann, in het Nederlands.

about = breng je keizer als eerste in de vesting, en houd hem in leven

colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-blue = Blauw

option-pairing = Plaatsen van twee spelers
option-pairing-opposite = tegenover elkaar: rood en groen
option-pairing-near = naaste buren: rood en geel
option-pairing-far = verre buren: geel en groen
option-pairing-opposite-2 = tegenover elkaar: geel en blauw
option-pairing-near-2 = naaste buren: groen en blauw
option-pairing-far-2 = verre buren: blauw en rood
option-absent = Kleur die in de doos blijft
option-absent-red = rood
option-absent-yellow = geel
option-absent-green = groen
option-absent-blue = blauw
option-begins = Wie begint
option-begins-random = het lot beslist
option-begins-1 = plaats 1
option-begins-2 = plaats 2
option-begins-3 = plaats 3
option-begins-4 = plaats 4
option-rounds = Rondes
option-rounds-1 = één ronde
option-rounds-2 = twee rondes
option-rounds-3 = drie rondes
option-rounds-4 = vier rondes
option-board = Bord
option-board-standard = negentien zeshoeken

status-round = ronde { $round } van { $rounds }
status-quiet = { $count } van { $limit } beurten zonder slag
seat-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
seat-out = uitgeschakeld
seat-threatened = keizer bedreigd: { $points }
seat-at-gate = keizer voor de vesting

# ---- wat er gebeurt (event), wat er kan (choice) ----------------------------------------------------

event-begin = { $player } begint.
event-move = { $player }: { $piece ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} { $from } naar { $to }.
event-capture = { $player }: { $piece ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} { $from } slaat de { $victim ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { $captured ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} op { $to }.
event-out = { $player } is de keizer kwijt en ligt eruit; de andere stenen blijven als hindernis staan.
event-threatened = De keizer van { $player } wordt bedreigd.
event-at-gate = De keizer van { $player } staat voor de vesting en kan er met één zet in.
event-skipped = { $player } kan niet zetten en wordt overgeslagen.
event-round-goal = Ronde { $round } is voorbij: de keizer van { $player } staat in de vesting.
event-round-last = Ronde { $round } is voorbij: alleen de keizer van { $player } is nog over.
event-round-quiet = Ronde { $round } is gelijk: { $count } beurten achter elkaar zonder slag.
event-round-stuck = Ronde { $round } is gelijk: niemand kan zetten.
event-points = { $player }: { $count ->
    [one] 1 punt
   *[other] { $count } punten
}, samen { $total }.
event-round-begins = { $player } begint ronde { $round }.

choice-begin = { $player } begint
choice-move = { $piece ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} naar { $to }
choice-capture = { $piece ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} slaat de { $victim ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { $captured ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
}

# ---- wat elke steen doet: bij een weigering en in de regels -----------------------------------------

piece-emperor-does = De keizer gaat precies één punt.
piece-king-does = Een koning gaat precies twee punten.
piece-nobleman-does = Een edelman gaat precies drie punten.
fortress-does = In de vesting in het midden mogen alleen keizers komen. Breng de jouwe erin en je wint meteen.

# ---- waarom iets niet mag ---------------------------------------------------------------------------

refusal-not-a-choice = Dat is geen zet op dit bord.
refusal-not-yours = Daar staat geen steen van jou.
refusal-same-point = Binnen een zet kom je nooit terug op een punt waar je was.
refusal-own-piece = Daar staat een eigen steen.
refusal-centre = Alleen een keizer mag de vesting in.
refusal-blocked = Elke weg daarheen is versperd. Over stenen springen mag niet.
refusal-emperor-one = { piece-emperor-does }
refusal-king-two = { piece-king-does }
refusal-nobleman-three = { piece-nobleman-does }
refusal-first-move = Met je eerste zet van een ronde mag je niet slaan.

# ---- wat voor een zet spreekt (een tip) -------------------------------------------------------------

# Redenen spreken de lezer aan als die beslist ($who: you), en noemen anders $player.
decider-emperor = { $who ->
    [you] je keizer
   *[they] de keizer van { $player }
}
decider-emperor-first = { $who ->
    [you] Je keizer
   *[they] De keizer van { $player }
}
# Wat iemand na de andere zet, of alleen na deze, hierna kan doen ($instead: de andere zet is gespeeld, of is de op
# één na beste).
why-allows-enters = Anders kan de keizer van { $other } hierna de vesting in.
why-leaves-enters = De keizer van { $other } gaat anders meteen de vesting in: dit houdt hem tegen.
why-allows-gate = Anders kan de keizer van { $other } voor de vesting gaan staan, waar niemand hem op tijd bereikt.
why-leaves-gate = De keizer van { $other } gaat anders meteen voor de vesting staan, waar niemand hem op tijd bereikt: dit houdt hem tegen.
why-allows-emperor = Anders kan { $other } { decider-emperor } slaan met { a-piece }.
why-leaves-emperor = { $other } dreigt { decider-emperor } te slaan met { a-piece }: dit voorkomt het.
why-walks-into = { decider-emperor-first } loopt anders naar een punt waar { $other } hem kan slaan met { a-piece }.
why-bares-emperor = De andere zet opent de weg naar { decider-emperor }: { $other } kan hem slaan met { a-piece }.
why-allows-piece = Anders kan { $other } { a-lost } van { decider } slaan.
why-leaves-piece = { $other } dreigt { a-lost } van { decider } te slaan: dit voorkomt het.
why-keeps-enters = { decider-emperor-first } kan daarna meteen de vesting in.
why-keeps-gate = { decider-emperor-first } kan daarna voor de vesting gaan staan, waar niemand hem op tijd bereikt.
why-keeps-emperor = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} de keizer van { $other } slaan.
why-keeps-piece = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} { a-lost } slaan.
why-brings-piece = Het slaat { a-lost }.
why-takes-guard = { $instead ->
    [played] { $who ->
        [you] Je hebt
       *[they] { $player } heeft
    } het enige stuk geslagen dat de keizer van { $other } kon slaan.
   *[other] De andere zet slaat het enige stuk dat de keizer van { $other } kan slaan.
}
why-moves-guard = { $instead ->
    [played] { $who ->
        [you] Je hebt
       *[they] { $player } heeft
    } het enige stuk weggehaald dat de keizer van { $other } kon slaan.
   *[other] De andere zet haalt het enige stuk weg dat de keizer van { $other } kan slaan.
}
why-bars-guard = { $instead ->
    [played] { $who ->
        [you] Je hebt
       *[they] { $player } heeft
    } de weg versperd voor het enige stuk dat de keizer van { $other } kon slaan.
   *[other] De andere zet verspert de weg voor het enige stuk dat de keizer van { $other } kan slaan.
}
decider = { $who ->
    [you] jou
   *[they] { $player }
}
a-piece = { $piece ->
    [emperor] de keizer
    [king] een koning
   *[nobleman] een edelman
}
a-lost = { $captured ->
    [king] een koning
   *[nobleman] een edelman
}
why-enters = { decider-emperor-first } komt in de vesting: de ronde is gewonnen.
why-takes-emperor = Het slaat de keizer van { $other }.
why-takes-threat = Het slaat de steen die { decider-emperor } bedreigt.
why-flees = { decider-emperor-first } wordt bedreigd; daar is hij veilig.
why-shields = { decider-emperor-first } wordt bedreigd; dit verspert de weg naar hem.
why-stays-safe = { decider-emperor-first } blijft veilig; anders kan hij geslagen worden.
why-stops = Het houdt de keizer van { $other } uit de vesting, die één stap verder ligt.
why-next-to-fortress = { decider-emperor-first } staat voor de vesting, en niemand kan hem voor { $who ->
    [you] je volgende beurt
   *[they] de volgende beurt van { $player }
} bereiken.
why-threatens = Het bedreigt de keizer van { $other }.
why-takes-safely = Het slaat de { $victim ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { $captured ->
    [king] koning
   *[nobleman] edelman
}, en terugslaan loont niet.
why-takes-more = Het slaat een { $captured ->
    [king] koning
   *[nobleman] edelman
}: meer waard dan de { $piece ->
    [emperor] keizer
    [king] koning
   *[nobleman] edelman
} die hem slaat.
why-takes = Het slaat de { $victim ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { $captured ->
    [king] koning
   *[nobleman] edelman
}.
why-saves = Het redt een { $piece ->
    [king] koning
   *[nobleman] edelman
} die geslagen kon worden.
why-risks-less = { $who ->
    [you] Anders kun je
   *[they] Anders kan { $player }
} een { $piece ->
    [king] koning
   *[nobleman] edelman
} verliezen.
why-more-room = { $who ->
    [you] Je stukken bereiken dan { $count } punten in plaats van { $less }.
   *[they] De stukken van { $player } bereiken dan { $count } punten in plaats van { $less }.
}
why-less-room = Het laat de stukken van de anderen { $count ->
    [one] één punt minder
   *[other] { $count } punten minder
} om naartoe te gaan.
why-opens = Het maakt de weg vrij voor { decider-emperor }: nog { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} tot de vesting.
why-nearer = Het brengt { decider-emperor } dichterbij: nog { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} tot de vesting.

# ---- het einde --------------------------------------------------------------------------------------

result-points = { $more ->
    [0] { $player } heeft nog stenen ter waarde van { $count }.
   *[other] { $player } heeft nog stenen ter waarde van { $count } en krijgt { $more } voor de overwinning.
}
result-won-goal = { $came ->
    [lost] { $player } brengt de keizer in de vesting.
   *[other] { $player } wint: de keizer staat in de vesting.
}
result-won-last = { $came ->
    [lost] { $player } heeft de laatste keizer die leeft.
   *[other] { $player } wint: geen andere keizer leeft nog.
}
result-drawn-quiet = { $came ->
    [lost] { $count } beurten achter elkaar zonder slag.
   *[other] Gelijkspel tussen wie nog een keizer heeft: { $count } beurten achter elkaar zonder slag.
}
result-drawn-stuck = { $came ->
    [lost] Niemand met een keizer kan nog zetten.
   *[other] Gelijkspel tussen wie nog een keizer heeft: geen van hen kan zetten.
}
result-round-goal = Ronde { $round }: { $player }, met de keizer in de vesting.
result-round-last = Ronde { $round }: { $player }, met de laatste keizer.
result-round-quiet = Ronde { $round }: gelijk, { $count } beurten zonder slag.
result-round-stuck = Ronde { $round }: gelijk, niemand kon zetten.
result-sum = { $player }: { $sum } = { $count }
result-won-match = { $came ->
    [lost] { $player } komt als eerste uit met { $more } tegen { $less } punten.
   *[other] { $player } wint de wedstrijd met { $more } tegen { $less } punten.
}
result-shares-match = { $came ->
    [lost] { $player } komt ook als eerste uit.
    [won] { $player } wint de wedstrijd.
   *[other] { $player } deelt de overwinning.
}
result-drawn-match = { $came ->
    [lost] Gelijk met { $count } punten.
   *[other] De wedstrijd wordt gedeeld met { $count } punten.
}
result-short-emperor = de keizer werd geslagen
result-short-steps = { $count ->
    [one] de keizer was 1 stap van de vesting
   *[other] de keizer was { $count } stappen van de vesting
}
result-short-points = { $count ->
    [one] 1 punt minder dan { $other }
   *[other] { $count } punten minder dan { $other }
}
stage-round = Na ronde { $round }
stage-pieces = { $piece ->
    [emperor] Keizers
    [king] Koningen
   *[nobleman] Edellieden
} over, elk { $count }
stage-victory = { $count } voor de overwinning van { $player }

# ---- de regels in een minuut: op de regelpagina met plaatjes, en in de terminal ------------------------

summary-1 = Iedereen heeft een keizer, drie koningen en vier edelmannen.
summary-2 = In je beurt verzet je één steen langs de lijnen. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } Over stenen springen mag niet.
summary-3 = Wie precies op een vreemde steen eindigt, slaat die. Alleen met je eigen eerste zet mag dat niet.
summary-4 = { fortress-does }
summary-5 = Wiens keizer geslagen is, ligt eruit. Ook de laatste keizer op het bord wint.
summary-6 = Een wedstrijd heeft hoogstens vier rondes; dan tellen de stenen die over zijn, en een gewonnen ronde telt 5 extra.

# ---- hulp -------------------------------------------------------------------------------------------

rules =
    Wie beschermt zijn keizer het best en brengt hem als eerste in de vesting?

    Iedereen heeft een keizer (1), drie koningen (2) en vier edelmannen (3). In je beurt verzet je één van je stenen langs de lijnen, en dat moet. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } Bij elk punt mag je afslaan, maar binnen een zet kom je nooit twee keer op hetzelfde punt, en over stenen springen mag niet, ook niet over eigen.

    Een zet die precies op een vreemde steen eindigt, slaat die. Dat is nooit verplicht. Met je eigen eerste zet mag het nog niet. In de vesting in het midden mogen alleen keizers komen, ook onderweg.

    Je wint meteen als je keizer de vesting betreedt, of als jouw keizer de laatste is. Wiens keizer geslagen is, ligt eruit; zijn andere stenen blijven staan, als hindernissen die je slaan kunt. Het is gelijk als niemand kan zetten, of na veertig beurten per speler zonder een slag.

    In een wedstrijd van meer rondes telt ieder de stenen die hij nog op het bord heeft (1, 2 of 3), en de winnaar van de ronde krijgt er 5 bij. Het hoogste totaal wint.

    Een eerste plan: maak tussen je eigen stenen een weg vrij voor de keizer, zorg dat geen vreemde steen op precies zijn afstand van hem staat, en kijk elke beurt wie als volgende de vesting kan bereiken.

## Only in the terminal

notation-help =
    b3-d5 zet de steen op b3 naar d5, en slaat wat daar staat. Bij elk punt staat zijn naam.
    ♚ of 1 is de keizer, ♛ of 2 een koning, ♞ of 3 een edelman: zoveel punten gaat elk van hen.
notation-short =
    b3-d5 zet de steen op b3 naar d5, en slaat wat daar staat.
    Op het bord is R2 voor h3 een rode koning op punt h3 (1 is een keizer, 2 een koning, 3 een edelman: zoveel punten gaat elk van hen), een stip is een leeg punt, # de vesting.

##

# ---- op de pagina -----------------------------------------------------------------------------------

name = Kaiser, König, Edelmann
pitch = Vier huizen rond één vesting. Koningen en edelmannen banen de weg, en wie zijn keizer het eerst binnenbrengt heeft gewonnen; maar een keizer onderweg is gauw gevangen.
ask = Jouw beurt: kies een steen en waar hij heen gaat.
ask-named = { $player }: kies een steen en waar hij heen gaat.
ask-to = Jouw beurt: waar gaat { $piece ->
    [emperor] de keizer
    [king] de koning
   *[nobleman] de edelman
} op { $from } heen?
ask-to-named = { $player }: waar gaat { $piece ->
    [emperor] de keizer
    [king] de koning
   *[nobleman] de edelman
} op { $from } heen?
ask-gate = Jouw beurt: je keizer kan nu de vesting in.
ask-gate-named = { $player }: je keizer kan nu de vesting in.
ask-threatened = Jouw beurt: je keizer wordt bedreigd vanaf { $points }.
ask-threatened-named = { $player }: je keizer wordt bedreigd vanaf { $points }.
ask-stop = Jouw beurt: de { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} keizer staat voor de vesting.
ask-stop-named = { $player }: de { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} keizer staat voor de vesting.

# ---- wat er mis is in een bordbestand ------------------------------------------------------------------

board-nothing = niets
board-this-field = dit veld
board-further-field = een extra veld
board-only = alleen { $known }
board-entries = { $count ->
    [one] 1 element
   *[other] { $count } elementen
}
board-of-them = { $least } tot { $most }
board-so-many = { $most }
board-an-object = een object
board-a-list = een lijst
board-a-text = een tekst van 1 tot { $most } tekens
board-a-number = een getal
board-a-number-up-to = een getal van -{ $most } tot { $most }
board-true-or-false = true of false
board-another-id = een eigen id voor elk punt
board-another-place = een eigen plaats voor elk punt
board-goals = { $count ->
    [one] 1 doel
   *[other] { $count } doelen
}
board-one-goal = één punt dat het doel is
board-the-goal-point = het doel { $point }
board-goal-for-emperors = een doel waar keizers (1) op mogen
board-values = 1, 2 of 3
board-two-ids = de id’s van twee punten
board-two-points = twee verschillende punten, elk paar één keer
board-no-way = geen weg van { $start } naar { $point }
board-one-board = een bord dat één geheel is
board-four-colours = red, yellow, green of blue
board-each-colour = elke kleur één keer
board-an-id = de id van een punt
board-may-enter = een punt waar { $value } op mag
board-another-point = een ander punt dan { $taken ->
    [goal] het doel
   *[other] { $taken }
}
board-emperors = { $count ->
    [one] 1 keizer
   *[other] { $count } keizers
}
board-one-emperor = één keizer (1)
board-its-emperor = het punt van de keizer, { $point }
board-two-seats = twee van de plaatsen
board-two-different = twee verschillende plaatsen

# ---- het hof: hoe de bots zijn -----------------------------------------------------------------------

court-jobst = Maakt een buiging voor elk stuk voordat hij het verzet.
court-liselot = Verzet het mooiste stuk, wat het bord er ook van vindt.
court-wenzel = Geeft een stuk weg als de grap goed genoeg is.
court-oda = Bidt voor jouw keizer net zo goed als voor de hare.
court-baldwin = Past op zijn edelen als op zijn beurs: meestal.
court-irmgard = Speelt zoals ze haar burcht bestiert: netjes, en om zes uur eten.
court-kuno = Valt meteen aan en verontschuldigt zich uitvoerig.
court-ludmila = Neemt elk stuk aan dat haar wordt aangeboden, en zegt dank je wel.
court-adalbert = Zijn raad is gratis; het zijn zijn zetten die je iets kosten.
court-sidonia = Glimlacht, en twee zetten later weet je waarom.
court-hasso = Heeft aan één oog genoeg voor het bord, zegt hij, en mist zelden iets.
court-gisela = Cirkelt hoog, wacht lang en slaat één keer toe.
court-leopoldine = Verheft nooit haar stem, alleen de inzet.
court-sigismar = Regeert voor het ontbijt zes gewesten; jij bent het zevende.
court-zafira = Heeft de partij al opgeschreven voordat ze gespeeld is.
court-balthasar = Telt ieders zetten en heeft daar geen vingers bij nodig.
