# Drakon, in het Nederlands.

about = een drakenhol dat onder je voeten groeit: ontkom met vijf goudstukken

colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
colour-red = Rood
colour-orange = Oranje
colour-purple = Paars

status-pile = { $count ->
    [one] nog 1 kamer in de stapel
   *[other] nog { $count } kamers in de stapel
}
status-bottom = onder de stapel: { $tiles }
status-start = { $count ->
    [one] 1 munt op de startkamer
   *[other] { $count } munten op de startkamer
}
seat-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
seat-tiles = { $count ->
    [0] geen kamers
    [one] 1 kamer
   *[other] { $count } kamers
}
seat-unseen = { $count ->
    [one] 1 onbekend
   *[other] { $count } onbekend
}
seat-used = { $name } (gebruikt)
seat-written = als { $name }

figure = { $figure ->
   *[wizard] tovenaar
    [barbarian] barbaar
    [thief] dief
    [dwarf] dwerg
    [knight] ridder
    [amazon] amazone
}
tile = { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}
short = { $kind ->
    *[blank] leeg
     [gold] goud
     [toll] tol
     [wishing_well] put
     [steal_left] dief<
     [steal_right] dief>
     [steal_tile] kaart
     [magic_shift] versc
     [destroy] stort
     [rotate] draai
     [mind_control] bol
     [wind] wind
     [storm] storm
     [key] loper
     [vortex] kolk
     [start] START
}

# ---- wat een kamer doet met de held die er binnenkomt, wat een held kan ----------------------------------

room-blank-does = Hier gebeurt niets.
room-gold-does = Neem een munt uit de schat van de draak.
room-toll-does = Leg een van je munten op de startkamer.
room-wishing_well-does = Gooi een van je munten terug in de schat van de draak.
room-steal_left-does = Neem een munt van de speler links van je.
room-steal_right-does = Neem een munt van de speler rechts van je.
room-steal_tile-does = Neem blind een kamer uit de hand van een andere speler.
room-magic_shift-does = Ruil een kamer waar niemand staat, maar nooit de startkamer, voor een kamer uit je hand.
room-destroy-does = Kies een kamer waar niemand staat, maar nooit de startkamer: die stort in.
room-rotate-does = Draai een kamer, ook een waar iemand staat.
room-mind_control-does = Verplaats de held van een ander; die speler doet dan wat de nieuwe kamer zegt.
room-wind-does = De volgende zet vanaf hier gaat precies twee kamers ver; alleen de laatste telt.
room-storm-does = De volgende zet vanaf hier gaat precies drie kamers ver; alleen de laatste telt.
room-key-does = Vanaf hier kun je naar elke kamer ernaast, ook tegen een pijl in.
room-vortex-does = Vanaf hier kun je naar elke andere kamer van de kerker.
room-start-does = Liggen hier munten, dan mag je er een nemen.

hero-plain-does = Volgt de pijlen en heeft in dit spel geen bijzonder vermogen.
hero-wizard-does = Eén keer per spel mag één stap van de zet gaan waar geen pijl wijst.
hero-barbarian-does = Eén keer per spel: duwt een held in dezelfde kamer naar een kamer ernaast en neemt blind een kamer van die speler.
hero-thief-does = Eén keer per spel: neemt een munt van een held in dezelfde kamer.
hero-dwarf-does = Eén keer per spel: legt twee kamers uit de hand onder de stapel en trekt er twee.
hero-knight-does = Eén keer per spel: houdt een munt die anders verloren zou gaan.
hero-amazon-does = Eén keer per spel: een extra zet voor of na de handeling.

# ---- wat er gebeurt (event), wat je kunt kiezen (choice) ---------------------------------------------

event-first = { $player } begint.
event-assigned = { $player } is de { $figure ->
   *[wizard] tovenaar
    [barbarian] barbaar
    [thief] dief
    [dwarf] dwerg
    [knight] ridder
    [amazon] amazone
}.
event-dealt = { $player } krijgt { $arrows }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}.
event-dealt-unseen = { $player } krijgt een kamer.
event-drawn = { $player } trekt { $arrows }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}.
event-drawn-unseen = { $player } trekt een kamer.
event-tile-stolen = { $player } neemt { $arrows } uit de hand van { $other }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}.
event-tile-stolen-unseen = { $player } neemt blind een kamer uit de hand van { $other }.
event-lay = { $player } legt { $arrows } op { $cell }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}.
event-move = { $kind ->
    [start] { $player } gaat naar de startkamer.
   *[other] { $player } gaat naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-wizard-move = { $kind ->
    [start] { $player } gaat dwars door de muur naar de startkamer.
   *[other] { $player } gaat dwars door de muur naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-amazon-move = { $kind ->
    [start] { $player } doet een extra stap naar de startkamer.
   *[other] { $player } doet een extra stap naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-mind = { $kind ->
    [start] { $player } stuurt { $other } naar de startkamer.
   *[other] { $player } stuurt { $other } naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-push = { $kind ->
    [start] { $player } duwt { $other } naar de startkamer.
   *[other] { $player } duwt { $other } naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-shift = { $player } legt { $arrows } op { $cell } ({ $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}) in plaats van { $oldarrows } ({ $oldkind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}).
event-destroy = { $player } vernietigt { $arrows } op { $cell }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}.
event-turn = { $kind ->
    [start] { $player } draait de startkamer { $degrees } graden.
   *[other] { $player } draait { $arrows } op { $cell } met { $degrees } graden: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }.
}
event-steal-tile = { $player } gaat een kamer van { $other } nemen.
event-rob = { $player } grijpt naar een munt van { $other }.
event-swap = { $player } schuift { $firstarrows } en { $secondarrows } onder de stapel en trekt twee kamers.
event-swap-unseen = { $player } schuift twee kamers onder de stapel en trekt er twee.
event-take = { $player } pakt een munt van de startkamer.
event-leave = { $player } laat de munten op de startkamer liggen.
event-block = { $player } houdt de munt.
event-allow = { $player } laat de munt gaan.
event-end = { $player } doet verder niets.
event-coin-found = { $player } pakt een munt uit de schat.
event-coin-stolen = { $player } pakt een munt van { $other }.
event-coin-to-start = { $player } legt een munt op de startkamer.
event-coin-to-hoard = { $player } gooit een munt in de schat.
event-nothing = { $player }: daar gebeurt niets.
event-skipped = { $player } kan niets doen en wordt overgeslagen.

choice-lay = leg { $arrows } op { $cell }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}
choice-move = { $kind ->
    [start] ga naar de startkamer
   *[other] ga naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-wizard-move = { $kind ->
    [start] vermogen: door de muur naar de startkamer
   *[other] vermogen: door de muur naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-amazon-move = { $kind ->
    [start] vermogen: extra stap naar de startkamer
   *[other] vermogen: extra stap naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-mind = { $kind ->
    [start] stuur { $other } naar de startkamer
   *[other] stuur { $other } naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-push = { $kind ->
    [start] vermogen: duw { $other } naar de startkamer
   *[other] vermogen: duw { $other } naar { $cell }: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-shift = leg { $arrows } op { $cell } ({ $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}) in plaats van { $oldarrows } ({ $oldkind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
})
choice-destroy = vernietig { $arrows } op { $cell }: { $kind ->
    *[blank] een lege kamer
     [gold] een goudvondst
     [toll] de drakentol
     [wishing_well] een wensput
     [steal_left] een dief naar links
     [steal_right] een dief naar rechts
     [steal_tile] een kaartenkamer
     [magic_shift] een magische verandering
     [destroy] een instorting
     [rotate] een draaikamer
     [mind_control] een toverbol
     [wind] een sterke wind
     [storm] een zware storm
     [key] een loper
     [vortex] een draaikolk
     [start] de startkamer
}
choice-turn = { $kind ->
    [start] draai de startkamer { $degrees } graden
   *[other] draai { $arrows } op { $cell } met { $degrees } graden: { $kind ->
       *[blank] een lege kamer
        [gold] een goudvondst
        [toll] de drakentol
        [wishing_well] een wensput
        [steal_left] een dief naar links
        [steal_right] een dief naar rechts
        [steal_tile] een kaartenkamer
        [magic_shift] een magische verandering
        [destroy] een instorting
        [rotate] een draaikamer
        [mind_control] een toverbol
        [wind] een sterke wind
        [storm] een zware storm
        [key] een loper
        [vortex] een draaikolk
    }
}
choice-steal-tile = neem een kamer van { $other }
choice-rob = vermogen: pak een munt van { $other }
choice-swap = vermogen: schuif { $firstarrows } en { $secondarrows } onder de stapel, trek er twee
choice-swap-unseen = vermogen: schuif twee kamers onder de stapel, trek er twee
choice-take = pak een munt van de startkamer
choice-leave = laat de munten liggen
choice-block = vermogen: houd je munt
choice-allow = laat de munt gaan
choice-end = doe verder niets

## Only in the terminal

typed-take = pak, neem
typed-leave = laat
typed-block = houd
typed-allow = sta toe
typed-end = einde, klaar

##

# ---- waarom iets niet mag ---------------------------------------------------------------------------

refusal-not-in-hand = Die kamer heb je niet.
refusal-occupied = Daar ligt al een kamer.
refusal-apart = Naast die plek ligt geen kamer.
refusal-facing-arrows = Twee pijlen zouden naar elkaar wijzen.
refusal-no-tile-there = Daar ligt geen kamer.
refusal-no-way = Daarheen wijst geen pijl.
refusal-wrong-distance = De wind draagt precies twee kamers ver, de storm precies drie.
refusal-hero-there = Daar staat een held.
refusal-start-stays = De startkamer kan niet vernietigd of vervangen worden.
refusal-no-such-turn = Een kleinere draai geeft hetzelfde.
refusal-no-tiles-to-take = In die hand zijn geen kamers.
refusal-no-ability = Jouw held kan dat niet, of heeft het al gedaan.
refusal-not-together = Die held staat niet bij de jouwe.
refusal-no-coin-there = Daar is geen munt te halen.
refusal-not-adjacent = De barbaar duwt één kamer ver, niet verder.
refusal-must-act = Je kunt je beurt niet beëindigen: je kunt een kamer leggen of bewegen.

# ---- wat voor een actie spreekt (een tip) -----------------------------------------------------------

# Redenen spreken de lezer aan als die beslist ($who: you), en noemen anders $player.
decider-has = { $who ->
    [you] je hebt er
   *[they] { $player } heeft er
}
# Wat iemand na de andere actie, of alleen na deze, hierna kan doen.
why-allows-wins = Anders kan { $other } in de volgende beurt winnen.
why-leaves-wins = { $other } staat op het punt te winnen: dit voorkomt het.
why-keeps-wins = { $who ->
    [you] Daarna kun jij in de volgende beurt winnen.
   *[they] Daarna kan { $player } in de volgende beurt winnen.
}
why-allows-coin = Anders kan { $other } hierna een munt krijgen.
why-leaves-coin = { $other } staat op het punt een munt te krijgen: dit voorkomt het.
why-keeps-coin = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} een munt krijgen.
why-allows-mine = Anders kan { $other } hierna een munt van { decider-from } afpakken.
why-leaves-mine = { $other } staat op het punt een munt van { decider-from } af te pakken: dit voorkomt het.
why-keeps-steals = { $who ->
    [you] Daarna kun jij
   *[they] Daarna kan { $player }
} een munt van { $other } afpakken.
why-costs-pays = De andere actie kost { decider-from } een munt.
why-costs-wins = De andere actie laat een andere held winnen.
why-costs-mine = { why-costs-pays }
decider-from = { $who ->
    [you] jou
   *[they] { $player }
}
why-wins = { $who ->
    [you] Daarmee ben je vrij: het spel is gewonnen.
   *[they] Daarmee is { $player } vrij: het spel is gewonnen.
}
why-wins-by-deal = { $who ->
    [you] Je wint bij { $wins } van de { $hands } handen die { $other } kan hebben ({ $percent } %), met de op één na beste beslissing bij { $second }: { $held } van de { $unseen } kamers die je niet ziet.
   *[they] { $player } wint bij { $wins } van de { $hands } handen die { $other } kan hebben ({ $percent } %), met de op één na beste beslissing bij { $second }: { $held } van de { $unseen } ongeziene kamers.
}
why-takes-coin = Het levert een munt op: { decider-has } dan { $count }.
why-steals = Het pakt een munt van { $other }: { decider-has } dan { $count }.
why-steals-from-leader = Het pakt een munt van { $other }, die voor ligt: { decider-has } dan { $count }.
why-costs = Het kost { $other } een munt.
why-loses-nothing = { $who ->
    [you] Je verliest geen munt; anders wel.
   *[they] { $player } verliest geen munt; anders wel.
}
why-frees = { $who ->
    [you] Het geeft je held een uitweg.
   *[they] Het geeft de held van { $player } een uitweg.
}
why-builds = Het legt { tile } zo dat een munt op { $count ->
    [one] 1 zet
   *[other] { $count } zetten
} ligt.
why-nears = Van daar ligt een munt op { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}.
why-opens = Het opent een weg: een munt ligt dan op { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}.
why-gives-nothing = Het opent voor { $other } geen weg naar een munt.
why-blocks = Het maakt de weg van { $other } naar een munt langer.
why-blocks-leader = Het maakt de weg naar een munt langer voor { $other }, die de meeste heeft.
why-leads-on = Er ligt geen munt dichtbij: van daar { $count ->
    [one] loopt één weg verder
   *[other] lopen { $count } wegen verder
}.
why-helps-nobody = Het brengt geen van de anderen dichter bij een munt.
why-blocks-theft = { $who ->
    [you] Je houdt je munt.
   *[they] { $player } houdt de munt.
}
why-keeps-ability = { $who ->
    [you] Zo bewaar je het vermogen van je held voor later.
   *[they] Zo bewaart { $player } het vermogen van de held voor later.
}

# ---- het einde --------------------------------------------------------------------------------------

result-won-coins = { $came ->
    [lost] { $player } heeft als eerste { $count } munten.
   *[other] { $player } heeft als eerste { $count } munten en wint.
}
result-won-escape = { $came ->
    [lost] { $player } bereikt met { $count } munten een uitweg en ontsnapt.
   *[other] { $player } bereikt met { $count } munten een uitweg, ontsnapt en wint.
}
result-end-stuck = Niemand heeft nog een kamer, en geen held kan bewegen.
result-end-quiet = Al vele beurten verandert er niets; na { $count } beurten is het spel uit.
result-end-long = Het spel heeft { $count } beurten geduurd, en is uit.
result-won-most = { $came ->
    [lost] { $player } heeft de meeste munten ({ $count }).
   *[other] { $player } heeft de meeste munten ({ $count }) en wint.
}
result-shared = { $came ->
    [lost] { $player } heeft { $count } munten.
    [won] { $player } heeft { $count } munten en wint.
   *[other] { $player } heeft { $count } munten en deelt de overwinning.
}
result-short-goal = { $count ->
    [one] 1 munt te weinig voor de overwinning
   *[other] { $count } munten te weinig voor de overwinning
}
result-short-escape = { $count ->
    [one] nog in de kerker, met 1 munt
   *[other] nog in de kerker, met { $count } munten
}
result-short-coins = { $count ->
    [one] 1 munt minder dan { $other }
   *[other] { $count } munten minder dan { $other }
}
stage-first-with = Beurt { $turn }: { $player } heeft als eerste { $count ->
    [one] een munt
   *[other] { $count } munten
}
stage-coins-end = Beurt { $turn }: het einde

# ---- de regels in een minuut: op de regelpagina met plaatjes, en in de terminal ------------------------

summary-1 = Een draak speelt met een groep helden. Wie als eerste vijf van zijn munten heeft, mag gaan.
summary-2 = Leg in je beurt een van je vier kamers naast een die al ligt. Nooit mogen twee pijlen naar elkaar wijzen.
summary-3 = Of volg een pijl naar de volgende kamer. Daar gebeurt wat het teken zegt.
summary-4 = Goud levert een munt op; tol en wensput kosten er een; dieven pakken er een van een buur.
summary-5 = Andere kamers draaien, ruilen of vernietigen kamers, of verzetten de held van een ander.
summary-6 = Vanuit wind en storm telt je volgende zet twee of drie stappen; met de loper ga je naar elke kant weg, vanuit de draaikolk naar elke kamer.

# ---- hulp -------------------------------------------------------------------------------------------

rules =
    Een draak heeft een groep helden gevangen en speelt met ze: wie als eerste vijf van zijn goudstukken heeft, mag gaan.

    In je beurt doe je één van twee dingen:
    1. Leg een van je vier kamers naast een kamer die al ligt, gedraaid zoals je wilt, en trek een nieuwe. Nooit mogen twee pijlen naar elkaar wijzen.
    2. Ga met je held langs een pijl van zijn kamer naar de volgende; daar gebeurt wat het teken zegt.

    Wat er in een kamer gebeurt:
    Goud: { room-gold-does }
    Tol: { room-toll-does }
    Wensput: { room-wishing_well-does }
    Dief links: { room-steal_left-does }
    Dief rechts: { room-steal_right-does }
    Kaartenkamer: { room-steal_tile-does }
    Magische verandering: { room-magic_shift-does }
    Instorting: { room-destroy-does }
    Draaikamer: { room-rotate-does }
    Toverbol: { room-mind_control-does }
    Wind: { room-wind-does }
    Storm: { room-storm-does }
    Loper: { room-key-does }
    Draaikolk: { room-vortex-does }
    Startkamer: { room-start-does }

    Heeft niemand meer kamers en kan geen held bewegen, dan winnen de meeste munten.

    Variant vlucht: verzamel vier munten en kom dan op een loper of draaikolk.

    Variant helden: elke held kan iets bijzonders.
    Tovenaar: { hero-wizard-does }
    Barbaar: { hero-barbarian-does }
    Dief: { hero-thief-does }
    Dwerg: { hero-dwarf-does }
    Ridder: { hero-knight-does }
    Amazone: { hero-amazon-does }

## Only in the terminal

rules-short =
    Een drakenhol groeit kamer voor kamer. { $escape ->
        [yes] Vier munten en een zet die op een sleutel of wervel eindigt winnen.
       *[no] Wie het eerst vijf munten heeft, wint.
    } Heeft niemand kamers en kan geen held lopen, dan winnen de meeste munten.
    In je beurt leg je een van je kamers naast een andere, gedraaid zoals je wilt, en trek je een nieuwe (twee pijlen mogen nooit naar elkaar wijzen); of je held loopt langs een pijl naar de volgende kamer en doet wat die zegt:
    gold: munt uit de schat. toll: munt op de startkamer. wishing_well: munt terug. steal_left, steal_right: munt van de volgende, vorige speler. steal_tile: ongezien een kamer uit een hand. magic_shift: ruil een lege kamer voor een van jou. destroy: een lege kamer stort in. rotate: draai een kamer. mind_control: verzet een andere held, diens speler doet wat die kamer zegt. wind, storm: de volgende loop heeft precies twee, drie stappen; alleen de laatste kamer telt. key: verlaat naar elke kant. vortex: verlaat naar elke kamer. start: je mag een munt pakken die hier ligt. blank: niets.{ $heroes ->
        [yes] { " " }Eén keer per spel kan elke held meer. Tovenaar: een stap zonder pijl. Barbaar: duwt een held een kamer verder en pakt een kamer van die speler. Dief: pakt een munt van een held in zijn kamer. Dwerg: legt twee kamers onder de stapel, trekt er twee. Ridder: houdt een munt. Amazone: een extra zet.
       *[no] { "" }
    }
notation-short = Cellen zijn stappen oost,noord van de start. gold:NE@1,-2 legt die kamer met pijlen naar noord en oost. @1,-2 verzet je held. turn90@1,-2 draait een kamer, destroy@1,-2 haalt hem weg. red@1,-2 stuurt de rode held daarheen, red alleen noemt een speler: blue, yellow, green, red, orange, purple zijn spelers 1 tot 6.

notation-help =
    gold:NE@1,-2 legt die kamer, pijlen naar noord en oost, één stap ten oosten en twee ten zuiden van de start.
    @1,-2 zet je held daarheen. turn90@1,-2 draait een kamer, destroy@1,-2 haalt hem weg.
    red@1,-2 stuurt de rode held daarheen; red alleen noemt een speler. take, leave, block, allow, end.
    Met helden heeft een speler de kleur van de held, maar wordt geschreven naar de volgorde van de plaatsen:
    blue, yellow, green, red, orange, purple. Dat woord staat naast elke speler.

##

# ---- het hof: hoe de bots zijn -----------------------------------------------------------------------

court-bodo = Volgt elke pijl, ook die weer naar binnen wijzen.
court-pippa = Steelt dezelfde munt twee keer en raakt hem drie keer kwijt.
court-hugobert = Zegent eerst de draak en rent dan pas weg.
court-snick = Kwam voor het goud en bleef voor de echo.
court-lotti = Draagt een pan als helm, en die galmt.
court-krumel = Graaft waar het zacht is, niet waar het glinstert.
court-gerda = Opent elke deur en doet de meeste ook weer dicht.
court-quint = Kent vier spreuken en spreekt de vijfde uit.
court-baldo = Heeft een neus voor goud, en op het moment verkouden.
court-mirja = Rent eerst, kijkt later om en zwaait altijd.
court-roderik = Beleefd tegen draken, streng voor deuren.
court-zuri = Legt een mooi pad en mag het vaak nog zelf lopen ook.
court-brunna = Jaagt op het gehoor, en jij telt je munten hardop.
court-morvan = Je beurs vertrouwt hem; dat zou hij niet moeten doen.
court-ilsabet = Draait de gang om en wenst je een prettige wandeling.
court-hildrun = Maakt een eind aan een gang zoals een ander aan een zin.
court-grum = Ziet er sterk uit, speelt slim en biedt voor geen van beide excuses aan.
court-tariq = Heeft de pas van de draak gemeten, en die van jou.
court-cindra = Groeide op in het hol en weet welke kamers snurken.
court-anselm = Heeft al veertig jaar niet op een kaart gekeken; niet nodig.
court-walburga = Heeft vier munten op zak voordat jij de deur vindt.
court-ragnald = Schreef het boek over draken; ze hebben het allemaal gelezen.
court-nyra = Was in de kamer, is door je zakken gegaan en doet de groeten.
court-oldrik = Groef deze zalen uit en leent ze je voor een uur.
