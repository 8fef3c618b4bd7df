"""What all tables play from fixed seeds, as digests: to be the same compiled and interpreted.

``python -m core.play_digest`` prints them as JSON; the test calls ``digests`` in its own process.
"""

from __future__ import annotations

import hashlib
import json
import sys

import numpy as np

import conftest
from tables import Table, all_tables
from tafelronde.bots import KINDS, create
from tafelronde.core import calls
from tafelronde.core.batch import Batch
from tafelronde.core.contract import INTERPRETED
from tafelronde.core.perft import perft
from tafelronde.core.playout import random_games
from tafelronde.core.rng import new_rng

BOT_SETTINGS: dict[str, dict[str, int]] = {"mcts": {"simulations": 20}}


def games(table: Table) -> str:
    """Random games: all bytes, legal lists, refusals, observations, evaluations and results."""
    digest, rng = hashlib.sha256(), new_rng(9)
    size = max(1, table.game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    guess = np.zeros(table.players)
    for _ in range(2):
        state = table.new()
        while not state.is_terminal:
            player = max(0, state.current_player)
            digest.update(state.to_bytes() + state.observation(player).tobytes())
            digest.update(state.resample(player, rng).to_bytes())
            digest.update(repr((state.steps(), state.scores(), state.returns())).encode())
            if state.current_player >= 0:
                calls.evaluate(state.array, guess)
                digest.update(guess.round(9).tobytes())
                codes = [
                    int(calls.refusal(state.array, a)) for a in range(table.game.bounds.actions)
                ]
                digest.update(repr(codes).encode())
            calls.apply_action(state.array, calls.random_action(state.array, rng, out, weights))
        digest.update(state.to_bytes() + repr(state.returns()).encode())
    return digest.hexdigest()


def services(table: Table) -> str:
    """Playouts, perft and batches."""
    digest = hashlib.sha256()
    size = max(1, table.game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    wins, counts = np.zeros(table.players), np.zeros(4, np.int64)
    random_games(
        np.zeros(1, table.game.dtype), table.players, table.game.encode_options(table.options),
        new_rng(3), 2, True, out, weights, np.zeros(table.players), wins, counts,
    )  # fmt: skip
    digest.update(wins.tobytes() + counts.tobytes())
    batch = Batch(table.game, 3, table.players, 5, **table.options)
    digest.update(repr(batch.rollout(40)).encode())
    reward, done = batch.step(batch.legal[:, 0])
    for array in (reward, done, batch.player, batch.mask, batch.observation):
        digest.update(array.tobytes())
    digest.update(repr(perft(batch.state(0), 3).tolist()).encode())
    return digest.hexdigest()


def choices(table: Table) -> list[int]:
    """What each kind of bot does in one game's positions."""
    found: list[int] = []
    state, rng = table.new(), new_rng(4)
    bots = [create(table.game, kind, seed=6, **BOT_SETTINGS.get(kind, {})) for kind in KINDS]
    for _ in range(3):
        state.apply_chance(rng)
        if state.is_terminal:
            break
        found += [bot.choose(state) for bot in bots]
        state.apply(found[-1])
    return found


def digests() -> dict[str, list[object]]:
    return {str(table): [games(table), services(table), choices(table)] for table in all_tables()}


if __name__ == "__main__":
    assert conftest
    print(json.dumps({"interpreted": INTERPRETED, "digests": digests()}), file=sys.stdout)
