"""The review that the judge's answers make: the decisions, and the parts of luck and skill.

Everything is counted in shares of the victory, which are 1 together: a player who is as likely to
win as not has 0.5. All numbers are those of ``course``, and from decision to decision the shares
change in two ways, and end as the result:

- by a decision: from what is expected of the best action to what is expected of the action that was
  played. That is skill: what is told of it is never above 0 for who decides;
- between two decisions: by what was drawn, and by what became known of hidden things. That is luck.
  It is seen by who decides next. So a draw that only its owner sees counts when its owner acts on
  it, or when it shows: nobody is called lucky for what could not be known. Where nothing was drawn
  and nothing came to light, the position is the same. A slight change (``SLIGHT``) is then counted
  for who decided, as all that is too small to be told; so somebody who plays better than `hard`, by
  whom the shares are meant, may gain by it. Of a larger one, what is over says that one of the two
  estimates errs (``error``).

The shares are multiples of one grain (``scale``), so these sums are exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, to_builtins

from ...search.shares import Shares
from .curve import Point
from .decision import Decision
from .levels import Likeness, Losses, likeness
from .moments import Story, Sums, story
from .scale import GRAIN, PARTS

SLIGHT = 0.05
"""A decision may have changed so much without a loss that is known, where nothing else happened."""
TURNING = 3
"""Turning points that are told of a game, and of a seat."""


class SeatReview(Struct, frozen=True):
    """The parts of the result of a seat: ``start`` + ``luck`` + ``own`` + ``others`` + ``error`` +
    ``ending`` = ``result``, to the last digit."""

    start: float
    """The share that was expected at the first decision, by the seat and the deal."""
    luck: float
    own: float
    """The share that its own decisions gave away, below 0; with what is too small to be told."""
    others: float
    """The share that the decisions of the others gave or took."""
    error: float
    """The error of the estimate: the share that changed where nothing happened, because the judge
    saw farther later."""
    ending: float
    """The share that changed because somebody gave up."""
    result: float
    loss: float | None
    """Points of 100 that a decision gave away on average; None where it had nothing to decide."""
    decisions: int
    right: int
    """Decisions of which no loss is known."""
    like: Likeness | None
    """The level like which it played; None where that is not known."""
    turning: tuple[int, ...]
    """The plies of its costliest decisions, the costliest first."""
    story: Story
    """The story of the game for this seat."""


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
    """The expectations of each seat; empty until every decision was judged."""
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    """The plies of the costliest decisions of all, the costliest first; until every decision was
    judged, those of them that were judged twice."""
    last: int
    """The ply at the end."""
    result: Shares
    losses: Losses | None = None
    """The losses of bots at such a table; None where they were not measured."""

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
        >>> from tafelronde.advice.reviews.decision import Option
        >>> action = Option(0, "NE2", "", {}, 0.5)
        >>> decisions = [
        ...     Decision(ply, 0, (0.5, 0.5), after, 0.01, action, action, None, ())
        ...     for ply, after in [(10, (0.5, 0.5)), (12, (0.25, 0.75)), (14, (0.0, 1.0))]
        ... ]
        >>> turning_points(decisions)
        (14, 12)
    """
    costly = [decision for decision in decisions if decision.lost > 0.0]
    costly.sort(key=lambda decision: (-decision.lost, decision.ply))
    return tuple(decision.ply for decision in costly[:TURNING])


def seat_reviews(
    decisions: Sequence[Decision],
    happened: Sequence[bool],
    points: Sequence[Point],
    result: Shares,
    *,
    given_up: bool,
    losses: Losses | None = None,
) -> tuple[SeatReview, ...]:
    """The sums for every seat.

    ``happened``: for each decision, whether anything was drawn or came to light between it and the
    next one, or the end; ``points``: their curve; ``given_up``: the match did not end by the rules;
    ``losses``: those of bots at such a table.
    """
    if not decisions:
        return ()
    nexts = [*(decision.before for decision in decisions[1:]), result]
    found: list[SeatReview] = []
    for seat, end in enumerate(result):
        luck = error = own = others = ending = 0.0
        for decision, after, by_luck in zip(decisions, nexts, happened, strict=True):
            change = decision.after[seat] - decision.before[seat]
            between = after[seat] - decision.after[seat]
            own += change if decision.player == seat else 0.0
            others += change if decision.player != seat else 0.0
            if given_up and decision is decisions[-1]:
                ending = between
            elif by_luck:
                luck += between
            else:
                slight = _slight(decision.after, after, seat)
                own += slight if decision.player == seat else 0.0
                others += slight if decision.player != seat else 0.0
                error += between - slight
        mine = [decision for decision in decisions if decision.player == seat]
        loss = 100.0 * sum(one.lost for one in mine) / len(mine) if mine else None
        found.append(
            SeatReview(
                start=decisions[0].before[seat],
                luck=luck,
                own=own,
                others=others,
                error=error,
                ending=ending,
                result=end,
                loss=loss,
                decisions=len(mine),
                right=sum(decision.lost == 0.0 for decision in mine),
                like=likeness(losses, loss, len(mine)),
                turning=turning_points(mine),
                story=story(
                    decisions,
                    points,
                    seat,
                    Sums(luck, own, others, ending),
                    won=max(result) - end <= GRAIN,
                ),
            )
        )
    return tuple(found)


def _slight(after: Shares, then: Shares, seat: int) -> float:
    """The part of the change between two estimates of one position that is counted for who decided
    before it; a multiple of the grain."""
    most = max(abs(b - a) for a, b in zip(after, then, strict=True))
    part = (then[seat] - after[seat]) * min(1.0, SLIGHT / max(most, GRAIN))
    return int(part * PARTS) * GRAIN
