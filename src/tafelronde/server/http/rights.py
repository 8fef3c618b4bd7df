"""Callers of each route: its ``who=``. ``docs.site.rights`` writes docs/rights.md from it.

A node does not start with a route that lacks it; a test calls each route as each kind of caller.
``http.caller`` refuses programs, so no handler can forget to.
"""

from __future__ import annotations

from typing import NamedTuple

PROGRAM, INVITED = "program", "invited program"
CALLERS = ("nobody", "guest", "other person", "member", "moderator", "site host", PROGRAM, INVITED)
"""The kinds of callers: without a cookie; a new person; a person who has been here longer; a person
who sits at the table in question; a moderator; the host; a program with a token for all tables; one
with a token for tables of its owner (``wire.Scope``)."""


class Right(NamedTuple):
    """The callers who may call a route, and in words what else is decided."""

    who: tuple[str, ...]
    but: str = ""

    def __call__(self, but: str) -> Right:
        return Right(self.who, but)

    def refuses(self, program: str) -> bool:
        """Whether a program of this kind is told that the route is not for it. A route for
        moderators only does not exist for others, so a program is told that instead."""
        return program not in self.who and "guest" in self.who


ANYBODY = Right(CALLERS)
PLAYER = Right(CALLERS[1:])
FREE = Right(CALLERS[1:-1])
PERSON = Right(CALLERS[1:-2])
MODERATOR = Right(CALLERS[4:-2])
SITE_HOST = Right(CALLERS[5:-2])
KNOWS_THE_TABLE = (
    "who knows the table’s id; a try at a deal of the day is hidden until one’s own is over"
)
ONCE_OVER = "once the game is over; " + KNOWS_THE_TABLE
OWN_VIEW = "each reader gets what their seat may see; " + KNOWS_THE_TABLE
