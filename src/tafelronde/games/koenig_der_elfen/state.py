# pyright: basic
"""The state of König der Elfen, field by field, and the numbers of its actions.

Everything that is counted lies in the record; what can be computed (arms left, stock) is not.
"""

from __future__ import annotations

import numpy as np

from ...core.fields import state_dtype
from .facts import COLUMNS, KINDS, LOCATIONS, MOST_PLAYERS, PLACES, PLANNINGS, TRAVELS

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
