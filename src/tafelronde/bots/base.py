"""The interface of a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..core.state import State


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


class Bot(Protocol):
    """A bot. It is given the whole state, and uses only what the player to act may know."""

    name: str

    def choose(self, state: State) -> int:
        """A legal action for the player to act. Weak levels sometimes choose a random one (a slip).

        The state is not changed.
        """
        ...

    def advise(self, state: State) -> Advice:
        """The best action and the second best with their expected results; never a slip.

        For hints. The state is not changed.
        """
        ...
