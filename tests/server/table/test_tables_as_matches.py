"""A table's game as the match that its record tells, and what of a table is decided without one:
whose character sits there, the days of the deal, rated tables."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.tables import empty_table, moves, refused, running_table, says
from tafelronde.core.objects.registry import info
from tafelronde.match import BotSeat, format_record, parse_record, verify
from tafelronde.match.clock import TimeControl, Timed
from tafelronde.server.table import court, deal, gate, rated
from tafelronde.server.table import events as e
from tafelronde.server.table.as_match import as_match
from tafelronde.server.wire.commands import Leave, Ready, Resign, Sit, Undo
from tafelronde.server.wire.requests import NewTable, SeatPlan

GAME = "connect_four"
WITH_COURT = "rosenkoenig"


# ---- matches ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("local_time")
def test_a_match_says_who_played_what_and_when() -> None:
    table = running_table(GAME, "ada", "zoe")
    moves(table, *"abc")
    says(table, "ada", Undo, 0)
    moves(table, *"ababa")
    match = as_match(table)
    assert match.table.names == ("ada", "zoe")
    assert (match.table.started, match.table.match_id) == ("1970-01-01T00:00:02Z", "t")
    assert (match.table.bots, match.resigned, match.timing) == ({}, (), None)
    assert [*match.log] == [ply.action for ply in table.log]
    assert len(match.takebacks) == 1
    assert match.seed == table.secret
    assert match.state == table.state
    assert verify(parse_record(format_record(match))).findings == ()
    assert table.status == "over"


def test_what_was_drawn_follows_from_the_seed_and_everybodys_nonce() -> None:
    """In the deal and between decisions; so that the record can be checked."""
    table = empty_table(WITH_COURT, 2)
    for seat, user in enumerate(("ada", "zoe")):
        says(table, user, Sit, seat)
        says(table, user, Ready, seat, True, f"nonce-{user}")
    chooser = random.Random(2)
    while table.status == "playing":
        legal = [table.state.format(action) for action in table.state.legal_actions()]
        moves(table, "draw" if "draw" in legal else chooser.choice(legal))
    found = verify(parse_record(format_record(as_match(table))))
    assert found.findings == ()
    assert found.draws_checked


def test_a_match_names_the_bots_and_those_for_whom_they_sit_there() -> None:
    table = running_table("kuhn_poker", "ada", "*greedy", "zoe")
    says(table, "zoe", Leave, 2, "random")
    match = as_match(table)
    assert match.table.names == ("ada", "Bot 2", "zoe")
    assert [one.name for one in match.table.later] == ["Bot 1"]
    assert match.table.bots == {1: BotSeat("greedy", ""), 2: BotSeat("random", "")}
    table.apply(e.Passed("ada"), 5.0)
    table.apply(e.Passed("zoe"), 5.0)
    assert as_match(table).table.names == ("somebody gone", "Bot 2", "somebody gone")


def test_a_level_is_spelled_out() -> None:
    table = running_table(WITH_COURT, "ada", "*easy")
    [(seat, bot)] = as_match(table).table.bots.items()
    assert (seat, bot.level) == (1, "easy")
    assert bot.plays.startswith("mcts:")


def test_only_who_ended_the_game_by_giving_up_has_resigned_in_the_record() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    says(table, "cem", Resign, 2, "easy")
    assert as_match(table).resigned == ()
    says(table, "ada", Resign, 0)
    assert as_match(table).resigned == (0, 2)


def test_a_match_says_what_time_was_spent() -> None:
    table = running_table(GAME, "ada", "zoe", time=TimeControl("live", 300, 5))
    moves(table, "a", at=12.0)
    timing = as_match(table).timing
    assert timing is not None
    assert (timing.time.kind, timing.time.bank, timing.time.increment) == ("live", 300, 5)
    assert timing.log == (Timed("decided", 0, 0, 10_000),)


# ---- characters ---------------------------------------------------------------------------------


def test_no_two_bots_of_a_table_are_the_same_character() -> None:
    people = {c.id for c in info(WITH_COURT).court if c.level == "easy"}
    table = empty_table(WITH_COURT, 2)
    first = court.choose(table, 0, "easy")
    assert first in people
    assert court.choose(table, 0, "easy") == first
    assert court.choose(table, 0, "easy", {first}) in people - {first}
    table.apply(e.BotSeated(0, "easy", first), 1.0)
    assert court.choose(table, 1, "easy") in people - {first}
    assert court.choose(table, 0, "easy") == first  # in its own place


def test_where_the_same_character_begins_depends_on_the_table_and_the_seat() -> None:
    found: dict[int, set[str]] = {0: set(), 1: set()}
    for number in range(30):
        table = empty_table(WITH_COURT, 2)
        table.id = f"t{number}"
        for seat, chosen in found.items():
            chosen.add(court.choose(table, seat, "easy"))
    assert len(found[0]) == len(found[1]) == 2


def test_a_character_is_asked_for_by_name_and_plays_their_own_level() -> None:
    table = empty_table(WITH_COURT, 2)
    first = info(WITH_COURT).court[0]
    assert refused(court.fill, table, [e.BotSeated(0, "easy", "x")]) == ("bad-bot", {"name": "x"})
    other = e.BotSeated(0, "hard", first.id)
    assert refused(court.fill, table, [other]) == ("bad-bot", {"name": first.id})
    wish = e.BotSeated(0, first.level, first.id)
    assert court.fill(table, [wish]) == [wish]
    assert court.fill(table, [wish]) == [wish]  # again in its own place
    again = e.BotSeated(1, first.level, first.id)
    assert refused(court.fill, table, [again]) == ("bot-seated", {"name": first.name})


def test_who_is_asked_for_is_not_given_to_another_seat_before() -> None:
    first, second = (c.id for c in info(WITH_COURT).court if c.level == "easy")
    for wished, left in ((first, second), (second, first)):
        table = empty_table(WITH_COURT, 2)
        seating = [e.BotSeated(0, "easy"), e.BotSeated(1, "easy", wished)]
        assert court.fill(table, seating) == [e.BotSeated(0, "easy", left), seating[1]]
        assert [place.character for place in table.places] == [left, wished]
        assert table.changed == 1.0
    seated: list[e.Event] = [e.Seated(0, "ada", "Ada")]
    assert court.fill(empty_table(WITH_COURT, 2), seated) == seated


# ---- the deal of the day ------------------------------------------------------------------------


@pytest.fixture(params=["UTC", "Asia/Tokyo"])
def local_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where the server stands."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("local_time")
def test_a_deal_is_tried_on_its_day_and_comes_out_two_days_after_its_beginning() -> None:
    day = "2026-02-28"
    noon = deal.begins(day) + deal.DAY / 2
    assert deal.begins("1970-01-02") == deal.DAY == 24 * 3600
    assert deal.day_at(noon) == deal.day_at(deal.begins(day)) == day
    assert deal.day_at(deal.begins(day) - 1) == "2026-02-27"
    assert (deal.after(day), deal.after(day, -28), deal.after(day, 2)) == (
        "2026-03-01",
        "2026-01-31",
        "2026-03-02",
    )
    assert deal.comes_out(day) == deal.begins("2026-03-02")


def test_a_game_is_open_to_all_from_its_end_if_it_was_public() -> None:
    assert gate.shown_from(9.0, True, "") == 9.0
    assert gate.shown_from(9.0, False, "") is None
    out = deal.comes_out("2026-02-28")
    for public in (True, False):
        assert gate.shown_from(out - 9, public, "2026-02-28") == out
        assert gate.shown_from(out + 9, public, "2026-02-28") == out + 9


# ---- rated tables -------------------------------------------------------------------------------

ME, OPEN = SeatPlan("me"), SeatPlan("open")


def plan(*seats: SeatPlan, **more: Any) -> tuple[str, dict[str, Any]]:
    """The reason why there can be no such rated table."""
    return refused(rated.check_plan, NewTable(GAME, rated=True, **more), seats)


def test_a_rated_table_has_people_with_one_seat_bots_of_the_court_and_no_hints() -> None:
    bot = SeatPlan("bot", level="hard")
    character = SeatPlan("bot", character="x")
    for seats in ((ME, OPEN), (ME, bot, character), (OPEN, bot)):
        rated.check_plan(NewTable(GAME, rated=True), seats)
    assert plan(ME, OPEN, hints=True) == ("bad-option", {"field": "hints"})
    assert plan(bot, bot) == ("bad-option", {"field": "rated"})
    assert plan(ME, ME) == ("rated", {})
    assert plan(ME, SeatPlan("bot", level="random")) == ("rated", {})
