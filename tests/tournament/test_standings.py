"""Points, ties, and the record from which all follows."""

import msgspec
import pytest

from tafelronde.tournament import Board, Kind, Round, Rules, standings, verify
from tafelronde.tournament.history import points
from tafelronde.tournament.record import Finding, read_record
from tournament.courses import SEED, course, record_of


def over(*seats: int, returns: tuple[float, ...], scores: tuple[float, ...] = ()) -> Board:
    return Board(seats, returns, scores, ended=1.0)


def test_a_table_gives_the_part_of_the_others_that_one_left_behind() -> None:
    boards = (
        over(1, 2, returns=(1.0, -1.0)),
        over(3, 4, returns=(0.0, 0.0)),
        Board((5, 6), ended=1.0),
        Board((7, 8)),
        over(9, 10, 11, returns=(1.0, 0.0, -1.0)),
        Board((12, 13), (1.0, 1.0), gave_up=(0,), ended=1.0),
    )
    told = points(Rules("swiss"), Round((), boards))
    assert told == [(1, 0), (0.5, 0.5), (0.5, 0.5), (), (1, 0.5, 0), (0, 1)]


def test_with_the_same_deal_one_is_compared_with_those_in_the_same_seat() -> None:
    boards = (
        over(1, 2, returns=(1.0, -1.0), scores=(20, 10)),
        over(3, 4, returns=(1.0, -1.0), scores=(15, 10)),
        over(5, 6, returns=(-1.0, 1.0), scores=(5, 10)),
    )
    first, second, third = points(Rules("swiss", shared=True), Round((), boards))
    assert first == (1, 0)  # won highest; lost highest
    assert second == (0.5, 0.5)
    assert third == (0, 1)


def test_who_gives_up_gains_nothing_by_a_small_lead() -> None:
    boards = (
        over(1, 2, returns=(1.0, -1.0), scores=(20, 10)),
        over(3, 4, returns=(1.0, -1.0), scores=(25, 10)),
        Board((5, 6), (1.0, -1.0), (1, 0), (1,), 1.0),
    )
    told = points(Rules("swiss", shared=True), Round((), boards))
    assert told == [(0, 1), (1, 0), (1, 0)]


def test_a_bye_of_a_swiss_is_a_meeting_with_ones_own_points() -> None:
    won = (1.0, -1.0)
    rounds = [
        Round((1, 2, 3), (over(1, 2, returns=won),), (3,)),
        Round((1, 2, 3), (over(1, 3, returns=won),), (2,)),
    ]
    told = {line.number: line for line in standings(Rules("swiss"), (1, 2, 3), rounds, SEED)}
    assert {number: line.points for number, line in told.items()} == {1: 2, 2: 1, 3: 1}
    assert {number: line.strength for number, line in told.items()} == {1: 2, 2: 3, 3: 3}
    alike = standings(Rules("robin"), (1, 2, 3), rounds, SEED)
    assert {line.number: line.strength for line in alike} == {1: 0, 2: 0, 3: 0}


def strength_of(number: int, rounds: list[Round]) -> float:
    players = sorted({number for round in rounds for b in round.boards for number in b.seats})
    lines = standings(Rules("swiss"), players, rounds, SEED)
    return next(line.strength for line in lines if line.number == number)


def never_came(winner: int, gone: int) -> Board:
    return Board((winner, gone), (1.0, -1.0), gave_up=(1,), ended=1.0, absent=(1,))


def test_a_victory_over_nobody_is_a_meeting_with_ones_own_points() -> None:
    won = (1.0, -1.0)
    rounds = [
        Round((1, 2, 3, 4), (never_came(1, 2), over(3, 4, returns=won))),
        Round((1, 3, 4), (over(1, 3, returns=won),), (4,)),
    ]
    assert strength_of(1, rounds) == 2 + 1  # as if 2 had the 2 points of 1, and then 3 with 1
    line = {line.number: line for line in standings(Rules("swiss"), (1, 2, 3, 4), rounds, SEED)}
    assert line[1].points == 2
    assert line[1].won == 1  # only one opponent was beaten
    assert line[2].strength == 0  # two dummies without points


def test_rounds_after_one_left_are_drawn_for_those_who_met_them() -> None:
    """Rounds at the end count half for the opponents, a missed round before others nothing."""
    won = (1.0, -1.0)
    left = [
        Round((1, 2, 3, 4), (over(2, 1, returns=won), over(3, 4, returns=won))),
        Round((1, 3, 4), (over(1, 3, returns=won),), (4,)),
        Round((1, 3, 4), (over(1, 4, returns=won),), (3,)),
    ]
    assert strength_of(1, left) == (1 + 0.5 + 0.5) + 2 + 1
    back = [*left[:2], Round((1, 2, 3, 4), (over(1, 4, returns=won), over(3, 2, returns=won)))]
    assert strength_of(1, back) == 1 + 2 + 1
    forfeited = [*left[:2], Round((1, 2, 3, 4), (over(1, 4, returns=won), never_came(3, 2)))]
    # 2 was paired in the third round and lost it; only the round before the last is missed
    assert strength_of(1, forfeited) == (1 + 0.5) + 2 + 1


def test_at_a_larger_table_only_who_never_came_is_a_dummy() -> None:
    board = Board((1, 2, 3), (1.0, 0.0, -1.0), gave_up=(2,), ended=1.0, absent=(2,))
    rounds = [Round((1, 2, 3), (board,))]
    lines = standings(Rules("swiss", size=3), (1, 2, 3), rounds, SEED)
    assert {line.number: (line.points, line.strength) for line in lines} == {
        1: (1.0, (0.5 + 1.0) / 2),
        2: (0.5, (1.0 + 0.5) / 2),
        3: (0.0, 0.0),
    }


def test_in_a_round_robin_a_victory_over_nobody_is_one() -> None:
    rounds = [Round((1, 2), (never_came(1, 2),))]
    first, second = standings(Rules("robin"), (1, 2), rounds, SEED)
    assert (first.number, first.won, first.direct) == (1, 1, 0.0)
    assert second.points == 0


def test_equal_points_are_told_apart_by_opponents_then_by_their_game() -> None:
    won = (1.0, -1.0)
    rounds = [
        Round((1, 2, 3, 4), (over(1, 2, returns=won), over(3, 4, returns=won))),
        Round((1, 2, 3, 4), (over(3, 1, returns=won), over(2, 4, returns=won))),
        Round((1, 2, 3, 4), (over(1, 4, returns=won), over(2, 3, returns=won))),
    ]
    table = standings(Rules("swiss"), range(1, 5), rounds, SEED)
    assert [line.points for line in table] == [2, 2, 2, 0]
    assert [line.strength for line in table] == [4, 4, 4, 6]
    assert table[-1].number == 4
    assert {line.direct for line in table[:3]} == {1.0}
    assert [line.rank for line in table] == [1, 2, 3, 4]
    again = standings(Rules("swiss"), [4, 3, 2, 1], rounds, SEED)
    assert again == table  # the lot is the seed's


def test_from_the_third_victory_in_a_row_an_arena_counts_twice() -> None:
    boards = [Board((1, 2), (1.0, -1.0), ended=float(k)) for k in range(1, 5)]
    rounds = [Round((1, 2), (board,), begun=float(board.ended) - 0.5) for board in boards]
    streaks, plain = Rules("arena"), Rules("arena", streaks=False)
    assert standings(streaks, [1, 2], rounds, SEED)[0].points == 2 + 2 + 4 + 4
    assert standings(plain, [1, 2], rounds, SEED)[0].points == 8


KINDS: list[tuple[Kind, int, bool]] = [
    ("swiss", 2, False),
    ("swiss", 3, True),
    ("robin", 2, True),
    ("robin", 4, False),
    ("knockout", 2, False),
    ("knockout", 4, False),
    ("arena", 2, False),
]


@pytest.mark.parametrize(("kind", "size", "shared"), KINDS)
def test_a_record_is_true_and_a_changed_one_is_not(kind: Kind, size: int, shared: bool) -> None:
    rules = Rules(kind, size, shared=shared)
    rounds = course(rules, 9, 5)
    record = record_of(rules, 9, rounds)
    body = msgspec.json.encode(record)
    assert read_record(body) == record
    assert verify(record) == []

    def changed(**more: object) -> list[Finding]:
        return verify(msgspec.structs.replace(record, **more))

    assert Finding("seed") in changed(commitment="00" * 32)
    swapped = (record.order[1], record.order[0], *record.order[2:])
    assert changed(order=swapped) == [Finding("standings")]
    board = rounds[0].boards[0]
    turned = msgspec.structs.replace(board, seats=board.seats[::-1])
    first = msgspec.structs.replace(rounds[0], boards=(turned, *rounds[0].boards[1:]))
    assert Finding("pairing", 1) in changed(rounds=(first, *rounds[1:]))
    stranger = msgspec.structs.replace(rounds[0], present=(*rounds[0].present, 99))
    assert changed(rounds=(stranger, *rounds[1:])) == [Finding("strangers", 1)]
    if shared:
        other = msgspec.structs.replace(rounds[0], deal="00" * 32)
        assert changed(rounds=(other, *rounds[1:])) == [Finding("deal", 1)]


def test_a_point_for_sitting_out_that_nobody_was_given_is_found() -> None:
    rules = Rules("swiss")
    rounds = course(rules, 8, 1)
    order = record_of(rules, 8, rounds).order
    rounds[-1] = msgspec.structs.replace(rounds[-1], byes=(order[1],))
    record = record_of(rules, 8, rounds)
    assert record.order[0] == order[1]
    assert verify(record) == [Finding("pairing", len(rounds))]


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [("format", "tournament 3", "format"), ("seed", "xyz", "seed"), ("rounds", 3, "rounds")],
)
def test_what_is_no_record_is_refused_with_the_field(field: str, value: object, why: str) -> None:
    record = msgspec.to_builtins(record_of(Rules("swiss"), 4, course(Rules("swiss"), 4, 1)))
    with pytest.raises(ValueError, match=why):
        read_record(msgspec.json.encode(record | {field: value}))
    with pytest.raises(ValueError, match="recursion"):
        read_record(b'{"x":' + b"[" * 100_000)
