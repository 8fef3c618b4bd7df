"""Small tournaments, worked out by hand."""

import msgspec
import pytest

from tafelronde.tournament import Board, Kind, Round, Rules, next_round, rounds_planned, verify
from tafelronde.tournament.calendar import DAY, round_end
from tafelronde.tournament.history import History, points
from tafelronde.tournament.record import Finding, read_record
from tafelronde.tournament.robin import robin_rounds
from tafelronde.tournament.seating import seated
from tournament.courses import SEED, course, record_of

WON = (1.0, -1.0)


def over(*seats: int, returns: tuple[float, ...] = WON, ended: float = 1.0) -> Board:
    return Board(seats, returns, ended=ended)


@pytest.mark.parametrize(
    ("kind", "size", "wished", "players", "planned"),
    [
        ("swiss", 2, 0, 1, 1), ("swiss", 2, 0, 2, 1), ("swiss", 2, 0, 5, 4), ("swiss", 2, 0, 8, 4),
        ("swiss", 2, 0, 9, 5), ("swiss", 2, 9, 7, 7), ("swiss", 2, 9, 8, 7), ("swiss", 2, 3, 8, 3),
        ("swiss", 3, 9, 4, 9), ("swiss", 3, 0, 9, 5), ("swiss", 4, 0, 3, 3),
        ("robin", 2, 0, 2, 1), ("robin", 2, 0, 5, 5), ("robin", 2, 0, 6, 5), ("robin", 2, 3, 6, 3),
        ("robin", 3, 0, 9, 4), ("robin", 3, 0, 2, 1), ("robin", 4, 0, 8, 3), ("robin", 4, 0, 7, 2),
        ("league", 2, 0, 5, 5), ("league", 3, 0, 5, 2),
        ("knockout", 2, 0, 2, 1), ("knockout", 2, 0, 5, 3), ("knockout", 2, 0, 8, 3),
        ("knockout", 2, 0, 9, 4), ("knockout", 3, 0, 9, 0), ("arena", 2, 0, 9, 0),
    ],
)  # fmt: skip
def test_so_many_rounds(kind: Kind, size: int, wished: int, players: int, planned: int) -> None:
    assert rounds_planned(Rules(kind, size, wished), players) == planned


def test_a_round_robin_has_one_round_at_least() -> None:
    assert [robin_rounds(1, 2), robin_rounds(1, 3), robin_rounds(2, 3)] == [1, 1, 1]


@pytest.mark.parametrize("kind", ["swiss", "robin", "league", "knockout"])
@pytest.mark.parametrize("size", [2, 4])
def test_after_the_last_round_there_is_none(kind: Kind, size: int) -> None:
    rules = Rules(kind, size, advance=2)
    rounds = course(rules, 9, 1)
    assert next_round(rules, rounds, range(1, 10), SEED) is None
    assert next_round(rules, rounds[:-1], range(1, 10), SEED) is not None


@pytest.mark.parametrize("kind", ["swiss", "robin", "knockout", "arena"])
def test_too_few_make_no_round(kind: Kind) -> None:
    assert next_round(Rules(kind, 2), [], [1], SEED) is None
    assert next_round(Rules(kind, 2), [], [1, 2], SEED) is not None


def test_of_many_also_the_first_and_the_last_meet_where_nobody_else_is_left() -> None:
    order = tuple(range(1, 25))
    apart = tuple((1, other) for other in range(2, 24))
    found = next_round(Rules("swiss"), [], order, SEED, order=order, apart=apart)
    assert found is not None
    assert {1, 24} in [set(board.seats) for board in found.boards]
    assert len(found.boards) == 12


def test_who_is_not_in_the_list_of_strength_comes_after_it() -> None:
    first = Round((1, 2, 3, 4), (over(3, 1), over(2, 4, returns=(0.0, 0.0))), order=(3, 2, 1, 4))
    found = next_round(Rules("swiss", rounds=3), [first], [1, 2, 3, 4, 5, 6], SEED)
    assert found is not None
    # 5 and 6 have no points and no strength; 1 has no points either, and comes before them
    assert {3} < set(found.boards[0].seats)
    assert len(found.boards) == 3


def test_the_last_of_a_swiss_sits_out_who_has_not_yet() -> None:
    first = next_round(Rules("swiss"), [], range(1, 6), SEED, order=(5, 4, 3, 2, 1))
    assert first is not None
    assert first.byes == (1,)
    boards = tuple(msgspec.structs.replace(b, returns=WON, ended=1.0) for b in first.boards)
    second = next_round(
        Rules("swiss"), [msgspec.structs.replace(first, boards=boards)], range(1, 6), SEED
    )
    assert second is not None
    losers = {board.seats[1] for board in boards}
    assert losers.issuperset(second.byes)
    assert len(second.byes) == 1


def test_the_rounds_of_a_league_go_by_its_beginning() -> None:
    assert round_end(1e9, 1e9 + 1, 7) == 1e9 + 7 * DAY
    assert round_end(1e9, 1e9 + 8 * DAY, 7) == 1e9 + 14 * DAY


def test_at_larger_tables_the_strongest_are_ranked_by_the_lot_as_all_are() -> None:
    rules = Rules("swiss", 3)
    drawn, listed = (
        next_round(rules, [], range(1, 11), SEED, order=order)
        for order in ((), tuple(range(10, 0, -1)))
    )
    assert drawn is not None
    assert listed is not None
    assert (drawn.boards, drawn.byes) == (listed.boards, listed.byes)


def test_a_record_with_tables_that_cannot_be_counted_says_where() -> None:
    rules = Rules("swiss", shared=True)
    record = record_of(rules, 6, course(rules, 6, 1))
    lonely = msgspec.structs.replace(
        record.rounds[0], boards=(over(1, returns=(1.0,)), over(2, returns=(0.0,)))
    )
    forged = msgspec.structs.replace(record, rounds=(lonely, *record.rounds[1:]))
    assert verify(forged) == [Finding("pairing", 1), Finding("results", 2)]


def test_points_and_meetings_add_up() -> None:
    rounds = [
        Round((1, 2, 3), (over(1, 2),), (3,)),
        Round((1, 2, 3), (over(3, 1, returns=(0.0, 0.0)),), (2,)),
        Round((1, 2, 3), (Board((2, 3)),), (1,)),
    ]
    sums = History(Rules("swiss"), rounds, apart=((1, 3),))
    assert [sums.points[n] for n in (1, 2, 3)] == [2.5, 1, 1.5]
    assert [sums.byes[n] for n in (1, 2, 3)] == [1, 1, 1]
    assert [sums.played[n] for n in (1, 2, 3)] == [2, 1, 1]
    assert [sums.won[n] for n in (1, 2, 3)] == [1, 0, 0]
    assert [sums.met[a, b] for a, b in ((1, 2), (2, 1), (2, 3))] == [1, 1, 1]
    assert sums.met[1, 3] == sums.met[3, 1] == 51
    assert [sums.seats[1, seat] for seat in (0, 1)] == [1, 1]
    assert sums.last_seat == {1: 1, 2: 0, 3: 1}
    assert sums.last_met == {1: {3}, 2: {3}, 3: {2}}
    assert sums.against == {(1, 2): 1.0, (2, 1): 0.0, (1, 3): 0.5, (3, 1): 0.5}
    twice = History(Rules("robin"), [rounds[0], rounds[0]])
    assert (twice.against[1, 2], twice.against[2, 1]) == (2.0, 0.0)
    shared = History(Rules("swiss", shared=True), rounds[:1])
    assert shared.points[3] == History(Rules("swiss", 3), rounds[:1]).points[3] == 0.5
    assert History(Rules("robin"), rounds[:1]).points[3] == 0


def test_the_same_deal_is_compared_with_tables_of_as_many_players() -> None:
    boards = (
        over(1, 2, 3, returns=(1.0, 0.0, -1.0)),
        over(4, 5, 6, returns=(0.0, 1.0, -1.0)),
        over(7, 8),
        Board((9, 10)),
        Board((11, 12), ended=1.0),
    )
    told = points(Rules("swiss", 3, shared=True), Round((), boards))
    assert told == [(1, 0, 0.5), (0, 1, 0.5), (0.5, 0.5), (), (0.5, 0.5)]
    alone = points(Rules("swiss", shared=True), Round((), boards[2:]))
    assert alone[0] == (1, 0)  # the only one that is over


def test_a_streak_ends_with_a_shared_victory_and_counts_by_the_time_of_the_end() -> None:
    ends = [(1.0, WON), (2.0, WON), (3.0, (0.0, 0.0)), (4.0, WON), (5.0, WON), (6.0, WON)]
    boards = [over(1, 2, returns=returns, ended=at) for at, returns in reversed(ends)]
    rounds = [Round((1, 2), (board,)) for board in boards]
    sums = History(Rules("arena"), rounds)
    assert [sums.points[1], sums.points[2]] == [2 + 2 + 2 + 2 + 2 + 4, 1]  # 3.: half of 4


def test_seats_go_to_who_had_them_least_often_and_sat_elsewhere_last() -> None:
    rounds = [Round((1, 2, 3), (over(1, 2, 3, returns=(0.0, 0.0, 0.0)),))] * 2
    rounds += [Round((1, 2, 3), (over(2, 1, 3, returns=(0.0, 0.0, 0.0)),))]
    sums = History(Rules("robin", 3), rounds)
    assert seated((1, 2, 3), sums, SEED, 4) in [(3, 1, 2), (2, 3, 1)]
    once = History(Rules("robin"), [Round((1, 2), (over(1, 2),))])
    assert seated((1, 2), once, SEED, 2) == (2, 1)
    many = tuple(range(1, 8))
    sat = [Round(many, (Board(many),))]
    sums = History(Rules("robin", 7), sat)
    order = seated(many, sums, SEED, 2)
    assert sorted(order) == list(many)
    assert all(number != many[seat] for seat, number in enumerate(order[:-1]))


def test_nobody_in_an_arena_meets_the_last_opponent_at_once_but_newcomers_come_first() -> None:
    rounds = [Round((1, 2, 3, 4), (over(1, 2, ended=2.0), over(3, 4, ended=2.0)), begun=1.0)]
    found = next_round(Rules("arena"), rounds, [1, 2, 3, 4, 5], SEED, 3.0)
    assert found is not None
    assert any(5 in board.seats for board in found.boards)
    assert not any(set(board.seats) in ({1, 2}, {3, 4}) for board in found.boards)
    assert found.present == (1, 2, 3, 4, 5)
    assert next_round(Rules("arena"), rounds, [1, 2], SEED, 2.0) is not None  # it is over now
    late = next_round(Rules("arena"), rounds, [1, 2], SEED, 1.5)  # their table was not over then
    assert late is None
    apart = next_round(Rules("arena"), [], [1, 2], SEED, 3.0, apart=((1, 2),))
    assert apart is None


def test_in_an_arena_the_best_meet() -> None:
    rounds = [Round(tuple(range(1, 9)), tuple(over(n, n + 4, ended=2.0) for n in range(1, 5)))]
    found = next_round(Rules("arena"), rounds, range(1, 9), SEED, 3.0)
    assert found is not None
    assert [max(board.seats) <= 4 for board in found.boards] == [True, True, False, False]


def test_a_record_with_other_results_than_seats_is_refused() -> None:
    rules = Rules("swiss")
    rounds = course(rules, 4, 1)
    board = msgspec.structs.replace(rounds[1].boards[0], returns=(1.0, 0.0, -1.0))
    wrong = msgspec.structs.replace(rounds[1], boards=(board, *rounds[1].boards[1:]))
    body = msgspec.json.encode(record_of(rules, 4, rounds))
    assert read_record(body).rounds == tuple(rounds)
    for field in ("returns", "scores"):
        board = msgspec.structs.replace(rounds[1].boards[0], **{field: (1.0,)})
        wrong = msgspec.structs.replace(rounds[1], boards=(board, *rounds[1].boards[1:]))
        told = msgspec.to_builtins(record_of(rules, 4, rounds))
        told["rounds"] = msgspec.to_builtins((rounds[0], wrong))
        with pytest.raises(ValueError, match="round 2"):
            read_record(msgspec.json.encode(told))


def test_last_opponents_in_an_arena_meet_again_only_where_nobody_plays() -> None:
    both = over(1, 2, ended=2.0)
    alone = [Round((1, 2), (both,), begun=1.0)]
    again = next_round(Rules("arena"), alone, [1, 2], SEED, 3.0)
    assert again is not None
    assert [set(board.seats) for board in again.boards] == [{1, 2}]
    busy = [Round((1, 2, 3, 4), (both, Board((3, 4))), begun=1.0)]
    assert next_round(Rules("arena"), busy, [1, 2], SEED, 3.0) is None
    assert next_round(Rules("arena"), alone, [1, 2], SEED, 3.0, apart=((1, 2),)) is None
    three = [Round((1, 2, 3), (over(1, 2, 3, returns=(1.0, 0.0, -1.0)),), begun=0.5)]
    table = next_round(Rules("arena", 3), three, [1, 2, 3], SEED, 3.0)
    assert table is not None
    assert [set(board.seats) for board in table.boards] == [{1, 2, 3}]
    assert next_round(Rules("arena", 3), three, [1, 2, 3], SEED, 3.0, apart=((2, 3),)) is None


def test_who_waits_in_an_arena_does_not_hold_up_the_others() -> None:
    rounds = [Round((1, 2, 3, 4), (over(1, 2), over(3, 4)), begun=0.5)]
    apart = ((1, 3), (1, 4), (2, 3))
    found = next_round(Rules("arena"), rounds, [1, 2, 3, 4], SEED, 3.0, apart=apart)
    assert found is not None
    assert [set(board.seats) for board in found.boards] == [{2, 4}]
    assert found.byes == ()


def test_who_meets_nobody_in_an_arena_does_not_keep_the_others_from_meeting_again() -> None:
    rounds = [Round((1, 2, 3), (over(2, 3),), begun=0.5)]
    apart = ((1, 2), (1, 3))
    found = next_round(Rules("arena"), rounds, [1, 2, 3], SEED, 3.0, apart=apart)
    assert found is not None
    assert [set(board.seats) for board in found.boards] == [{2, 3}]


def test_at_a_table_of_six_seats_are_shared_out_among_all() -> None:
    six = tuple(range(1, 7))
    sums = History(Rules("robin", 6), [Round(six, (Board(six),)), Round(six, (Board(six),))])
    order = seated(six, sums, SEED, 3)
    assert all(number != six[seat] for seat, number in enumerate(order))
