"""The error of rules that would reach outside an array; compiled code raises it, too."""


class Overrun(IndexError):
    """Rules were about to reach outside an array: a fixed size is too small, or the position is one
    that cannot be. Nothing was written there; the state on which they worked is not to be used any
    more. Compiled rules raise it where they would write; with ``TAFELRONDE_COMPILER=numba``, and
    interpreted, they raise it where they would read, too.

    Examples:
        >>> from tafelronde.core.facts.overrun import Overrun
        >>> str(Overrun("legal_actions", "out", "games/rosenkoenig/rules.py:136"))
        'legal_actions would reach outside out (games/rosenkoenig/rules.py:136)'
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
        return f"{self.function} would reach outside {self.array} ({self.place})"
