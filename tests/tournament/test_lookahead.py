"""A Swiss looks ahead: no rematch and no second bye while rounds without them can be found."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest

from tafelronde.tournament import Board, Round, Rules, next_round, rounds_planned
from tafelronde.tournament.lookahead import is_roomy, most_rounds, rounds_from
from tournament.courses import SEED, played

Edges = frozenset[tuple[int, int]]


def pairings(nodes: tuple[int, ...], edges: Edges) -> Iterator[Edges]:
    """Every way to pair all nodes by these edges: a plain search, nothing shared with the code."""
    if not nodes:
        yield frozenset()
        return
    first, *rest = nodes
    for other in rest:
        if (first, other) in edges:
            left = tuple(node for node in rest if node != other)
            for more in pairings(left, edges):
                yield more | {(first, other)}


@cache
def possible(nodes: tuple[int, ...], edges: Edges, rounds: int) -> bool:
    """Whether so many rounds without a rematch and without a second bye exist."""
    if rounds == 0:
        return True
    return any(possible(nodes, edges - one, rounds - 1) for one in pairings(nodes, edges))


def unused(present: Sequence[int], rounds: Sequence[Round]) -> tuple[tuple[int, ...], Edges]:
    """The nodes (0: the bye, if somebody must sit out), and the pairs that have not been."""
    nodes = (0,) * (len(present) % 2) + tuple(sorted(present))
    gone = {pair for round in rounds for pair in taken(round)}
    return nodes, frozenset(pair for pair in combinations(nodes, 2) if pair not in gone)


def taken(round: Round) -> Edges:
    pairs = {(min(board.seats), max(board.seats)) for board in round.boards}
    return frozenset(pairs | {(0, number) for number in round.byes})


@pytest.mark.parametrize("players", range(2, 13))
def test_nobody_meets_twice_and_nobody_sits_out_twice(players: int) -> None:
    for rounds in [0, *range(2, rounds_planned(Rules("robin"), players) + 1)]:
        rules, done = Rules("swiss", rounds=rounds), list[Round]()
        draw = random.Random(100 * players + rounds)
        while (fresh := next_round(rules, done, range(1, players + 1), SEED)) is not None:
            done.append(played(fresh, draw, len(done) + 1.0))
        assert len(done) == rounds_planned(rules, players)
        used = Counter(pair for round in done for pair in taken(round))
        assert max(used.values()) == 1, rounds


@pytest.mark.parametrize("number", range(60))
def test_whatever_others_do_no_round_is_wasted(number: int) -> None:
    """Up to eight players come late and leave: a plain exhaustive search finds no way that was
    missed."""
    draw = random.Random(number)
    players, rounds = draw.randint(4, 8), draw.randint(3, 7)
    rules, done = Rules("swiss", rounds=rounds), list[Round]()
    first = draw.randint(3, players)
    present, late = list(range(1, first + 1)), list(range(first + 1, players + 1))
    for left in range(rounds_planned(rules, first), 0, -1):
        fresh = next_round(rules, done, present, SEED)
        if fresh is None:
            break
        nodes, edges = unused(present, done)
        if possible(nodes, edges, left):
            assert taken(fresh) <= edges
            assert possible(nodes, edges - taken(fresh), left - 1)
        elif possible(nodes, edges, 1):
            assert taken(fresh) <= edges
        done.append(played(fresh, draw, len(done) + 1.0))
        if late and draw.random() < 0.4:
            present.append(late.pop())
        if len(present) > 3 and draw.random() < 0.2:
            present.remove(draw.choice(present))


def test_two_who_never_met_since_one_did_not_come_may_be_paired_again() -> None:
    rules = Rules("swiss", rounds=3)
    first = next_round(rules, [], (1, 2, 3, 4), SEED)
    assert first is not None
    one, other = first.boards
    gone = Board(one.seats, (1.0, -1.0), gave_up=(1,), ended=1.0, absent=(1,))
    come = Board(other.seats, (1.0, -1.0), ended=1.0)
    second = next_round(rules, [Round(first.present, (gone, come))], (*one.seats,), SEED)
    assert second is not None
    assert {frozenset(board.seats) for board in second.boards} == {frozenset(one.seats)}


def test_who_won_against_nobody_does_not_sit_out_too() -> None:
    gone = Board((1, 2), (1.0, -1.0), gave_up=(1,), ended=1.0, absent=(1,))
    rounds = [Round((1, 2, 3), (gone,), byes=(3,))]
    second = next_round(Rules("swiss", rounds=3), rounds, (1, 2, 3), SEED)
    assert second is not None
    assert second.byes == (2,)


def test_the_search_finds_the_most_rounds_that_there_are() -> None:
    """Two odd circles of three have no perfect matching; a circle of six has two."""
    circles = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]
    ring = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5)]

    def graph(edges: list[tuple[int, int]]) -> tuple[int, ...]:
        return tuple(
            sum(1 << b for b in range(6) if tuple(sorted((a, b))) in edges) for a in range(6)
        )

    assert most_rounds(graph(circles), 2) == []
    assert len(most_rounds(graph(ring), 5)) == 2
    assert rounds_from(graph(ring), 3) is None
    assert not is_roomy(graph(ring), 1)
    assert is_roomy(graph([*ring, (0, 3), (1, 4), (2, 5)]), 1)
