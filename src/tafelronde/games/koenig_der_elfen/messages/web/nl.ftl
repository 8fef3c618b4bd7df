# König der Elfen op de pagina, in het Nederlands.

ask-named = { $player }: jij bent aan de beurt.
ask-plan = Jouw beurt: plan de reis.
ask-plan-named = { $player }: plan de reis.
ask-plan-last = Jouw beurt. Alle anderen hebben gepast: als jij past, begint de reis.
ask-plan-last-named = { $player }: alle anderen hebben gepast; als jij past, begint de reis.
ask-location = Kies een oordkaart uit je hand.
ask-location-named = { $player }: kies een oordkaart uit je hand.
ask-realm = Kies het rijk waarin die komt te liggen.
ask-realm-named = { $player }: kies het rijk waarin die komt te liggen.
ask-action-card = Kies goud, een dief, een boom of een zeemonster uit je hand.
ask-action-card-named = { $player }: kies goud, een dief, een boom of een zeemonster uit je hand.
ask-place = Kies het oord waar die komt te liggen.
ask-place-named = { $player }: kies het oord waar die komt te liggen.
ask-close = Kies het oord dat je sluit.
ask-close-named = { $player }: kies het oord dat je sluit.
ask-spell = Toverspreuk: kies een willekeurig oord.
ask-spell-named = { $player }: toverspreuk, kies een willekeurig oord.
ask-set-out = Vertrekken? Kies een reiskaart voor het eerste oord.
ask-set-out-named = { $player }: vertrekken? Kies een reiskaart voor het eerste oord.
ask-travel = Verder reizen of hier stoppen?
ask-travel-named = { $player }: verder reizen of hier stoppen?
ask-discard = { $count ->
    [one] Leg nog 1 kaart af.
   *[other] Leg { $count } kaarten af.
}
ask-discard-named = { $player }: { $count ->
    [one] leg nog 1 kaart af.
   *[other] leg { $count } kaarten af.
}
ask-fetch = Neem een oordkaart.
ask-fetch-named = { $player }: neem een oordkaart.
ask-search-discard = Leg een kaart af die geen oord is.
ask-search-discard-named = { $player }: leg een kaart af die geen oord is.
ask-spell-discard = { $count ->
    [one] Leg nog 1 reiskaart af voor de toverspreuk.
   *[other] Leg { $count } reiskaarten af voor de toverspreuk.
}
ask-spell-discard-named = { $player }: { $count ->
    [one] leg nog 1 reiskaart af voor de toverspreuk.
   *[other] leg { $count } reiskaarten af voor de toverspreuk.
}

gold = goud
cards = kaarten in de hand
arms = wapenschilden
seat-cards = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
seat-arms = { $count ->
    [one] nog 1 wapenschild
   *[other] nog { $count } wapenschilden
}

board-name = De ronde tafel
realm-spoken = Het rijk van { $player }: { $count ->
    [0] geen oord
    [one] 1 oord
   *[other] { $count } oorden
}
dragon-here = heeft de draak en begint
place-spoken = { $terrain ->
    [plain] Vlakte
    [river] Rivier
    [forest] Bos
    [mountain] Gebergte
    [desert] Woestijn
   *[lake] Meer
} { $place }, { $value } goud, rijk van { $player }
slot-spoken = Vrije plek in het rijk van { $player }
card-of = { $card } van { $player }
visited = { $count ->
    [one] een keer bezocht
   *[other] { $count } keer bezocht
}
traveller-here = { $player } is hier
place-ahead = hierheen leidt de weg

passes = { $count } van { $seats } pasten achtereen
has-passed = heeft gepast
shows-hand = { $player } toont de hand
discard-open = { $count ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, 1 kaart: bekijken
   *[other] Aflegstapel, { $count } kaarten: bekijken
}
discard-close = De aflegstapel sluiten
discard-none = Leeg
trip-income = { $count } goud tot nu toe
trip-visits = { $count ->
    [0] nog niet vertrokken
    [one] 1 bezoek
   *[other] { $count } bezoeken
}
trip-owes = { $count } goud schuldig aan { $player }
way-on = met de klok mee
way-back = tegen de klok in
paid-income = ontvangt { $count } goud
paid-bonus = alle oorden gezien: nog { $count } goud
paid-toll = ontvangt { $count } goud van { $other }

hand-own = Jouw hand
hand-empty = Geen kaarten in de hand
purse-own = Jouw goud; niemand anders ziet het
held = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } kaarten
}
worth = { $count } goud
to-be-discarded = { $count } af te leggen

actions-name = Wat je kunt doen
action-name = { $kind ->
    [location] Een oordkaart spelen
    [swap] Ruilen
    [buy] Een kaart kopen
    [card] Een actiekaart leggen
    [close] Een oord sluiten
    [pass] Passen
   *[no-location] “Geen oordkaart” zeggen
}
action-short = { $kind ->
    [location] Oord
    [swap] Ruilen
    [buy] Kopen
    [card] Actie
    [close] Sluiten
    [pass] Passen
   *[no-location] Zoeken
}
action-line = { $kind ->
    [location] in een rijk naar keuze
    [swap] trek 3, leg 4 af
    [buy] { $price ->
        [0] de bovenste kaart
       *[other] een kaart voor { $price } goud
    }
    [card] kaart bij een oord
    [close] { $price ->
        [0] in je eigen rijk
       *[other] in je rijk, { $price } goud
    }
    [pass] nu niets doen
   *[no-location] hand tonen, pak er een
}
action-does = { $kind ->
    [location] Speel een oordkaart uit je hand in een rijk naar keuze.
    [swap] Trek drie kaarten en leg er dan vier af.
    [buy] { $price ->
        [0] Koop de bovenste kaart van de stapel.
       *[other] Koop de bovenste kaart van de stapel voor { $price } goud.
    }
    [card] Leg goud, een dief, een boom of een zeemonster bij een oord.
    [close] { $price ->
        [0] Sluit een oord van je eigen rijk, met alles wat er ligt.
       *[other] Sluit een oord van je eigen rijk, met alles wat er ligt, vanaf { $price } goud.
    }
    [pass] Pas. Als iedereen na elkaar past, begint de reis.
   *[no-location] Laat je hand zien en neem een oordkaart, als je er geen hebt.
}
keep-short = Autopas
keep-line = tot iets jou aangaat
keep-name = Blijven passen tot iets jou aangaat
keep-does = Pas vanzelf, beurt na beurt, tot iets jou aangaat: je rijk, je weg, een getoonde hand, of alle anderen hebben gepast.
keeping = Je blijft passen tot iets jou aangaat.
ask-keeping = Je blijft passen tot iets jou aangaat.
ask-keeping-named = { $player }: je blijft passen tot iets jou aangaat.
ask-kept = Weer jouw beurt. { $why }
ask-kept-named = { $player }, weer jouw beurt. { $why }

reach-name = Hoe ver je hand reikt
reach-short = Jouw weg
reach-gold = { $count ->
    [one] Jouw weg: 1 bezoek, { $gold } goud
   *[other] Jouw weg: { $count } bezoeken, { $gold } goud
}
reach-none = Je hand reikt nog tot geen enkel oord
reach-round = met 10 voor alle
reach-missing = Nodig voor { $terrain ->
    [plain] de vlakte
    [river] de rivier
    [forest] het bos
    [mountain] het gebergte
    [desert] de woestijn
   *[lake] het meer
}: { $cards }
reach-poor = Te weinig goud voor de dief verderop
reach-or = { $one } of { $other }
reach-here = op jouw weg met { $count } × { $card }
reach-next = jouw weg eindigt ervoor
new-cards = { $count } nieuw
is-new = nieuw

discarding = Af te leggen kaarten
discard-count = { $chosen } van { $due }
discard-these = { $count ->
    [one] Leg af
   *[other] Leg deze { $count } af
}
keep = Houden: { $card }
fetching = Een oordkaart nemen

travel-name = De volgende stap
step-name = { $kind ->
    [guard] Lijfwacht
    [turn] Richtingwissel
    [spell] Toverspreuk
    [halt] Hier stoppen
   *[visit] Verder reizen
}
step-to = { $terrain ->
    [plain] Naar de vlakte
    [river] Naar de rivier
    [forest] Naar het bos
    [mountain] Naar het gebergte
    [desert] Naar de woestijn
   *[lake] Naar het meer
}
step-pays = +{ $count } goud
is-doubled = (verdubbeld)
step-stock = { $count } goud in voorraad
step-toll = −2 voor de dief van { $player }
step-with = Met { $count } × { $card }
spell-where = Toverspreuk: kies een oord naar keuze.
spell-name = Toverspreuk, { $count } goud en vier reiskaarten
stop-here = Hier stoppen
stay-home = Thuisblijven

journey-end = Reis { $journey } is voorbij
journey-go = Verder met reis { $journey }
journey-rank = { $rank }.
journey-earned = in deze reis
journey-best = verdiende het meest
journey-trip = { $visits ->
    [0] bleef thuis
    [one] 1 bezoek, { $count } goud
   *[other] { $visits } bezoeken, { $count } goud
}

books = Wat elke reis opbracht
books-each = Elke halte
prince = Prins
at-first = Begin
journey = Reis { $journey }
is-king = is koning
stop-spoken = { $terrain ->
    [plain] vlakte
    [river] rivier
    [forest] bos
    [mountain] gebergte
    [desert] woestijn
   *[lake] meer
}, { $count } goud
book-gold = Goud
book-bonus = { $count } voor alle
book-taken = +{ $count } dieven
book-paid = −{ $count } dieven
book-spent = −{ $count } uitgegeven

key-n = N
key-n-does = op het bord, op reis: naar het volgende oord

# Puzzles
puzzle-theme-journey = De beste tocht
puzzle-theme-onward = Hoe verder te reizen
puzzle-theme-plan = De tocht die het meest opbrengt
puzzle-asks-journey = Maak de tocht die het meeste goud oplevert.
puzzle-asks-onward = Reis zo verder dat deze tocht het meeste goud oplevert.
puzzle-asks-plan = Alle anderen hebben gepast; na jou plant niemand nog iets. Plan de tocht die het meest opbrengt: alleen je eigen goud telt, niet wat het de anderen geeft of kost.
puzzle-idea-nears-bonus = Denk aan het extra goud voor wie elk oord heeft gezien.
puzzle-idea-completes = Op deze tocht zijn alle oorden te zien: dat brengt extra goud.
puzzle-idea-brings = Reken uit wat elke weg aan kaarten kost en wat die uiteindelijk oplevert: wat meteen loont, hoeft niet het beste te zijn.
puzzle-idea-brings-double = Ergens telt een bezoek dubbel.
puzzle-idea-doubles-road = Verdubbel wat een bezoek op je eigen weg oplevert.
puzzle-idea-own-road = Maak je weg langer: met een oord waarvoor je de kaarten hebt.
puzzle-idea-road = Maak je weg langer: met een oord waarvoor je de kaarten hebt.
puzzle-idea-closes-against = Iets wat een ander in je rijk heeft gelegd, zit je in de weg.
puzzle-idea-closes-barrier = Een oord waarvoor je geen kaarten hebt, verspert je de weg.
puzzle-idea-plan = Reken je eigen tocht met elk plan na, munt voor munt.
