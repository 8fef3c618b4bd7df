"""The moment that decided a game for each seat, from the numbers of its review."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .curve import Point
from .moments import Moment, is_ahead
from .report import Review

How = Literal["own", "other", "strong", "ahead", "led", "last", "left", "none"]
"""The seat lost by a decision of its own, by an attack or by the good play of another; somebody was
ahead from then on to the end; the seat was ahead for the last time; the last decision made the
victory; somebody gave up; or no moment can be named."""


class Decisive(Struct, frozen=True):
    """The moment that decided the game for a seat."""

    how: How
    ply: int
    player: int
    """The seat that decided there, or is ahead from there on."""
    cost: float = 0.0
    """The share of the victory that the decision took from the seat."""


NONE = Decisive("none", -1, -1)
"""No moment can be named."""


def decisive(review: Review) -> tuple[Decisive, ...]:
    """The moment for each seat of a whole review; it agrees with the seat's story (``moments``),
    and names none where the story's cause is none of one moment."""
    first = [seat for seat, share in enumerate(review.result) if share == max(review.result)]
    shared = len(first) == len(review.result)
    found = list[Decisive]()
    for seat, sums in enumerate(review.seats):
        story = sums.story
        if shared or seat not in first:
            dear = _of_cause(story.moments, seat, story.cause)
            if dear is not None:
                found.append(Decisive(_how(story.cause), dear.ply, dear.player, dear.cost))
                continue
        if story.cause == "ending":
            found.append(Decisive("left", review.last, seat))
        elif shared:
            found.append(NONE)
        elif seat not in first and story.led_until >= 0:
            found.append(Decisive("led", story.led_until, seat))
        else:
            found.append(_ahead(review.curve, seat if seat in first else first[0]))
    return tuple(found)


def _how(cause: str) -> How:
    return "own" if cause == "own" else "other" if cause == "other" else "strong"


def _of_cause(moments: Sequence[Moment], seat: int, cause: str) -> Moment | None:
    """The dearest moment of this cause; None where the cause is none of one moment."""
    if cause not in ("own", "other", "strong"):
        return None
    return next((one for one in moments if (one.player == seat) == (cause == "own")), None)


def _ahead(points: Sequence[Point], seat: int) -> Decisive:
    """The first point from which on this winner was clearly ahead; the last one: not before the
    end."""
    since = points[-1].ply
    for point in reversed(points[:-1]):
        if not is_ahead(point, seat):
            break
        since = point.ply
    return Decisive("last" if since == points[-1].ply else "ahead", since, seat)
