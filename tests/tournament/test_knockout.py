"""Small knock-outs, worked out by hand."""

import random

import msgspec
import pytest

from tafelronde.tournament import (
    Board,
    Round,
    Rules,
    bracket,
    next_round,
    rounds_planned,
    standings,
    verify,
)
from tafelronde.tournament.bracket import NOBODY, Pair, Side, walkovers
from tafelronde.tournament.knockout import (
    going_on,
    in_pairs,
    main_boards,
    paired_by_hand,
    ranked,
    survivors,
)
from tafelronde.tournament.model import Walkover
from tournament.courses import SEED, course, played, record_of

WON = (1.0, -1.0)


def over(*seats: int) -> Board:
    return Board(seats, WON, ended=1.0)


def test_a_table_of_a_knock_out_is_ranked_by_result_then_score_then_lot() -> None:
    assert ranked(Board((1, 2), (-1.0, 1.0), (9.0, 1.0), ended=1.0), SEED, 1) == [2, 1]
    assert ranked(Board((1, 2), (0.0, 0.0), (1.0, 9.0), ended=1.0), SEED, 1) == [2, 1]
    assert ranked(Board((1, 2), (1.0, -1.0), (9.0, 1.0), (0,), 1.0), SEED, 1) == [2, 1]
    lots = {tuple(ranked(Board((1, 2), ended=1.0), SEED, round)) for round in range(1, 9)}
    assert lots == {(1, 2), (2, 1)}


def test_of_a_table_some_go_on_and_of_the_final_one() -> None:
    board = Board((5, 6, 7), (0.0, 1.0, -1.0), ended=1.0)
    assert going_on(Rules("knockout", 3, advance=2), board, SEED, 1) == (6, 5)
    assert going_on(Rules("knockout", 3, advance=2), board, SEED, 1, final=True) == (6,)
    assert going_on(Rules("knockout", 3, advance=9), board, SEED, 1) == (6, 5)
    assert going_on(Rules("knockout", 3, advance=0), board, SEED, 1) == (6,)


def test_the_standings_of_a_knock_out_while_a_table_plays() -> None:
    boards = (Board((1, 2)), over(3, 4), over(5, 6))
    table = standings(
        Rules("knockout"), range(1, 8), [Round(tuple(range(1, 8)), boards, (7,))], SEED
    )
    by_number = {line.number: line for line in table}
    assert [by_number[n].points for n in range(1, 8)] == [0, 0, 1, 0, 1, 0, 1]
    assert {line.number for line in table[:3]} == {3, 5, 7}
    assert {line.number for line in table[3:5]} == {1, 2}  # they have not lost yet
    assert [by_number[n].played for n in (1, 3, 4, 7)] == [0, 1, 1, 0]
    assert [by_number[n].won for n in (1, 3, 4, 7)] == [0, 1, 0, 0]
    assert [by_number[n].byes for n in (1, 3, 4, 7)] == [0, 0, 0, 1]
    assert [line.rank for line in table] == [1, 2, 3, 4, 5, 6, 7]
    assert {(line.strength, line.direct) for line in table} == {(0, 0)}


def test_who_came_to_no_table_of_a_knock_out_stands_last() -> None:
    rounds = [Round((1, 2, 3, 4), (over(1, 2), over(3, 4)))]
    for absent in range(5, 9):  # whatever the lot says of them
        table = standings(Rules("knockout"), [1, 2, 3, 4, absent], rounds, SEED)
        assert table[-1].number == absent
    nobody_yet = standings(Rules("knockout"), range(1, 9), [], SEED)
    assert [line.points for line in nobody_yet] == [0] * 8


def test_a_bracket_with_a_bye_and_a_table_that_plays() -> None:
    order = (1, 2, 3, 4, 5, 6, 7)
    first = next_round(Rules("knockout"), [], order, SEED, order=order)
    assert first is not None
    assert first.byes == (1,)
    boards = [
        msgspec.structs.replace(board, returns=WON, ended=1.0) if set(board.seats) != {2, 7}
        else board
        for board in first.boards
    ]  # fmt: skip
    rounds = [msgspec.structs.replace(first, boards=tuple(boards))]
    drawn = bracket(Rules("knockout"), rounds, SEED, over=False)
    at = {frozenset(board.seats): place for place, board in enumerate(first.boards)}
    won = {frozenset(board.seats): board.seats[0] for board in boards if board.ended}
    upper, lower = frozenset((4, 5)), frozenset((3, 6))
    playing = frozenset((2, 7))
    assert drawn[0] == [
        Pair((Side(1, -1),), -1, 1),
        Pair((Side(4, -1), Side(5, -1)), at[upper], won[upper]),
        Pair((Side(2, -1), Side(7, -1)), at[playing], 0),
        Pair((Side(3, -1), Side(6, -1)), at[lower], won[lower]),
    ]
    assert drawn[1] == [
        Pair((Side(1, 0), Side(won[upper], 1)), -1, 0),
        Pair((Side(0, 2), Side(won[lower], 3)), -1, 0),
    ]
    assert drawn[2] == [Pair((Side(0, 0), Side(0, 1)), -1, 0)]
    assert bracket(Rules("knockout"), rounds, SEED, over=True) == drawn[:1]


def test_a_bracket_of_a_round_that_was_just_paired_has_no_winners_but_those_with_a_bye() -> None:
    first = next_round(Rules("knockout"), [], range(1, 8), SEED)
    assert first is not None
    drawn = bracket(Rules("knockout"), [first], SEED, over=False)
    assert [pair.winner for pair in drawn[0] if pair.board >= 0] == [0, 0, 0]
    assert [pair.winner for pair in drawn[0] if pair.board < 0] == list(first.byes)


def test_who_is_alone_in_a_round_to_come_goes_on() -> None:
    rules = Rules("knockout")
    rounds = course(rules, 16, 1)[:1]
    pairs = bracket(rules, rounds, SEED, over=False)[0]
    gone = {pairs[0].winner, pairs[1].winner}
    rounds = course(rules, 16, 1, lambda n: [k for k in range(1, 17) if n < 2 or k not in gone])
    third = bracket(rules, rounds[:2], SEED, over=False)[2]
    assert [len(pair.sides) for pair in third] == [2, 1]
    assert third[1].winner == third[1].sides[0].number > 0


@pytest.mark.parametrize("size", [2, 3, 4])
def test_whoever_stays_last_wins(size: int) -> None:
    for players in range(size + 1, 20):
        rules = Rules("knockout", size, advance=size - 1, walkovers=True)
        last = next_round(rules, [], range(1, players + 1), SEED)
        assert last is not None
        first = msgspec.structs.replace(
            last, boards=tuple(msgspec.structs.replace(board, ended=1.0) for board in last.boards)
        )
        for stays in survivors(rules, [first], SEED):
            rounds = course(rules, players, 1, lambda n, stays=stays: [stays], given=[first])
            assert all(not round.boards and round.byes == (stays,) for round in rounds[1:])
            table = standings(rules, range(1, players + 1), rounds, SEED)
            assert table[0].number == stays
            assert verify(record_of(rules, players, rounds)) == []


def test_two_who_leave_a_half_leave_the_final_to_the_other_half() -> None:
    order, rules = range(1, 9), Rules("knockout", walkovers=True)
    first = next_round(rules, [], order, SEED)
    assert first is not None
    first = played(first, random.Random(1), 1.0)
    upper = survivors(rules, [first], SEED)[:2]
    rounds = course(rules, 8, 1, lambda _: [n for n in order if n not in upper], given=[first])
    assert [len(round.boards) for round in rounds] == [4, 1, 0]
    assert rounds[2].byes == tuple(n for n in survivors(rules, rounds[:2], SEED) if n)
    drawn = bracket(rules, rounds[:1], SEED, over=False)
    assert [len(pairs) for pairs in drawn] == [4, 2, 1]
    one, other = upper
    low = survivors(rules, rounds[:2], SEED)[1]
    gone = Pair((Side(one, 0), Side(other, 1)), -1, NOBODY, max(upper))
    for known in (2, 3):
        drawn = bracket(rules, rounds[:known], SEED, over=known == 3)
        assert [len(pairs) for pairs in drawn] == [4, 2, 1]
        assert drawn[1][0] == gone
        assert drawn[2] == [Pair((Side(NOBODY, 0), Side(low, 1)), -1, low)]
    assert walkovers(rules, rounds, SEED) == [(), (), (Walkover(low, 0, 1.0),)]


def test_nobody_wins_where_all_who_came_through_have_left() -> None:
    order, rules = range(1, 9), Rules("knockout", walkovers=True)
    first = next_round(rules, [], order, SEED)
    assert first is not None
    first = played(first, random.Random(1), 1.0)
    out = survivors(rules, [first], SEED)
    assert next_round(rules, [first], [n for n in order if n not in out], SEED) is None
    semi, (final,) = bracket(rules, [first], SEED, over=True)[1:]
    assert [pair.winner for pair in semi] == [NOBODY, NOBODY]
    assert [[side.number for side in pair.sides] for pair in semi] == [out[:2], out[2:]]
    assert final == Pair((Side(NOBODY, 0), Side(NOBODY, 1)), -1, NOBODY)
    assert (
        bracket(Rules("knockout"), [first], SEED, over=True)
        == bracket(rules, [first], SEED, over=True)[:1]
    )


def test_a_bracket_foresees_every_round_with_walkovers() -> None:
    rules = Rules("knockout", walkovers=True, third=True)
    for players in range(2, 33):
        draw, there, rounds = random.Random(players), [*range(1, players + 1)], list[Round]()
        while (fresh := next_round(rules, rounds, there, SEED)) is not None:
            rounds.append(played(fresh, draw, 1.0))
            foreseen = bracket(rules, rounds, SEED, over=False)[len(rounds) :]
            there = [n for n in there if draw.random() < 0.8]
            shown = (
                [{side.number for side in pair.sides} & {*there} for pair in foreseen[0]]
                if foreseen
                else []
            )
            now = next_round(rules, rounds, there, SEED)
            real = [] if now is None else [
                *(set(board.seats) for board in main_boards(now)), *({n} for n in now.byes)
            ]  # fmt: skip
            assert sorted(map(sorted, filter(None, shown))) == sorted(map(sorted, real))
        assert len(rounds) <= rounds_planned(rules, players)
        assert verify(record_of(rules, players, rounds)) == []


def test_a_bracket_names_everybody_who_left_before_their_next_game() -> None:
    rules = Rules("knockout", walkovers=True, third=True)
    told = 0
    for players in range(3, 33):
        draw, there, rounds = random.Random(players), [*range(1, players + 1)], list[Round]()
        while (fresh := next_round(rules, rounds, there, SEED)) is not None:
            rounds.append(played(fresh, draw, 1.0))
            there = [n for n in there if draw.random() < 0.8]
        drawn = bracket(rules, rounds, SEED, over=True)
        missed = walkovers(rules, rounds, SEED)
        for at in range(1, len(rounds)):
            before = {*survivors(rules, rounds[:at], SEED)} - {0}
            left = before - {*rounds[at].present}
            both_left = {n for pair in in_pairs(survivors(rules, rounds[:at], SEED))
                         if left.issuperset({*pair} - {0}) for n in pair}  # fmt: skip
            assert {one.left for one in missed[at]} - {0} == left - both_left
            assert {one.player for one in missed[at]} <= {*rounds[at].byes}
            for pair in drawn[at]:
                assert pair.left in (0, *(side.number for side in pair.sides))
                assert len(pair.sides) == 2
                there = {side.number for side in pair.sides} & {*rounds[at].present}
                assert (pair.winner == NOBODY) == (not there)
            told += len(missed[at])
    assert told > 30


def test_a_pair_by_hand_names_who_left_its_place() -> None:
    order, rules = range(1, 9), Rules("knockout", walkovers=True)
    first = next_round(rules, [], order, SEED)
    assert first is not None
    first = played(first, random.Random(1), 1.0)
    gone, one, two, three = survivors(rules, [first], SEED)
    found = next_round(rules, [first], [one, two, three], SEED)
    assert found is not None
    assert found.byes == (one,)
    hand = paired_by_hand(rules, [first], found, SEED, [(one, two)])
    assert walkovers(rules, [first, hand], SEED)[1] == (Walkover(three, gone, 1.0),)
    assert walkovers(Rules("swiss"), [first, hand], SEED) == [(), ()]
