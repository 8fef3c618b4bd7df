"""Our side of the benchmarks: the same kernels that the library itself runs, on one thread."""

import time
from collections.abc import Sequence

import numpy as np

from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels.playout import random_games
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

from .harness import Sample

UCT_C = 2.0


class RandomPlay:
    """Random games, and their results since the last ``reset``."""

    def __init__(self, game: Game, players: int = 2, seed: int = 1) -> None:
        size = game.bounds.buffer
        self._players = players
        self._options = game.encode_options(game.info.settle_options(players, {}))
        self._states = np.zeros(1, game.dtype)
        self._rng = new_rng(seed)
        self._buffers = (np.zeros(size, np.int32), np.zeros(size, np.int32), np.zeros(players))
        self.reset()

    def reset(self) -> None:
        self.games = 0
        self.wins = np.zeros(self._players)
        self.counts = np.zeros(4, np.int64)

    @property
    def mean_length(self) -> float:
        """Decisions of players a game; steps of chance are not counted."""
        return float(self.counts[0]) / self.games

    @property
    def mean_result(self) -> float:
        """The first player's, −1 … 1."""
        return float(self.wins[0] - self.wins[1]) / self.games

    def play(self, games: int) -> Sample:
        """Whole random games, setup and deal included; units are games."""
        out, weights, result = self._buffers
        start = time.perf_counter()
        random_games(
            self._states, self._players, self._options, self._rng, games, False,
            out, weights, result, self.wins, self.counts,
        )  # fmt: skip
        seconds = time.perf_counter() - start
        self.games += games
        return games, seconds

    def moves(self, games: int) -> Sample:
        """Play, and count the decisions of players."""
        before = int(self.counts[0])
        _, seconds = self.play(games)
        return int(self.counts[0]) - before, seconds


def search(state: State, simulations: int, seed: int = 1, exploration: float = UCT_C) -> Sample:
    """UCT with full, uniform playouts in a fresh tree; units are simulations.

    The bot with its pool is made before the clock starts, as the peer's is.
    """
    game = state.game
    bot = MctsBot(
        game, seed=seed, simulations=simulations, exploration=exploration, cutoff=game.bounds.steps
    )
    start = time.perf_counter()
    done = bot.advise(state).simulations
    return done, time.perf_counter() - start


def position(game: Game, actions: Sequence[int | str]) -> State:
    state = game.new()
    state.replay(actions)
    return state


def dealt(game: Game, seed: int = 1) -> State:
    """A new game after its deal."""
    state = game.new()
    state.apply_chance(new_rng(seed))
    return state
