"""Modules asked, under node, to do what compiled kernels did here."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.kernels.playout import play_all_on
from tafelronde.core.objects.game import Game
from tafelronde.wasm import kernels

from .recording import Recording

REPLAY = Path(__file__).parents[1] / "web" / "testing" / "replay.mjs"


def replay(manifest: Path, *recordings: Path) -> list[dict[str, Any]]:
    """The outcome for each recording: how many calls were ``wrong``, the ``first`` of these, and
    the ``seconds`` that the kernels took."""
    done = subprocess.run(
        ["node", REPLAY, manifest, *recordings], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["lists"]


def export_named(game: Game, name: str) -> kernels.Export:
    """A kernel of the game's list."""
    return next(one for one in kernels.exports_of(game) if one.name == name)


def play_games(
    recording: Recording, game: Game, players: int, seed: int, games: int,
    options: Iterable[dict[str, OptionValue]],
) -> None:  # fmt: skip
    """Play ``games`` random games, divided among these options, from the set-up to the last
    byte."""
    options = list(options)
    share = -(-games // len(options))
    setup = export_named(game, "setup")
    states = np.zeros(share * len(options), game.dtype)
    for k, chosen in enumerate(options):
        first = states[k * share : k * share + 1]
        encoded = game.encode_options(game.info.settle_options(players, chosen))
        recording.call(setup, first, players, encoded)
        states[k * share : (k + 1) * share] = first[0]
    rngs = np.array([new_rng(seed, k) for k in range(len(states))])
    out, weights = np.zeros((2, max(1, game.bounds.buffer)), np.int32)
    results, steps = np.zeros((len(states), players)), np.zeros(len(states), np.int32)
    running = recording.call(
        export_named(game, play_all_on.py_func.__name__),
        states, rngs, out, weights, results, steps, 1 << 30,
    )  # fmt: skip
    assert running == 0


def play_bot(
    recording: Recording, game: Game, players: int, spec: BotSpec, moves: int, seed: int = 1
) -> None:
    """Play ``moves`` moves of a game in which this bot plays for everybody, a few random ones
    apart."""
    bot, rng = spec.create(game, seed=seed), new_rng(seed)
    with recording:
        state = game.new(players)
        for _ in range(moves):
            state.apply_chance(rng)
            if state.is_terminal:
                return
            state.apply(bot.choose(state))
            state.apply_chance(rng)
            if not state.is_terminal:
                legal = state.legal_actions()
                state.apply(legal[int(rng[0]) % len(legal)])
