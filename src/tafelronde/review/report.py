"""The review that the judge's answers make: the decisions, and the parts of luck and skill.

Everything is counted in shares of the victory, which are 1 together: a player who is as likely to
win as not has 0.5. From decision to decision the shares change in two ways, and end as the result:

- by a decision: from what could be expected of the best action to what is expected of the action
  that was played. That is skill; the player who decides can but lose by it (``lost``);
- between two decisions: by what was drawn, and by what became known of hidden things. That is luck.
  It is seen by who decides next. So a draw that only its owner sees counts when its owner acts on
  it, or when it shows: nobody is called lucky for what could not be known. Where nothing was drawn
  and nothing is hidden, such a change only says that the judge saw farther (``rest``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, to_builtins

Shares = tuple[float, ...]

NOTHING_LOST = 0.02
"""Less than this is lost by a decision that counts as right."""
ALL_LOST = 0.25
"""A decision that loses so much gets no points for accuracy."""
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
    """The share of the victory that the player who decides may expect of it."""


@dataclass(frozen=True)
class Decision:
    """One decision that was judged."""

    ply: int
    """The entry of the log."""
    player: int
    before: Shares
    """The shares that are expected when the best action is played."""
    after: Shares
    """The shares that are expected after the action that was played."""
    played: Option
    best: Option
    second: Option | None
    reasons: tuple[tuple[str, Mapping[str, str | int]], ...]
    """The reasons for the best action, the weightiest first: codes and arguments of
    ``why-<code>``."""
    deep: bool
    """Whether the judge looked twice, the second time for longer."""

    @property
    def lost(self) -> float:
        """The share of the victory that the player who decided gave away.

        Examples:
            >>> action = Option(0, "NE2", "", {}, 0.5)
            >>> before, after = (0.75, 0.25), (0.5, 0.5)
            >>> decision = Decision(12, 0, before, after, action, action, None, (), False)
            >>> decision.lost
            0.25
        """
        return max(0.0, self.before[self.player] - self.after[self.player])


class SeatReview(Struct, frozen=True):
    """The parts of the result of a seat: ``start`` + ``luck`` + ``own`` + ``others`` + ``rest`` +
    ``ending`` = ``result``."""

    start: float
    """The share that was expected at the first decision, by the seat and the deal."""
    luck: float
    own: float
    """The share that its own decisions gave away; above 0 only where the judge missed something."""
    others: float
    """The share that the decisions of the others gave or took."""
    rest: float
    """The share that changed because the judge saw farther later."""
    ending: float
    """The share that changed because somebody gave up."""
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
        data: dict[str, Any] = to_builtins(self)
        for plain, decision in zip(data["decisions"], self.decisions, strict=True):
            plain["lost"] = decision.lost
        return data


def turning_points(decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The plies of the costliest decisions that lost at least ``NOTHING_LOST``, at most
    ``TURNING`` of them, the costliest first.

    Examples:
        >>> action = Option(0, "NE2", "", {}, 0.5)
        >>> decisions = [
        ...     Decision(ply, 0, (0.75, 0.25), after, action, action, None, (), False)
        ...     for ply, after in [(10, (0.75, 0.25)), (12, (0.5, 0.5)), (14, (0.25, 0.75))]
        ... ]
        >>> turning_points(decisions)
        (14, 12)
    """
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
