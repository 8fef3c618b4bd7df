"""Many random games, each played once to its end: for statistics, here or on a graphics card."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..facts.errors import check_whole
from ..facts.info import OptionValue
from ..kernels import playout
from .game import Game

WHOLE = 1 << 30
"""More steps than any game has."""


class Playouts:
    """``size`` random games that begin together and are played to their ends.

    ``results``  float64[size, players]: the results of the games that are over, −1 … 1; else zeros
    ``steps``    int32[size]: how many steps each has had, draws included
    ``states``   the positions, records of ``game.dtype``
    ``rngs``     uint32[size, 4]: each game's generator

    Game i plays the same whatever ``size`` is. ``tafelronde.cuda.Playouts`` plays the same games on
    a graphics card.

    Examples:
        >>> games = Playouts(tafelronde.load("rosenkoenig"), 1000, seed=7)
        >>> games.play(steps=100)  # so many are not over
        997
        >>> games.play()
        0
        >>> games.results.shape, games.steps.shape
        ((1000, 2), (1000,))
        >>> int((games.results[:, 0] > 0).sum())  # victories of seat 0
        525
        >>> int(games.steps.max()) <= games.game.bounds.steps
        True
    """

    def __init__(
        self, game: Game, size: int, players: int | None = None, seed: int = 0,
        **options: OptionValue,
    ) -> None:  # fmt: skip
        """New games. Raises BadOption for players and options that the game does not have."""
        check_whole("size", size, 1, expected="1 or more")
        check_whole("seed", seed, 0, seed, "0 or more")
        start = game.new(players, **options)
        self.game = game
        self.size = size
        self.players = start.players
        self.states: npt.NDArray[Any] = np.repeat(start.array, size)
        words = np.random.SeedSequence(seed).generate_state(4 * size, np.uint32)
        self.rngs = words.reshape(size, 4)
        self.results = np.zeros((size, self.players), np.float64)
        self.steps = np.zeros(size, np.int32)

    def play(self, steps: int = WHOLE) -> int:
        """Play at most ``steps`` more steps in every game. Returns how many games are not over."""
        buffer = max(1, self.game.bounds.buffer)
        out, weights = np.zeros(buffer, np.int32), np.zeros(buffer, np.int32)
        return int(
            playout.play_all_on(
                self.states, self.rngs, out, weights, self.results, self.steps, steps
            )
        )
