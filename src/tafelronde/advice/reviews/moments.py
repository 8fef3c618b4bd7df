"""Moments that decided a game for a seat: its own dear decisions, and attacks of others."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from .curve import Point
from .decision import Decision

MOST = 3
"""Moments that are told of a seat."""
OWN = 2
"""The number of its own decisions among them, where it has as many that gave something away."""
TELLING = 0.04
"""A moment that is told changed at least so much; own turning points are told for less."""
BY_LUCK = 0.15
"""Luck decides a loss where it took at least so much, twice what any moment cost, and more than the
seat's own decisions; and a victory where it gave so much, and more than the others did."""
BY_OTHERS = 0.1
"""The others decide a victory where they gave at least so much, and as much as luck did."""
AHEAD = 0.05
"""A seat is ahead of another that may expect so much less, where the band of the curve is narrower
than that lead."""
AIMED = 0.5
"""The part of a decision's cost for a seat below which its player's own gain makes it an attack on
that seat; a player who gains more has played well for themselves. Between two players it is always
the latter."""


Cause = Literal["own", "other", "strong", "luck", "many", "ending", "lucky", "given", "none"]
"""The cause that decided the game for a seat: a seat that did not win lost by one decision of its
own, by an attack of another, by the good play of another, by luck, by many small decisions of its
own, or because somebody gave up; a winner was lucky, or was given it by the decisions of the
others; ``none``: no cause can be named."""


class Sums(NamedTuple):
    """Changes of the share of a seat over the game, by their cause; below 0 where it was taken."""

    luck: float
    own: float
    """Its own decisions."""
    others: float
    ending: float
    """The change when somebody gave up."""


class Moment(Struct, frozen=True):
    """A decision that changed what a seat could expect."""

    ply: int
    player: int
    """The player who decided: the seat itself, or another one."""
    cost: float
    """The share that it cost the seat."""
    aimed: bool = False
    """Another one decided so and gained little by it: it was done to the seat, see ``AIMED``."""


class Story(Struct, frozen=True):
    """The story of a seat's result."""

    cause: Cause
    moments: tuple[Moment, ...]
    """The moments of the seat itself first, from which it can learn; of these and the others, the
    dearest first."""
    led_until: int
    """The ply of the last point of the curve at which this seat was clearly ahead of all others:
    the end for who won; −1 where it never was."""


def own_moments(decisions: Sequence[Decision], seat: int) -> list[Moment]:
    """The decisions by which a seat itself gave something away."""
    return [
        Moment(decision.ply, seat, decision.lost)
        for decision in decisions
        if decision.player == seat and decision.lost > 0
    ]


def blows(decisions: Sequence[Decision], seat: int) -> list[Moment]:
    """The decisions of others that cost a seat something, compared with what else they could have
    done."""
    found = list[Moment]()
    for decision in decisions:
        if decision.player != seat and decision.blow is not None:
            cost = decision.cost(seat)
            if cost >= TELLING:
                player = decision.player
                gained = decision.after[player] - decision.blow.shares[player]
                found.append(Moment(decision.ply, player, cost, gained < AIMED * cost))
    return found


def story(
    decisions: Sequence[Decision], points: Sequence[Point], seat: int, sums: Sums, *, won: bool
) -> Story:
    """The story of the game for a seat."""
    moments = sorted(
        own_moments(decisions, seat) + blows(decisions, seat), key=lambda one: (-one.cost, one.ply)
    )
    led = [point.ply for point in points if is_ahead(point, seat)]
    if won and points:
        led.append(points[-1].ply)  # also where several share the victory
    cause = _victory(sums) if won else _loss(moments, seat, sums)
    return Story(cause, _worth_a_look(moments, seat), led[-1] if led else -1)


def is_ahead(point: Point, seat: int) -> bool:
    """Whether a seat is clearly ahead of all others."""
    best = max(share for of, share in enumerate(point.shares) if of != seat)
    return point.shares[seat] - best >= max(AHEAD, point.band[seat])


def _worth_a_look(moments: Sequence[Moment], seat: int) -> tuple[Moment, ...]:
    """The moments that are told, of these, which are sorted by cost, the dearest first."""
    own = [one for one in moments if one.player == seat][:OWN]
    rest = [one for one in moments if one not in own][: MOST - len(own)]
    return tuple(sorted((*own, *rest), key=lambda one: (one.player != seat, -one.cost, one.ply)))


def _victory(sums: Sums) -> Cause:
    if sums.others >= max(BY_OTHERS, sums.luck):
        return "given"
    return "lucky" if sums.luck >= BY_LUCK else "none"


def _loss(moments: Sequence[Moment], seat: int, sums: Sums) -> Cause:
    luck, own, ending = sums.luck, sums.own, sums.ending
    mine = max((one.cost for one in moments if one.player == seat), default=0.0)
    blow = max(
        (one for one in moments if one.player != seat), key=lambda one: one.cost, default=None
    )
    theirs = 0.0 if blow is None else blow.cost
    if -ending > max(mine, theirs, -luck / 2, -own / 2, TELLING):
        return "ending"
    if max(mine, theirs) < max(TELLING, -luck / 2):
        by_luck, by_own = -luck >= BY_LUCK and luck <= own, -own >= TELLING
        return "luck" if by_luck else "many" if by_own else "none"
    if blow is not None and theirs > mine and theirs > -own:
        return "other" if blow.aimed else "strong"
    return "own" if 2 * mine >= -own else "many"
