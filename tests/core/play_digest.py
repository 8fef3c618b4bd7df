"""Digests of play from fixed seeds at all tables: to be the same compiled and interpreted.

``python -m core.play_digest`` prints them as JSON, with ``brief`` of fewer; the test calls
``digests`` in its own process.
"""

import hashlib
import json
import sys

import numpy as np

import conftest
from tables import EVALUATED, Table, all_tables
from tafelronde.bots import Bot, create, kinds_for
from tafelronde.core.compile.compiler import INTERPRETED
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.info import EXERCISE
from tafelronde.core.kernels import calls
from tafelronde.core.kernels.playout import random_games
from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.perft import perft
from tafelronde.core.objects.registry import info
from tafelronde.search.evaluated import Network

BOT_SETTINGS: dict[str, dict[str, int]] = {
    "greedy": {"samples": 2},
    "mcts": {"simulations": 4},
    "alpha_beta": {"nodes": 100},
}


MOST_TABLES = 2
"""The most tables of one game; interpreted, a large game takes its time."""
MOST_STEPS = 150
"""The most steps of random games at a table."""
FEW_STEPS = 30
"""The same where it is to be brief."""
LONG_LISTS = (60, 1000)
"""Legal actions, at most, of games whose perft goes to depth 3, and to depth 2."""


def games(table: Table, most: int) -> str:
    """Random games: all bytes, legal lists, refusals, observations, evaluations and results."""
    steps, apart = 0, 1 + table.game.bounds.steps // 1000
    digest, rng = hashlib.sha256(), new_rng(9)
    size = max(1, table.game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    guess = np.zeros(table.players)
    for _ in range(2):
        state = table.new()
        while not state.is_terminal and steps < most:
            player = max(0, state.current_player)
            digest.update(state.to_bytes())
            digest.update(repr((state.steps(), state.scores(), state.returns())).encode())
            if steps % apart == 0:
                digest.update(state.observation(player).tobytes())
                digest.update(state.resample(player, rng).to_bytes())
            if steps % apart == 0 and state.current_player >= 0:
                calls.evaluate(state.array, guess)
                digest.update(guess.round(9).tobytes() + state.action_features().tobytes())
                digest.update(state.features(player).round(4).tobytes())
                codes = [
                    int(calls.refusal(state.array, a)) for a in range(table.game.bounds.actions)
                ]
                digest.update(repr(codes).encode())
            steps += 1
            calls.apply_action(state.array, calls.random_action(state.array, rng, out, weights))
        digest.update(state.to_bytes() + repr(state.returns()).encode())
    return digest.hexdigest()


def services(table: Table) -> str:
    """Playouts, perft and batches; whole games at a game's smallest table, where they are short."""
    digest = hashlib.sha256()
    size = max(1, table.game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    wins, counts = np.zeros(table.players), np.zeros(4, np.int64)
    if table.players == table.game.info.min_players:
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
    depth = 3 - sum(table.game.bounds.legal > length for length in LONG_LISTS)
    digest.update(repr(perft(batch.state(0), depth).tolist()).encode())
    return digest.hexdigest()


def choices(table: Table, brief: bool) -> list[int]:
    """The choices of each kind of bot in one game's positions, also with more than two players."""
    found: list[int] = []
    state, rng = table.new(), new_rng(4)
    bots = [
        create(table.game, kind, seed=6, **BOT_SETTINGS.get(kind, {}))
        for kind in kinds_for(table.game)
    ]
    if not brief or table.name in EVALUATED:
        bots.append(judged(table))
    for _ in range(1 + (table.players == table.game.info.min_players)):
        state.apply_chance(rng)
        if state.is_terminal:
            break
        found += [bot.choose(state) for bot in bots]
        state.apply(found[-1])
    return found


def judged(table: Table) -> Bot:
    """A tree search whose leaves a small network judges."""
    network = Network.random(table.game, table.players, hidden=(3,), seed=2)
    return create(table.game, "mcts", seed=6, evaluator=network, simulations=4, root="gumbel")


def digested(brief: bool) -> list[Table]:
    """Some tables of each game, the first and the last among them; the last alone to be brief."""
    found: list[Table] = []
    for name in dict.fromkeys(table.name for table in all_tables()):
        tables = [table for table in all_tables() if table.name == name]
        if brief:
            found.append(tables[-1])
            continue
        count = min(len(tables), MOST_TABLES)
        found += [tables[k * (len(tables) - 1) // max(1, count - 1)] for k in range(count)]
        about = info(name)
        for one in about.exercises:
            options = about.settle_options(one.players, {EXERCISE: one.name})
            found.append(Table(name, one.players, options))
    return found


def digests(brief: bool) -> dict[str, list[object]]:
    most = FEW_STEPS if brief else MOST_STEPS
    return {
        str(table): [games(table, most), services(table), choices(table, brief)]
        for table in digested(brief)
    }


if __name__ == "__main__":
    assert conftest
    print(
        json.dumps({"interpreted": INTERPRETED, "digests": digests("brief" in sys.argv)}),
        file=sys.stdout,
    )
