"""Features of a move: in random games by other means, and of positions made by hand. The goal is
f4; f3 and g3 lie beside it, and f2 beside f3. A king on d3 reaches f3."""

from typing import Any

import numpy as np
import pytest

from games.encodings import positions
from games.kaiser_koenig_edelmann.positions import NAME, NAMES, place
from tables import all_tables
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State
from tafelronde.games.kaiser_koenig_edelmann.state import STRIDE

BEYOND = 5
"""Numbers after the features, which nobody may write."""
TABLES = [table for table in all_tables() if table.name == NAME]
MOST_TABLES = 4
KINDS = 3
EVERY = 6
"""The stride between positions that are looked at."""


def looked(state: State) -> np.ndarray[Any, Any]:
    """The features of all legal moves, in a row each."""
    legal, size = state.legal_actions(), state.game.policy_layout.size
    out = np.zeros((len(legal), size + BEYOND), np.float32)
    out[:, size:] = np.nan
    calls.policy_features(state.array, np.array(legal, np.int32), out)
    assert np.isnan(out[:, size:]).all()
    return out[:, :size]


def seen(state: State, move: str, *names: str) -> list[Any]:
    """Fields of a move's features; a field of several numbers as the places of its 1s, from 1."""
    row = looked(state)[state.legal_actions().index(state.game.notation.parse_action(move))]
    values = [row[state.game.policy_layout.places(name)] for name in names]
    return [
        (np.flatnonzero(value) + 1).tolist() if value.ndim else round(float(value), 4)
        for value in values
    ]


def ends(state: State, kind: int, start: int, taken: int) -> set[int]:
    """The points to which a piece can go, step by step, by ways that are free."""
    record, found = state.array[0], set[int]()
    ways = [(start,)]
    for step in range(kind + 1):
        following = [
            (*way, point)
            for way in ways
            for point in range(len(NAMES))
            if record.near[way[-1]] >> point & 1 and point not in way
        ]
        if step == kind:
            found = {way[-1] for way in following}
        ways = [
            way
            for way in following
            if not taken >> way[-1] & 1 and record.allowed[kind] >> way[-1] & 1
        ]
    return {point for point in found if record.allowed[kind] >> point & 1}


def by_hand(state: State) -> list[dict[str, Any]]:
    """The facts about each legal move: its piece, its capture, where it is in danger, and whether
    it threatens an emperor; without the rules of the package."""
    record, mover = state.array[0], state.current_player
    men: list[list[int]] = record.men.tolist()
    taken = sum(mask for seat in men for mask in seat)
    alive = [seat for seat in range(state.players) if men[seat][0] and seat != mover]
    danger = {
        end
        for seat in alive
        if record.moved >> seat & 1
        for kind in range(KINDS)
        for point in range(len(NAMES))
        if men[seat][kind] >> point & 1
        for end in ends(state, kind, point, taken)
    }
    told: list[dict[str, Any]] = []
    for action in state.legal_actions():
        start, end = divmod(action, STRIDE)
        kind = next(k for k in range(KINDS) if men[mover][k] >> start & 1)
        hit = [(s, k) for s in range(state.players) for k in range(KINDS) if men[s][k] >> end & 1]
        emperors = [point for s in alive for point in range(len(NAMES)) if men[s][0] >> point & 1]
        reaches = {point for point in emperors if point in passing(state, kind, end, taken)}
        one = {
            "kind": kind,
            "captures": next((k for s, k in hit if s in alive), None),
            "dead": any(s not in alive for s, _ in hit),
            "leaves": start in danger,
            "enters": end in danger,
            "checks": bool(reaches),
        }
        told.append(one)
    return told


def passing(state: State, kind: int, start: int, taken: int) -> set[int]:
    """The points that a piece can pass: ``ends``, wherever it may end."""
    record = state.array[0]
    allowed = int(record.allowed[kind])
    record.allowed[kind] = (1 << len(NAMES)) - 1
    free = ~allowed & ((1 << len(NAMES)) - 1)
    try:
        return ends(state, kind, start, taken | free)
    finally:
        record.allowed[kind] = allowed


@pytest.mark.parametrize("table", TABLES[:: max(1, len(TABLES) // MOST_TABLES)], ids=str)
def test_every_number_is_within_its_range_and_true(table: Any) -> None:
    layout = table.game.policy_layout
    whole = {name: layout.places(name) for name in ("kind", "captures", "captures_dead")}
    whole |= {name: layout.places(name) for name in ("leaves_danger", "enters_danger", "checks")}
    decisions = 0
    for number, state in enumerate(positions(table)):
        if number % EVERY or state.is_terminal or state.is_chance:
            continue
        before, found = state.to_bytes(), looked(state)
        assert state.to_bytes() == before
        assert (found >= layout.low - 1e-5).all()
        assert (found <= layout.high + 1e-5).all()
        for row, told in zip(found, by_hand(state), strict=True):
            decisions += 1
            kind = told["kind"]
            assert np.flatnonzero(row[whole["kind"]]).tolist() == [kind]
            hit = [[kind, told["captures"]]] if told["captures"] is not None else []
            assert np.argwhere(row[whole["captures"]]).tolist() == hit
            assert row[whole["captures_dead"]][kind] == told["dead"]
            assert row[whole["leaves_danger"]][kind] == told["leaves"]
            assert row[whole["enters_danger"]][kind] == told["enters"]
            assert row[whole["checks"]][kind] == told["checks"]
    assert decisions > 100


def test_an_emperor_goes_home_or_nearer_or_flees() -> None:
    assert seen(place("1f3", "1k2"), "f3-f4", "home", "to", "from") == [1, [], [1]]
    state = place("1f2", "1k2 2d3")
    assert seen(state, "f2-f3", "to", "from", "enters_danger") == [[4], [4], [1]]
    state = place("1f2", "1k2")
    assert seen(state, "f2-f3", "home", "to", "from") == [0, [1], [2]]
    state = place("1f3", "1k2 2d3")
    assert seen(state, "f3-f2", "flees", "threatened", "way") == [1, 1, [1]]
    assert seen(place("1f3", "1k2"), "f3-f2", "flees", "threatened") == [0, 0]


def test_what_threatens_the_emperor_may_be_captured() -> None:
    state = place("1f3 2e4", "1k2 2d3")
    names = ("threatened", "attacker", "of_nearest", "of_next", "trades")
    assert seen(state, "e4-d3", *names) == [1, 1, 1, 1, []]
    assert seen(state, "f3-f2", *names) == [1, 0, 0, 0, []]
    assert seen(place("1f3 2e4", "1k2 2d3", moved=(0,)), "e4-d3", *names) == [0, 0, 1, 1, []]


def test_a_rivals_way_is_closed_and_a_goal_is_neared() -> None:
    state = place("1a1 2d3", "1f2")
    assert seen(state, "d3-f3", "blocks", "ring", "nearer", "nearest") == [[1], [1], [1], [2]]
    assert seen(state, "d3-b2", "blocks", "ring", "farther") == [[], [], [1]]


def test_two_who_can_capture_and_one_who_guards() -> None:
    state = place("1a1 2d3 3f6", "1k2 2e2", "1a2 2g2")
    names = ("enters_danger", "danger_twice", "guarded")
    assert seen(state, "d3-f3", *names) == [[2], 1, []]
    state = place("1a1 2d3 2g2", "1k2 2e2", "1a2 2j1")
    assert seen(state, "d3-f3", *names) == [[2], 0, [2]]
