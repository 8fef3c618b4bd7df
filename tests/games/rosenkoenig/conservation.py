"""Invariants of Rosenkönig, and derived facts, computed anew and slowly."""

from tafelronde.core.objects.state import State

ALL_CARDS = (1 << 24) - 1


def areas(owner: list[int]) -> list[tuple[int, set[int]]]:
    """Every area as its player and its squares, by flood fill."""
    found: list[tuple[int, set[int]]] = []
    left = {square for square in range(81) if owner[square] >= 0}
    while left:
        todo = [left.pop()]
        player = owner[todo[0]]
        area = set(todo)
        while todo:
            rank, file = divmod(todo.pop(), 9)
            for r, f in ((rank + 1, file), (rank - 1, file), (rank, file + 1), (rank, file - 1)):
                near = 9 * r + f
                if 0 <= r < 9 and 0 <= f < 9 and near in left and owner[near] == player:
                    left.remove(near)
                    area.add(near)
                    todo.append(near)
        found.append((player, area))
    return found


def check(state: State) -> None:
    record = state.array[0]
    sets = [int(record.hands[0]), int(record.hands[1]), int(record.pile), int(record.discard)]
    assert sum(sets) == sets[0] | sets[1] | sets[2] | sets[3] == ALL_CARDS, "24 cards"
    assert all(hand.bit_count() <= 5 for hand in sets[:2])
    assert sets[2], "the pile is never empty between steps"
    owner = record.owner.tolist()
    assert set(owner) <= {-1, 0, 1}
    assert sum(mark >= 0 for mark in owner) == int(record.stones) <= 52
    assert all(0 <= int(record.heroes[player]) <= 4 for player in (0, 1))
    crown = int(record.crown)
    assert owner[crown] >= 0 or (crown == 40 and record.stones == 0)
    points = [0, 0]
    extent = [0] * 81
    name = [-1] * 81
    for player, area in areas(owner):
        points[player] += len(area) ** 2
        extent[min(area)] = len(area)
        for square in area:
            name[square] = min(area)
    assert record.points.tolist() == points == state.scores()
    assert record.area.tolist() == name
    assert record.extent.tolist() == extent


__all__ = ["areas", "check"]
