# pyright: basic
"""The state of König der Elfen, field by field, and the numbers of its actions.

Everything that is counted lies in the record; what can be computed (arms left, stock) is not.
"""

from __future__ import annotations

import numpy as np

from ...core.constants import CHANCE
from ...core.contract import compiled, state_dtype
from .facts import (
    COLUMNS,
    KINDS,
    LOCATIONS,
    MOST_JOURNEYS,
    MOST_PLAYERS,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    PLACES,
    PLANNING,
    PLANNINGS,
    SEA_MONSTER,
    SLOTS,
    TRAVELS,
    WATER,
)

# ---- actions -----------------------------------------------------------------------------------

LOCATION = 0  # + terrain · MOST_PLAYERS + realm
SWAP = LOCATION + LOCATIONS * MOST_PLAYERS
BUY = SWAP + 1
CARD = BUY + 1  # + planning card · PLACES + place
CLOSE = CARD + PLANNINGS * PLACES  # + place
PASS = CLOSE + PLACES
ANNOUNCE = PASS + 1
DISCARD = ANNOUNCE + 1  # + kind
FETCH = DISCARD + KINDS  # + terrain
HALT = FETCH + LOCATIONS
VISIT = HALT + 1  # + transport · 4 + guard · 2 + turn
SPELL = VISIT + TRAVELS * 4  # + guard · PLACES + place
DECISIONS = SPELL + 2 * PLACES
DEAL = DECISIONS  # + kind: chance gives that card
STARTER = DEAL + KINDS  # + seat: chance gives him the dragon
ACTIONS = STARTER + MOST_PLAYERS

MAX_LEGAL = 96
"""Planning, at most: 36 locations, swap, buy, 36 action cards, 3 closings, pass or announce."""
MAX_OUTCOMES = KINDS
MAX_STEPS = 60_000
"""E-6.31, of a whole game. A journey brings at most 64 visits of 7 gold, 10 of them doubled (gold
cards, E-7.8), and six bonuses: at most 2,384 gold are ever spent, on 1,192 closings. As many
locations and 60 more can be played; after a closing or a location, and as a journey begins, one may
announce (2,474 times). Cards dealt and bought are 342; those fetched into an empty hand are at most
1,222 more than the locations played: so many swaps. With the passes between, 6 steps a closing or
location, 8 an announcement, 7 a purchase (90), 13 a swap, and 2,000 for dealing and travelling:
57,400."""

# ---- what is awaited ---------------------------------------------------------------------------

DEALING, PLANNING_PHASE, TRAVELLING = range(3)
"""``elf_phase``: E-2.2; closing needs no step."""

(
    AWAIT_TURN, AWAIT_STARTER, AWAIT_DEAL, AWAIT_SWAP, AWAIT_BUY,
    AWAIT_SWAP_DISCARD, AWAIT_FETCH, AWAIT_SEARCH_DISCARD, AWAIT_SPELL_DISCARD,
) = range(9)  # fmt: skip
"""``awaits``: a whole turn, a card from chance, or a part of a turn that has begun (E-0.3)."""

STATE = state_dtype(
    [
        ("elf_phase", np.int8),  # DEALING, PLANNING_PHASE or TRAVELLING
        ("awaits", np.int8),
        ("due", np.int8),  # cards still to be dealt, drawn or discarded before a turn goes on
        ("drawer", np.int8),  # who gets the card while chance acts
        ("journey", np.int8),  # 1 … number of journeys (E-2.1)
        ("dragon", np.int8),  # the start player; −1 before chance chose one (E-1.6)
        ("passes", np.int8),  # players who passed directly after one another (E-5.4)
        ("room", np.int8),  # locations that a realm can hold (E-6.2)
        ("magic", np.int8),  # whether the spell is played (E-14.2)
        ("worth", np.int8, (LOCATIONS,)),  # gold of a location, by terrain
        ("hands", np.int8, (MOST_PLAYERS, KINDS)),
        ("known", np.int8, (MOST_PLAYERS, KINDS)),  # of these, what all have seen (E-15.2)
        ("held", np.int8, (MOST_PLAYERS,)),  # cards in hand
        ("pile", np.int8, (KINDS,)),  # the order is chance
        ("discard", np.int8, (KINDS,)),
        ("piled", np.int8),  # cards in the pile
        ("discarded", np.int8),  # cards in the discard pile
        ("gold", np.int16, (MOST_PLAYERS,)),
        ("arms", np.int8, (MOST_PLAYERS,)),  # tokens not in use
        ("bought", np.int8, (MOST_PLAYERS,)),  # in this planning phase
        ("realm", np.int8, (MOST_PLAYERS,)),  # locations that lie there
        ("terrain", np.int8, (PLACES,)),  # or −1
        ("owner", np.int8, (COLUMNS, PLACES)),  # of the gold card, thief and obstacle there; or −1
        ("at", np.int8),  # the running trip: the last place visited, or −1
        ("heading", np.int8),  # 1 clockwise, −1 counter-clockwise
        ("guarded", np.int8),  # whether a bodyguard shields him in the realm of ``at``
        ("visits", np.int8, (PLACES,)),  # of this trip
        ("income", np.int16),  # of this trip, to be paid at its end
        ("tolls", np.int16, (MOST_PLAYERS,)),  # owed to thieves, to be paid at its end
        ("aim", np.int8),  # where a named spell leads, or −1
        ("escort", np.int8),  # whether a bodyguard was named with it
    ]
)


# ---- small things that all phases need ---------------------------------------------------------


@compiled
def count_journeys(state):
    """E-2.1"""
    return min(np.int64(state.players), MOST_JOURNEYS)


@compiled
def after(state, player):
    """The left neighbour (E-2.3)."""
    return (player + 1) % state.players


@compiled
def to_discard(state, player, kind, count):
    """Cards of a kind from a hand to the discard pile; one less of them is known to be there."""
    state.discard[kind] += count
    state.discarded += count
    out_of_hand(state, player, kind, count)


@compiled
def out_of_hand(state, player, kind, count):
    """Cards of a kind leave a hand, openly."""
    state.hands[player, kind] -= count
    state.held[player] -= count
    state.known[player, kind] = max(0, np.int64(state.known[player, kind]) - count)


@compiled
def is_entry(state, place):
    """Whether a visit there begins a stay in a realm (E-10.1)."""
    return state.at < 0 or state.at // SLOTS != place // SLOTS


@compiled
def column_of(card):
    """Where a planning card lies: trees and sea monsters exclude each other (E-6.14)."""
    return min(card, OBSTACLE)


@compiled
def kind_in(state, column, place):
    """The kind of the action card in a column: the obstacle follows from the terrain (E-6.15)."""
    if column == OBSTACLE and WATER[state.terrain[place]]:
        return PLANNING + SEA_MONSTER
    return PLANNING + column


@compiled
def count_cards(state, place):
    """Action cards at a location."""
    count = 0
    for column in range(COLUMNS):
        count += state.owner[column, place] >= 0
    return count


@compiled
def clear_place(state, place):
    state.terrain[place] = NOWHERE
    for column in range(COLUMNS):
        state.owner[column, place] = NOBODY


@compiled
def take_off(state, place):
    """Discard a location and its action cards; the arms go to their owners (E-6.19)."""
    for column in range(COLUMNS):
        owner = state.owner[column, place]
        if owner >= 0:
            state.discard[kind_in(state, column, place)] += 1
            state.arms[owner] += 1
    state.discard[state.terrain[place]] += 1
    state.discarded += 1 + count_cards(state, place)
    clear_place(state, place)


@compiled
def clear_trip(state):
    """Nobody has set out."""
    state.at = NOWHERE
    state.heading = 1  # E-11.7
    state.guarded = 0
    state.income = 0
    state.aim = NOWHERE
    state.escort = 0
    for place in range(PLACES):
        state.visits[place] = 0
    for player in range(MOST_PLAYERS):
        state.tolls[player] = 0


@compiled
def clear_planning(state):
    """Nobody has passed or bought."""
    state.passes = 0
    for player in range(MOST_PLAYERS):
        state.bought[player] = 0


@compiled
def await_turn(state, player):
    """``player`` has a whole turn."""
    state.player = player
    state.awaits = AWAIT_TURN
    state.due = 0
    state.drawer = 0


@compiled
def await_card(state, player, awaits):
    """Chance gives ``player`` a card of the pile, which is made of the discards first where it is
    empty (E-6.12)."""
    if state.piled == 0:
        gather(state)
    state.drawer = player
    state.awaits = awaits
    state.player = CHANCE


@compiled
def gather(state):
    """The discards are shuffled into the pile."""
    for kind in range(KINDS):
        state.pile[kind] += state.discard[kind]
        state.discard[kind] = 0
    state.piled += state.discarded
    state.discarded = 0
