# König der Elfen op de pagina, in het Nederlands.

ask-named = { $player }: jij bent aan de beurt.
ask-plan = Jouw beurt: plan de reis.
ask-plan-named = { $player }: plan de reis.
ask-plan-last = Jouw beurt. Alle anderen hebben gepast: als jij past, begint de reis.
ask-plan-last-named = { $player }: alle anderen hebben gepast; als jij past, begint de reis.
ask-location = Kies een plaats uit je hand.
ask-location-named = { $player }: kies een plaats uit je hand.
ask-realm = Kies het rijk waarin ze komt te liggen.
ask-realm-named = { $player }: kies het rijk waarin ze komt te liggen.
ask-action-card = Kies goud, een dief, een boom of een zeemonster uit je hand.
ask-action-card-named = { $player }: kies goud, een dief, een boom of een zeemonster uit je hand.
ask-place = Kies de plaats waar ze komt te liggen.
ask-place-named = { $player }: kies de plaats waar ze komt te liggen.
ask-close = Kies de plaats die je sluit.
ask-close-named = { $player }: kies de plaats die je sluit.
ask-spell = Toverspreuk: kies een plaats naar keuze.
ask-spell-named = { $player }: toverspreuk, kies een plaats naar keuze.
ask-set-out = Vertrekken? Kies een reiskaart voor de eerste plaats.
ask-set-out-named = { $player }: vertrekken? Kies een reiskaart voor de eerste plaats.
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
ask-fetch = Neem een plaats.
ask-fetch-named = { $player }: neem een plaats.
ask-search-discard = Leg een kaart af die geen plaats is.
ask-search-discard-named = { $player }: leg een kaart af die geen plaats is.
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
    [0] geen plaats
    [one] 1 plaats
   *[other] { $count } plaatsen
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
paid-bonus = elke plaats gezien: nog { $count } goud
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
    [location] Een plaats spelen
    [swap] Drie trekken, vier afleggen
    [buy] Een kaart kopen
    [card] Een actiekaart leggen
    [close] Een plaats sluiten
    [pass] Passen
   *[no-location] ‘Geen plaats’ melden
}
action-short = { $kind ->
    [location] Plaats
    [swap] +3 −4
    [buy] Kopen
    [card] Actie
    [close] Sluiten
    [pass] Passen
   *[no-location] Geen
}
action-does = { $kind ->
    [location] Speel een plaats uit je hand in een rijk naar keuze.
    [swap] Trek drie kaarten en leg er dan vier af.
    [buy] Koop de bovenste kaart van de stapel.
    [card] Leg goud, een dief, een boom of een zeemonster bij een plaats.
    [close] Sluit een plaats van je eigen rijk, met alles wat er ligt.
    [pass] Pas. Als allen na elkaar passen, begint de reis.
   *[no-location] Toon je hand en haal een plaats, als je er geen hebt.
}
costs = { $count } goud

discarding = Af te leggen kaarten
discard-count = { $chosen } van { $due }
discard-these = { $count ->
    [one] Leg af
   *[other] Leg deze { $count } af
}
keep = Houden: { $card }
fetching = Een plaats nemen

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
step-stock = { $count } goud in voorraad
step-toll = −2 voor de dief van { $player }
step-with = Met { $count } × { $card }
spell-where = Toverspreuk: kies een plaats naar keuze.
spell-name = Toverspreuk, { $count } goud en vier reiskaarten
stop-here = Hier stoppen
stay-home = Thuisblijven

books = Wat elke reis opbracht
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
key-n-does = op het bord, op reis: naar de volgende plaats
