# Wat alleen de pagina van Drakon zegt, in het Nederlands.

name = Drakon
pitch = Gevangen in een drakenhol dat onder je voeten groeit: leg kamers, volg de pijlen, steel, draai en verander. Wie het eerst vijf munten van de draak heeft, is vrij.
option-escape = Ontsnapping: vier munten en een loper of draaikolk
option-heroes = Helden met vermogens
option-start = Uitgangen van de startkamer
option-start-four = vier
option-start-three = drie

ask = Jij bent aan de beurt.
ask-named = { $player }, jij bent aan de beurt.
ask-main = Leg een kamer, of ga langs een pijl.
ask-main-named = { $player }: leg een kamer, of ga langs een pijl.
ask-lay = Leg een kamer: kies er een uit je hand en een plek.
ask-lay-named = { $player }: leg een kamer.
ask-lay-where = Kies nu waar deze kamer komt.
ask-lay-where-named = { $player }: kies nu waar deze kamer komt.
ask-lay-which = Kies nu de kamer die daar komt.
ask-lay-which-named = { $player }: kies nu de kamer die daar komt.
ask-move = Ga langs een pijl.
ask-move-named = { $player }: ga langs een pijl.
ask-ability = Gebruik het vermogen van je held, of beëindig je beurt.
ask-ability-named = { $player }: gebruik je vermogen, of beëindig je beurt.
ask-post = Gebruik het vermogen van je held, of beëindig je beurt.
ask-post-named = { $player }: gebruik je vermogen, of beëindig je beurt.
ask-escape = { $count } munten zijn genoeg: bereik een loper of draaikolk, en je bent vrij.
ask-escape-named = { $player }: { $count } munten zijn genoeg, bereik een loper of draaikolk.
ask-wizard-move = Door de muur: kies waar je heen gaat.
ask-wizard-move-named = { $player }: door de muur, kies waar je heen gaat.
ask-amazon-move = Extra zet: kies waar je heen gaat.
ask-amazon-move-named = { $player }: extra zet, kies waar je heen gaat.
ask-push = Duw een held die bij je staat: kies wie, en waarheen.
ask-push-named = { $player }: duw een held die bij je staat.
ask-rob = Kies van wie je een munt pakt.
ask-rob-named = { $player }: kies van wie je een munt pakt.
ask-swap = Kies twee kamers die onder de stapel gaan, de bovenste eerst.
ask-swap-named = { $player }: kies twee kamers die onder de stapel gaan, de bovenste eerst.
ask-take = { $count ->
    [one] Hier ligt een munt. Neem je hem?
   *[other] Hier liggen { $count } munten. Neem je er een?
}
ask-take-named = { $player }: een munt uit de startkamer nemen?
ask-keep = Je dreigt een munt te verliezen. Houd je hem? Je ridder kan dat één keer.
ask-keep-named = { $player }: je dreigt een munt te verliezen. Houd je hem?
ask-steal = Kies van wie je blind een kamer neemt.
ask-steal-named = { $player }: kies van wie je een kamer neemt.
ask-shift = Ruil een gelegde kamer voor een uit je hand: kies beide.
ask-shift-named = { $player }: ruil een gelegde kamer voor een uit je hand.
ask-destroy = Kies een kamer die instort.
ask-destroy-named = { $player }: kies een kamer die instort.
ask-turn = Kies een kamer en draai haar.
ask-turn-named = { $player }: kies een kamer en draai haar.
ask-mind = Verplaats een andere held: kies wie, en waarheen.
ask-mind-named = { $player }: verplaats een andere held.

happening = { $player }: { $kind ->
   *[blank] een lege kamer
    [gold] goud
    [toll] de drakentol
    [wishing_well] wensput
    [steal_left] dief naar links
    [steal_right] dief naar rechts
    [steal_tile] kaartenkamer, neemt een kamer
    [magic_shift] magische verandering
    [destroy] instorting, een kamer valt
    [rotate] draaikamer
    [mind_control] toverbol
    [wind] sterke wind
    [storm] zware storm
    [key] loper
    [vortex] draaikolk
    [start] de startkamer
}
happening-chain = held { $count } van deze keten
happening-keep = { $from ->
    [start] De draak wil een munt van { $victim }
    [hoard] De put wil een munt van { $victim }
   *[player] { $taker } grijpt naar een munt van { $victim }
}
happening-blind = { $taker } neemt een kamer van { $victim }

word = { $word ->
    [take] Neem een munt
    [leave] Laat liggen
    [block] Houd de munt
    [allow] Laat gaan
   *[end] Einde beurt
}
turn-tile = Draai
more-choices = Meer keuzes
ability-name = { $figure ->
   *[wizard] Door de muur
    [barbarian] Duwen
    [thief] Munt stelen
    [dwarf] Twee kamers ruilen
    [knight] Houdt een munt
    [amazon] Extra zet
}
ability-used = { $figure ->
   *[wizard] Tovenaar, gebruikt
    [barbarian] Barbaar, gebruikt
    [thief] Dief, gebruikt
    [dwarf] Dwerg, gebruikt
    [knight] Ridder, gebruikt
    [amazon] Amazone, gebruikt
}

board-name = De kerker
your-tiles = Jouw kamers
no-tiles = Je hebt geen kamers.
hoard = De schat van de draak
where-start = de startkamer
where-east = { $steps } oost
where-west = { $steps } west
where-north = { $steps } noord
where-south = { $steps } zuid
# Langs de rand van de kerker, waar weinig plaats is: 2 O.
edge = { $side ->
   *[N] { $steps } N
    [E] { $steps } O
    [S] { $steps } Z
    [W] { $steps } W
}
side = { $side ->
   *[N] noord
    [E] oost
    [S] zuid
    [W] west
}
exits = pijlen { $sides }
exits-none = geen pijlen
cell-empty = nog geen kamer
cell-faced = pijlen wijzen hierheen vanuit { $sides }
cell-heroes = hier: { $names }
cell-turned = past als je de kamer draait
cell-open = een van je kamers past
cell-ability = met je vermogen

aim = { $coins } van { $goal } munten
aim-escape = { $coins } van { $goal } munten, daarna een loper of draaikolk
card-out = Uit: { $ways }
card-in = In: { $ways }
card-in-none = Geen pijl wijst hierheen.
card-way = { $side } ({ $room })
card-way-rock = { $side } (nog geen kamer)
card-hero = { $player }, de { $figure }
card-stands = Staat: { $place }
card-unused = Nog niet gebruikt.
card-used = Al gebruikt.
hero-button = Jouw held, de { $figure }

tile-aloud = een kamer met { $exits }

unlit-cell = Neem eerst een kamer uit je hand.
unlit-unfit = Die kamer past daar niet.
unlit-card = Je kunt nu geen kamer leggen.
unlit-hero = Die held kun je nu niet kiezen.
unlit-how = Dat kan je held nu niet.
unlit-first = Die kamer kan nu niet geruild worden.
unlit-second = Daarvan heb je er maar één.
unlit-word = Dat kan nu niet.
key-r = R
key-r-does = de kamer die je vasthoudt draaien, of de gekozen kamer
key-m = M
key-m-does = in de kerker: naar je held

# Puzzles
puzzle-theme-coin = De munt die wint
puzzle-theme-theft = De diefstal die redt
puzzle-theme-tile = De kamer die redt
puzzle-theme-chance = De beste kans op een munt
puzzle-asks-chance = Bereid een overwinning in je volgende beurt voor. Wie na je komt, heeft misschien een kamer waarmee dat te verhinderen is: vind de beslissing met de beste kans.
puzzle-idea-move = Loop naar { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-lay = Leg { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
} waar het jou eerder helpt dan een ander.
puzzle-idea-destroy = Laat een kamer verdwijnen: { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-turn = Draai een kamer: { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
} opent dan een andere weg.
puzzle-idea-mind = Verplaats een ander: stuur die naar { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-rob = Gebruik je vaardigheid: een munt van een ander kan van jou worden.
puzzle-idea-push = Gebruik je vaardigheid: duw iemand naar { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-wizard-move = Gebruik je vaardigheid: geen muur houdt je tegen op weg naar { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-amazon-move = Gebruik je vaardigheid: nog een stap, naar { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
puzzle-idea-shift = Een kamer kan ergens anders heen: { $kind ->
   *[blank] een lege kamer
    [gold] het goud
    [toll] de drakentol
    [wishing_well] de wensput
    [steal_left] de dief naar links
    [steal_right] de dief naar rechts
    [steal_tile] de kaartenkamer
    [magic_shift] de magische verandering
    [destroy] de instorting
    [rotate] de draaikamer
    [mind_control] de toverbol
    [wind] de sterke wind
    [storm] de zware storm
    [key] de loper
    [vortex] de draaikolk
    [start] de startkamer
}.
