# König der Elfen, in English.

about = plan a round of places, then travel it: the richest prince becomes king

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-white = White

option-dragon = First holder of the dragon
option-dragon-random = drawn
option-dragon-1 = { colour-red }
option-dragon-2 = { colour-blue }
option-dragon-3 = { colour-green }
option-dragon-4 = { colour-yellow }
option-dragon-5 = { colour-violet }
option-dragon-6 = { colour-white }
option-three_locations = Three locations in a realm (two players)
option-magic_spell = Magic spell
option-deck = Deck
option-deck-standard = standard
option-deck-more_rafts = more rafts
option-deck-more_hindrances = more hindrances
option-deck-dear_rivers = dear rivers
option-deck-rare_lakes = rare lakes
option-deck-sixty_travel = 60 travel cards, as the rulebook counts them

status-journey = journey { $journey } of { $journeys }
status-dealing = dealing
status-planning = planning
status-travelling = travelling
status-over = over
status-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
status-discard = { $count ->
    [one] 1 discarded
   *[other] { $count } discarded
}
realm-of = { $name }
realm-dragon = dragon
realm-empty = no location yet
trip-now = { $name } travels { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}{ $guard ->
    [yes] , guarded
   *[no] {""}
}: { $income } gold so far
trip-owed = { $count } gold owed to thieves
trip-stock = { $count } gold in stock for thieves and spells
discard-title = Discard pile:
seat-gold = { $count } gold
seat-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $arms ->
    [one] 1 coat of arms
   *[other] { $arms } arms
}{ $bought ->
    [0] {""}
   *[other] , bought { $bought }
}
seat-shown = The hand lies open:

terrain-name = { $terrain ->
    [plain] plain
    [river] river
    [forest] forest
    [mountain] mountain
    [desert] desert
   *[lake] lake
}
card-name = { $card ->
    [plain] plain
    [river] river
    [forest] forest
    [mountain] mountain
    [desert] desert
    [lake] lake
    [giant_pig] giant pig
    [elfcycle] elfcycle
    [magic_cloud] magic cloud
    [unicorn] unicorn
    [troll_wagon] troll wagon
    [dragon] dragon
    [raft] raft
    [gold] gold card
    [thief] thief
    [tree] tree
    [sea_monster] sea monster
    [bodyguard] bodyguard
   *[direction_change] direction change
}
card-short = { $card ->
    [gold] gold
    [thief] thief
    [tree] tree
   *[sea_monster] monster
}
own-or-foreign-realm = { $own ->
    [yes] their own realm
   *[no] the realm of { $other }
}

# ---- what happens (event), what can be chosen (choice), what else may be typed -----------------------

event-starter = { $player } holds the dragon and begins.
event-dealt = {""}
event-dealt-hidden = {""}
event-planning = Journey { $journey } of { $journeys } is planned; { $player } holds the dragon.
event-location = { $player } plays a { terrain-name } ({ $value }) into { own-or-foreign-realm }: { $place }.
event-swap = { $player } draws three cards and will discard four.
event-drawn = { $player } draws: { card-name }.
event-drawn-hidden = { $player } draws a card.
event-buy = { $player } buys a card for { $price } gold.
event-bought = { $player } gets: { card-name }.
event-bought-hidden = {""}
event-card = { $player } places a { card-name } at the { terrain-name } in { own-or-foreign-realm } ({ $place }).
event-close = { $player } closes the { terrain-name } { $place } for { $price } gold.
event-pass = { $player } passes.
event-all-passed = All have passed in a row: the journey begins, { $player } travels first.
event-no-location = { $player } announces “no location” and shows the hand.
event-shown = { $player } shows: { $count } × { card-name }.
event-fetch = { $player } fetches a { terrain-name }.
event-discard = { $player } discards: { card-name }.
event-shuffled = { $count ->
    [one] The discard pile becomes the new draw pile of 1 card.
   *[other] The discard pile is shuffled into a new draw pile of { $count } cards.
}
event-visit = { $player }{ $turn ->
    [yes] {" "}changes direction and
   *[no] {""}
} travels to the { terrain-name } in { own-or-foreign-realm } ({ $place }) with { $cards } × { card-name }{ $guard ->
    [yes] {" "}and a bodyguard
   *[no] {""}
}: { $income } gold{ $doubled ->
    [yes] , doubled
   *[no] {""}
}.
event-toll = { $player } owes { $gold } gold to the thief of { $other } ({ $place }).
event-spell = { $player } names a magic spell to the { terrain-name } in { own-or-foreign-realm } ({ $place }) for { $price } gold{ $guard ->
    [yes] , with a bodyguard
   *[no] {""}
}.
event-arrive = { $player } arrives by magic at the { terrain-name } in { own-or-foreign-realm } ({ $place }): { $income } gold{ $doubled ->
    [yes] , doubled
   *[no] {""}
}.
event-halt = { $visits ->
    [0] { $player } stays at home.
    [one] { $player } ends the trip after 1 visit and receives { $income } gold.
   *[other] { $player } ends the trip after { $visits } visits and receives { $income } gold.
}
event-bonus = { $player } has seen every location: { $gold } gold more.
event-toll-paid = { $player } pays { $gold } gold to { $other }.
event-journey-over = Journey { $journey } is over. The dragon goes to { $player }.

choice-location = { terrain-name } ({ $value }) into { $own ->
    [yes] your own realm
   *[no] the realm of { $other }
}
choice-swap = draw three cards, discard four
choice-buy = buy a card for { $price } gold
choice-card = { card-name } at the { terrain-name } { $place }
choice-close = close the { terrain-name } { $place } for { $price } gold
choice-pass = pass
choice-no-location = announce “no location” and show your hand
choice-discard = discard: { card-name }
choice-fetch = fetch a { terrain-name }
choice-visit = to the { terrain-name } { $place }: { $cards } × { card-name }{ $turn ->
    [yes] , direction change
   *[no] {""}
}{ $guard ->
    [yes] , bodyguard
   *[no] {""}
}, { $income } gold
choice-spell = magic spell to the { terrain-name } { $place } for { $price } gold and four travel cards{ $guard ->
    [yes] , bodyguard
   *[no] {""}
}
choice-halt = { $visits ->
    [0] stay at home
   *[other] end the trip: { $income } gold
}

## Only in the terminal

typed-swap = exchange, draw
typed-buy = purchase
typed-pass = p
typed-no-location = none, announce
typed-halt = end, home

##

# ---- why something is not allowed -------------------------------------------------------------------

refusal-while-planning = Nobody travels before all have passed in a row.
refusal-while-travelling = Planning is over: you are travelling now.
refusal-turn-is-begun = First finish what you have begun.
refusal-not-fetching = Only who announced “no location” fetches one.
refusal-not-discarding = Nothing is to be discarded now.
refusal-no-such-realm = Nobody sits there.
refusal-not-in-hand = You do not hold that card.
refusal-realm-full = That realm is full.
refusal-nothing-in-hand = You need at least one card in hand to draw three and discard four.
refusal-last-card = With one card in hand you cannot draw three and discard four while no location lies in your realm.
refusal-piles-small = There are fewer than three cards left to draw.
refusal-bought-out = You have bought three cards in this planning; there is no fourth.
refusal-piles-empty = There is no card left to buy.
refusal-buy-dear = You have too little gold to buy a card.
refusal-no-arms = All your coats of arms are in use.
refusal-nothing-lies-there = No location lies there.
refusal-tree-in-water = Trees stand on land, not at a river or a lake.
refusal-monster-on-land = Sea monsters live at rivers and lakes.
refusal-card-lies-there = Such a card lies there already.
refusal-foreign-realm = You can close locations of your own realm only.
refusal-nothing-to-close = There is no location to close.
refusal-close-dear = You have too little gold.
refusal-pass-empty = You cannot pass while no location lies in your realm and one can still be had.
refusal-realm-has-location = You cannot announce “no location”: one lies in your realm.
refusal-holds-location = You cannot announce “no location”: you hold one.
refusal-no-location-left = There is no location in either pile; you may pass.
refusal-no-such-terrain = There is none to be fetched.
refusal-last-location = No location lies in your realm, so you keep your last one.
refusal-not-a-location = Discard a card that is no location.
refusal-not-a-travel-card = The spell takes travel cards.
refusal-turn-before-first = The first visit is to your own realm; change direction later.
refusal-no-direction-change = You hold no direction change.
refusal-nothing-ahead = There is no location on the table.
refusal-seen-twice = You have visited that location twice on this trip.
refusal-no-bodyguard = You hold no bodyguard.
refusal-guard-inside = A bodyguard comes along only into a realm, not within it.
refusal-cannot-travel-there = That transport cannot go there.
refusal-too-few-cards = You hold too few cards of that kind.
refusal-obstacle-needs-more = The obstacle there takes one more card of that kind.
refusal-stock-too-small = You have no 2 gold in stock for the thief there.
refusal-no-spell = The magic spell is not played at this table.
refusal-spell-here = You are there.
refusal-spell-needs-cards = The spell takes four travel cards.
refusal-spell-dear = The spell costs 3 gold.

# ---- what speaks for an action (a hint) -------------------------------------------------------------

# Reasons speak to the reader where the reader decides ($who: you), and of $player otherwise.
decider-has = { $who ->
    [you] You have
   *[they] { $player } has
}
decider-realm = { $who ->
    [you] your realm
   *[they] { $player }’s realm
}
decider-hand = { $who ->
    [you] Your cards reach
   *[they] { $player }’s cards reach
}
why-keeps-journey = { $who ->
    [you] Your best journey then ends with { $count } gold; otherwise with { $less }.
   *[they] { $player }’s best journey then ends with { $count } gold; otherwise with { $less }.
}
why-allows-journey = Otherwise { $other }’s best journey may end with about { $count } gold instead of { $less }.
why-keeps-toll = { $who ->
    [you] You then have { $count } gold; otherwise { $less }.
   *[they] { $player } then has { $count } gold; otherwise { $less }.
}
why-allows-toll = Otherwise { $other } gets toll: { $count } gold instead of { $less }.
why-goes-on = { $who ->
    [you] Going on, you come to { $count } gold; otherwise you have { $less }.
   *[they] Going on, { $player } comes to { $count } gold instead of { $less }.
}
why-keeps-secret = { $who ->
    [you] Otherwise everybody sees your hand.
   *[they] Otherwise everybody sees the hand of { $player }.
}
why-plan-pays = { $who ->
    [you] You then have { $gold } gold after your journey; by passing { $passed }, with any other decision at most { $second }.
   *[they] { $player } then has { $gold } gold after the journey; by passing { $passed }, with any other decision at most { $second }.
}
why-own-realm = { $who ->
    [you] Your realm needs a location: your journey begins there.
   *[they] { $player }’s realm needs a location: the journey begins there.
}
why-own-road = { decider-has } the cards for this { terrain-name }, and the journey begins in { $who ->
    [you] your
   *[they] their
} own realm: { $count } gold.
why-road = { decider-has } the cards for this { terrain-name }: { $count } gold.
why-road-later = The { terrain-name } brings { $count } gold once { $who ->
    [you] you have
   *[they] { $player } has
} the cards for it.
why-their-road = { $who ->
    [you] You cannot get to a { terrain-name } yourself; in the realm of { $other } it stands late on your road.
   *[they] { $player } cannot get to a { terrain-name }; in the realm of { $other } it stands late on { $player }’s road.
}
why-worth-more = A { terrain-name } brings { $count } gold; the second-best brings { $less }.
why-doubles = { $who ->
    [you] It doubles what the { terrain-name } brings you: { $count } gold more.
   *[they] It doubles what the { terrain-name } brings { $player }: { $count } gold more.
}
why-doubles-road = { $who ->
    [you] It doubles what the { terrain-name } brings you, and you have the cards to go there: { $count } gold more.
   *[they] It doubles what the { terrain-name } brings { $player }, who has the cards to go there: { $count } gold more.
}
why-thief = { $count ->
    [one] The other prince
   *[other] Each of the { $count } others
} who comes to the { terrain-name } pays { $who ->
    [you] you
   *[they] { $player }
} 2 gold.
why-obstacle = The others need one more card at the { terrain-name }; { $who ->
    [you] you do not
   *[they] { $player } does not
}.
why-obstacle-first = The others need one more card at the { terrain-name } in { decider-realm }; { $who ->
    [you] you do not
   *[they] { $player } does not
}.
why-discards-useless = No location on the table can be reached with this card ({ card-name }).
why-discards-spare = { decider-has } { $count } of these cards ({ card-name }): one less is no loss.
why-discards-cheap = This card is worth little ({ card-name }).
why-keeps-travel = It keeps a card that gets { $who ->
    [you] you
   *[they] { $player }
} on ({ card-name }).
why-discards-least = The best journey over this table loses least without this card ({ card-name }).
why-passes-dear = All else that can be done now would cost { $who ->
    [you] you
   *[they] { $player }
} more than it brings.
why-searches = With no location in hand and none in the realm, this fetches one.
why-stops-dear = Going on would bring less than the cards for it are worth later.
why-swaps-useless = { $who ->
    [you] { $count } of your travel cards lead nowhere on this table.
   *[they] { $count } of { $player }’s travel cards lead nowhere on this table.
}
why-swaps-for-road = { decider-hand } { $count } of { $total } locations in a row: new ones may reach more.
why-buys = { $who ->
    [you] A card for { $count } of your { $total } gold.
   *[they] A card for { $count } of { $player }’s { $total } gold.
}
why-buys-for-road = { decider-hand } { $total } locations in a row: one more card for { $count } gold may reach farther.
why-passes-ready = { decider-has } the cards for each of the { $count } locations.
why-saves-gold = It saves { $count } gold.
why-keeps-card = { $who ->
    [you] It keeps a card for later ({ card-name }).
   *[they] { $player } keeps a card for later ({ card-name }).
}
why-keeps-hand = { $who ->
    [you] It keeps your { $count } travel cards together.
   *[they] It keeps { $player }’s { $count } travel cards together.
}
why-closes-against = It removes a card of { $other } from { decider-realm }.
why-closes-barrier = { $who ->
    [you] You have no cards for the { terrain-name }: it bars your road.
   *[they] { $player } has no cards for the { terrain-name }: it bars the road.
}
why-fetches-road = { decider-has } the cards for a { terrain-name }: { $count } gold.
why-brings = It brings { $count } gold for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
why-brings-double = { $who ->
    [you] Your
   *[they] { $player }’s
} gold card doubles it: { $count } gold for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
why-completes = { $who ->
    [you] With it you have seen every location: { $count } gold more.
   *[they] With it { $player } has seen every location: { $count } gold more.
}
why-nears-bonus = Then { $count ->
    [one] only 1 location is
   *[other] { $count } locations are
} missing for { $gold } gold more.
why-guard-spares = { $who ->
    [you] The bodyguard spares you { $count } gold of toll.
   *[they] The bodyguard spares { $player } { $count } gold of toll.
}
why-no-toll = It costs no toll; otherwise { $who ->
    [you] you
   *[they] { $player }
} would owe { $count } gold.
why-turns-round = The other direction is the better one.
why-keeps-guard = { $who ->
    [you] It keeps your bodyguard.
   *[they] It keeps { $player }’s bodyguard.
}
why-keeps-turn = { $who ->
    [you] It keeps your direction change.
   *[they] It keeps { $player }’s direction change.
}
why-fewer-cards = It takes { $count ->
    [one] one card
   *[other] { $count } cards
} less than the second-best ({ card-name }).
why-keeps-transport = { $who ->
    [you] It keeps another transport for later ({ card-name }).
   *[they] { $player } keeps another transport for later ({ card-name }).
}
why-stops-before-toll = The next visit brings { $count } gold and costs { $toll } in toll.
why-stops-for-cards = Going on would bring { $count } gold for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, which will be worth more later.
why-stops-complete = { decider-has } seen all { $count } locations.

# ---- the end ----------------------------------------------------------------------------------------

result-gold = { $player }: { $count } gold
result-won = { $came ->
    [lost] { $player } comes first with { $count } gold.
   *[other] { $player } is the richest with { $count } gold and becomes King of the Elves.
}
result-shared = { $came ->
    [lost] { $player } is as rich.
    [won] { $player } becomes King of the Elves.
   *[other] { $player } shares the victory.
}
result-short-gold = { $count } gold less than { $other }
result-tie = Equally rich with { $count } gold.

# ---- what a card does: in the rules, and in a minute ------------------------------------------------

card-gold-does = Your own gold card doubles what the place brings you.
card-thief-does = Another prince's thief takes 2 gold, which you must have had when you set out.
card-obstacle-does = Another prince's tree or sea monster takes one more card of the same kind.
card-giant_pig-takes = plain 1, forest 1
card-elfcycle-takes = plain 1, forest 1, mountain 2
card-magic_cloud-takes = mountain 1, plain 2, forest 2
card-unicorn-takes = forest 1, mountain 1, desert 2
card-troll_wagon-takes = plain 1, forest 2, mountain 2, desert 2
card-dragon-takes = plain 1, mountain 1, desert 1, forest 2
card-raft-takes = river 1, lake 2
card-travel = Cards for a visit: { $takes }.
card-location = A visit here brings { $count } gold.
card-bodyguard-does = A bodyguard, played on entering a realm, keeps others’ thieves and obstacles there away.
card-direction_change-does = A direction change turns you round.
stage-at-first = The gold at first
stage-journey = After journey { $journey }

# ---- the rules in a minute: on the rules page with pictures, and in the terminal -----------------------

summary-1 = The king of the elves is dead. After a few journeys the richest prince follows him.
summary-2 = First you all plan a round of places together: locations go into everybody’s realms, and each has its value in gold.
summary-3 = With action cards you help yourself and hinder the others: your gold doubles a place, a thief takes 2, tree and sea monster cost one card more.
summary-4 = When all have passed, everybody travels the round clockwise, from his own realm on, and pays each visit with cards that suit the land.
summary-5 = { card-bodyguard-does } { card-direction_change-does }
summary-6 = Every visit pays its value, and 10 more if you saw every location. After the last journey the most gold wins.

# ---- help -------------------------------------------------------------------------------------------

rules =
    In each of a few journeys you first plan a round of places together, then everybody travels it for gold, each with his own cards.

    Dealing: ten cards at first, eight more before every later journey. There are locations, travel cards and action cards. What you do not use, you keep. Whoever holds the dragon begins; for the next journey it goes to the left.

    Planning: in your turn you do one thing. Play a location into any realm (two fit in a realm, with two players three). Draw three cards and discard four. Buy a card, for 1 gold, then 2, then 3. Place a gold card, a thief, a tree or a sea monster at a location, with one of your four coats of arms. Close a location of your own realm for 2 gold and 1 for each action card there. Pass, if a location lies in your realm. Or announce “no location”, if you have none in your realm and none in hand: you show your hand, fetch one, and discard another card. While no location lies in your realm, you keep your last one when you discard. When all have passed one directly after the other, planning is over.

    Travelling: you start at the first location of your own realm and go round clockwise, without leaving one out, as far as you like and your cards reach; round again, too, if you can, but to no location more than twice. For each visit you play one card or two equal ones, as the transport says for that land:
    giant pig: { card-giant_pig-takes }
    elfcycle: { card-elfcycle-takes }
    magic cloud: { card-magic_cloud-takes }
    unicorn: { card-unicorn-takes }
    troll wagon: { card-troll_wagon-takes }
    dragon: { card-dragon-takes }
    raft: { card-raft-takes }

    { card-obstacle-does } { card-thief-does } { card-gold-does } { card-bodyguard-does } { card-direction_change-does }

    At the end of your trip you receive the value of every visit (plain 2, river 3, forest 4, mountain 5, desert 6, lake 7) and 10 more if you saw every location; then you pay the thieves. After the last journey the most gold wins.

    Magic spell, if it is played: for 3 gold and any four travel cards you visit any location, whatever obstacle lies there, and travel on from it.

## Only in the terminal

notation-help =
    lake@2 plays a lake into the realm of player 2, thief@2.1 puts a thief at the first location there, close@1.2 closes your second one.
    swap, buy, pass, no-location; -raft discards a raft, fetch-lake fetches a lake.
    dragon travels on by dragon; dragon+turn turns round first, dragon+guard takes a bodyguard along; spell@2.1 is the magic spell; halt ends the trip.
notation-short =
    { notation-help }
    On the table “2.1 desert 6  thief 4” is the first location of player 2’s realm, worth 6, with a thief of player 4; “dragon” marks who holds it.

##

# ---- on the page ------------------------------------------------------------------------------------

name = König der Elfen
pitch = Plan a round of lakes, forests and deserts together, spoil it for the others with thieves and sea monsters, and then travel it for gold.
ask = Your turn.

# ---- the court: what the bots are like ---------------------------------------------------------------

court-pimpel = Packs for every journey and forgets the map.
court-lumi = Stops for flowers, and then for the other flowers.
court-brom = Would like to pay in acorns and compliments.
court-fienna = Flies ahead, then comes back for her luggage.
court-noddo = Plans in his sleep, and one can tell.
court-twill = Throws away the best card with the best intentions.
court-harrin = Knows every road but the short one.
court-dorla = Counts her gold at every bend of the road.
court-ossel = Reads the map with care, sometimes the right way up.
court-tansy = Shares her lunch with everyone and her plans with nobody.
court-grubb = Slow to start, hard to stop and fond of hills.
court-silvano = Sings of the journey first, and makes it afterwards.
court-ysmay = Sees where you are going before you do.
court-durgan = Every coin knows him by name.
court-vesper = Turns round only where it pays.
court-corva = Remembers every card that was ever laid down.
court-mossbart = Thinks slowly; it is you who comes too late.
court-fenek = Offers you a bargain; read it twice.
court-aurelin = Laid half of these roads and remembers the other half.
court-nivara = Her journeys end where you wanted yours to begin.
court-grimwald = Was there on the first journey and kept the receipts.
court-selwyn = Plans so quietly that the road thinks it was its own idea.
court-okka = Big hands, small mistakes; nobody has found one yet.
court-tirza = Has drawn the map while you are unfolding yours.
