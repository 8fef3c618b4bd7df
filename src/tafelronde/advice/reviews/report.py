"""The review that the judge's answers make: the decisions, and the parts of luck and skill.

Everything is counted in shares of the victory, which are 1 together: a player who is as likely to
win as not has 0.5. From decision to decision the shares change in two ways, and end as the result:

- by a decision: from what could be expected of the best action to what is expected of the action
  that was played, as continuations have measured it. That is skill;
- between two decisions: by what was drawn, and by what became known of hidden things. That is luck.
  It is seen by who decides next. So a draw that only its owner sees counts when its owner acts on
  it, or when it shows: nobody is called lucky for what could not be known. Where nothing was drawn
  and nothing is hidden, such a change only says that the judge saw farther (``rest``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, to_builtins

from ...search.shares import Shares
from .curve import Point
from .decision import NOTHING_LOST, Decision
from .moments import Story, Sums, story

TURNING = 3
"""Turning points that are told of a game, and of a seat."""
STRICT = 3
"""The steepness of accuracy: see ``accuracy``."""

LITTLE = 0.05
"""In shares of a game: who could have given away less than this in all is given no accuracy."""


class SeatReview(Struct, frozen=True):
    """The parts of the result of a seat: ``start`` + ``luck`` + ``own`` + ``others`` + ``rest`` +
    ``ending`` = ``result``."""

    start: float
    """The share that was expected at the first decision, by the seat and the deal."""
    luck: float
    own: float
    """The share that its own decisions gave away; above 0 only by chance."""
    others: float
    """The share that the decisions of the others gave or took."""
    rest: float
    """The share that changed because the judge saw farther later."""
    ending: float
    """The share that changed because somebody gave up."""
    result: float
    accuracy: float | None
    """0 … 100, see ``accuracy``. None where it had nothing to decide, or very little."""
    decisions: int
    right: int
    """Decisions of which no loss is known."""
    turning: tuple[int, ...]
    """The plies of its costliest decisions, the costliest first."""
    story: Story
    """The story of the game for this seat."""
    at_random: float = 0.0
    """The share that it would have given away by choosing at random: what its accuracy is measured
    by."""


@dataclass(frozen=True)
class Review:
    """The review of a game, as far as it is done."""

    judge: int
    """The version of the judge."""
    rules: int
    """The version of the game's rules."""
    game: str
    players: int
    decisions: tuple[Decision, ...]
    """In the order of the game; decisions without a choice are not among them."""
    curve: tuple[Point, ...]
    """The expectations of each seat, smoothed; empty until every decision was judged."""
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    """The plies of the costliest decisions of all, the costliest first; until every decision was
    judged, those of them that were judged twice."""
    last: int
    """The ply at the end."""
    result: Shares

    def encode(self) -> dict[str, Any]:
        """Plain data for JSON; ``after``, ``lost`` and ``error`` are added to the decisions."""
        data: dict[str, Any] = to_builtins(self)
        for plain, decision in zip(data["decisions"], self.decisions, strict=True):
            plain |= {"after": decision.after, "lost": decision.lost, "error": decision.error}
        return data


def turning_points(decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The plies of the costliest decisions of which a loss is known, at most ``TURNING`` of them,
    the costliest first.

    Examples:
        >>> from tafelronde.advice.reviews.decision import Measured, Option
        >>> action, half = Option(0, "NE2", "", {}, 0.5), (0.5, 0.5)
        >>> decisions = [
        ...     Decision(
        ...         ply, 0, half, action, action, None, (), half, half,
        ...         measured=Measured((-lost, lost), (0.01, 0.01), 64),
        ...     )
        ...     for ply, lost in [(10, 0.0), (12, 0.25), (14, 0.5)]
        ... ]
        >>> turning_points(decisions)
        (14, 12)
    """
    costly = [decision for decision in decisions if decision.lost >= NOTHING_LOST]
    costly.sort(key=lambda decision: (-decision.lost, decision.ply))
    return tuple(decision.ply for decision in costly[:TURNING])


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """The accuracy of a player's decisions, 0 … 100: 100 for a player who gave nothing away, 0 for
    one who gave away as much as random choices would; the same scale in every game and for any
    number of players. In between it falls ``STRICT`` times as fast as the share of what was at
    stake that is kept.

    None where less than ``LITTLE`` was at stake altogether: what a search errs by would make the
    number then.

    Examples:
        >>> accuracy([]) is None
        True
    """
    stake = math.fsum(decision.stake for decision in decisions)
    if stake < LITTLE:
        return None
    kept = 1.0 - math.fsum(decision.cost for decision in decisions) / stake
    return 100.0 * math.prod([max(0.0, min(1.0, kept))] * STRICT)


def seat_reviews(
    decisions: Sequence[Decision],
    drawn: Sequence[bool],
    points: Sequence[Point],
    result: Shares,
    *,
    given_up: bool,
) -> tuple[SeatReview, ...]:
    """The sums for every seat.

    ``drawn``: for each decision, whether anything was drawn or hidden between it and the next one,
    or the end; ``points``: their curve; ``given_up``: the match did not end by the rules.
    """
    if not decisions:
        return ()
    nexts = [*(decision.before for decision in decisions[1:]), result]
    found: list[SeatReview] = []
    for seat, end in enumerate(result):
        luck = rest = own = others = ending = 0.0
        for decision, after, by_luck in zip(decisions, nexts, drawn, strict=True):
            change = decision.after[seat] - decision.before[seat]
            between = after[seat] - decision.after[seat]
            own += change if decision.player == seat else 0.0
            others += change if decision.player != seat else 0.0
            if given_up and decision is decisions[-1]:
                ending = between
            elif by_luck:
                luck += between
            else:
                rest += between
        mine = [decision for decision in decisions if decision.player == seat]
        found.append(
            SeatReview(
                start=decisions[0].before[seat],
                luck=luck,
                own=own,
                others=others,
                rest=rest,
                ending=ending,
                result=end,
                accuracy=accuracy(mine),
                decisions=len(mine),
                right=sum(decision.lost == 0 for decision in mine),
                turning=turning_points(mine),
                story=story(
                    decisions, points, seat, Sums(luck, own, others, ending), won=end == max(result)
                ),
                at_random=math.fsum(decision.stake for decision in mine),
            )
        )
    return tuple(found)
