"""Missing players at a table without clocks: from when others may go on, and how the game ends."""

import pytest

from server.tables import moves, refused, running_table, says
from tafelronde.match.clock import TimeControl
from tafelronde.server.table import events as e
from tafelronde.server.table.missing import BOT_AFTER, END_AFTER, NUDGE_AFTER, missing
from tafelronde.server.wire.clock import Missing
from tafelronde.server.wire.commands import Answer, GoOn, Leave, Remove, Resign, Return, Undo

LIVE = TimeControl("live", bank=60, increment=5)
PEOPLE = ("ada", "zoe", "cem", "dan", "eva", "fay")
BEGUN = 2.0


def late(table: object, seconds: float) -> float:
    return table.changed + seconds  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_bot_sits_in_after_a_while_and_the_missing_comes_back(players: int) -> None:
    table = running_table("drakon", *PEOPLE[:players])
    gone = table.player
    other = (gone + 1) % players
    found = missing(table)
    since = table.changed
    assert found == Missing(gone, since + NUDGE_AFTER, since + BOT_AFTER, 0.0)
    early = late(table, BOT_AFTER - 61)
    wish = (GoOn, other, "bot", "easy")
    assert refused(says, table, PEOPLE[other], *wish, at=early) == ("missing-early", {"minutes": 2})
    [left] = says(table, PEOPLE[other], *wish, at=late(table, BOT_AFTER))
    assert isinstance(left, e.Left)
    assert (left.seat, left.level) == (gone, "easy")
    assert table.places[gone].is_bot
    assert missing(table) is None
    says(table, PEOPLE[gone], Return, gone)
    assert not table.places[gone].is_bot
    assert missing(table) == found  # the bot has decided nothing: it is still the same decision


@pytest.mark.parametrize("players", [2, 3, 6])
def test_after_a_day_the_missing_is_out_as_if_the_time_were(players: int) -> None:
    table = running_table("drakon", *PEOPLE[:players], public=True)
    gone = table.player
    other = (gone + 1) % players
    wish = (GoOn, other, "end", "easy")
    early = late(table, END_AFTER - 1)
    assert refused(says, table, PEOPLE[other], *wish, at=early)[0] == "missing-early"
    [out] = says(table, PEOPLE[other], *wish, at=late(table, END_AFTER))
    assert isinstance(out, e.TimedOut)
    assert (table.resigned, table.out_of_time) == ((gone,), (gone,))
    assert table.status == ("over" if players == 2 else "playing")
    assert table.places[gone].is_bot is (players > 2)


def test_among_friends_nobody_is_made_to_give_up() -> None:
    table = running_table("drakon", *PEOPLE[:3])
    gone = table.player
    other = (gone + 1) % 3
    wish = (GoOn, other, "end", "easy")
    at = late(table, 100 * END_AFTER)
    assert refused(says, table, PEOPLE[other], *wish, at=at) == ("among-friends", {})
    for more in ({"public": True}, {"rated": True}):
        found = missing(running_table("drakon", *PEOPLE[:3], **more))
        assert found is not None
        assert found.end > 0


def test_only_who_waits_may_go_on() -> None:
    table = running_table("drakon", "ada", "zoe", "cem")
    gone = table.player
    names = PEOPLE[:3]
    at = late(table, END_AFTER)
    mine = (gone + 1) % 3
    assert refused(says, table, names[gone], GoOn, gone, "bot", "easy", at=at) == (
        "nobody-missing", {},
    )  # fmt: skip
    assert refused(says, table, "eve", GoOn, mine, "bot", "easy", at=at)[0] == "not-your-seat"
    says(table, names[mine], Leave, mine, "easy")
    at = late(table, END_AFTER)
    wish = (GoOn, mine, "end", "easy")
    assert refused(says, table, names[mine], *wish, at=at)[0] == "bot-plays"
    says(table, names[mine], Resign, mine, "easy")
    at = late(table, END_AFTER)
    assert refused(says, table, names[mine], *wish, at=at)[0] == "has-resigned"


def test_with_clocks_or_alone_nobody_is_missing() -> None:
    assert missing(running_table("drakon", "ada", "zoe", time=LIVE)) is None
    assert missing(running_table("drakon", "ada", "ada")) is None
    table = running_table("drakon", "ada", "zoe")
    table.shown_late = True
    assert missing(table) is None
    table = running_table("drakon", "ada", "zoe")
    table.tournament = "cup"  # it says itself how long its tables may be played
    assert missing(table) is None


def test_a_rated_game_is_played_by_nobody_else_but_comes_to_an_end() -> None:
    table = running_table("rosenkoenig", "ada", "zoe", rated=True)
    gone, other = table.player, 1 - table.player
    found = missing(table)
    assert found is not None
    assert found.bot == 0
    at = late(table, END_AFTER)
    wish = (GoOn, other)
    assert refused(says, table, PEOPLE[other], *wish, "bot", "easy", at=at) == ("rated", {})
    says(table, PEOPLE[other], *wish, "end", "easy", at=at)
    assert (table.status, table.ended_by) == ("over", gone)


def test_a_move_in_the_last_second_counts() -> None:
    table = running_table("rosenkoenig", "ada", "zoe")
    gone, other = table.player, 1 - table.player
    at = late(table, BOT_AFTER)
    moves(table, table.state.format(table.state.legal_actions()[0]), at=at)
    if table.player == other:
        wish = (GoOn, other, "bot", "easy")
        assert refused(says, table, PEOPLE[other], *wish, at=at) == ("nobody-missing", {})
    assert not table.places[gone].is_bot


@pytest.mark.parametrize("rated", [True, False])
def test_the_missing_gain_no_time_by_asking_or_by_sending_others_away(rated: bool) -> None:
    table = running_table("rosenkoenig", "ada", "zoe", rated=rated)
    for _ in range(2):
        moves(table, table.state.format(table.state.legal_actions()[0]))
    since = missing(table)
    assert since is not None
    if not rated:
        user = PEOPLE[table.player]
        [asked] = says(table, user, Undo, table.player, at=20.0)
        assert isinstance(asked, e.Asked)
        says(table, user, Answer, table.player, False, at=30.0)
        for one in (table.player, 1 - table.player):  # oneself, and a friend at the table
            says(table, PEOPLE[one], Leave, one, "easy", at=35.0)
            says(table, PEOPLE[one], Return, one, at=36.0)
    says(table, "ada", Remove, "eve", True, at=40.0)
    assert table.changed == 40.0
    assert missing(table) == since
