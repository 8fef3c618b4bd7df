"""A round of a Swiss tournament: players with equal points meet, and no two players meet twice.

Tables of two are a matching of least cost (Dutch-like). Its aims, in this order: no rematch and no
second bye, now or in the rounds to come, while that can be avoided; nobody a third time more often
in the same seat; small differences of points; balanced seats; the upper half of a group against the
lower. Larger tables: ``groups``.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, cast

from ..extras import need
from .groups import grouped
from .history import History
from .lookahead import ALL, Graph, Pairs, is_roomy, matchings, most_rounds, rounds_from, without
from .lot import ticket
from .model import Board, Round
from .seating import seated

_NOBODY = 0
"""Stands for no opponent: a player who is paired with it has a bye."""
_NEAR = 20
"""At first only players up to so many places apart are compared; that is nearly always enough."""
_TRIES = 400
"""Where not all matchings are looked at: the number of cheap ones, times the players."""

Cost = Callable[[int, int], int]
"""The cost of a pair of places in the order of the players, the smaller one first."""


def swiss_round(
    present: Sequence[int],
    history: History,
    seed: bytes,
    round: int,
    order: Sequence[int] = (),
    left: int = 1,
) -> Round:
    """Pair the players who are present. ``order`` (the strongest first) ranks equal players at
    tables of two; a player who is missing in it comes last. ``left``: the rounds to come, this one
    included."""
    size = history.rules.size
    strength = {number: at for at, number in enumerate(order)} if size == 2 else {}

    def place(number: int) -> tuple[float, int, int, int]:
        rank = strength.get(number, len(strength))
        return -history.points[number], rank, ticket(seed, "order", number), number

    ranked = sorted(present, key=place)
    if size == 2:
        pairs, byes = _paired(ranked, history, left)
    else:
        count = len(ranked) % size
        last_first = {number: -at for at, number in enumerate(ranked)}
        out = sorted(ranked, key=lambda number: (history.byes[number], last_first[number]))[:count]
        byes = tuple(sorted(out))
        playing = [number for number in ranked if number not in byes]
        pairs = grouped(playing, history, seed, round, by_points=True)
    boards = tuple(Board(seated(pair, history, seed, round)) for pair in pairs)
    return Round(tuple(sorted(present)), boards, byes)


def _paired(
    ranked: Sequence[int], history: History, left: int
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Tables of two, ordered by their better player, and the players who have a bye."""
    nodes = [*ranked, *([_NOBODY] if len(ranked) % 2 else [])]
    cost, graph = _costs(nodes, ranked, history), _fresh(nodes, history)
    found = None
    if is_roomy(graph, left):
        found = _cheapest(graph, cost, _NEAR)
    elif left > 1:
        found = _ahead(graph, cost, left)
    if found is None:
        found = _cheapest(graph, cost, len(nodes))
    if found is None:  # some must meet again
        found = _cheapest(_complete(len(nodes)), cost, len(nodes))
    assert found is not None, "all may meet all"
    pairs = [(nodes[a], nodes[b]) for a, b in sorted(found)]
    byes = tuple(a for a, b in pairs if b == _NOBODY)
    return [pair for pair in pairs if pair[1] != _NOBODY], byes


def _fresh(nodes: Sequence[int], history: History) -> Graph:
    """The players who have not met, and those who have had no free point."""
    rows = [0] * len(nodes)
    for i, j in combinations(range(len(nodes)), 2):
        a, b = nodes[i], nodes[j]
        if not (history.free[a] if b == _NOBODY else history.met[a, b]):
            rows[i] |= 1 << j
            rows[j] |= 1 << i
    return tuple(rows)


def _complete(count: int) -> Graph:
    return tuple((1 << count) - 1 & ~(1 << node) for node in range(count))


def _ahead(graph: Graph, cost: Cost, left: int) -> Pairs | None:
    """The cheapest pairs after which as many of the ``left`` rounds as possible need no rematch;
    None where not even two rounds are known. In a graph of more than ``ALL`` nodes some cheap
    matchings are looked at, and then the rounds that the search found."""
    known = most_rounds(graph, left)
    if len(known) < 2:
        return None

    def rank(pairs: Pairs) -> tuple[int, Pairs]:
        return sum(cost(a, b) for a, b in pairs), tuple(sorted(pairs))

    small = len(graph) <= ALL
    choices = sorted(matchings(graph), key=rank) if small else _cheap_ones(graph, cost, rank)
    for pairs in choices:
        if rounds_from(without(graph, pairs), len(known) - 1) is not None:
            return pairs
    return min(known, key=rank)


def _cheap_ones(
    graph: Graph, cost: Cost, rank: Callable[[Pairs], tuple[int, Pairs]]
) -> Iterator[Pairs]:
    """Cheap perfect matchings, about the cheapest first: the best one, then the best without a pair
    of one that was there before."""
    waiting: list[tuple[Graph, Pairs]] = []
    seen: set[Pairs] = set()
    tries = _TRIES // len(graph)

    def add(rest: Graph) -> None:
        pairs = _cheapest(rest, cost, len(graph))
        if pairs is not None and pairs not in seen:
            seen.add(pairs)
            waiting.append((rest, pairs))

    add(graph)
    while waiting:
        rest, pairs = min(waiting, key=lambda one: rank(one[1]))
        waiting.remove((rest, pairs))
        yield pairs
        for pair in pairs:
            if tries > 0:
                tries -= 1
                add(without(rest, (pair,)))


def _costs(nodes: Sequence[int], ranked: Sequence[int], history: History) -> Cost:
    count = len(nodes)
    groups: dict[float, list[int]] = {}
    for number in ranked:
        groups.setdefault(history.points[number], []).append(number)
    most = 20 * max(1.0, *(history.points[number] for number in ranked)) if ranked else 1.0
    # Each aim outweighs all that follow it, summed over the whole round.
    half = 1
    seats = half * count * count
    floats = seats * 4 * count
    third = floats * count * int(most * most + 1)
    again = third * count

    def cost(i: int, j: int) -> int:
        a, b, apart = nodes[i], nodes[j], j - i
        if b == _NOBODY:
            low = history.points[ranked[-1]]
            gap = round(10 * (history.points[a] - low))
            return again * history.free[a] + floats * gap * gap + half * apart
        gap = round(10 * (history.points[a] - history.points[b]))
        mine, theirs = _lean(history, a), _lean(history, b)
        clash = min(abs(mine), abs(theirs)) if mine * theirs > 0 else 0
        group = groups[history.points[a]]
        ideal = abs(apart - len(group) // 2) if history.points[a] == history.points[b] else 0
        return (
            again * history.met[a, b]
            + third * (clash > 1)
            + floats * gap * gap
            + seats * min(clash, 3)
            + half * ideal
        )

    return cost


def _cheapest(graph: Graph, cost: Cost, near: int) -> Pairs | None:
    """The perfect matching of least cost among pairs at most ``near`` places apart; the last place,
    which may be the bye's, is near to all. None where there is none."""
    need("server")
    import networkx as nx

    count = len(graph)
    costs = {
        (i, j): cost(i, j)
        for i, j in combinations(range(count), 2)
        if graph[i] >> j & 1 and (j - i <= near or j == count - 1)
    }
    ceiling = max(costs.values(), default=0) + 1
    weighed = cast("Any", nx).Graph()
    weighed.add_nodes_from(range(count))
    weighed.add_weighted_edges_from((i, j, ceiling - worth) for (i, j), worth in costs.items())
    found: set[tuple[int, int]] = nx.max_weight_matching(weighed, maxcardinality=True)
    if 2 * len(found) < count:
        return None
    return tuple(sorted((min(a, b), max(a, b)) for a, b in found))


def _lean(history: History, number: int) -> int:
    """The number of times that a player had the first seat less those in the second."""
    return history.seats[number, 0] - history.seats[number, 1]
