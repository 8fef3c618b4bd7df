"""A knock-out whose rounds are paired by hand: who is in stays in, and the bracket holds."""

import random
from itertools import chain

import msgspec
import pytest

from tafelronde.tournament import Round, Rules, verify
from tafelronde.tournament import acts as a
from tafelronde.tournament.acts import DirectorAct
from tafelronde.tournament.bracket import bracket
from tafelronde.tournament.directing import directed_round
from tafelronde.tournament.knockout import main_boards
from tafelronde.tournament.record import Finding

from .courses import SEED, played
from .test_directed import course, record


def shuffled_by_hand(found: Round, draw: random.Random) -> tuple[tuple[int, ...], ...]:
    """Tables of the same sizes, of players who are in."""
    main = main_boards(found)
    players = [*chain.from_iterable(board.seats for board in main), *found.byes]
    draw.shuffle(players)
    return tuple(tuple(players.pop() for _ in board.seats) for board in main)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("ranked", [False, True])
def test_any_pairing_by_hand_is_played_and_explained(size: int, ranked: bool) -> None:
    for players in range(3, 14):
        draw = random.Random(players)
        rules = Rules("knockout", size=size, advance=size - 1 if size > 2 else 1, third=True)
        there = tuple(range(1, players + 1))
        order = there[::-1] if ranked else ()
        rounds, acts = list[Round](), list[DirectorAct]()
        while True:
            first = () if rounds else order
            fresh = directed_round(rules, rounds, there, SEED, order=first, acts=acts)
            if fresh is None:
                break
            if draw.random() < 0.7:
                boards = shuffled_by_hand(fresh, draw)
                hand = a.PairByHand(len(rounds) + 1, boards)
                acts.append(DirectorAct(len(acts) + 1, float(len(rounds)), 1, hand))
                before = {*fresh.present}, len(fresh.byes), fresh.boards[len(boards) :]
                fresh = directed_round(rules, rounds, there, SEED, order=first, acts=acts)
                assert fresh is not None
                assert tuple(board.seats for board in main_boards(fresh)) == boards
                assert before == ({*fresh.present}, len(fresh.byes), fresh.boards[len(boards) :])
            elif rounds and size == 2:
                foreseen = bracket(rules, rounds, SEED, over=False)[len(rounds)]
                told = {frozenset(side.number for side in pair.sides) for pair in foreseen}
                real = {frozenset(board.seats) for board in main_boards(fresh)}
                assert told == real | {frozenset([number]) for number in fresh.byes}
            rounds.append(played(fresh, draw, 10.0 * len(rounds) + 5))
        whole = record(rules, players, rounds, acts)
        assert verify(whole) == []
        if size == 2:
            drawn = bracket(rules, rounds, SEED, over=True)
            assert [len(one) for one in drawn] == [
                len(main_boards(one)) + len(one.byes) for one in rounds
            ]


def test_a_place_that_was_not_given_by_hand_is_found() -> None:
    rules = Rules("knockout")
    rounds, acts = course(rules, 8, {2: []})
    hand = [board.seats for board in rounds[1].boards]
    (one, two), (three, four) = hand
    acts = [DirectorAct(1, 1.0, 1, a.PairByHand(2, ((one, three), (two, four))))]
    rounds, acts = course(rules, 8, {2: [act.ruling for act in acts]})
    assert [board.seats for board in rounds[1].boards] == [(one, three), (two, four)]
    whole = record(rules, 8, rounds, acts)
    assert verify(whole) == []
    other = msgspec.structs.replace(rounds[1], order=rounds[1].order[::-1])
    forged = msgspec.structs.replace(whole, rounds=(rounds[0], other, rounds[2]))
    assert Finding("pairing", 2) in verify(forged)


def test_where_somebody_leaves_it_is_drawn_anew() -> None:
    rules = Rules("knockout")
    acts = [DirectorAct(1, 1.0, 1, a.PairByHand(1, ((1, 2), (3, 4))))]
    kept = directed_round(rules, [], (1, 2, 3, 4), SEED, acts=acts)
    assert kept is not None
    assert [board.seats for board in kept.boards] == [(1, 2), (3, 4)]
    left = directed_round(rules, [], (1, 2, 3), SEED, acts=acts)
    drawn = directed_round(rules, [], (1, 2, 3), SEED)
    assert drawn is not None
    assert left == msgspec.structs.replace(drawn, acts=1)
