# pyright: basic
"""Random games in which all that is forced is held against deals that watchers may believe in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import (
    apply_action,
    forced_publicly,
    legal_actions,
    random_action,
    resample,
    setup,
)
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import SPECTATOR

if TYPE_CHECKING:  # else every change of a test would let the kernel be compiled anew
    from tables import Table

FORCED, LEFT_ALONE, GIVEN_AWAY, NOT_PUBLIC = range(4)
"""Decisions that are forced for all to see; those that only the hand forces; forced ones with a
deal in which a watcher would have seen another choice; and positions that a spectator cannot tell
apart with different answers."""


@kernel
def _play(states, players, options, games, deals, rng, out, weights, counts):
    """``states``: the game, a deal, and a copy to try."""
    for _ in range(games):
        setup(states[0], players, options)
        while states[0].player != -4:
            if states[0].player >= 0 and legal_actions(states[0], out) == 1:
                only = out[0]
                states[2] = states[0]
                forced = forced_publicly(states[2], out)
                counts[FORCED if forced else LEFT_ALONE] += 1
                for watcher in range(-1, players):
                    if watcher == states[0].player:
                        continue
                    for _ in range(deals):
                        states[1] = states[0]
                        resample(states[1], SPECTATOR if watcher < 0 else watcher, rng)
                        one = legal_actions(states[1], out) == 1
                        if forced and not (one and out[0] == only):
                            counts[GIVEN_AWAY] += 1
                        if watcher < 0 and one:
                            states[2] = states[1]
                            again = forced_publicly(states[2], out)
                            counts[NOT_PUBLIC] += again != forced
            apply_action(states[0], random_action(states[0], rng, out, weights))


def play(table: Table, games: int, deals: int, seed: int) -> list[int]:
    """The counts, for so many random games at this table."""
    game, counts = table.game, np.zeros(4, np.int64)
    options = game.encode_options(game.info.settle_options(table.players, table.options))
    size = max(1, game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    states, rng = np.zeros(3, game.dtype), new_rng(seed)
    _play(states, table.players, options, games, deals, rng, out, weights, counts)
    return counts.tolist()
