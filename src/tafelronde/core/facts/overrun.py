"""The error of compiled rules that would write where they must not; compiled code raises it."""

from __future__ import annotations


class Overrun(IndexError):
    """Rules were about to write past the end of an array: a fixed size is too small. Nothing was
    written there; the state on which they worked is not to be used any more.

    Examples:
        >>> from tafelronde.core.facts.overrun import Overrun
        >>> str(Overrun("legal_actions", "out", "games/rosenkoenig/rules.py:136"))
        'legal_actions would write past the end of out (games/rosenkoenig/rules.py:136)'
    """

    def __init__(self, function: str, array: str, place: str) -> None:
        super().__init__(function, array, place)
        self.function = function
        """The compiled function."""
        self.array = array
        """The array, as the function calls it."""
        self.place = place
        """File and line."""

    def __str__(self) -> str:
        return f"{self.function} would write past the end of {self.array} ({self.place})"
