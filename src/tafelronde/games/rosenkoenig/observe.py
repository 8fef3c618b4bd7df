# pyright: basic
"""An observation as numbers for learning."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.room import sized
from .facts import CARDS, SQUARES

OBSERVATION = 3 * SQUARES + 4 * CARDS + 3


@compiled
def observe(state, player, out):
    """Planes of 81 from the player's side (own stones, foreign stones, crown), then own hand,
    foreign hand, pile and discard (24 each, R-1.6: all open except the order), own and foreign
    heroes left, and whether it is the player's turn."""
    out = sized(out, OBSERVATION)
    for square in range(SQUARES):
        if state.owner[square] == player:
            out[square] = 1.0
        elif state.owner[square] == 1 - player:
            out[SQUARES + square] = 1.0
    out[2 * SQUARES + np.int64(state.crown)] = 1.0
    base = 3 * SQUARES
    for card in range(CARDS):
        out[base + card] = (state.hands[player] >> card) & 1
        out[base + CARDS + card] = (state.hands[1 - player] >> card) & 1
        out[base + 2 * CARDS + card] = (state.pile >> card) & 1
        out[base + 3 * CARDS + card] = (state.discard >> card) & 1
    base += 4 * CARDS
    out[base] = state.heroes[player]
    out[base + 1] = state.heroes[1 - player]
    out[base + 2] = 1.0 if state.player == player else 0.0
