"""Compiles what the tests of all games use, before several processes of tests would each do so.

``python -m tests.kernels``, from the root; a warm cache makes it a matter of seconds. Every game is
compiled by one process, several games at a time: no two games share a kernel.
"""

import contextlib
import gc
import importlib.util
import multiprocessing
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # as pytest does

import numpy as np

import conftest
from tables import EVALUATED, QUICK_BOTS, Table, all_tables
from tafelronde.adapters.table import Actions
from tafelronde.adapters.table import Table as Seat
from tafelronde.bots import create, kinds_for
from tafelronde.bots.agents import Past
from tafelronde.bots.beliefs import VisitPolicy, believe
from tafelronde.bots.spec import BotSpec
from tafelronde.bots.style import prepare_styles
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels import calls
from tafelronde.core.kernels.playout import random_games
from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.perft import perft
from tafelronde.core.objects.playouts import Playouts
from tafelronde.core.objects.state import State
from tafelronde.corpus import load
from tafelronde.corpus.check import check
from tafelronde.corpus.make import make
from tafelronde.corpus.plan import Plan
from tafelronde.search.evaluated import Network
from tafelronde.search.foresee import Foresight
from tafelronde.server.bots.worker import touch_rules
from tafelronde.solving import GameTree, TooLarge, solve
from tafelronde.wasm.build import manifest_of

SHOWN = ("drakon", "rosenkoenig", "kuhn_poker")
"""The games of which tests look at a data set as arrays."""
BELIEVED = ("drakon", "kuhn_poker")
"""The games of which tests ask what a seat may believe."""


def compile_all(table: Table) -> None:
    """Rules, random games, perft, batches, and every kind of bot; and the module for browsers,
    which is made of the same parts. The collector waits meanwhile: who compiles keeps most of what
    he makes, and it would take a tenth of the time."""
    gc.disable()
    _compile(table)
    if table.game.info.define is not None:
        manifest_of(table.game)
    gc.collect()


def _compile(table: Table) -> None:
    touch_rules(table.name)
    game, players = table.game, table.players
    state, size = table.new(), max(1, game.bounds.buffer)
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    random_games(
        np.zeros(1, game.dtype), players, game.encode_options(table.options), new_rng(3), 1, True,
        out, weights, np.zeros(players), np.zeros(players), np.zeros(4, np.int64),
    )  # fmt: skip
    calls.evaluate(state.array, np.zeros(players))
    perft(state, 1)
    batch = Batch(game, 2, players, 1, **table.options)
    batch.step(batch.legal[:, 0])
    batch.rollout(1)
    state.apply_chance(new_rng(1))
    _ask_for_all(game, state)
    _look_ahead(game, state.copy())
    _write_down(table)
    for kind in kinds_for(game):
        create(game, kind, seed=1, **QUICK_BOTS.get(kind, {})).choose(state)
    prepare_styles(state)
    if game.name in EVALUATED:
        network = Network.random(game, players, hidden=(3,))
        for evaluator in (network, network.__call__):
            create(game, "mcts", evaluator=evaluator, simulations=10).choose(state)
    for level in game.levels:
        spec = BotSpec(level).spell_out(game, players)
        short = {name: 10 for name in ("simulations", "nodes") if name in spec.settings}
        BotSpec(spec.name, {**spec.settings, **short}).create(game, seed=1).advise(state)


def _look_ahead(game: Game, state: State) -> None:
    """A game with a tree that is kept from turn to turn, and what is asked about its positions:
    what is certain, or what a seat may believe."""
    rng, past = new_rng(1), Past(state.copy())
    bot = create(game, "mcts", seed=1, **QUICK_BOTS["mcts"])
    for _ in range(3):
        while past.position.is_chance:
            past = past.then(past.position.copy().apply_chance(rng)[0])
        if not past.position.is_terminal:
            past = past.then(bot.choose(past.position))
    if not game.info.hidden:
        Foresight(game, 2).judge(state)
        with contextlib.suppress(TooLarge):
            solve(state, most=1)
        return
    with contextlib.suppress(TooLarge):  # an exercise's tree
        GameTree(state if state.players == 2 else game.new(2), most=1)
    if game.name in BELIEVED:
        believe(past, 1, VisitPolicy(bot), rng, particles=4, slip=0.2)


def _write_down(table: Table) -> None:
    """A game in a data set, which is read again."""
    if importlib.util.find_spec("pyarrow") is None:
        return
    with tempfile.TemporaryDirectory() as name:
        info, folder = table.game.info, Path(name)
        what = info.name, info.rules_version, table.players, table.options
        make(Plan(*what, bots=("random",), games=1, seed=5), folder)
        assert all(isinstance(found, int) for found in check(folder))
        if info.name in SHOWN:
            load(folder)


def _ask_for_all(game: Game, state: State) -> None:
    """Use the kernels of a position, of a turn as other libraries take it, and of games that go on
    from it, with chance asked for."""
    player = state.current_player
    state.observation(player)
    state.features(player)
    state.action_features()
    Playouts(game, 1, state.players).play(1)
    batch = Batch.of([state], chance="asked")
    assert len(batch.action_features()) == 1
    ways: list[Actions] = ["index", *(["parts"] if game.bounds.parts else [])]
    for actions in ways:
        seat, copy = Seat(game, state.players, actions, {}), state.copy()
        _, mask, legal = seat.look(copy, player)
        seat.act(copy, int(mask.argmax()), legal, new_rng(1))


if __name__ == "__main__":
    assert conftest  # it registers the games from outside
    first: dict[str, Table] = {}
    for table in all_tables():  # the largest games come first: none is left for the end
        first.setdefault(table.name, table)
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(min(4, os.cpu_count() or 1)) as pool:
        for _ in pool.imap_unordered(compile_all, first.values(), chunksize=1):
            pass
