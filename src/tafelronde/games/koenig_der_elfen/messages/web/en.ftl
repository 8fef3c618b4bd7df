# König der Elfen on the page, in English.

ask-named = { $player }: your turn.
ask-plan = Your turn: plan the journey.
ask-plan-named = { $player }: plan the journey.
ask-plan-last = Your turn. All others have passed: if you pass, the journey begins.
ask-plan-last-named = { $player }: all others have passed; if you pass, the journey begins.
ask-location = Choose a location of your hand.
ask-location-named = { $player }: choose a location of your hand.
ask-realm = Choose the realm where it is to lie.
ask-realm-named = { $player }: choose the realm where it is to lie.
ask-action-card = Choose gold, a thief, a tree or a sea monster of your hand.
ask-action-card-named = { $player }: choose gold, a thief, a tree or a sea monster of your hand.
ask-place = Choose the location where it is to lie.
ask-place-named = { $player }: choose the location where it is to lie.
ask-close = Choose the location that you close.
ask-close-named = { $player }: choose the location that you close.
ask-spell = Magic spell: choose any location.
ask-spell-named = { $player }: magic spell, choose any location.
ask-set-out = Set out? Choose a travel card for the first location.
ask-set-out-named = { $player }: set out? Choose a travel card for the first location.
ask-travel = Travel on, or stop here?
ask-travel-named = { $player }: travel on, or stop here?
ask-discard = { $count ->
    [one] Discard 1 more card.
   *[other] Discard { $count } cards.
}
ask-discard-named = { $player }: { $count ->
    [one] discard 1 more card.
   *[other] discard { $count } cards.
}
ask-fetch = Take a location.
ask-fetch-named = { $player }: take a location.
ask-search-discard = Discard a card that is no location.
ask-search-discard-named = { $player }: discard a card that is no location.
ask-spell-discard = { $count ->
    [one] Discard 1 more travel card for the spell.
   *[other] Discard { $count } travel cards for the spell.
}
ask-spell-discard-named = { $player }: { $count ->
    [one] discard 1 more travel card for the spell.
   *[other] discard { $count } travel cards for the spell.
}

gold = gold
cards = cards in hand
arms = coats of arms
seat-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
seat-arms = { $count ->
    [one] 1 coat of arms left
   *[other] { $count } coats of arms left
}

board-name = The round table
realm-spoken = The realm of { $player }: { $count ->
    [0] no location
    [one] 1 location
   *[other] { $count } locations
}
dragon-here = holds the dragon and begins
place-spoken = { $terrain ->
    [plain] Plain
    [river] River
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
   *[lake] Lake
} { $place }, { $value } gold, realm of { $player }
slot-spoken = Free place in the realm of { $player }
card-of = { $card } of { $player }
visited = { $count ->
    [one] visited once
   *[other] visited { $count } times
}
traveller-here = { $player } is here
place-ahead = the way leads here next

passes = { $count } of { $seats } passed in a row
has-passed = has passed
shows-hand = { $player } shows the hand
discard-open = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card: look
   *[other] Discard pile, { $count } cards: look
}
discard-close = Close the discard pile
discard-none = Empty
trip-income = { $count } gold so far
trip-visits = { $count ->
    [0] not yet set out
    [one] 1 visit
   *[other] { $count } visits
}
trip-owes = owes { $count } gold to { $player }
way-on = clockwise
way-back = counter-clockwise
paid-income = receives { $count } gold
paid-bonus = every location seen: { $count } gold more
paid-toll = receives { $count } gold from { $other }

hand-own = Your hand
hand-empty = No cards in hand
purse-own = Your gold; nobody else sees it
held = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } cards
}
worth = { $count } gold
to-be-discarded = { $count } to be discarded

actions-name = What you can do
action-name = { $kind ->
    [location] Play a location
    [swap] Swap
    [buy] Buy a card
    [card] Place an action card
    [close] Close a location
    [pass] Pass
   *[no-location] Announce “no location”
}
action-short = { $kind ->
    [location] Location
    [swap] Swap
    [buy] Buy
    [card] Action
    [close] Close
    [pass] Pass
   *[no-location] Search
}
action-line = { $kind ->
    [location] into any realm
    [swap] draw 3, discard 4
    [buy] { $price ->
        [0] the top card
       *[other] a card for { $price } gold
    }
    [card] card onto a location
    [close] { $price ->
        [0] one of your own
       *[other] your own, { $price } gold
    }
    [pass] do nothing now
   *[no-location] show hand, take one
}
action-does = { $kind ->
    [location] Play a location from your hand into any realm.
    [swap] Draw three cards, then discard four.
    [buy] { $price ->
        [0] Buy the top card of the pile.
       *[other] Buy the top card of the pile for { $price } gold.
    }
    [card] Place gold, a thief, a tree or a sea monster at a location.
    [close] { $price ->
        [0] Close a location of your own realm, with all that lies there.
       *[other] Close a location of your own realm, with all that lies there, from { $price } gold.
    }
    [pass] Pass. When all pass in a row, the journey begins.
   *[no-location] Show your hand and take a location, if you have none.
}
keep-short = Auto-pass
keep-line = until it concerns you
keep-name = Keep passing until something concerns you
keep-does = Pass by itself, turn after turn, until something concerns you: your realm, your road, a shown hand, or all others have passed.
keeping = You keep passing until something concerns you.
ask-keeping = You keep passing until something concerns you.
ask-keeping-named = { $player }: you keep passing until something concerns you.
ask-kept = Your turn again. { $why }
ask-kept-named = { $player }, your turn again. { $why }

reach-name = How far your hand reaches
reach-short = Your road
reach-gold = { $count ->
    [one] Your road: 1 visit, { $gold } gold
   *[other] Your road: { $count } visits, { $gold } gold
}
reach-none = Your hand reaches no location yet
reach-round = with 10 for all
reach-missing = Missing for the { $terrain ->
    [plain] plain
    [river] river
    [forest] forest
    [mountain] mountain
    [desert] desert
   *[lake] lake
}: { $cards }
reach-poor = Too little gold for the thief ahead
reach-or = { $one } or { $other }
reach-here = on your road with { $count } × { $card }
reach-next = your road ends before it
new-cards = { $count } new
is-new = new

discarding = Cards to be discarded
discard-count = { $chosen } of { $due }
discard-these = { $count ->
    [one] Discard it
   *[other] Discard these { $count }
}
keep = Keep: { $card }
fetching = Take a location

travel-name = The next step
step-name = { $kind ->
    [guard] Bodyguard
    [turn] Direction change
    [spell] Magic spell
    [halt] Stop here
   *[visit] To travel on
}
step-to = { $terrain ->
    [plain] To the plain
    [river] To the river
    [forest] To the forest
    [mountain] To the mountain
    [desert] To the desert
   *[lake] To the lake
}
step-pays = +{ $count } gold
is-doubled = (doubled)
step-stock = { $count } gold in stock
step-toll = −2 for the thief of { $player }
step-with = With { $count } × { $card }
spell-where = Magic spell: choose any location.
spell-name = Magic spell, { $count } gold and four travel cards
stop-here = Stop here
stay-home = Stay home

journey-end = Journey { $journey } is over
journey-go = On to journey { $journey }
journey-rank = { $rank }.
journey-earned = in this journey
journey-best = earned the most
journey-trip = { $visits ->
    [0] stayed at home
    [one] 1 visit, { $count } gold
   *[other] { $visits } visits, { $count } gold
}

books = What each journey brought
books-each = Every stop
prince = Prince
at-first = At first
journey = Journey { $journey }
is-king = is king
stop-spoken = { $terrain ->
    [plain] plain
    [river] river
    [forest] forest
    [mountain] mountain
    [desert] desert
   *[lake] lake
}, { $count } gold
book-gold = Gold
book-bonus = { $count } for all
book-taken = +{ $count } thieves
book-paid = −{ $count } thieves
book-spent = −{ $count } spent

key-n = N
key-n-does = on the board, on a trip: to the next location

# Puzzles
puzzle-theme-journey = The best journey
puzzle-theme-onward = How to travel on
puzzle-theme-plan = The dearest journey
puzzle-asks-journey = Make the journey that brings the most gold.
puzzle-asks-onward = Go on so that this journey brings the most gold.
puzzle-asks-plan = All others have passed; nobody plans after you. Plan the dearest journey: only your own gold counts, not what it gives or costs the others.
puzzle-idea-nears-bonus = Think of the extra gold for whoever has seen every location.
puzzle-idea-completes = All locations can be seen on this journey: that brings extra gold.
puzzle-idea-brings = Count what each way costs in cards, and what it brings in the end: the way that pays at once need not be the best.
puzzle-idea-brings-double = Somewhere a visit counts double.
puzzle-idea-doubles-road = Double what a visit on your own way brings.
puzzle-idea-own-road = Lengthen your way: a location that you have the cards for.
puzzle-idea-road = Lengthen your way: a location that you have the cards for.
puzzle-idea-closes-against = Something that somebody else laid into your realm is in your way.
puzzle-idea-closes-barrier = A location that you have no cards for bars your way.
puzzle-idea-plan = Work out your own journey with each plan, coin by coin.
