"""Clocks at a table in memory: deciding in time, pauses by agreement, time that does not count, and
what happens when there is none left."""

import pytest

from server.tables import empty_table, moves, refused, running_table, says
from tafelronde.match.clock import TimeControl
from tafelronde.server.table import events as e
from tafelronde.server.table.clock import ALL, MAX_LAG, RESUMES_IN, Stand
from tafelronde.server.table.table import Table
from tafelronde.server.table.timing import people_at_play, stood, time_out
from tafelronde.server.wire.commands import Leave, Move, Pause, Resign, Return

GAME = "connect_four"
BEGUN = 2.0
"""When ``running_table`` begins."""
BANK = 300


def live(*seats: str, out: str = "bot") -> Table:
    game = GAME if len(seats) == 2 else "kuhn_poker"
    return running_table(game, *seats, time=TimeControl("live", BANK, out=out))


def test_a_decision_counts_until_the_time_is_out_and_the_line_has_had_its_due() -> None:
    late = BEGUN + BANK
    for at, lag in ((late, 0.0), (late + 0.3, 0.3), (late + MAX_LAG, 9.0)):
        [moved] = says(live("ada", "zoe"), "ada", Move, 0, 6, "a", at=at, lag=lag)
        assert moved == e.Moved(0, 0, lag=min(lag, MAX_LAG))
    for at, lag in ((late + 0.1, 0.0), (late + MAX_LAG + 0.1, 9.0)):
        table = live("ada", "zoe")
        found = refused(says, table, "ada", Move, 0, 6, "a", at=at, lag=lag)
        assert found == ("time-is-up", {"seat": 0})


def test_the_lag_is_noted_in_milliseconds() -> None:
    [moved] = says(live("ada", "zoe"), "ada", Move, 0, 6, "a", lag=0.12345)
    assert moved == e.Moved(0, 0, lag=0.123)
    table = running_table(GAME, "ada", "zoe")
    assert says(table, "ada", Move, 0, table.seq, "a", lag=0.1) == [e.Moved(0, 0)]


def test_only_who_decides_pays() -> None:
    table = live("ada", "zoe")
    assert table.clock is not None
    moves(table, "a", at=BEGUN + 10)
    moves(table, "b", at=BEGUN + 30)
    assert (table.clock.left(0), table.clock.left(1)) == (BANK - 10, BANK - 20)
    says(table, "ada", Leave, 0, "easy", at=BEGUN + 35)
    table.apply(e.Moved(0, 3), BEGUN + 60)  # the bot's
    moves(table, "b", at=BEGUN + 61)
    assert (table.clock.left(0), table.clock.left(1)) == (BANK - 10, BANK - 21)
    says(table, "ada", Return, 0, at=BEGUN + 62)
    table.apply(e.Moved(0, 3, forced=True), BEGUN + 70)
    moves(table, "b", at=BEGUN + 72)
    assert (table.clock.left(0), table.clock.left(1)) == (BANK - 10, BANK - 23)


def test_what_was_given_costs_nobody_time() -> None:
    table = running_table(GAME, "ada", "zoe", given=(3, 4), time=TimeControl("live", BANK, 5))
    assert table.clock is not None
    assert table.clock.accounts.log == []
    moves(table, "a", at=BEGUN + 4)
    assert (table.clock.left(0), table.clock.left(1)) == (BANK + 5 - 4, BANK)


def test_there_is_a_pause_when_all_people_agree() -> None:
    table = live("ada", "zoe", "zoe", "*easy")
    assert people_at_play(table) == {"ada", "zoe"}
    assert refused(says, table, "zoe", Pause, 1, False) == ("no-offer", {})
    assert says(table, "ada", Pause, 0) == [e.PauseAsked(0, True)]
    no = table.fork()
    assert says(no, "zoe", Pause, 1, False) == [e.PauseAsked(1, False)]
    assert refused(says, no, "zoe", Pause, 1, False) == ("no-offer", {})
    yes = says(table, "zoe", Pause, 2, at=BEGUN + 20)
    assert yes == [e.PauseAsked(2, True), e.Paused()]
    assert refused(says, table, "ada", Pause, 0) == ("paused", {})
    found = refused(says, table, "ada", Move, 0, table.seq, "bet")
    assert found == ("paused", {})
    assert table.due is None
    assert says(table, "zoe", Pause, 1, False, at=BEGUN + 920) == [e.Resumed(1)]
    assert table.due == BEGUN + BANK + 900 + RESUMES_IN + MAX_LAG
    assert table.clock is not None
    assert table.clock.resumed == 1


def test_who_plays_alone_with_bots_asks_nobody() -> None:
    table = live("ada", "*easy")
    assert says(table, "ada", Pause, 0) == [e.PauseAsked(0, True), e.Paused()]
    with_one_away = live("ada", "zoe")
    says(with_one_away, "zoe", Leave, 1, "easy")
    assert says(with_one_away, "ada", Pause, 0)[1:] == [e.Paused()]


def test_without_clocks_there_is_no_pause() -> None:
    table = running_table(GAME, "ada", "zoe")
    assert refused(says, table, "ada", Pause, 0) == ("no-clock", {})
    for event in (e.PauseAsked(0, True), e.Paused(), e.Resumed(0), e.Stood(0, 1.0, 2.0)):
        with pytest.raises(e.Unreadable):
            table.fork().apply(event, 3.0)


def test_time_that_does_not_count_is_noted_once_while_the_game_lasts() -> None:
    table = live("ada", "zoe")
    stands = [Stand(ALL, 3.0, 9.0), Stand(0, 8.0, 12.0)]
    found = stood(table, stands)
    assert found == [e.Stood(ALL, 3.0, 9.0), e.Stood(0, 8.0, 12.0)]
    table.apply(found[0], 12.0)
    assert stood(table, stands) == found[1:]
    table.apply(found[1], 12.0)
    assert stood(table, stands) == []
    assert table.due == BEGUN + BANK + 9 + MAX_LAG
    says(table, "ada", Resign, 0)
    assert stood(table, [Stand(ALL, 20.0, 30.0)]) == []
    assert stood(running_table(GAME, "ada", "zoe"), stands) == []


def test_nobodys_time_is_out_before_it_is() -> None:
    table = live("ada", "zoe")
    due = BEGUN + BANK + MAX_LAG
    assert table.due == due
    assert time_out(table, due, "easy") == []
    assert time_out(table, due + 0.01, "easy") == [e.TimedOut(0, "easy", "bot-1")]
    assert time_out(running_table(GAME, "ada", "zoe"), 1e9, "easy") == []
    says(table, "ada", Leave, 0, "easy")
    assert (table.due, table.on_clock) == (None, -1)  # a bot has no clock
    assert time_out(table, 1e9, "easy") == []
    open_table = empty_table(GAME, 2, time=TimeControl("live", BANK))
    assert (open_table.due, open_table.on_clock) == (None, -1)


def test_who_has_no_time_left_is_played_for_or_gives_up_as_the_table_says() -> None:
    table = live("ada", "zoe")
    [out] = time_out(table, 1000.0, "easy")
    table.apply(out, 1000.0)
    assert (table.status, table.resigned, table.out_of_time) == ("playing", (0,), (0,))
    assert table.bot_acts
    assert table.clock is not None
    assert table.clock.left(0) == 0

    table = live("ada", "zoe", out="resign")
    assert time_out(table, 1000.0, "easy") == [e.TimedOut(0)]
    table.apply(e.TimedOut(0), 1000.0)
    assert (table.status, table.ended_by, table.out_of_time) == ("over", 0, (0,))
    three = live("ada", "zoe", "cem", out="resign")
    assert time_out(three, 1000.0, "easy") == [e.TimedOut(0, "easy", "bot-1")]


@pytest.mark.parametrize("players", [2, 3])
def test_among_friends_a_bot_sits_in_and_who_comes_back_plays_on(players: int) -> None:
    names = ("ada", "zoe", "cem")[:players]
    table = live(*names, out="stand-in")
    [left] = time_out(table, 1000.0, "easy")
    assert isinstance(left, e.Left)
    assert (left.seat, left.timed) == (0, True)
    table.apply(left, 1000.0)
    assert (table.status, table.resigned, table.out_of_time, table.due) == ("playing", (), (), None)
    says(table, "ada", Return, 0, at=1500.0)
    assert (time_out(table, 1e9, "easy"), table.on_clock) == ([], -1)  # no clock runs for them
    says(table, "ada", Move, 0, table.seq, "a" if players == 2 else "pass", at=1e6)
    assert table.due == 1e6 + BANK + MAX_LAG  # the others have theirs
    for origin in ("rated", "tournament"):
        table = live(*names, out="stand-in")
        setattr(table, origin, "cup" if origin == "tournament" else True)
        assert isinstance(time_out(table, 1000.0, "easy")[0], e.TimedOut)
