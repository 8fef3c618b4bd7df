# Rosenkönig, in het Nederlands.

about = twee huizen, één kroon: verbind je rozen tot de grootste gebieden

colour-red = Rood
colour-white = Wit

status-stones = { $laid ->
    [one] 1 steen op het bord
   *[other] { $laid } stenen op het bord
}, nog { $count }
status-stones-short = { $laid } gelegd, nog { $count }
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

# ---- wat gebeurt (event), wat kan (choice), wat je nog kunt typen --------------------------------------

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
choice-play = kroon naar { $square }: +{ $gain }{ $areas ->
    [0] {""}
   *[other] {" "}({ $joins } → { $size })
}
choice-capture = held neemt { $square }: +{ $gain }, ander −{ $loss }

## Only in the terminal

typed-draw = pak, pakken, trek, p

##

# ---- waarom iets niet mag ---------------------------------------------------------------------------

refusal-not-in-hand = Je hebt die machtkaart niet.
refusal-off-board = De kroon zou van het bord gaan.
refusal-occupied = Daar ligt al een steen. Alleen met een held kun je naar een steen toe, en alleen naar een steen van de tegenstander.
refusal-no-stone-to-turn = Daar ligt geen steen om om te keren; je hebt er geen held voor nodig.
refusal-own-stone = Daar ligt al een steen van jou.
refusal-no-hero-left = Je hebt geen heldenkaart meer.
refusal-hand-full = Je kunt niet pakken: je hebt al vijf machtkaarten.

# ---- wat voor een zet spreekt (een tip) -------------------------------------------------------------

# Redenen spreken de lezer aan als die beslist ($who: you), en noemen anders $player.
# Wat iemand na de andere zet, of alleen na deze, hierna kan doen.
why-allows-wins = Anders kan { $other } het spel meteen beëindigen en wint.
why-leaves-wins = { $other } staat op het punt het spel te beëindigen en te winnen: dit voorkomt het.
why-keeps-wins = { $who ->
    [you] Daarna kun jij meteen winnen.
   *[they] Daarna kan { $player } meteen winnen.
}
why-costs-loses = De andere zet beëindigt het spel en verliest het.
why-allows-joins = Anders kan { $other } op { $square } { $areas } gebieden verbinden: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer.
why-leaves-joins = { $other } dreigt op { $square } { $areas } gebieden te verbinden, { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer: dit voorkomt het.
why-keeps-joins = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} op { $square } { $areas } gebieden verbinden: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer.
why-allows-grows = Anders kan { $other } op { $square } een gebied groter maken: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer.
why-leaves-grows = { $other } dreigt op { $square } een gebied groter te maken, { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer: dit voorkomt het.
why-keeps-grows = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} op { $square } een gebied groter maken: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer.
why-allows-turns = Anders kan { $other } met een held de steen op { $square } omkeren: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor { decider }.
why-leaves-turns = { $other } dreigt met een held de steen op { $square } om te keren, { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor { decider }: dit voorkomt het.
why-keeps-turns = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} met een held de steen op { $square } omkeren: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor de tegenstander.
why-allows-splits = Anders kan { $other } met een held op { $square } een gebied opbreken: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor { decider }.
why-leaves-splits = { $other } dreigt met een held op { $square } een gebied op te breken, { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor { decider }: dit voorkomt het.
why-keeps-splits = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} met een held op { $square } een gebied opbreken: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} minder voor de tegenstander.
decider = { $who ->
    [you] jou
   *[they] { $player }
}
why-wins = { $who ->
    [you] Daarmee win je.
   *[they] Daarmee wint { $player }.
}
why-joins = { $who ->
    [you] Het verbindt { $areas } van je gebieden: { $count } punten erbij.
   *[they] Het verbindt { $areas } gebieden van { $player }: { $count } punten erbij.
}
why-grows = { $who ->
    [you] Het maakt een van je gebieden groter: { $count } punten erbij.
   *[they] Het maakt een gebied van { $player } groter: { $count } punten erbij.
}
why-turns = Het keert { $square } om: de tegenstander verliest { $count } punten.
why-splits = Het breekt op { $square } een gebied van de tegenstander: { $count } punten minder voor de ander.
why-denies = Het bezet { $square }, waar de tegenstander { $count } punten had kunnen winnen.
why-leaves-little = De tegenstander kan van daar { $count ->
    [0] niets
    [one] hoogstens 1 punt
   *[other] hoogstens { $count } punten
} winnen; anders { $more }.
why-sticks = Van daar kan de tegenstander geen kaart spelen.
why-keeps-hero = { $who ->
    [you] Zo bewaar je een held voor later.
   *[they] Zo bewaart { $player } een held voor later.
}
why-more-cards = { $who ->
    [you] { $count ->
        [0] Je hebt geen kaart meer
        [one] Je hebt nog maar één kaart
       *[other] Je hebt nog maar { $count } kaarten
    }
   *[they] { $count ->
        [0] { $player } heeft geen kaart meer
        [one] { $player } heeft nog maar één kaart
       *[other] { $player } heeft nog maar { $count } kaarten
    }
}: met meer kaarten valt er meer te kiezen.
why-points-now = Het levert meteen { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op; een nieuwe kaart nog niets.
why-points-more = Het levert { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op; de op één na beste zet { $less }.
why-waits = Geen kaart brengt hier veel op; een nieuwe misschien wel.

# ---- het einde --------------------------------------------------------------------------------------

result-end-stones = De laatste van de { $count } stenen is gelegd.
result-end-stuck = Beiden hebben vijf machtkaarten en niemand kan er een spelen.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $came ->
    [lost] { $player } komt op het bord als eerste uit, met { $more } tegen { $less } punten.
   *[other] { $player } wint met { $more } tegen { $less } punten.
}
result-won-area = { $came ->
    [lost] Gelijk in punten: { $player } heeft het grootste gebied, { $more } tegen { $less } velden.
   *[other] Gelijk in punten: { $player } wint met het grootste gebied, { $more } tegen { $less } velden.
}
result-won-stones = { $came ->
    [lost] Gelijk in punten en in grootste gebied: { $player } heeft meer stenen, { $more } tegen { $less }.
   *[other] Gelijk in punten en in grootste gebied: { $player } wint met { $more } tegen { $less } stenen.
}
result-drawn-game = { $came ->
    [lost] Gelijk in punten ({ $count }), grootste gebied en stenen.
   *[other] Gelijkspel: gelijk in punten ({ $count }), grootste gebied en stenen.
}
result-short-points = { $count ->
    [one] 1 punt minder dan { $other }
   *[other] { $count } punten minder dan { $other }
}
result-short-area = { $count ->
    [one] gelijk in punten, maar het grootste gebied was 1 veld kleiner
   *[other] gelijk in punten, maar het grootste gebied was { $count } velden kleiner
}
result-short-stones = { $count ->
    [one] gelijk in punten en grootste gebied, maar 1 steen minder
   *[other] gelijk in punten en grootste gebied, maar { $count } stenen minder
}
stage-areas = { $number ->
    [one] De grootste gebieden
   *[other] De gebieden van rang { $number }
}: rood { $red }², wit { $white }²
stage-areas-small = Alle kleine gebieden

# ---- wat een kaart, een held, de stapel en een gebied doen: op vraag verteld, en in de regels ----------

power-does = De kroon gaat precies zo ver als de kaart zegt, in haar richting, naar een leeg veld op het bord. Daar leg je een steen van jouw kleur. Stenen onderweg tellen niet.
pile-does = Een machtkaart pakken, als je er minder dan vijf hebt.
hero-does = Vier keer per spel brengt een heldenkaart een machtkaart naar een steen van de tegenstander. Die wordt omgekeerd naar jouw kleur.
area-does = Stenen van één kleur die met een zijde aan elkaar liggen (niet met een hoek) vormen een gebied, en een gebied telt het kwadraat van zijn stenen: 1, 4, 9, 16, 25…

# ---- de regels in een minuut: op de regelpagina met plaatjes, en in de terminal ------------------------

summary-1 = Lancaster (rood) en York (wit) vechten om het land rond één kroon.
summary-2 = Speel een kaart: de kroon gaat zo ver als het zwaard zegt, naar een leeg veld, en daar plant je een roos van jouw huis.
summary-3 = Of pak een kaart. Je mag er hoogstens vijf hebben, en iedereen ziet ze.
summary-4 = Vier keer per spel mag er een held mee: dan landt de kroon op een roos van het andere huis, en die wordt van jou.
summary-5 = Rozen die met een zijde aan elkaar liggen vormen een gebied, en een gebied telt het kwadraat van zijn grootte: twee tellen 4, vijf tellen 25.
summary-6 = Als de 52e roos staat, of niemand meer iets kan doen, wint de hoogste som.

# ---- hulp -------------------------------------------------------------------------------------------

rules =
    In je beurt doe je een van drie dingen:
    1. Een machtkaart spelen. { power-does }
    2. { pile-does }
    3. Een machtkaart met een held spelen. { hero-does }

    Een van de drie moet je doen als het kan; kun je niets, dan word je overgeslagen. Alle kaarten liggen open.

    Het spel eindigt als de 52e steen ligt, of als beiden vijf machtkaarten hebben en niemand er een kan spelen. { area-does } De hoogste som wint; dan het grootste gebied; dan de meeste stenen.

## Only in the terminal

notation-help =
    NE2 speelt die machtkaart: de kroon gaat twee velden naar het noordoosten (E is oost, S is zuid; NO2 en ZW1 mag je ook typen).
    NE2* speelt haar met een heldenkaart, naar een steen van de tegenstander. draw of pak pakt een kaart.
notation-short =
    { notation-help }
    Op het bord is K de kroon: KX staat op een steen van X.

##

# ---- op de pagina -----------------------------------------------------------------------------------

name = Rosenkönig
pitch = Lancaster en York vechten om het land rond één kroon. Jouw kaarten leiden haar van veld naar veld, en waar ze stilstaat plant je een roos; grote gebieden tellen in het kwadraat.
ask = Jouw beurt: kies een kaart, een veld of de stapel.
ask-named = { $player }: kies een kaart, een veld of de stapel.
ask-play = Jouw beurt: kies een kaart of een veld.
ask-play-named = { $player }: kies een kaart of een veld.
ask-draw = Jouw beurt: geen van je kaarten is te spelen. Pak er een.
ask-draw-named = { $player }: geen van je kaarten is te spelen. Pak er een.
ask-hero = Kies nu de steen die je held omkeert.
ask-hero-named = { $player }: kies nu de steen die je held omkeert.
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
lead-play = { $areas ->
    [0] +{ $gain }: een nieuw gebied
    [one] +{ $gain }: het gebied van { $joins } wordt { $size }
   *[other] +{ $gain }: de gebieden { $joins } worden samen { $size }
}
lead-capture = met een held +{ $gain }, de ander −{ $loss }: { $broken } wordt { $leaves }
lead-off-board = leidt van het bord af
lead-own-stone = nu niet: daar ligt een steen van dezelfde kleur
lead-no-hero-left = nu niet: daar ligt een steen van de ander, en er is geen held meer
card-needs-hero = Rode stip: nu is er ook een held voor nodig.
heroes-left = Helden: { $count } van 4
pile-spoken = Een machtkaart pakken. { $count } op de stapel
unlit-square = Geen van je kaarten leidt naar { $value }.
unlit-card = Die kaart kan nu niet worden gespeeld.
unlit-hero = Een held helpt nu niet: geen van je kaarten leidt naar een steen van de tegenstander.
unlit-pile = Je kunt nu niet pakken.
key-c = C
key-c-does = op het bord: naar de kroon

# ---- het hof: hoe de bots zijn -----------------------------------------------------------------------

court-tibbet = Zet rozen neer waar ze het lekkerst ruiken.
court-nan = Speelt eerst haar lievelingskaart en denkt daarna pas na.
court-osric = Bestormt elk veld, en af en toe het goede.
court-rosamel = Kweekt één mooi gebied en hoopt dat niemand kijkt.
court-crowe = Telt je kaarten voor je, heel beleefd.
court-elinor = Bewaart haar helden tot jij er niet meer aan denkt.
court-isaura = Weet al hoe het afloopt en is er heel aardig onder.
court-merrick = Heeft vier koningen gemaakt en alle tijd voor de vijfde.
