"""The board: K-F and K-6, counted from the file and from a new game."""

from itertools import combinations
from random import Random

from clauses import clause
from games.kaiser_koenig_edelmann.positions import new
from games.kaiser_koenig_edelmann.slow_rules import BOARD, read
from tafelronde.games.kaiser_koenig_edelmann.facts import _ends

NEAR: dict[str, list[str]] = read(BOARD.read_text(encoding="utf-8"))["near"]
GOAL = "f4"
HONEYCOMB = {p: [q for q in near if q != GOAL] for p, near in NEAR.items() if p != GOAL}


def distances(graph: dict[str, list[str]], start: str) -> dict[str, int]:
    found = {start: 0}
    todo = [start]
    for point in todo:
        for other in graph[point]:
            if other not in found:
                found[other] = found[point] + 1
                todo.append(other)
    return found


def hexagons() -> set[frozenset[str]]:
    """The cycles of six points of the honeycomb."""
    found: set[frozenset[str]] = set()
    ways = [(point,) for point in HONEYCOMB]
    for _ in range(5):
        ways = [(*way, p) for way in ways for p in HONEYCOMB[way[-1]] if p not in way]
    return {frozenset(way) for way in ways if way[0] in HONEYCOMB[way[-1]]} | found


@clause("K-F.1", "K-F.2")
def test_nineteen_hexagons_in_the_shape_of_one() -> None:
    cells = hexagons()
    assert len(cells) == 19
    shared = {frozenset((a, b)): len(a & b) for a, b in combinations(cells, 2) if a & b}
    assert set(shared.values()) == {2}  # they share whole sides
    beside = {cell: sum(cell in pair for pair in shared) for cell in cells}
    assert sorted(beside.values()) == [3] * 6 + [4] * 6 + [6] * 7


@clause("K-F.4")
def test_the_centre_is_joined_to_the_middle_hexagon() -> None:
    assert frozenset(NEAR[GOAL]) in hexagons()
    points = {point.name: point for point in new().view().points}
    assert points[GOAL].goal
    assert points[GOAL].only == ("emperor",)
    assert [p.name for p in points.values() if p.goal or p.only] == [GOAL]
    assert (points[GOAL].x, points[GOAL].y) == (0.0, 0.0)


@clause("K-F.5")
def test_emperors_start_in_the_middle_of_four_of_the_six_sides() -> None:
    homes = {p.seat: p.point for p in new(4).view().pieces if p.kind == "emperor"}
    outline = {point for point, near in HONEYCOMB.items() if len(near) == 2}
    tips = {point for point in outline if not outline & set(HONEYCOMB[point])}
    assert len(tips) == 6
    assert set(homes.values()) < tips
    lengths = {(a, b): distances(HONEYCOMB, a)[b] for a, b in combinations(homes.values(), 2)}
    assert sorted(lengths.values()) == [5, 5, 8, 8, 11, 11]


@clause("K-6.1")
def test_points_edges_halves_and_shortest_cycle() -> None:
    edges = {frozenset((a, b)) for a, near in NEAR.items() for b in near}
    assert (len(NEAR), len(edges)) == (55, 78)
    assert sum(GOAL in edge for edge in edges) == 6
    half = {point for point, steps in distances(HONEYCOMB, "a1").items() if steps % 2}
    assert len(half) == 27
    assert len(HONEYCOMB) == 54
    assert all((a in half) != (b in half) for a, near in HONEYCOMB.items() for b in near)
    shortest = min(
        distances({p: [q for q in near if {p, q} != edge] for p, near in HONEYCOMB.items()}, a)[b]
        for edge in edges
        if GOAL not in edge
        for a, b in [sorted(edge)]
    )
    assert shortest + 1 == 6


@clause("K-6.2")
def test_the_emperor_is_five_steps_away_and_shut_in() -> None:
    for seat in range(4):
        state = new(4, begins=seat + 1)
        home = next(p.point for p in state.view().pieces if (p.seat, p.kind) == (seat, "emperor"))
        assert distances(NEAR, home)[GOAL] == 5
        assert not any(state.format(a).startswith(home) for a in state.legal_actions())


@clause("K-2.2", "K-2.4")
def test_the_ends_of_ways_are_those_of_walking_each() -> None:
    random = Random(1)
    for _ in range(300):
        count, share = random.randint(2, 9), random.choice((0.2, 0.5, 0.9))
        near = [0] * count
        for a, b in combinations(range(count), 2):
            if random.random() < share:
                near[a] |= 1 << b
                near[b] |= 1 << a
        mask = random.getrandbits(count) | random.getrandbits(count)
        for start in range(count):
            ways = [(start,)]
            for steps in (1, 2, 3):
                ways = [
                    (*way, p)
                    for way in ways
                    for p in range(count)
                    if near[way[-1]] >> p & 1 and mask >> p & 1 and p not in way
                ]
                walked = sum(1 << p for p in {way[-1] for way in ways})
                assert _ends(near, mask, start, steps) == walked
