"""A round of a Swiss tournament: players with equal points meet, and no two players meet twice.

Tables of two are a matching of maximum weight (Dutch-like). Its aims, in this order: no rematch
while one can be avoided, nobody a third time more often in the same seat, small differences of
points, balanced seats, the upper half of a group against the lower. Larger tables: ``groups``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

from ..extras import need
from .groups import grouped
from .history import History
from .lot import ticket
from .model import Board, Round
from .seating import seated

_NOBODY = 0
"""Stands for no opponent: a player who is paired with it has a bye."""
_NEAR = 20
"""At first only players up to so many places apart are compared; that is nearly always enough."""


def swiss_round(
    present: Sequence[int],
    history: History,
    seed: bytes,
    round: int,
    order: Sequence[int] = (),
) -> Round:
    """Pair the players who are present. ``order`` (the strongest first) ranks equal players at
    tables of two; a player who is missing in it comes last."""
    size = history.rules.size
    strength = {number: at for at, number in enumerate(order)} if size == 2 else {}

    def place(number: int) -> tuple[float, int, int, int]:
        rank = strength.get(number, len(strength))
        return -history.points[number], rank, ticket(seed, "order", number), number

    ranked = sorted(present, key=place)
    if size == 2:
        pairs, byes = _paired(ranked, history)
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
    ranked: Sequence[int], history: History
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Tables of two, ordered by their better player, and the players who have a bye."""
    nodes = [*ranked, *([_NOBODY] if len(ranked) % 2 else [])]
    found = _matched(nodes, ranked, history, _NEAR)
    if found is None:
        found = _matched(nodes, ranked, history, len(nodes))
    assert found is not None, "all may meet all"
    at = {number: place for place, number in enumerate(nodes)}
    pairs = sorted(
        (tuple(sorted(pair, key=at.__getitem__)) for pair in found), key=lambda p: at[p[0]]
    )
    byes = tuple(a for a, b in pairs if b == _NOBODY)
    return [pair for pair in pairs if pair[1] != _NOBODY], byes


def _matched(
    nodes: Sequence[int], ranked: Sequence[int], history: History, near: int
) -> list[tuple[int, int]] | None:
    """The best pairs of players at most ``near`` places apart; None where that leaves a player
    alone, or makes a rematch."""
    need("server")
    import networkx as nx

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
    ceiling = again * 100 * count

    def cost(a: int, b: int, apart: int) -> int:
        if b == _NOBODY:
            low = history.points[ranked[-1]]
            gap = round(10 * (history.points[a] - low))
            return again * history.byes[a] + floats * gap * gap + half * apart
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

    graph = cast("Any", nx).Graph()
    graph.add_nodes_from(nodes)
    for i, j in combinations(range(count), 2):
        if j - i <= near or nodes[j] == _NOBODY:
            weight = ceiling - cost(nodes[i], nodes[j], j - i)
            graph.add_edge(nodes[i], nodes[j], weight=weight)
    found: set[tuple[int, int]] = nx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) < count:
        return None
    pairs = [(b, a) if a == _NOBODY else (a, b) for a, b in found]
    strained = any(b != _NOBODY and history.met[a, b] for a, b in pairs)
    return None if strained and near < count else pairs


def _lean(history: History, number: int) -> int:
    """The number of times that a player had the first seat less those in the second."""
    return history.seats[number, 0] - history.seats[number, 1]
