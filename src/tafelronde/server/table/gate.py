"""The gate: the one place that decides what of a table a reader may get, and when.

Every way out of the server asks here before it tells a reader something of a table; it passes the
table as this reader sees it. A table is **sealed** as long as others play, or may play, its deal: a
try at the deal of the day until the end of the next day; a table of a round in which all play the
same deal until the round is over. Of a sealed table a reader gets only what their own seat saw
while it was played.
"""

from enum import Enum
from typing import NamedTuple

from ...core.objects.registry import info as info_of
from ..base.refusal import Refusal
from .deal import comes_out
from .table import Table


class Thing(Enum):
    """The kinds of things that a reader may ask of a table."""

    LOOK = "look"
    """The view of the reader's seat (head, log, replay, chat), and acting at the table."""
    HINT = "hint"
    """The advice of a bot."""
    RECORD = "record"
    """The whole log, with hidden draws, and the seed once the game is over."""
    REVIEW = "review"
    """The judgement of each decision."""
    PLAY_ON = "play-on"
    """A new game that begins with this one's log, hidden draws included."""
    REMATCH = "rematch"
    """The next game of the same people."""
    KEEP = "keep"
    """The record in a file that is kept: an export of a person's data, or a data set."""


FINISHED = frozenset({Thing.REVIEW, Thing.PLAY_ON, Thing.KEEP, Thing.REMATCH})
"""The things that exist only of games that are over for the reader."""
TELLING = frozenset({Thing.RECORD, Thing.REVIEW, Thing.PLAY_ON, Thing.KEEP})
"""The things that would tell a player of the same deal too much."""


class Known(NamedTuple):
    """Facts that the decision needs beside the table."""

    is_out: bool
    """Whether nobody can play its deal any more."""
    has_tried: bool = False
    """Whether the reader's own try at the deal of this day is over."""


def has_a_seal(table: Table) -> bool:
    """Whether the table is or once was sealed: others play its deal too."""
    return bool(table.deal) or table.shared


def day_is_out(day: str, now: float) -> bool:
    """Whether nobody can play the deal of this day any more; true for '' (no day)."""
    return not day or now >= comes_out(day)


def round_is_out(closed: float) -> bool:
    """Whether nobody can play the deal of a round any more. ``closed``: its end; 0: not yet."""
    return closed > 0


def lot_is_out(status: str) -> bool:
    """Whether the seed of a tournament may be told; the seeds of all rounds follow from it."""
    return status == "over"


def refused(thing: Thing, table: Table, user: str | None, known: Known) -> Refusal | None:
    """The refusal for a reader who may not get a thing now; None: they may. ``table``: as this
    reader sees it."""
    if has_a_seal(table) and not known.is_out and not table.seats_of(user):
        if table.shared:
            return Refusal(
                "round-first", "others still play this deal: wait until the round is over"
            )
        if not known.has_tried or table.status != "over":
            return Refusal("deal-first", "play this deal first; then you may see how others did")
    if thing is Thing.HINT:
        return _no_hint(table)
    if thing in FINISHED and table.status != "over":
        return Refusal("not-over", f"the table is {table.status}")
    if thing in TELLING and not known.is_out:
        return Refusal("deal-sealed", "others still play this deal: this comes when nobody does")
    if thing is Thing.RECORD and table.status != "over" and info_of(table.game).hidden:
        return Refusal("not-over", "the record would show what is hidden")
    return None


def _no_hint(table: Table) -> Refusal | None:
    if origin := table.forbidding("hints"):
        return Refusal(origin.reason, f"{origin.where} nobody gets hints")
    if table.hinting == "none":
        return Refusal("no-hints", "people play one another here, and the host allowed no hints")
    return None


def seed_shown(table: Table) -> str:
    """The seed that a table shows, in hex; '': none yet. The seed of a shared deal is shown
    elsewhere: with the deal of the day, or with the round of the tournament."""
    return table.secret.hex() if table.status == "over" and not has_a_seal(table) else ""


def shown_from(ended: float, public: bool, deal: str) -> float | None:
    """The time from which lists and counts show a game that ended then to everybody; None: never.
    A try at the deal of a day (``deal``) is shown when that is out. Its own people always see a
    game."""
    if deal:
        return max(ended, comes_out(deal))
    return ended if public else None


def goes_into_data(table: Table, *, public: bool, hidden: bool, private: bool) -> bool:
    """Whether a data set of the server's games may contain it, once its deal is out. ``hidden``: a
    moderator hid it; ``private``: the host of the site wants private games too. At the deals of
    the days bots play alone, too: these are no games of people. Nor is it known of a game that was
    handed in who played it."""
    if table.handed_in:
        return False
    tried = bool(table.deal) and any(place.user for place in table.places)
    return not hidden and (public or private or tried)
