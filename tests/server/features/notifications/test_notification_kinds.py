"""Whom something is to be told of a table, by what its card says."""

import asyncio
from typing import Any, cast

import pytest

from server.cards_of_tables import card, seat
from tafelronde.server.features.notifications.kinds import (
    DAY,
    MAIL_WAIT,
    QUICK,
    due_of,
    holds,
    is_new,
    notification,
    running_short,
    short_from,
    waits_until,
)
from tafelronde.server.features.notifications.rows import Doings, Notification, Seen
from tafelronde.server.storage.stored_card import StoredCard, TimeControl

IDLE = Doings(begun=False, last="")


def test_the_one_who_is_to_move_is_told_and_who_gave_up_is_not() -> None:
    three = card(seat("ada"), seat("zoe"), seat("cem"))
    assert due_of(three, IDLE) == {"ada": ("turn",)}
    gone = seat("ada", resigned=True)
    assert due_of(card(gone, seat("zoe"), seat("cem")), IDLE) == {}
    assert due_of(card(gone, seat("zoe"), seat("cem"), player=2), IDLE) == {"cem": ("turn",)}


def test_the_end_is_told_to_all_who_played_on_but_the_one_who_made_it() -> None:
    seats = (seat("ada", resigned=True), seat("zoe"), seat("cem"))
    over = card(*seats, status="over")
    assert due_of(over, Doings(begun=False, last="cem")) == {"zoe": ("over",)}


def test_a_round_is_told_to_all_who_play_it_but_to_nobody_who_left() -> None:
    seats = (seat("ada"), seat("zoe", resigned=True), seat("cem"))
    begun = Doings(begun=True, last="")
    round_of_it = card(*seats, tournament="cup", round=1)
    assert due_of(round_of_it, begun) == {"ada": ("round", "turn"), "cem": ("round",)}


DAYS = TimeControl("days", days=3)
ADA, ZOE = seat("ada"), seat("zoe")


def of(kind: str, user: str = "ada", ply: int = 0) -> Notification:
    return Notification("table", user, kind, ply, 100.0, 100.0, 1000.0)


def test_one_at_several_seats_and_visitors_are_told_nothing() -> None:
    alone = card(ADA, ADA)
    assert due_of(alone, IDLE) == due_of(alone, Doings(begun=True, last="")) == {}
    assert due_of(card(ADA, seat("", kind="bot")), IDLE) == {}
    assert due_of(card(ADA, seat("", kind="bot"), time=DAYS), IDLE) == {"ada": ("turn",)}
    assert due_of(card(ADA, ZOE), Doings(begun=False, last="ada")) == {}
    bot = seat("ada", kind="bot")
    assert due_of(card(bot, ZOE), IDLE) == {}
    begun = Doings(begun=True, last="zoe")
    assert due_of(card(ADA, ZOE, seat("cem")), begun) == {"ada": ("turn",), "cem": ("filled",)}
    assert due_of(card(ADA, ZOE, ADA), Doings(begun=True, last="")) == {
        "ada": ("turn",),
        "zoe": ("filled",),
    }
    assert due_of(card(ADA, ZOE, status="open"), begun) == {}


def test_what_is_told_is_still_so() -> None:
    playing, over = card(ADA, ZOE), card(ADA, ZOE, status="over")
    assert holds(playing, of("turn"))
    assert holds(playing, of("short"))
    assert not holds(playing, of("turn", "zoe"))
    assert not holds(card(seat("ada", kind="bot"), ZOE), of("turn"))
    assert not holds(card(ADA, ZOE, player=-1), of("turn", "zoe"))
    assert not holds(card(ADA, ZOE, player=2), of("turn"))
    for kind in ("filled", "round"):
        assert holds(playing, of(kind, "zoe"))
        assert not holds(playing, of(kind, "cem"))
        assert not holds(over, of(kind, "zoe"))
    assert holds(over, of("over", "zoe"))
    assert not holds(over, of("over", "cem"))
    assert not holds(over, of("turn"))
    assert not holds(playing, of("over"))


def test_time_runs_short_when_a_quarter_is_left_and_a_day_at_most() -> None:
    out = 1_000_000.0
    for days, left in ((1, 0.25), (2, 0.5), (4, 1.0), (14, 1.0)):
        timed = card(ADA, ZOE, time=TimeControl("days", days=days))
        assert short_from(timed, out) == out - left * DAY
        one = running_short("table", timed, "ada", "both", out)
        when = out - left * DAY
        assert one == Notification("table", "ada", "short", 0, when, when, when)
    assert short_from(card(ADA, ZOE, time=DAYS), None) is None
    assert short_from(card(ADA, ZOE), out) is None
    assert short_from(card(ADA, ZOE, time=TimeControl("live")), out) is None
    assert running_short("table", card(ADA, ZOE), "ada", "push", out) is None
    assert running_short("table", card(ADA, ZOE, time=DAYS), "ada", "none", out) is None


@pytest.mark.parametrize("way", ["none", "push", "mail", "both"])
def test_people_are_told_in_the_ways_that_they_want(way: Any) -> None:
    made = notification("table", card(ADA, ZOE, time=DAYS), "ada", "turn", way, 100.0)
    if way == "none":
        assert made is None
        return
    push = 100.0 + QUICK if way != "mail" else None
    mail = 100.0 + MAIL_WAIT if way != "push" else None
    assert made == Notification("table", "ada", "turn", 0, 100.0, push, mail)


def test_who_has_days_may_answer_before_they_are_told() -> None:
    for kind, time, wait in (("turn", DAYS, QUICK), ("turn", None, 0.0), ("over", DAYS, 0.0)):
        made = notification(
            "table", card(ADA, ZOE, time=time), "ada", cast("Any", kind), "push", 100.0
        )
        assert made is not None
        assert made.push_due == 100.0 + wait


def test_the_same_is_told_once_until_somebody_looks() -> None:
    def given(*kinds: str, user: str = "ada") -> dict[tuple[str, str], Notification]:
        return {(user, kind): of(kind, user) for kind in kinds}

    for kind in ("turn", "filled", "round"):
        assert is_new(of(kind), {})
        assert is_new(of(kind), given("short", "over"))
        assert is_new(of(kind), given(kind, user="zoe"))
        for before in ("turn", "filled", "round"):
            assert not is_new(of(kind), given(before))
    assert is_new(of("over"), given("turn", "short"))
    assert not is_new(of("over"), given("over"))
    assert is_new(of("short"), given("turn"))
    assert not is_new(of("short"), given("short"))
    assert is_new(of("short", ply=4), given("short"))


class Quiet:
    """Everybody wants to be left alone until a moment."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.asked: list[tuple[str, float, bool]] = []

    async def silence(self, user: str, at: float, *, by_days: bool) -> float:
        self.asked.append((user, at, by_days))
        return max(at, self.until)


def test_a_notice_waits_for_quiet_hours_and_for_the_time_to_run_short() -> None:
    timed = card(ADA, ZOE, time=DAYS)
    out = 1_000_000.0
    short = out - 0.75 * DAY

    def until(kind: str, quiet: float, there: StoredCard = timed, clock: float | None = out) -> Any:
        pauses = Quiet(quiet)
        found = asyncio.run(
            waits_until(cast("Any", pauses), of(kind), Seen(there, clock, ""), 200.0)
        )
        if holds(there, of(kind)):
            assert pauses.asked == [("ada", 200.0, there.time is not None)]
        return found

    assert until("turn", 0.0) == 200.0
    assert until("turn", 300.0) == 300.0
    assert until("turn", 0.0, card(ADA, ZOE)) == 200.0
    assert until("short", 300.0) == short
    assert until("short", short + 5) == short + 5
    assert until("short", 300.0, clock=None) is None
    assert until("over", 300.0) is None
