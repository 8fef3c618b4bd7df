"""The meaning of the numbers of an observation (``observe`` writes them), and of the features
(``features`` writes them)."""

from ...core.facts.constants import TERMINAL
from ...core.facts.encoding import Block, Encoding, Numbers
from .facts import (
    ARMS,
    BUYS,
    COLUMNS,
    KINDS,
    LOCATIONS,
    MOST_JOURNEYS,
    MOST_PLAYERS,
    MOST_VISITS,
    NOBODY,
    PLANNINGS,
    SLOTS,
)
from .state import AWAIT_SPELL_DISCARD, TRAVELLING

_CARDS = 127
"""No more than the record can count (int8)."""
_GOLD = 32_767
"""No more than the record can count (int16)."""

ENCODING: Encoding = (
    Block(
        "places",
        "for each place by realm, then slot, clockwise, from the first of the player's own realm",
        (MOST_PLAYERS, SLOTS),
        (
            Numbers("terrain", "1 for the kind of the location there", shape=(LOCATIONS,)),
            Numbers(
                "owner",
                "1 for the owner of the gold card, thief and obstacle there, by card",
                shape=(COLUMNS, MOST_PLAYERS),
            ),
            Numbers("visits", "how often this trip has come there", high=MOST_VISITS),
            Numbers("traveller", "1 where the trip is"),
            Numbers("aimed_at", "1 where a spell that was named leads"),
        ),
    ),
    Numbers(
        "own_hand",
        "how many cards of each kind the player holds",
        0,
        _CARDS,
        (KINDS,),
        private=True,
    ),
    Block(
        "seats",
        "for each seat in the order of play, from the player; 0 for a seat that is not there",
        MOST_PLAYERS,
        (
            Numbers("known_hand", "how many cards of each kind all have seen", 0, _CARDS, (KINDS,)),
            Numbers("hand", "how many cards the seat holds", high=_CARDS),
            Numbers("arms", "coats of arms not in use", high=ARMS),
            Numbers("bought", "cards bought in this planning", high=BUYS),
            Numbers("tolls", "gold owed to the seat's thieves by this trip", high=_GOLD),
            Numbers("shows_hand", "1 while the seat shows its hand"),
        ),
    ),
    Numbers("discard", "how many cards of each kind lie open", 0, _CARDS, (KINDS,)),
    Numbers("pile", "cards in the pile", high=_CARDS),
    Numbers("gold", "the player's own", high=_GOLD, private=True),
    Numbers("phase", "0 dealing, 1 planning, 2 travelling", high=TRAVELLING),
    Numbers(
        "awaits",
        "what is to be done: AWAIT_TURN … of the game's ``state``",
        high=AWAIT_SPELL_DISCARD,
    ),
    Numbers("due", "cards still to be dealt, drawn or discarded", high=_CARDS),
    Numbers("journey", "which one, from 1", high=MOST_JOURNEYS),
    Numbers("dragon", "who holds it, seats ahead; −1: nobody yet", NOBODY, MOST_PLAYERS - 1),
    Numbers("passes", "passes one after another", high=MOST_PLAYERS),
    Numbers("to_act", "seats ahead; −1: chance, −4: it is over", TERMINAL, MOST_PLAYERS - 1),
    Numbers("heading", "of the trip: 1 clockwise, −1 counter-clockwise, 0 not yet", -1, 1),
    Numbers("guarded", "1 if a bodyguard shields the traveller here"),
    Numbers("income", "gold of this trip so far", -_GOLD, _GOLD),
    Numbers("spell", "1 if the spell is played"),
    Numbers("room", "locations that a realm can hold", high=SLOTS),
)

LIMIT = 8.0
"""The multiple of the usual from which on numbers are not told apart."""

FEATURES: Encoding = (
    Numbers("estimate", "gold after this journey, more than all have now in the mean, in spreads "
            "(the gold that makes a lead of e : 1)", low=-LIMIT, high=LIMIT),
    Numbers("lead", "gold now, more than the richest other, in spreads", low=-LIMIT, high=LIMIT),
    Numbers("above", "gold now, more than the others in the mean, in spreads",
            low=-LIMIT, high=LIMIT),
    Numbers("gold", "gold now, over 50", low=-LIMIT, high=LIMIT),
    Numbers("trip", "what the best trip brings, with the cards that it leaves in hand, over 30",
            low=-LIMIT, high=LIMIT),
    Numbers("potential", "gold that locations still to be played may bring, over 10", high=LIMIT),
    Numbers("hand_worth", "what locations and planning cards in hand are worth, over 4",
            high=LIMIT),
    Numbers("travels", "travel cards in hand, over 8", high=LIMIT),
    Numbers("transports", "kinds of them, over 6"),
    Numbers("lands", "kinds of locations that they can visit, over 6"),
    Numbers("locations", "locations in hand, over 4", high=LIMIT),
    Numbers("plannings", "gold, thief, tree, sea monster in hand, over 2", high=LIMIT,
            shape=(PLANNINGS,)),
    Numbers("bodyguards", "bodyguards in hand, over 2", high=LIMIT),
    Numbers("turns", "direction changes in hand, over 2", high=LIMIT),
    Numbers("held", "cards in hand, over 12", high=LIMIT),
    Numbers("arms", "coats of arms not in use, over 4"),
    Numbers("bought", "cards bought in this planning, over 3"),
    Numbers("phase", "1 for dealing, planning or travelling", shape=(TRAVELLING + 1,)),
    Numbers("journeys_left", "journeys after this one, over 4"),
    Numbers("to_act", "1 if the player is to act"),
    Numbers("seats_ahead", "seats until the player, over the players"),
    Numbers("in_turn", "1 in the middle of a turn"),
    Numbers("order", "place in the order of travelling, over the players"),
    Numbers("travelled", "1 if the player has travelled in this journey"),
    Numbers("passes", "passes one after another, over the players"),
    Numbers("free", "free places, as a share"),
    Numbers("own_realm", "locations in the player's realm, as a share"),
    Numbers("road", "gold that lies on the road, over 40", high=LIMIT),
    Numbers("open_road", "of it where the hand has a transport for it, over 40", high=LIMIT),
    Numbers("own_thieves", "own thieves on the road, over 4"),
    Numbers("foreign_thieves", "the others' thieves, over 4", high=LIMIT),
    Numbers("foreign_obstacles", "the others' obstacles, over 4", high=LIMIT),
    Numbers("tolls", "gold that the running trip owes to the player, over 10", high=LIMIT),
    Numbers("pile", "cards in the pile, over 60", high=LIMIT),
    Numbers("spell", "1 if the spell is played"),
    Numbers("room", "locations that a realm can hold, over 3"),
    Numbers("players", "1 for two, three … six players", shape=(MOST_PLAYERS - 1,)),
)  # fmt: skip
