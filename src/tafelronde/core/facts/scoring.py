"""Stages of a scoring: how the points of a finished game add up, step by step."""

from msgspec import Struct

from .telling import Telling


class Stage(Struct, frozen=True):
    """A step of the scoring, and the points after it.

    The catalogue has ``stage-<code>``; ``things`` are things of the table that are counted here, as
    tellings name them (squares, cards), so that they can be lit up.

    Examples:
        >>> Stage(Telling("journey", {"journey": 1}), (12, 7)).counts
        (12, 7)
    """

    telling: Telling
    counts: tuple[int, ...]
    """The points of each seat so far."""
    things: tuple[str, ...] = ()
