"""Answers left for later, at a table in memory: who may leave which, and what becomes of them."""

import pytest

from server.tables import moves, refused, running_table, says
from tafelronde.match.clock import TimeControl
from tafelronde.server.features.correspondence.answer_wire import MOST_ANSWERS
from tafelronde.server.features.correspondence.lines import (
    check_leaving,
    check_one_answer,
    follow_ups,
    parse_line,
    replies,
    rest_of,
    steps,
)
from tafelronde.server.features.correspondence.plan import Plan
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Leave, Resign, Undo

DAYS = TimeControl("days", days=3)
ZOE = 1


def by_days() -> Table:
    """Ada is to move, and zoe waits."""
    return running_table("connect_four", "ada", "zoe", time=DAYS)


def plan(table: Table, *lines: str, seat: int = ZOE, user: str = "zoe") -> Plan:
    """The answers that are left now; a line is the letters of its columns."""
    numbers = tuple(tuple("abcdefg".index(c) for c in line) for line in lines)
    return Plan(seat, user, table.seq, table.ply, numbers)


# ---- which lines may be left --------------------------------------------------------------------


def test_answers_are_left_where_one_sits_in_a_game_by_days() -> None:
    table = by_days()
    check_leaving(table, "zoe", ZOE)
    check_leaving(table, "ada", 0)
    assert refused(check_leaving, table, "ada", ZOE) == ("not-your-seat", {"seat": ZOE})
    live = running_table("connect_four", "ada", "zoe")
    assert refused(check_leaving, live, "zoe", ZOE) == ("answers-live", {})
    says(table, "zoe", Leave, ZOE, "easy")
    assert refused(check_leaving, table, "zoe", ZOE) == ("bot-plays", {})
    says(table, "ada", Resign, 0)
    assert refused(check_leaving, table, "zoe", ZOE) == ("not-playing", {})


def test_no_answers_where_players_hide_something_or_have_given_up() -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem", time=DAYS)
    assert refused(check_leaving, table, "zoe", ZOE) == ("answers-hidden", {})
    says(table, "zoe", Resign, ZOE, "easy")
    assert refused(check_leaving, table, "zoe", ZOE) == ("has-resigned", {"seat": ZOE})


def test_a_line_goes_from_the_position_to_ones_own_answer() -> None:
    table = by_days()
    assert parse_line(table, ZOE, ["a", "b"]) == (0, 1)
    assert parse_line(table, ZOE, ["a", "b", "c", "d"]) == (0, 1, 2, 3)
    assert refused(parse_line, table, ZOE, ["a"]) == ("answers-end", {})
    assert refused(parse_line, table, ZOE, ["a", "x"])[0] == "no-such-action"
    assert refused(parse_line, table, ZOE, list("aaaaaab")) == ("answers-end", {})
    for full in ("aaaaaaab", "baaaaaaa"):  # before the answer, and the answer itself
        assert refused(parse_line, table, ZOE, list(full)) == ("column-full", {"action": "a"})
    over = "abababacd"  # four in a column win
    assert refused(parse_line, table, ZOE, list(over)) == ("answers-over", {"action": "c"})


def test_a_line_has_so_many_answers() -> None:
    table = by_days()
    longest = "abababbabacdcdcd"[: 2 * MOST_ANSWERS]
    assert len(parse_line(table, ZOE, list(longest))) == 2 * MOST_ANSWERS
    assert refused(parse_line, table, ZOE, [*longest, "e", "f"]) == ("answers-long", {})
    assert refused(parse_line, table, 0, [*longest, "e"]) == ("answers-long", {})


def test_nothing_is_drawn_in_a_line() -> None:
    table = running_table("rosenkoenig", "ada", "zoe", time=DAYS)
    for _ in range(2):  # each has a card less than a full hand then
        moves(table, table.state.format(table.state.legal_actions()[0]))
    line = ["draw", table.state.format(table.state.legal_actions()[0])]
    assert refused(parse_line, table, ZOE, line) == ("answers-drawn", {})


def test_the_same_is_answered_in_one_way() -> None:
    table = by_days()

    def check(*lines: str) -> None:
        check_one_answer(table, ZOE, plan(table, *lines).lines)

    check("ab", "ba", "abcd", "abdc")
    assert refused(check, "ab", "ac") == ("answers-differ", {})
    assert refused(check, "ab", "abcd", "abce") == ("answers-differ", {})
    assert list(steps(table.state, (0, 1, 2))) == [(0, 0), (1, 1), (0, 2)]
    assert table.ply == 0


def test_a_line_goes_on_with_what_does_not_end_the_game_for_others() -> None:
    table = by_days()
    assert follow_ups(table.state, ZOE) == ([0, 1, 2, 3, 4, 5, 6], False)
    moves(table, *"ababab")
    assert follow_ups(table.state, ZOE) == ([1, 2, 3, 4, 5, 6], True)
    assert follow_ups(table.state, 0) == ([0, 1, 2, 3, 4, 5, 6], False)


# ---- what holds now, and what is answered -------------------------------------------------------


def test_what_happened_goes_off_the_lines() -> None:
    table = by_days()
    left = plan(table, "abcd", "abef", "ba")
    assert rest_of(table, left) == list(left.lines)
    moves(table, "a")
    assert rest_of(table, left) == [(1, 2, 3), (1, 4, 5)]
    moves(table, "b", "c", "d")
    assert rest_of(table, left) == []
    other = by_days()
    moves(other, "g")
    assert rest_of(other, left) == []


def test_lines_are_of_whoever_sits_there() -> None:
    table = by_days()
    assert rest_of(table, plan(table, "ab", user="eve")) == []
    for seat in (-1, 2):
        assert rest_of(table, plan(table, "ab", seat=seat)) == []


def test_nothing_is_left_of_them_after_a_takeback() -> None:
    table = by_days()
    first = plan(table, "abcd")
    moves(table, "a")
    second = plan(table, "bc")
    says(table, "ada", Undo, 0)
    assert rest_of(table, first) == []
    assert rest_of(table, second) == []
    third = plan(table, "ab")
    assert rest_of(table, third) == [(0, 1)]


def test_nothing_is_left_of_them_where_something_was_drawn() -> None:
    table = running_table("kuhn_poker", "ada", "zoe")
    drawn = [ply.action for ply in table.log]
    assert rest_of(table, Plan(ZOE, "zoe", table.seq, 0, ((*drawn, 0, 1),))) == []
    assert rest_of(table, Plan(ZOE, "zoe", table.seq, table.ply, ((0, 1),))) == [(0, 1)]


def test_what_was_left_is_played_when_it_occurs() -> None:
    table = by_days()
    plans = [plan(table, "abcd"), plan(table, "abc", seat=0, user="ada")]
    new = play(table, 0)
    assert replies(table, new, plans[:1], 4.0) == [e.Moved(1, 1)]
    assert replies(table, new, plans, 4.0) == [e.Moved(1, 1), e.Moved(0, 2), e.Moved(1, 3)]
    assert replies(table, play(table, 6), plans, 4.0) == []
    assert replies(table, new, [], 4.0) == []
    assert table.ply == 0


def test_a_win_ends_the_answers() -> None:
    table = by_days()
    moves(table, *"ababa")
    [answer] = replies(table, play(table, 1), [plan(table, "ba", seat=0, user="ada")], 4.0)
    assert answer == e.Moved(0, 0)


@pytest.mark.parametrize("gone", [Leave, Resign])
def test_who_is_away_or_has_given_up_answers_no_more(gone: type) -> None:
    table = running_table("kuhn_poker", "ada", "zoe", "cem")
    left = [plan(table, "ab")]
    assert replies(table, play(table, 0), left, 4.0) == [e.Moved(1, 1)]
    says(table, "zoe", gone, ZOE, "easy")
    assert replies(table, play(table, 0), left, 4.0) == []
