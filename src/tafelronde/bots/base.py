"""What every bot answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..core.state import State


@dataclass(frozen=True)
class Advice:
    """A bot's choice and what it expects of it."""

    action: int
    expected: tuple[float, ...]
    """Every player's expected result, −1 … 1, when this action is played."""
    simulations: int
    """Playouts or evaluations behind it."""
    second: int | None = None
    """The best of all other actions; None where there is none, or none was thought about."""
    second_expected: tuple[float, ...] = ()


class Bot(Protocol):
    """A player. Given the state, it decides from what the player to act may know, and no more."""

    name: str

    def choose(self, state: State) -> int:
        """A legal action for the player to act. The state is not changed."""
        ...

    def advise(self, state: State) -> Advice:
        """The choice and the second-best with their expected results, for hints."""
        ...
