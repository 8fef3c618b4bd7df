"""The kinds of notifications: which of them a table's card calls for, and which are still true.

Only this file describes a kind; its words stand in ``words/mail`` (notice-…) and
``words/account`` (account-news-kind-…).
"""

from collections.abc import Callable, Mapping
from typing import Literal, cast

from ...people.pauses import Pauses
from ...storage.stored_card import StoredCard
from .rows import WALKOVER, Doings, Notification, Seen, SeenTournament

NotificationKind = Literal["turn", "filled", "short", "over", "round", "invited"]
NotificationWay = Literal["push", "mail", "both", "none"]
"""The way of a notification: through the browser, by mail, both, or not at all."""

QUICK = 60.0
"""Seconds before a player in a game by days is told that it is their turn: a player who answers at
once gets no notification in between."""
MAIL_WAIT = 900.0
"""Seconds after which a notification that its person has not looked at is mailed."""
DAY = 86_400.0
EARLY = 0.25
"""The part of the time for a decision that is left when the time "runs short"; at most a day."""


def due_of(card: StoredCard, doings: Doings) -> dict[str, tuple[NotificationKind, ...]]:
    """Person → the kinds that fit what has happened; they get the first one that they want. The
    person who did it is told nothing."""
    people = {seat.user for seat in card.seats if seat.user}
    relations = len(people) > 1 or by_days(card)
    begun = card.status == "playing" and doings.begun
    due: dict[str, tuple[NotificationKind, ...]] = {}
    for seat, place in enumerate(card.seats):
        user = place.user
        if not user or user == doings.last or place.resigned:
            continue
        turn = card.status == "playing" and seat == card.player and place.kind == "person"
        if begun and card.tournament:
            due[user] = ("round", "turn") if turn and relations else ("round",)
        elif not relations:
            continue
        elif card.status == "over":
            due[user] = ("over",)
        elif turn:
            due[user] = ("turn",)
        elif begun:
            due.setdefault(user, ("filled",))
    return due


def by_days(card: StoredCard) -> bool:
    """Whether this is a game by days."""
    return card.time is not None and card.time.kind == "days"


def holds(card: StoredCard, one: Notification) -> bool:
    """Whether a notification is still true of a table with this card."""
    return KINDS[cast("NotificationKind", one.kind)](card, one.user)


def _is_to_act(card: StoredCard, user: str) -> bool:
    if card.status != "playing" or not 0 <= card.player < len(card.seats):
        return False
    place = card.seats[card.player]
    return place.user == user and place.kind == "person"


def _plays(card: StoredCard, user: str) -> bool:
    return card.status == "playing" and any(seat.user == user for seat in card.seats)


def _is_awaited(card: StoredCard, user: str) -> bool:
    free = any(seat.kind == "open" for seat in card.seats)
    return card.status == "open" and free and not any(seat.user == user for seat in card.seats)


def _has_played(card: StoredCard, user: str) -> bool:
    return card.status == "over" and any(seat.user == user for seat in card.seats)


KINDS: Mapping[NotificationKind, Callable[[StoredCard, str], bool]] = {
    "turn": _is_to_act,  # it is their turn
    "filled": _plays,  # their table has filled, and the game has begun
    "short": _is_to_act,  # their time in a game by days runs short
    "over": _has_played,  # their game is over
    "round": _plays,  # a round of a tournament begins for them
    "invited": _is_awaited,  # somebody invites them to a seat
}
"""All kinds, in the order of the settings page. The function tells from a table's card whether the
notification is still true for a person."""


async def waits_until(
    pauses: Pauses, one: Notification, now_there: Seen | SeenTournament, at: float
) -> float | None:
    """The earliest time at which this may be sent; None where it is no longer true."""
    if isinstance(now_there, SeenTournament):
        return await pauses.silence(one.user, at, by_days=False)
    card = now_there.card
    if not holds(card, one):
        return None
    until = await pauses.silence(one.user, at, by_days=by_days(card))
    if one.kind != "short":
        return until
    short = short_from(card, now_there.clock)  # later than noted, if the clock has stood still
    return None if short is None else max(until, short)


def notification(
    table: str, card: StoredCard, user: str, kind: NotificationKind, way: NotificationWay, at: float
) -> Notification | None:
    """A notification that is due by the ``way`` that the person chose; None where that is
    "none"."""
    quick = QUICK if kind == "turn" and by_days(card) else 0.0
    return _with_ways(
        Notification(table, user, kind, card.ply, at, at + quick, at + MAIL_WAIT), way
    )


def invitation(table: str, user: str, state: str, at: float, way: NotificationWay) -> Notification:
    """An invitation to a table, due at once by this way."""
    one = Notification(table, user, state, 0, at, at, at + MAIL_WAIT)
    return _with_ways(one, way) or one._replace(push_due=None, mail_due=None)


def walkover(
    tournament: str, user: str, round: int, way: NotificationWay, at: float
) -> Notification | None:
    """A notification that this person does not play in a round, since their opponent has left."""
    return _with_ways(Notification(tournament, user, WALKOVER, round, at, at, at + MAIL_WAIT), way)


def reminder(
    table: str, user: str, ply: int, way: NotificationWay, at: float
) -> Notification | None:
    """A notification, due at once, that it is this person's turn; None where ``way`` is "none"."""
    return _with_ways(Notification(table, user, "turn", ply, at, at, at), way)


def running_short(
    table: str, card: StoredCard, user: str, way: NotificationWay, out: float | None
) -> Notification | None:
    """A notification that is due when this person's time runs short; None where ``way`` is "none"
    or no clock of days runs. ``out``: when their time is out; None: no clock runs."""
    when = short_from(card, out)
    if when is None:
        return None
    return _with_ways(Notification(table, user, "short", card.ply, when, when, when), way)


def short_from(card: StoredCard, out: float | None) -> float | None:
    """The time from which on the player to act runs short of time; None where no clock of days
    runs."""
    if out is None or card.time is None or not by_days(card):
        return None
    return out - min(DAY, EARLY * card.time.days * DAY)


def _with_ways(one: Notification, way: NotificationWay) -> Notification | None:
    if way == "none":
        return None
    return one._replace(
        push_due=one.push_due if way in ("push", "both") else None,
        mail_due=one.mail_due if way in ("mail", "both") else None,
    )


def is_new(one: Notification, given: Mapping[tuple[str, str], Notification]) -> bool:
    """Whether a notification says more than those that the person has of this table (``given``).
    Until they look at the table they get one of "turn", "filled" and "round"."""
    before = given.get((one.user, one.kind))
    if one.kind == "short":
        return before is None or before.ply != one.ply
    if one.kind == "over":
        return before is None
    return not any((one.user, kind) in given for kind in ("turn", "filled", "round"))
