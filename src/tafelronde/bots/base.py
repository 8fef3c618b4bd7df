"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..core.objects.state import State


@dataclass(frozen=True)
class Advice:
    """A bot's choice, and the results that it expects."""

    action: int
    expected: tuple[float, ...]
    """Every player's expected result, −1 … 1, when this action is played."""
    simulations: int
    """How many playouts or evaluated positions the choice rests on."""
    second: int | None = None
    """The best of the other actions; None where there is none, or none was looked at."""
    second_expected: tuple[float, ...] = ()
    visits: tuple[int, ...] = ()
    """How often a tree search tried each legal action, in their order; empty for other bots."""


class Bot(Protocol):
    """A bot. It is given the whole state, and uses only what the player to act may know."""

    name: str

    def choose(self, state: State) -> int:
        """A legal action for the player to act. Weak levels sometimes choose a random one (a slip);
        of nearly equal ones the seed takes one.

        The state is not changed.
        """
        ...

    def decide(self, state: State) -> Advice:
        """What ``choose`` plays when it does not slip, with what the bot expects of it."""
        ...

    def advise(self, state: State) -> Advice:
        """The best action and the second best with their expected results; never a slip.

        For hints. The state is not changed.
        """
        ...


@runtime_checkable
class Guest(Protocol):
    """A bot that is told what happens at its table, and when the game is over: a program."""

    def see(self, state: State, action: int, seat: int) -> None:
        """A step is about to be made in ``state``; ``seat`` is the bot's."""
        ...

    def end(self, results: Sequence[float] | None = None) -> bool:
        """The game is over, with these results by seat, or was broken off."""
        ...
