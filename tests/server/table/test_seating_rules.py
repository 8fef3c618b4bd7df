"""Seats before the game begins: who may take and free them, and whom the host sends away."""

from typing import Any

import pytest

from server.tables import empty_table, refused, running_table, says
from tafelronde.core.objects.registry import info
from tafelronde.server.table import events as e
from tafelronde.server.table.seating import named_apart
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import (
    Answer,
    Close,
    Leave,
    Ready,
    Remove,
    Resign,
    SeatBot,
    Sit,
    Stand,
    Undo,
)

GAME = "connect_four"


def table_of_two(**created: Any) -> Table:
    """Ada, whose table it is, has the first seat, and the other one is free."""
    table = empty_table(GAME, 2, **created)
    says(table, "ada", Sit, 0)
    return table


def test_a_free_seat_is_taken_under_ones_name_or_another() -> None:
    table = table_of_two()
    assert says(table.fork(), "zoe", Sit, 1) == [e.Seated(1, "zoe", "Zoe")]
    assert says(table.fork(), "ada", Sit, 1, name=" Cem ") == [e.Seated(1, "ada", "Cem")]
    assert refused(says, table, "zoe", Sit, 0) == ("seat-taken", {"seat": 0})
    for seat in (-1, 2):
        assert refused(says, table, "zoe", Sit, seat) == ("no-such-seat", {"seat": seat})
    says(table, "ada", SeatBot, 1, "easy")
    assert refused(says, table, "zoe", Sit, 1) == ("seat-taken", {"seat": 1})


def test_a_name_that_reads_like_another_at_the_table_gets_a_number() -> None:
    table = table_of_two()
    for name in ("Ada", "ada", "Аdа", "A d a".replace(" ", "\u200b")):
        [seated] = says(table.fork(), "zoe", Sit, 1, name=name)
        assert isinstance(seated, e.Seated)
        assert seated.name.endswith(" 2"), name
    assert says(table.fork(), "zoe", Sit, 1, name="Ada 2") == [e.Seated(1, "zoe", "Ada 2")]
    three = empty_table("drakon", 3)
    names = [says(three, user, Sit, seat, name="Anna")[0] for seat, user in enumerate("abc")]
    assert [event.name for event in names if isinstance(event, e.Seated)] == [
        "Anna", "Anna 2", "Anna 3",
    ]  # fmt: skip
    signs = named_apart([e.Seated(seat, "a", name) for seat, name in enumerate("☆★☆")])
    assert [event.name for event in signs if isinstance(event, e.Seated)] == ["☆", "★", "☆ 2"]


def test_a_seat_is_freed_by_who_has_it_or_by_the_host() -> None:
    table = table_of_two()
    assert refused(says, table, "ada", Stand, 1) == ("not-your-seat", {"seat": 1})
    assert refused(says, table, "eve", Stand, 1) == ("not-your-seat", {"seat": 1})
    says(table, "zoe", Sit, 1)
    assert refused(says, table, "zoe", Stand, 0) == ("not-your-seat", {"seat": 0})
    assert refused(says, table, "zoe", Stand, 7) == ("no-such-seat", {"seat": 7})
    for user in ("zoe", "ada"):
        trial = table.fork()
        assert says(trial, user, Stand, 1) == [e.Freed(1)]
        assert trial.places[1].is_open
    says(table, "zoe", Ready, 1)
    assert says(table, "zoe", Stand, 1) == [e.Freed(1)]
    assert not table.places[1].ready


def test_the_host_seats_bots_on_free_seats_or_in_place_of_others() -> None:
    table = table_of_two()
    assert refused(says, table, "zoe", SeatBot, 1, "easy") == ("not-host", {})
    assert refused(says, table, "ada", SeatBot, 0, "easy") == ("seat-taken", {"seat": 0})
    assert refused(says, table, "ada", SeatBot, 2, "easy") == ("no-such-seat", {"seat": 2})
    assert says(table, "ada", SeatBot, 1, "easy") == [e.BotSeated(1, "easy", "bot-1")]
    assert says(table, "ada", SeatBot, 1, "hard") == [e.BotSeated(1, "hard", "bot-1")]
    assert table.places[1].level == "hard"
    named = empty_table("drakon", 2)
    chosen = info("drakon").court[-1]
    wish = says(named, "ada", SeatBot, 0, chosen.level, chosen.id)
    assert wish == [e.BotSeated(0, chosen.level, chosen.id)]
    assert table.places[1].ready


def test_the_last_to_be_ready_begins_the_game() -> None:
    table = table_of_two()
    assert says(table, "ada", Ready, 0, True, "aa") == [e.ReadySaid(0, True, "aa")]
    assert refused(says, table, "eve", Ready, 0) == ("not-your-seat", {"seat": 0})
    waiting = table.fork()
    [_, started] = says(table, "ada", SeatBot, 1, "easy")
    assert started == e.Started(table.setup.rules)
    assert table.status == "playing"

    trial = waiting.fork()
    assert len(says(trial, "ada", SeatBot, 1, "easy", prepared=False)) == 1
    assert trial.status == "open"
    assert trial.is_gathered

    says(waiting, "zoe", Sit, 1)
    trial = waiting.fork()
    assert says(trial, "zoe", Ready, 1, prepared=False) == [e.ReadySaid(1, True, "")]
    assert trial.is_gathered
    assert says(trial, "zoe", Ready, 1, False) == [e.ReadySaid(1, False, "")]
    assert not trial.is_gathered
    assert len(says(waiting, "zoe", Ready, 1)) == 2
    assert waiting.status == "playing"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(Sit, (1,)), (Stand, (0,)), (SeatBot, (1, "easy")), (Ready, (0,)), (Close, ())],
)
def test_nothing_of_it_is_possible_once_the_game_has_begun(
    kind: type, fields: tuple[object, ...]
) -> None:
    table = running_table(GAME, "ada", "zoe")
    assert refused(says, table, "ada", kind, *fields) == ("not-open", {})


def test_the_host_closes_a_table() -> None:
    table = table_of_two()
    assert refused(says, table, "zoe", Close) == ("not-host", {})
    assert says(table, "ada", Close) == [e.Closed()]
    assert table.status == "closed"
    assert refused(says, table, "ada", Close) == ("not-open", {})


def test_who_is_sent_away_loses_their_seats_and_may_not_sit() -> None:
    table = table_of_two()
    says(table, "zoe", Sit, 1)
    assert refused(says, table, "zoe", Remove, "ada") == ("not-host", {})
    assert refused(says, table, "ada", Remove, "ada") == ("not-host", {})
    assert says(table, "ada", Remove, "zoe") == [e.Removed("zoe", True), e.Freed(1)]
    assert table.removed == {"zoe"}
    assert refused(says, table, "zoe", Sit, 1) == ("no-seat-here", {})
    assert says(table, "ada", Remove, "zoe", False) == [e.Removed("zoe", False)]
    assert table.removed == frozenset()
    says(table, "zoe", Sit, 1)
    assert says(table, "ada", Remove, "zoe", False) == [e.Removed("zoe", False)]


def test_who_plays_is_not_sent_away_before_the_end() -> None:
    table = running_table(GAME, "ada", "zoe")
    assert says(table.fork(), "ada", Remove, "eve") == [e.Removed("eve", True)]
    assert refused(says, table, "ada", Remove, "zoe") == ("is-playing", {"seat": 1})
    says(table, "ada", Resign, 0)
    assert says(table, "ada", Remove, "zoe") == [e.Removed("zoe", True)]
    assert table.seats_of("zoe") == (1,)


def test_in_a_rated_game_everybody_has_one_seat_and_bots_are_of_the_court() -> None:
    table = table_of_two(rated=True)
    assert refused(says, table, "ada", Sit, 1) == ("rated", {})
    assert refused(says, table, "ada", SeatBot, 1, "random") == ("rated", {})
    assert says(table.fork(), "ada", SeatBot, 1, "hard") == [e.BotSeated(1, "hard", "bot-1")]
    says(table, "zoe", Sit, 1)
    says(table, "ada", Stand, 0)
    assert says(table.fork(), "ada", SeatBot, 0, "hard") == [e.BotSeated(0, "hard", "bot-1")]
    says(table, "zoe", Stand, 1)
    says(table, "ada", SeatBot, 0, "hard")
    assert refused(says, table, "ada", SeatBot, 1, "hard") == ("rated", {})
    assert says(table, "ada", SeatBot, 0, "easy") == [e.BotSeated(0, "easy", "bot-1")]


@pytest.mark.parametrize(
    "kind_and_fields",
    [
        (Sit, 1),
        (Stand, 0),
        (SeatBot, 1, "easy"),
        (Ready, 0),
        (Leave, 0),
        (Close,),
        (Remove, "zoe"),
        (Undo, 0),
        (Answer, 0, True),
    ],
)
def test_in_a_tournament_nobody_else_decides_who_plays(kind_and_fields: tuple[type]) -> None:
    table = table_of_two()
    table.apply(e.Paired("cup", 1), 1.0)
    assert refused(says, table, "ada", *kind_and_fields) == ("in-tournament", {})
