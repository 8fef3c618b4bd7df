"""Pairings: nobody meets twice while it can be avoided, seats in turn, one bye each."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelronde.tournament import (
    Board,
    Kind,
    Round,
    Rules,
    bracket,
    next_round,
    rounds_planned,
    standings,
)
from tafelronde.tournament.calendar import DAY, calendar, round_end
from tafelronde.tournament.history import History
from tafelronde.tournament.seating import seated
from tournament.courses import SEED, course

FEW = settings(max_examples=25, deadline=None)
numbers = st.integers(0, 10_000)


def meetings(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    return Counter(
        pair for round in rounds for b in round.boards for pair in combinations(sorted(b.seats), 2)
    )


def leans(rules: Rules, players: int, rounds: Sequence[Round]) -> list[int]:
    """The number of times that each had the first seat less those in the second."""
    seats = History(rules, rounds).seats
    return [seats[number, 0] - seats[number, 1] for number in range(1, players + 1)]


def everybody_is_somewhere(rounds: Sequence[Round]) -> None:
    for round in rounds:
        busy = [number for board in round.boards for number in board.seats]
        assert sorted([*busy, *round.byes]) == sorted(round.present)


@given(kind=st.sampled_from(["swiss", "robin"]), size=st.integers(2, 4), players=st.integers(4, 17),
       number=numbers)  # fmt: skip
@FEW
def test_everybody_plays_or_has_a_bye(kind: str, size: int, players: int, number: int) -> None:
    rules = Rules(kind, size)  # type: ignore[arg-type]
    rounds = course(rules, players, number)
    assert len(rounds) == rounds_planned(rules, players)
    everybody_is_somewhere(rounds)
    assert all(len(round.byes) == players % size for round in rounds)


@given(players=st.integers(4, 24), number=numbers)
@FEW
def test_in_a_swiss_nobody_meets_twice_while_it_can_be_avoided(players: int, number: int) -> None:
    rules = Rules("swiss")
    rounds = course(rules, players, number)
    if len(rounds) < players // 2:  # then it can be: nobody has met half of the others
        assert max(meetings(rounds).values()) == 1
        byes = Counter(number for round in rounds for number in round.byes)
        assert max(byes.values(), default=0) <= 1
    assert max(map(abs, leans(rules, players, rounds))) <= 2


def test_a_swiss_pairs_equals_and_the_upper_half_with_the_lower() -> None:
    rules = Rules("swiss", rounds=3)
    first = next_round(rules, [], range(1, 9), SEED)
    assert first is not None
    over = [Board(board.seats, (1.0, -1.0), (9.0, 1.0), ended=1.0) for board in first.boards]
    second = next_round(rules, [Round(first.present, tuple(over))], range(1, 9), SEED)
    assert second is not None
    winners = {board.seats[0] for board in over}
    for board in second.boards:
        assert len(winners.intersection(board.seats)) in (0, 2)


@pytest.mark.parametrize("upsets", list(combinations(range(4), 2)), ids=str)
def test_a_swiss_pairs_who_had_the_first_seat_with_who_had_the_second(
    upsets: tuple[int, ...],
) -> None:
    """Wherever as many winners had the one as the other; and they change places."""
    rules = Rules("swiss", rounds=3)
    first = next_round(rules, [], range(1, 9), SEED)
    assert first is not None
    results = [(-1.0, 1.0) if k in upsets else (1.0, -1.0) for k in range(4)]
    over = tuple(
        Board(board.seats, result, (9.0, 1.0), ended=1.0)
        for board, result in zip(first.boards, results, strict=True)
    )
    second = next_round(rules, [Round(first.present, over)], range(1, 9), SEED)
    assert second is not None
    had_first = {board.seats[0] for board in over}
    assert [[n in had_first for n in board.seats] for board in second.boards] == [[False, True]] * 4


def test_where_both_had_each_seat_as_often_they_change_places() -> None:
    boards = [Board(seats, (1.0, -1.0), (9.0, 1.0), ended=1.0) for seats in ((1, 2), (2, 1))]
    history = History(Rules("robin"), [Round((1, 2), (board,)) for board in boards])
    assert {seated((1, 2), history, SEED, round) for round in range(12)} == {(1, 2)}


@given(players=st.integers(2, 16), cycles=st.integers(1, 2), number=numbers)
@FEW
def test_in_a_round_robin_everybody_meets_everybody(players: int, cycles: int, number: int) -> None:
    once = rounds_planned(Rules("robin"), players)
    rules = Rules("robin", rounds=cycles * once)
    rounds = course(rules, players, number)
    assert set(meetings(rounds).values()) == {cycles}
    assert len(meetings(rounds)) == players * (players - 1) // 2
    assert max(map(abs, leans(rules, players, rounds))) <= 1
    byes = Counter(number for round in rounds for number in round.byes)
    assert set(byes.values()) <= {cycles}


@pytest.mark.parametrize(("size", "players"), [(3, 9), (4, 16), (4, 8)])
def test_larger_tables_of_a_round_robin_are_balanced(size: int, players: int) -> None:
    rules = Rules("robin", size)
    rounds = course(rules, players, 1)
    met = meetings(rounds)
    assert max(met.values()) <= 2
    assert len(met) >= 0.7 * players * (players - 1) / 2
    seats = History(rules, rounds).seats
    for number in range(1, players + 1):
        often = [seats[number, seat] for seat in range(size)]
        assert max(often) - min(often) <= 2


@given(players=st.integers(2, 33), number=numbers)
@FEW
def test_a_knock_out_leaves_one(players: int, number: int) -> None:
    rules = Rules("knockout")
    rounds = course(rules, players, number)
    assert len(rounds) == rounds_planned(rules, players)
    for round in rounds[1:]:
        assert round.byes == ()  # only in the first round
    table = standings(rules, range(1, players + 1), rounds, SEED)
    assert table[0].points == len(rounds)
    assert table[1].points == len(rounds) - 1
    out = [number for r in rounds for b in r.boards for number in b.seats]
    assert all(line.played == out.count(line.number) for line in table)


@given(players=st.integers(2, 40), number=numbers)
@FEW
def test_a_bracket_shows_from_the_beginning_who_will_meet(players: int, number: int) -> None:
    rules = Rules("knockout")
    rounds = course(rules, players, number)
    drawn = bracket(rules, rounds, SEED, over=True)
    for before, pairs in pairwise(drawn):
        assert [side.before for pair in pairs for side in pair.sides] == list(range(len(before)))
        for pair in pairs:
            assert [before[side.before].winner for side in pair.sides] == [
                side.number for side in pair.sides
            ]
    for round, pairs in zip(rounds, drawn, strict=True):
        tables = {pair.board: {side.number for side in pair.sides} for pair in pairs}
        tables.pop(-1, None)
        assert tables == {k: set(board.seats) for k, board in enumerate(round.boards)}
        assert sum(pair.board < 0 for pair in pairs) == len(round.byes)
    first = standings(rules, range(1, players + 1), rounds, SEED)[0].number
    assert drawn[-1][0].winner == first

    ways = [[[side.before for side in pair.sides] for pair in pairs] for pairs in drawn]
    for known in range(1, len(rounds)):
        early = bracket(rules, rounds[:known], SEED, over=False)
        assert [[[s.before for s in pair.sides] for pair in pairs] for pairs in early] == ways
        meet = [[{side.number for side in pair.sides} for pair in pairs] for pairs in drawn]
        assert [{s.number for s in pair.sides} for pair in early[known]] == meet[known]
        assert not any(pair.winner for pairs in early[known:] for pair in pairs)


def test_who_leaves_a_knock_out_changes_the_bracket() -> None:
    rules = Rules("knockout")
    drawn = course(rules, 8, 1)
    gone = bracket(rules, drawn[:1], SEED, over=False)[0][1].winner
    rounds = course(rules, 8, 1, lambda n: [k for k in range(1, 9) if n < 2 or k != gone])
    second, last = bracket(rules, rounds, SEED, over=True)[1:]
    assert [[side.before for side in pair.sides] for pair in second] == [[0, 2], [3]]
    assert second[1].winner == second[1].sides[0].number
    assert [side.before for side in last[0].sides] == [0, 1]


@given(
    size=st.integers(3, 6), advance=st.integers(1, 3), players=st.integers(3, 40), number=numbers
)
@FEW
def test_of_larger_tables_the_best_go_on_until_one_is_left(
    size: int, advance: int, players: int, number: int
) -> None:
    rules = Rules("knockout", size, advance=min(advance, size - 1))
    rounds = course(rules, players, number)
    everybody_is_somewhere(rounds)
    assert len(rounds[-1].boards) == 1
    left = [len(round.present) for round in rounds]
    assert left == sorted(set(left), reverse=True)
    assert all(2 <= len(board.seats) <= size for round in rounds for board in round.boards)


def test_the_rounds_of_a_league_end_by_the_calendar() -> None:
    week = 7 * DAY
    assert calendar(100.0, [], 7, 3) == ()
    assert calendar(100.0, [100.1], 7, 3) == (100 + week, 100 + 2 * week, 100 + 3 * week)
    late = [100.1, 100.0 + week + 9, 100.0 + 2.4 * week]  # the third begins late, and is shorter
    assert calendar(100.0, late, 7, 3) == (100 + week, 100 + 2 * week, 100 + 3 * week)
    later = [*late[:2], 100.0 + 2.6 * week]  # no server was there for half of its time
    assert calendar(100.0, later, 7, 4)[2:] == (100 + 4 * week, 100 + 5 * week)
    assert round_end(0.0, 9.5 * DAY, 1) == 10 * DAY


def test_a_withdrawn_opponent_is_a_bye() -> None:
    rounds = course(
        Rules("robin"), 6, 3, lambda n: [1, 2, 3, 4, 5, 6] if n < 3 else [1, 2, 3, 4, 5]
    )
    assert [len(round.byes) for round in rounds] == [0, 0, 1, 1, 1]
    everybody_is_somewhere(rounds)


@given(players=st.integers(2, 12), number=numbers)
@FEW
def test_an_arena_pairs_all_who_are_free_and_nobody_with_the_last_opponent(
    players: int, number: int
) -> None:
    rules = Rules("arena")
    rounds = course(rules, players, number)
    for before, after in pairwise(rounds):
        same = set(meetings([before])) & set(meetings([after]))
        assert not same or players == 2
        assert len(after.boards) >= max(1, players // 2 - 1)
    everybody = {number for round in rounds for b in round.boards for number in b.seats}
    assert len(everybody) == players


def test_an_arena_waits_for_somebody_new_while_others_play() -> None:
    rules = Rules("arena")
    over = Board((1, 2), (1.0, -1.0), ended=2.0)
    running = Board((3, 4))
    rounds = [Round((1, 2, 3, 4), (over, running), begun=1.0)]
    assert next_round(rules, rounds, [1, 2], SEED, 3.0) is None
    fresh = next_round(rules, rounds, [1, 2, 5], SEED, 3.0)
    assert fresh is not None
    assert len(fresh.boards) == 1
    alone = [Round((1, 2), (over,), begun=1.0)]
    assert next_round(rules, alone, [1, 2], SEED, 3.0) is not None


def test_the_lot_does_not_depend_on_the_order_of_the_list() -> None:
    for kind in ("swiss", "robin", "knockout", "arena"):
        rules = Rules(kind)  # type: ignore[arg-type]
        assert next_round(rules, [], [5, 3, 1, 2, 4], SEED) == next_round(
            rules, [], [1, 2, 3, 4, 5], SEED
        )
        assert next_round(rules, [], range(1, 10), bytes(32)) != next_round(
            rules, [], range(1, 10), SEED
        )


@pytest.mark.parametrize(("kind", "size"), [("swiss", 2), ("swiss", 3), ("arena", 2)])
def test_two_are_kept_apart_where_that_can_be(kind: Kind, size: int) -> None:
    rules = Rules(kind, size=size)
    drawn = next_round(rules, [], range(1, 7), SEED)
    assert drawn is not None
    a, b = sorted(drawn.boards[0].seats[:2])
    fresh = next_round(rules, [], range(1, 7), SEED, apart=((a, b),))
    assert fresh is not None
    assert len(fresh.boards) == len(drawn.boards)
    assert not any({a, b} <= set(board.seats) for board in fresh.boards)
    assert fresh.apart == ((a, b),)
    assert kind == "arena" or next_round(rules, [], [a, b, 9][:size], SEED, apart=((a, b),))


def test_the_strongest_meet_late() -> None:
    order = (3, 1, 5, 2, 4, 6, 8, 7)
    first = next_round(Rules("knockout"), [], range(1, 9), SEED, order=order)
    assert first is not None
    pairs = [set(board.seats) for board in first.boards]
    assert pairs == [{3, 7}, {2, 4}, {1, 8}, {5, 6}]
    swiss = next_round(Rules("swiss"), [], range(1, 9), SEED, order=order)
    assert swiss is not None
    assert [set(board.seats) for board in swiss.boards] == [{3, 4}, {1, 6}, {5, 8}, {2, 7}]
    assert next_round(Rules("swiss"), [], range(1, 9), SEED, order=order[:-1]) is None
