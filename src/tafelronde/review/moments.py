"""What decided a game for a seat: its own dear decisions, and what others did to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .curve import Point
from .decision import Decision

MOST = 3
"""Moments that are told of a seat."""
TELLING = 0.04
"""A moment that is told changed at least so much; own turning points are told for less."""
BY_LUCK = 0.15
"""Luck decides where it took at least so much, and more than any moment."""


Cause = Literal["own", "other", "luck", "many", "ending", "none"]
"""What decided the game for a seat: one decision of its own, what another did to it, luck, many
small decisions of its own, that somebody gave up, or nothing that can be named."""


class Moment(Struct, frozen=True):
    """A decision that changed what a seat could expect."""

    ply: int
    player: int
    """Who decided: the seat itself, or another one."""
    cost: float
    """The share that it cost the seat."""


class Story(Struct, frozen=True):
    """Why a seat came where it came."""

    cause: Cause
    moments: tuple[Moment, ...]
    """The dearest first."""
    led_until: int
    """The ply of the last decision at which this seat could expect more than any other; −1 where
    it never could."""


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
            cost = decision.blow.carried(seat)
            if cost >= TELLING:
                found.append(Moment(decision.ply, decision.player, cost))
    return found


def story(
    decisions: Sequence[Decision],
    points: Sequence[Point],
    seat: int,
    *,
    luck: float,
    own: float,
    ending: float,
) -> Story:
    """What decided the game for a seat that had so much ``luck``, and whose ``own`` decisions cost
    so much; ``ending`` is what giving up changed (all below 0 where they took something)."""
    moments = sorted(
        own_moments(decisions, seat) + blows(decisions, seat), key=lambda one: (-one.cost, one.ply)
    )
    led = [
        point.ply
        for point in points[:-1]
        if point.shares[seat] > max(s for of, s in enumerate(point.shares) if of != seat)
    ]
    mine = max((one.cost for one in moments if one.player == seat), default=0.0)
    theirs = max((one.cost for one in moments if one.player != seat), default=0.0)
    if -ending > max(mine, theirs, -luck / 2, -own / 2, TELLING):
        cause: Cause = "ending"
    elif max(mine, theirs) < max(TELLING, -luck / 2):
        by_luck, by_own = -luck >= BY_LUCK and luck <= own, -own >= TELLING
        cause = "luck" if by_luck else "many" if by_own else "none"
    elif theirs > mine and theirs > -own:
        cause = "other"
    else:
        cause = "own" if 2 * mine >= -own else "many"
    return Story(cause, tuple(moments[:MOST]), led[-1] if led else -1)
