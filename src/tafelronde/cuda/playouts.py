# pyright: basic
"""The playouts of ``core.objects.playouts``, on a card."""

from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.core import types

from ..core.contract.operations import returns
from ..core.facts.constants import TERMINAL
from ..core.facts.info import OptionValue
from ..core.kernels.playout import play_on
from ..core.objects import playouts
from ..core.objects.game import Game
from .device import SIMULATED, Device, as_if_there_were, check_card

BLOCK = 64
"""Threads that run together."""
ROOM = 1 << 30
"""Bytes of the card's memory for the lists of actions: where they are long, fewer threads run."""
SLICE = 1_000
"""Steps of a launch: a card that also shows pictures stops what takes seconds."""


def _play_all_on(states, rngs, out, weights, results, counts, steps):
    """``core.kernels.playout.play_all_on``, each thread some of the games."""
    thread = cuda.grid(1)
    for game in range(thread, len(states), cuda.gridsize(1)):
        state = states[game]
        counts[game] += play_on(state, rngs[game], out[thread], weights[thread], steps)
        if state.player == TERMINAL:
            returns(state, results[game])


class Playouts(playouts.Playouts):
    """Random games on a graphics card; bit for bit those of ``core.objects.playouts.Playouts``.

    Positions, generators and results stay on the card between calls of ``play``, and are copied
    back by each. Raises NoCard.
    """

    def __init__(
        self, game: Game, size: int, players: int | None = None, seed: int = 0,
        **options: OptionValue,
    ) -> None:  # fmt: skip
        check_card()
        super().__init__(game, size, players, seed, **options)
        buffer = max(1, game.bounds.buffer)
        wanted = -(-size // BLOCK)
        self._blocks = max(1, min(wanted, ROOM // (8 * buffer * BLOCK)))
        self._block = min(size, 2) if SIMULATED else BLOCK  # simulated threads are slow ones
        threads = self._blocks * self._block
        self._kernel: Any = cuda.jit(Device(game).kernel(_play_all_on))
        self._here = (self.states, self.rngs, self.results, self.steps)
        states, rngs, results, counts = (cuda.to_device(array) for array in self._here)
        lists = [cuda.device_array((threads, buffer), np.int32) for _ in range(2)]
        self._there = (states, rngs, *lists, results, counts)

    def play(self, steps: int = playouts.WHOLE) -> int:
        """At most so many steps more in every game; how many games are not over then."""
        while True:
            now = min(steps, SLICE)
            self._kernel[self._blocks, self._block](*self._there, now)
            states, rngs, _, _, results, counts = self._there
            for here, there in zip(self._here, (states, rngs, results, counts), strict=True):
                there.copy_to_host(here)
            running = int(np.count_nonzero(self.states["player"] != TERMINAL))
            steps -= now
            if not running or not steps:
                return running


def ptx(game: Game, capability: tuple[int, int] = (8, 0)) -> str:
    """The kernel of a game's playouts in NVIDIA's assembly language, for cards of this compute
    capability; no card is needed. Raises NoCard, and numba's errors."""
    records = types.Array(numba.from_dtype(game.dtype), 1, "C")
    lists = types.Array(types.int32, 2, "C")
    given = (
        records, types.Array(types.uint32, 2, "C"), lists, lists,
        types.Array(types.float64, 2, "C"), types.Array(types.int32, 1, "C"), types.int64,
    )  # fmt: skip
    with as_if_there_were(capability):
        text, _ = cuda.compile_ptx(Device(game).kernel(_play_all_on), given, cc=capability)
    return text
