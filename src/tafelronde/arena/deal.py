"""The luck of one deal: its games draw the same outcomes as far as their moves allow it.

Outcome *a* of the *k*-th draw gets a ticket that depends on the deal, *k* and *a* alone, drawn
from the exponential distribution with the outcome's weight as its rate; the lowest ticket wins.
So each outcome wins with its exact share (the exponential race, Efraimidis & Spirakis 2006, also
known as the Gumbel-max trick) and the draws are independent. Two games whose piles differ in a few
cards still draw the same card whenever the winning card is in both piles.
"""

from collections.abc import Callable
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ..core.objects.state import State

_GOLDEN = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1


Listener = Callable[[State, int], None]
"""Hears of each step before it is made: the position, and the action or outcome."""


class Luck(Protocol):
    """A source of chance for a game."""

    def apply_chance(self, state: State, listener: Listener | None = None) -> None:
        """Draw and apply outcomes until a player is to act or the game is over; ``listener`` hears
        of each before it is applied."""
        ...


class Dice:
    """Outcomes drawn one after the other by a generator, as ``State.apply_chance`` draws them."""

    def __init__(self, rng: npt.NDArray[np.uint32]) -> None:
        self._rng = rng

    def apply_chance(self, state: State, listener: Listener | None = None) -> None:
        """Apply chance as ``Luck.apply_chance`` says."""
        if listener is None:
            state.apply_chance(self._rng)
        elif state.is_chance:
            for drawn in state.copy().apply_chance(self._rng):
                listener(state, drawn)
                state.apply_known(drawn)


class Deal:
    """The luck of deal ``number`` of a contest's ``seed``, for one game; make a new one for
    each.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> first, second = game.new(), game.new()
        >>> Deal(seed=1, number=0).apply_chance(first)
        >>> Deal(seed=1, number=0).apply_chance(second)
        >>> first == second
        True
        >>> third = game.new()
        >>> Deal(seed=1, number=1).apply_chance(third)
        >>> first == third
        False
    """

    def __init__(self, seed: int, number: int) -> None:
        self._key = _scramble(_scramble(seed & _MASK) ^ (number & _MASK))
        self._draws = 0

    def apply_chance(self, state: State, listener: Listener | None = None) -> None:
        """Apply chance as ``Luck.apply_chance`` says."""
        while state.is_chance:
            outcomes = state.chance_outcomes()
            actions = np.array([action for action, _ in outcomes], np.uint64)
            weights = np.array([weight for _, weight in outcomes], np.float64)
            tickets = -np.log(_uniform(self._key, self._draws, actions)) / weights
            drawn = outcomes[int(np.argmin(tickets))][0]
            if listener is not None:
                listener(state, drawn)
            state.apply(drawn)
            self._draws += 1


def seed_of(seed: int, *parts: int) -> int:
    """A seed of 62 bits that follows from another and these numbers: for each bot in each game."""
    for part in parts:
        seed = (seed * 1_000_003 + part + 1) % (1 << 62)
    return seed


def _uniform(key: int, draw: int, actions: npt.NDArray[np.uint64]) -> npt.NDArray[np.float64]:
    """A number in (0, 1) for each action; it depends on key, draw and action alone."""
    start = np.uint64(_scramble(key ^ _scramble(draw + 1)))
    bits = actions * np.uint64(_GOLDEN) + start  # wraps, as it should
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return ((bits >> np.uint64(12)).astype(np.float64) + 0.5) / (1 << 52)


def _scramble(number: int) -> int:
    """SplitMix64's output function (Steele, Lea & Flood 2014) of the next state."""
    z = (number + _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
