"""A state as plain Python sees it: what views, tellings and the like are made from.

Their modules import neither NumPy nor Numba, so that they run wherever the bytes of a state and
answers of the rules can be had. ``state.State`` is such a position.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from .layout import Record

RecordT_co = TypeVar("RecordT_co", bound=Record, covariant=True)


class Position(Protocol[RecordT_co]):
    """A position in a game whose record is of this class."""

    @property
    def record(self) -> RecordT_co:
        """The position's fields by name. Read anew when the position has changed; one that was
        read before stays as it was."""
        ...

    @property
    def current_player(self) -> int:
        """Who acts: 0 … players−1, ``CHANCE`` (−1) or ``TERMINAL`` (−4)."""
        ...

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def is_chance(self) -> bool:
        """Whether an outcome of chance is due."""
        ...

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        ...

    def legal_actions(self) -> list[int]:
        """The legal actions of the player to act, ascending; empty when nobody decides."""
        ...

    def after(self, action: int) -> Position[RecordT_co]:
        """The position after a legal action or possible outcome; this one stays. Unchecked."""
        ...

    def scores(self) -> list[float]:
        """Every player's points by the game's own count, also before the end."""
        ...

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        ...

    def winners(self) -> list[int]:
        """The players with the best result; empty before the end."""
        ...

    def ask(self, question: str, *numbers: int) -> tuple[int, ...]:
        """What the game's compiled rules answer about this position: one of the ``questions`` that
        its ``game.py`` hands over, by name. The same question about the same position is worked
        out once. Raises KeyError for a question that the game does not have."""
        ...
