"""What comes of the judge's answers: the decisions, and what luck and skill made of the result.

Everything is counted in shares of the victory, which are 1 together: 0.5 for who is as likely to
win as not. From decision to decision the shares change in two ways, and add up to the result:

- by a decision: from what could be expected of the best action to what is expected of the action
  that was played. That is skill; who decides can but lose by it (``lost``);
- between two decisions: by what was drawn, and by what became known of hidden things. That is luck.
  It is seen by who decides next. So a draw that only its owner sees counts when its owner acts on
  it, or when it shows: nobody is called lucky for what could not be known. Where nothing was drawn
  and nothing is hidden, such a change only says that the judge saw farther (``rest``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

Shares = tuple[float, ...]

NOTHING_LOST = 0.02
"""Less than this is lost by a decision that counts as right."""
ALL_LOST = 0.25
"""Whoever loses so much by a decision gets no points for accuracy there."""
TURNING = 3
"""Turning points that are told of a game, and of a seat."""


@dataclass(frozen=True)
class Option:
    """Something that could be done: an action and what was to be expected of it."""

    action: int
    text: str
    """In the game's notation."""
    code: str
    """``choice-<code>`` of the game's catalogue; '' where the game tells none."""
    arguments: Mapping[str, str | int]
    share: float
    """Of the victory, for who decides."""


@dataclass(frozen=True)
class Decision:
    """One decision that was judged."""

    ply: int
    """The entry of the log."""
    player: int
    before: Shares
    """What was to be expected of the best action."""
    after: Shares
    """What is expected of the action that was played."""
    played: Option
    best: Option
    second: Option | None
    reasons: tuple[tuple[str, Mapping[str, str | int]], ...]
    """Codes and arguments of ``why-<code>``: what speaks for the best action, the weightiest
    first."""
    deep: bool
    """Whether the judge looked twice, the second time for longer."""

    @property
    def lost(self) -> float:
        """What who decided gave away."""
        return max(0.0, self.before[self.player] - self.after[self.player])


@dataclass(frozen=True)
class SeatReview:
    """What made the result of a seat: ``start`` + ``luck`` + ``own`` + ``others`` + ``rest`` +
    ``ending`` = ``result``."""

    start: float
    """What could be expected at the first decision, of the seat and the deal."""
    luck: float
    own: float
    """What one's own decisions gave away; 0 or less, but for what the judge overlooked."""
    others: float
    """What the others' decisions gave or took."""
    rest: float
    """What the judge saw only later."""
    ending: float
    """What it did that somebody gave up."""
    result: float
    accuracy: float | None
    """0 … 100: the mean over this seat's decisions, of which each counts 100 if it lost nothing,
    and less in proportion, down to 0 at ``ALL_LOST``. None where it had nothing to decide."""
    decisions: int
    right: int
    """Decisions that lost less than ``NOTHING_LOST``."""
    turning: tuple[int, ...]
    """The plies of its costliest decisions, the costliest first."""


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
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    """The plies of the costliest decisions of all, the costliest first; until every decision was
    judged, those of them that were judged twice."""
    last: int
    """The ply at the end."""
    result: Shares

    def encode(self) -> dict[str, Any]:
        """As plain data for JSON; ``lost`` is added to the decisions."""
        data = asdict(self)
        for plain, decision in zip(data["decisions"], self.decisions, strict=True):
            plain["lost"] = decision.lost
        return data


def turning_points(decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The plies of the costliest decisions that cost anything worth telling."""
    costly = [decision for decision in decisions if decision.lost >= NOTHING_LOST]
    costly.sort(key=lambda decision: (-decision.lost, decision.ply))
    return tuple(decision.ply for decision in costly[:TURNING])


def seat_reviews(
    decisions: Sequence[Decision], drawn: Sequence[bool], result: Shares, *, given_up: bool
) -> tuple[SeatReview, ...]:
    """The sums for every seat. ``drawn``: for each decision, whether anything was drawn or hidden
    between it and the next one, or the end. ``given_up``: the match did not end by the rules."""
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
        points = [100 * max(0.0, 1 - _counted(decision.lost) / ALL_LOST) for decision in mine]
        found.append(
            SeatReview(
                start=decisions[0].before[seat],
                luck=luck,
                own=own,
                others=others,
                rest=rest,
                ending=ending,
                result=end,
                accuracy=sum(points) / len(points) if points else None,
                decisions=len(mine),
                right=sum(decision.lost < NOTHING_LOST for decision in mine),
                turning=turning_points(mine),
            )
        )
    return tuple(found)


def _counted(lost: float) -> float:
    return lost if lost >= NOTHING_LOST else 0.0
