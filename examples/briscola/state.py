"""The state of Briscola as one record, and the numbers of its actions.

Actions: 0 … 39 play that card; 40 … 79 (chance) that card is dealt, turned up or drawn.
"""

from __future__ import annotations

import numpy as np

from tafelronde.core.dtype import state_dtype

from .facts import CARDS, SEATS

DRAW = CARDS
"""``DRAW + card`` is the action of chance that hands out this card."""

MAX_STEPS = 2 * CARDS
"""Every card is handed out once and played once."""

NONE = -1
"""In place of a card: there is none."""

STATE = state_dtype(
    [
        ("briscola_hands", np.int64, (SEATS,)),  # sets of cards
        ("pile", np.int64),  # still to be drawn, without the card that is turned up
        ("played", np.int64),  # out of the game: in tricks that were taken, or never used (B-1.4)
        ("points", np.int16, (SEATS,)),  # in the tricks that each seat took
        ("tricks", np.int8, (SEATS,)),  # how many those are
        ("table", np.int8, (SEATS,)),  # the card that each seat has played to this trick, or NONE
        ("trump", np.int8),  # the card that was turned up, NONE before
        ("under", np.int8),  # 1 while that card lies under the pile
        ("leader", np.int8),  # who leads to this trick
        ("drawer", np.int8),  # who gets the next card while chance acts
    ]
)
