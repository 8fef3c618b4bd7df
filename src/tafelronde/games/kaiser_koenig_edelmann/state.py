# pyright: basic
"""The state of Kaiser, König, Edelmann as one record, and the numbers that the rules share."""

from __future__ import annotations

import numpy as np

from ...core.fields import state_dtype
from .board_check import MEN
from .facts import MAX_POINTS, MAX_ROUNDS, MAX_SEATS, QUIET

STRIDE = 64
BEGIN = STRIDE * STRIDE
ACTIONS = BEGIN + MAX_SEATS

MAX_LEGAL = MEN * (MAX_POINTS - 1)
MAX_STEPS = 1 + MAX_ROUNDS * (MEN * MAX_SEATS) * (QUIET * MAX_SEATS)
"""K-4.3: fewer captures than pieces, and before each, and after the last, so many turns."""

UNFINISHED, BY_GOAL, BY_LAST, BY_QUIET, BY_STUCK = range(5)
"""How a round ended: K-4.1, K-4.2, K-4.3 (no capture; nobody can move)."""

STATE = state_dtype(
    [
        ("begins", np.int8),  # the seat that began this round; −1 before it is drawn
        (
            "round_number",
            np.int8,
        ),  # rounds finished before this one; at the end, the last one's number
        ("rounds", np.int8),  # to be played
        ("moved", np.int8),  # seats that have moved in this round, as bits (K-3.1)
        ("quiet", np.int16),  # turns in a row without a capture (K-4.3)
        ("men", np.int64, (MAX_SEATS, 3)),  # [seat, value − 1]: the points with his pieces
        ("sheet", np.int16, (MAX_ROUNDS, MAX_SEATS)),  # points of finished rounds (K-5)
        ("winner", np.int8, (MAX_ROUNDS,)),  # of finished rounds; −1 for none
        ("ended", np.int8, (MAX_ROUNDS,)),  # how they ended
        # The table: does not change.
        ("colour", np.int8, (MAX_SEATS,)),  # of each seat, an index in the house's COLOURS; −1
        ("start", np.int64, (MAX_SEATS, 3)),  # ``men`` when a round begins
        ("points", np.int8),  # of the board
        ("most", np.int8, (3,)),  # at how many points a move of each value can end at most
        ("goal", np.int64),  # the centre, as a bit
        ("allowed", np.int64, (3,)),  # the points that each value may enter (K-2.7)
        ("near", np.int64, (MAX_POINTS,)),  # the neighbours of each point
        ("x", np.int16, (MAX_POINTS,)),  # in thousandths; for drawings only
        ("y", np.int16, (MAX_POINTS,)),
        ("board_digest", np.int64),  # the first 63 bits of the board's SHA-256
    ]
)
