"""Belief of a seat that has seen the others act: worlds and their weights."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract.rng import uniform
from ...core.facts.definition import GameDefinition
from ...core.objects.state import State


@dataclass(frozen=True)
class Belief:
    """Positions that fit what a seat has seen, each with a weight."""

    game: GameDefinition
    seat: int
    array: npt.NDArray[Any]
    """The positions, game.dtype[worlds]; some may be equal."""
    weights: npt.NDArray[np.float64]
    """float64[worlds]: how likely each is, more than 0, together 1."""
    since: int = 0
    """The number of the step in the past from which on decisions tell something: the last before
    the first decision, or a later one at which no world was left."""

    @property
    def worlds(self) -> Iterator[State]:
        """The positions, one after the other."""
        return (State(self.game, self.array[n : n + 1].copy()) for n in range(len(self.array)))

    @property
    def effective_size(self) -> float:
        """The number of equally likely worlds that would tell as much (Kong 1992): between 1 and
        the number of different ones."""
        return float(1.0 / np.square(list(self.chances.values())).sum())

    @cached_property
    def chances(self) -> dict[bytes, float]:
        """The probability of each different position, by its bytes."""
        found: dict[bytes, float] = {}
        for world, weight in zip(self.array, self.weights.tolist(), strict=True):
            data = world.tobytes()
            found[data] = found.get(data, 0.0) + weight
        return found

    def draw(self, rng: npt.NDArray[np.uint32]) -> State:
        """One of the worlds, by weight. ``rng`` is ``tafelronde.new_rng(…)``."""
        place = int(np.searchsorted(np.cumsum(self.weights), float(uniform(rng)), side="right"))
        place = min(place, len(self.array) - 1)
        return State(self.game, self.array[place : place + 1].copy())

    def evenly(self, count: int, dice: np.random.Generator) -> npt.NDArray[Any]:
        """This number of worlds, all to be taken as equally likely: game.dtype[count]."""
        return self.array[chosen_evenly(self.weights, count, dice)]


def chosen_evenly(
    weights: npt.NDArray[np.float64], count: int, dice: np.random.Generator
) -> npt.NDArray[np.int64]:
    """The places of ``count`` things, by weight, with one random number (systematic resampling)."""
    ticks = (np.arange(count) + dice.random()) / count
    return np.minimum(np.searchsorted(np.cumsum(weights), ticks, side="right"), len(weights) - 1)
