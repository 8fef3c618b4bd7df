"""Where a table comes from, and what that forbids there.

A table is a try at the deal of a day, a rated game, a table of a tournament, or several of these.
Its stored events say which (``Dealt``, ``Created``, ``Paired``).
"""

from typing import Literal, NamedTuple

Matter = Literal["hints", "takebacks", "stand-ins", "seats", "going-on"]
"""The matters that an origin may forbid: hints; taking decisions back; that a bot plays for a
person; that people choose who sits there; going on without a player who is missing."""


class Origin(NamedTuple):
    """An origin of tables."""

    reason: str
    """The reason of its refusals."""
    where: str
    """The beginning of the sentence of its refusals."""
    forbids: frozenset[Matter]


DEAL = Origin("one-try", "at the deal of the day", frozenset({"hints", "takebacks", "stand-ins"}))
RATED = Origin("rated", "in a rated game", frozenset({"hints", "takebacks", "stand-ins"}))
TOURNAMENT = Origin(
    "in-tournament", "in a tournament", frozenset({"hints", "takebacks", "seats", "going-on"})
)
