"""What of a table may leave the server, to whom and when: the one place that decides it.

Whatever leads out of the server (``doors``) asks here what it is about to tell, of the table as its
reader sees it. A table is **sealed** as long as others play its deal, or may: a try at the deal of
the day until the day after has ended, a table of a round in which all play the same until the round
is over. Of a sealed table nobody gets more than what a seat of theirs saw while it was played.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ...core.objects.registry import info as info_of
from ..base.refusal import Refusal
from .deal import comes_out
from .table import Table


class Thing(Enum):
    """What a door tells of a table."""

    LOOK = "look"
    """What the reader's seat sees: the head, the log, the replay, what is said there; and acting at
    the table."""
    HINT = "hint"
    """What a bot would do now."""
    RECORD = "record"
    """All that was played, with the draws that were hidden, and the seed once the game is over."""
    REVIEW = "review"
    """What would have been best."""
    PLAY_ON = "play-on"
    """A game that begins with what was played, hidden draws included."""
    REMATCH = "rematch"
    """The next game of the same people."""
    KEEP = "keep"
    """The record for ever: in the file of one's data, or in a data set."""


FINISHED = frozenset({Thing.REVIEW, Thing.PLAY_ON, Thing.KEEP, Thing.REMATCH})
"""What there is of games only that are over, as the reader sees them."""
TELLING = frozenset({Thing.RECORD, Thing.REVIEW, Thing.PLAY_ON, Thing.KEEP})
"""What tells who plays the same deal more than they may know."""


class Known(NamedTuple):
    """What has to be known beside the table."""

    is_out: bool
    """Whether nobody plays its deal any more."""
    has_tried: bool = False
    """Whether the reader's own try at the deal of this day is over."""


def has_a_seal(table: Table) -> bool:
    """Whether others play the deal of this table, or once did."""
    return bool(table.deal) or table.shared


def day_is_out(day: str, now: float) -> bool:
    """Whether nobody plays the deal of this day any more. '': of no day."""
    return not day or now >= comes_out(day)


def round_is_out(closed: float) -> bool:
    """Whether nobody plays the deal of a round any more that was closed then; 0: not yet."""
    return closed > 0


def lot_is_out(status: str) -> bool:
    """Whether the seed of a tournament may be told, from which those of all rounds follow."""
    return status == "over"


def refused(thing: Thing, table: Table, user: str | None, known: Known) -> Refusal | None:
    """Why this reader may not have it now; None: they may. ``table`` is what they see of it."""
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
    if table.deal:
        return Refusal("one-try", "at the deal of the day nobody gets hints")
    if table.rated:
        return Refusal("rated", "in a rated game nobody gets hints")
    if table.tournament:
        return Refusal("in-tournament", "in a tournament nobody gets hints")
    if table.hinting == "none":
        return Refusal("no-hints", "people play one another here, and the host allowed no hints")
    return None


def seed_shown(table: Table) -> str:
    """The seed as everybody at a table reads it, in hex; ''. One that others may still play by is
    told with the deal of the day, or the round of the tournament."""
    return table.secret.hex() if table.status == "over" and not has_a_seal(table) else ""


def shown_from(ended: float, public: bool, deal: str) -> float | None:
    """Since when everybody may find a game in lists and counts that ended then; None: only who sat
    there may, always. A try at the deal of a day (``deal``) is open to all once that is out."""
    if deal:
        return max(ended, comes_out(deal))
    return ended if public else None


def goes_into_data(table: Table, *, public: bool, hidden: bool, private: bool) -> bool:
    """Whether a data set of the server's games may hold it, once it is out. ``hidden``: a helper
    hid it; ``private``: the host wants also those that only who sat there may see."""
    return not hidden and (public or private or bool(table.deal))
