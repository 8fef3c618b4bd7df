"""Many random games, each played once to its end: for statistics, here or on a graphics card."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..facts.errors import TafelrondeError
from ..facts.info import OptionValue
from ..kernels import playout
from .game import Game

WHOLE = 1 << 30
"""More steps than any game has."""


class Playouts:
    """``size`` random games that begin together and are played to their ends.

    >>> games = Playouts(tafelronde.load("rosenkoenig"), 1000, seed=7)
    >>> games.play()
    0
    >>> games.results.mean(0)

    ``results``  float64[size, players]: the results of the games that are over, −1 … 1; else zeros
    ``steps``    int32[size]: how many steps each has had, draws included
    ``states``   the positions, records of ``game.dtype``
    ``rngs``     uint32[size, 4]: each game's generator

    Game i plays the same whatever ``size`` is. ``tafelronde.cuda.Playouts`` plays the same games on
    a graphics card.
    """

    def __init__(
        self, game: Game, size: int, players: int | None = None, seed: int = 0,
        **options: OptionValue,
    ) -> None:  # fmt: skip
        """New games. Raises BadOption for players and options that the game does not have."""
        if size < 1:
            raise TafelrondeError(f"size: {size} is not possible; expected 1 or more")
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
        """At most so many steps more in every game; how many games are not over then."""
        buffer = max(1, self.game.bounds.buffer)
        out, weights = np.zeros(buffer, np.int32), np.zeros(buffer, np.int32)
        return int(
            playout.play_all_on(
                self.states, self.rngs, out, weights, self.results, self.steps, steps
            )
        )
