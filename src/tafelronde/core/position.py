"""A state as plain Python sees it: what views, tellings and the like are made from."""

from __future__ import annotations

from typing import Any, Protocol


class Position(Protocol):
    """A position in a game. ``state.State`` is one."""

    @property
    def current_player(self) -> int:
        """Who acts: 0 … players−1, ``CHANCE`` (−1) or ``TERMINAL`` (−4)."""
        ...

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def is_chance(self) -> bool: ...

    @property
    def is_terminal(self) -> bool: ...

    @property
    def record(self) -> Any:
        """The record's fields as attributes."""
        ...

    def legal_actions(self) -> list[int]:
        """The legal actions of the player to act, ascending; empty when nobody decides."""
        ...

    def scores(self) -> list[float]:
        """Every player's points by the game's own count, also before the end."""
        ...

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        ...
