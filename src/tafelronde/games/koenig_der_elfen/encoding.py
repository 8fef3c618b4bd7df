"""What the numbers of an observation mean (``observe`` writes them)."""

from __future__ import annotations

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
    Numbers(
        "to_act",
        "seats ahead; −1: chance, −4: it is over",
        TERMINAL,
        MOST_PLAYERS - 1,
    ),
    Numbers("heading", "of the trip: 1 clockwise, −1 counter-clockwise, 0 not yet", -1, 1),
    Numbers("guarded", "1 if a bodyguard shields the traveller here"),
    Numbers("income", "gold of this trip so far", -_GOLD, _GOLD),
    Numbers("spell", "1 if the spell is played"),
    Numbers("room", "locations that a realm can hold", high=SLOTS),
)
