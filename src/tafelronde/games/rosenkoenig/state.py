# pyright: basic
"""The state of Rosenkönig as one record, and the numbers of its actions.

Actions: 0 … 23 play that card; 24 … 47 play it with a hero; 48 draw; 49 … 72 (chance) that card
is dealt or drawn. Sets of cards are bits of an int32.
"""

from __future__ import annotations

import numpy as np

from ...core.dtype import state_dtype
from .facts import CARDS, HAND, HEROES, SQUARES, STONES

HERO = CARDS

DRAW = 2 * CARDS

DEAL = DRAW + 1

ACTIONS = DEAL + CARDS

MAX_LEGAL = HAND

MAX_OUTCOMES = CARDS

MAX_STEPS = 2 * HAND + (STONES + 2 * HEROES) + 2 * (STONES + 2 * HEROES)
"""R-7.1 and the deal: 10 cards dealt, 60 plays, 60 draws of two steps each."""

STATE = state_dtype(
    [
        ("dealt", np.int8),  # cards dealt so far, 0 … 10
        ("drawer", np.int8),  # who gets the card while chance acts
        ("crown", np.int8),  # its square
        ("stones", np.int8),  # on the board, both colours
        ("heroes", np.int8, (2,)),  # unused hero cards
        ("hands", np.int32, (2,)),  # power cards, as bits
        ("pile", np.int32),  # cards still to be drawn, as bits; their order is chance
        ("discard", np.int32),
        ("points", np.int32, (2,)),  # kept up to date
        ("owner", np.int8, (SQUARES,)),  # RED, WHITE or EMPTY
        ("area", np.int8, (SQUARES,)),  # the lowest square of the area this one is in; or −1
        ("extent", np.int8, (SQUARES,)),  # stones of the area, at its lowest square; else 0
    ]
)
