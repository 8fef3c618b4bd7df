# pyright: basic
"""How the opponents of the benchmark come out of going round in circles: as ``circles``, but all
walking since the beginning counts, and then they lay a tile in every second round, whatever coin
lies before them. A suite that was made is not changed; other bots play better."""

import numpy as np

from ...core.compile.compiler import compiled
from .circles import none_is_left
from .state import MAIN

PATIENCE = 6
RESTLESS = 2
"""In one round of so many they lay a tile."""
WEARY = 25
WANDER = 7


@compiled
def _walked(state):
    """The turns in which nobody laid a tile."""
    return np.int64(state.turns) - np.int64(state.count)


@compiled
def was_impatient(state, player):
    """Whether the player was impatient: see ``circles.is_impatient``."""
    players = np.int64(state.players)
    late = _walked(state) >= PATIENCE * players and state.turns // players % RESTLESS == 0
    return late and state.phase == MAIN and state.hands[player] != 0


@compiled
def was_weary(state):
    """Whether the player was weary: see ``circles.is_weary``."""
    return _walked(state) >= WEARY * np.int64(state.players) and none_is_left(state)
