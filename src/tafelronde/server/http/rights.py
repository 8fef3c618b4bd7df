"""Who may ask for what: ``who=`` of each route; ``rights_page`` writes it down as docs/rights.md.

A node does not begin with a route that does not say it; a test asks each of them as each caller.
Programs are refused by ``http.caller``, so a handler cannot forget to.
"""

from __future__ import annotations

from typing import NamedTuple

PROGRAM = "program"
CALLERS = ("nobody", "guest", "other person", "member", "helper", "site host", PROGRAM)
"""Without a cookie; who came just now; who is here for longer; who sits at the table that is meant;
who was made a helper; the host of the site; a program with a token for all tables."""


class Right(NamedTuple):
    """Who may, and what is decided besides."""

    who: tuple[str, ...]
    but: str = ""

    def __call__(self, but: str) -> Right:
        return Right(self.who, but)

    @property
    def refuses_programs(self) -> bool:
        """Whether a program is told that this is not for programs. What only a helper may ask for
        does not exist for others, programs among them."""
        return PROGRAM not in self.who and "guest" in self.who


ANYBODY = Right(CALLERS)
PLAYER = Right(CALLERS[1:])
PERSON = Right(CALLERS[1:-1])
HELPER = Right(CALLERS[4:-1])
KEEPER = Right(CALLERS[5:-1])
KNOWS_THE_TABLE = (
    "who knows the table’s id; a try at a deal of the day is hidden until one’s own is over"
)
OWN_VIEW = "each reader gets what their seat may see; " + KNOWS_THE_TABLE
