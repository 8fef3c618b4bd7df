"""What people are told of a table, by what its card says, and whether it still holds.

A kind of notice is described here and nowhere else; each has its words in ``words/mail`` (notice-…)
and ``words/account`` (account-news-kind-…).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, cast

from ...people.rests import Rests
from ...storage.stored_card import StoredCard
from .rows import Doings, Notice, Seen

NoticeKind = Literal["turn", "filled", "short", "over", "round"]
NewsWay = Literal["push", "mail", "both", "none"]
"""How somebody is told: through the browser, by mail, both, not at all."""

QUICK = 60.0
"""Seconds after which somebody is told that it is their turn in a game by days: who answers at once
is told nothing in between."""
MAIL_WAIT = 900.0
"""Seconds after which what nobody has looked at is mailed."""
DAY = 86_400.0
EARLY = 0.25
"""The part of the time for a decision that is left when it runs short; a day at most."""


def due_of(card: StoredCard, doings: Doings) -> dict[str, tuple[NoticeKind, ...]]:
    """Whom something is to be told that has not done it themselves, and what: the first of these
    that they want to be told."""
    people = {seat.user for seat in card.seats if seat.user}
    company = len(people) > 1 or by_days(card)
    begun = card.status == "playing" and doings.begun
    told: dict[str, tuple[NoticeKind, ...]] = {}
    for seat, place in enumerate(card.seats):
        user = place.user
        if not user or user == doings.last or place.resigned:
            continue
        turn = card.status == "playing" and seat == card.player and place.kind == "person"
        if begun and card.tournament:
            told[user] = ("round", "turn") if turn and company else ("round",)
        elif not company:
            continue
        elif card.status == "over":
            told[user] = ("over",)
        elif turn:
            told[user] = ("turn",)
        elif begun:
            told.setdefault(user, ("filled",))
    return told


def by_days(card: StoredCard) -> bool:
    """Whether people have days for each decision."""
    return card.time is not None and card.time.kind == "days"


def holds(card: StoredCard, one: Notice) -> bool:
    """Whether what somebody is to be told is still so."""
    return KINDS[cast("NoticeKind", one.kind)](card, one.user)


def _is_to_act(card: StoredCard, user: str) -> bool:
    if card.status != "playing" or not 0 <= card.player < len(card.seats):
        return False
    place = card.seats[card.player]
    return place.user == user and place.kind == "person"


def _plays(card: StoredCard, user: str) -> bool:
    return card.status == "playing" and any(seat.user == user for seat in card.seats)


def _has_played(card: StoredCard, user: str) -> bool:
    return card.status == "over" and any(seat.user == user for seat in card.seats)


KINDS: Mapping[NoticeKind, Callable[[StoredCard, str], bool]] = {
    "turn": _is_to_act,  # it is their turn
    "filled": _plays,  # a table where they sit has filled, and the game has begun
    "short": _is_to_act,  # their time in a game by days runs short
    "over": _has_played,  # a game is over
    "round": _plays,  # a round of a tournament begins for them
}
"""All kinds, in the order in which people choose, and how long each is so: whether this person is
still to be told it, of a table with this card."""


async def waits_until(rests: Rests, one: Notice, now_there: Seen, at: float) -> float | None:
    """When somebody may be told of this, where not before; None where it is not so any more."""
    card = now_there.card
    if not holds(card, one):
        return None
    until = await rests.silence(one.user, at, by_days=by_days(card))
    if one.kind != "short":
        return until
    short = short_from(card, now_there.clock)  # a clock that stood gives more time
    return None if short is None else max(until, short)


def notice(
    table: str, card: StoredCard, user: str, kind: NoticeKind, way: NewsWay, at: float
) -> Notice | None:
    """A notice as this person wants to be told; None where they want none."""
    quick = QUICK if kind == "turn" and by_days(card) else 0.0
    return _with_ways(Notice(table, user, kind, card.ply, at, at + quick, at + MAIL_WAIT), way)


def reminder(table: str, user: str, ply: int, way: NewsWay, at: float) -> Notice | None:
    """The notice that it is somebody's turn, at once by the way that they want; None: by none."""
    return _with_ways(Notice(table, user, "turn", ply, at, at, at), way)


def running_short(
    table: str, card: StoredCard, user: str, way: NewsWay, out: float | None
) -> Notice | None:
    """The notice that somebody's time runs short, for when it does; None where they want none, or
    have all the time they like. ``out``: when their time is out; None: no clock runs."""
    when = short_from(card, out)
    if when is None:
        return None
    return _with_ways(Notice(table, user, "short", card.ply, when, when, when), way)


def short_from(card: StoredCard, out: float | None) -> float | None:
    """Since when the time of who is to decide runs short; None where they have all they like."""
    if out is None or card.time is None or not by_days(card):
        return None
    return out - min(DAY, EARLY * card.time.days * DAY)


def _with_ways(one: Notice, way: NewsWay) -> Notice | None:
    if way == "none":
        return None
    return one._replace(
        push_due=one.push_due if way in ("push", "both") else None,
        mail_due=one.mail_due if way in ("mail", "both") else None,
    )


def is_new(one: Notice, given: Mapping[tuple[str, str], Notice]) -> bool:
    """Whether it is to be given beside those that its table has: one until somebody looks, unless
    it says more than the one before."""
    before = given.get((one.user, one.kind))
    if one.kind == "short":
        return before is None or before.ply != one.ply
    if one.kind == "over":
        return before is None
    return not any((one.user, kind) in given for kind in ("turn", "filled", "round"))
