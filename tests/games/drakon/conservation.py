"""Invariants of Drakon, and derived facts, computed anew and slowly."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import tafelronde
from tafelronde.core.objects.state import State

Cell = tuple[int, int]
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

_DATA = json.loads(
    Path(tafelronde.__file__)
    .with_name("games")
    .joinpath("drakon", "tiles.json")
    .read_text(encoding="utf-8")
)
ALL: Counter[str] = Counter()
for _tile in _DATA["tiles"]:
    if _tile["type"] != "start":
        _name = _tile["type"] + (":" + "".join(_tile["arrows"]) if _tile["arrows"] else "")
        ALL[_name] += _tile["count"]
"""The 63 tiles that are shuffled, by name."""


def unturned(kind: str, arrows: str) -> str:
    """The name of a tile that lies somehow: the one of the list that it is when turned."""
    for _ in range(4):
        name = f"{kind}:{arrows}" if arrows else kind
        if name in ALL:
            return name
        arrows = "".join(sorted(("NESW"["NESW".index(a) - 3] for a in arrows), key="NESW".index))
    raise AssertionError(f"no such tile: {kind}:{arrows}")


@cache
def names_in(tiles: int) -> Counter[str]:
    """The tiles of a set as the state keeps it; not to be changed."""
    found: Counter[str] = Counter()
    bit = 0
    for name in in_order():
        held = tiles >> bit & (1 << ALL[name]) - 1
        assert held & held + 1 == 0, "only the lowest bits of a look are set"
        found[name] += held.bit_count()
        bit += ALL[name]
    assert tiles < 1 << bit
    return +found


@cache
def in_order() -> list[str]:
    """The names in the order of the state's sets."""
    from tafelronde.games.drakon.facts import LOOKS
    from tafelronde.games.drakon.notation import look_name

    return [look_name(look) for look in range(LOOKS)]


def check(state: State) -> None:
    record: Any = state.array[0]
    view = state.view(None)
    _check_tiles(state, record)
    board = {(tile.x, tile.y): tile for tile in view.tiles}
    assert len(board) == len(view.tiles) == int(record.count)
    _check_arrows(board)
    _check_cells(view, board, record)
    assert [coins >= 0 for coins in record.coins[: state.players]] == [True] * state.players
    assert all((seat.x, seat.y) in board for seat in view.seats)
    assert record.coins[state.players :].sum() == 0
    assert (record.where[state.players :] == -1).all()
    assert int(record.on_start) >= 0
    if not record.escape and not state.is_terminal:
        assert max(record.coins) < 5


def _check_tiles(state: State, record: Any) -> None:
    """All 64 tiles are somewhere; what is known of a hand is in it."""
    everywhere = names_in(int(record.pile)).copy()
    hands = [names_in(int(hand)) for hand in record.hands]
    for hand in hands:
        everywhere += hand
    for entry in record.bottom[: int(record.sunk)].tolist():
        everywhere[in_order()[entry % 64]] += 1
    assert not record.bottom[int(record.sunk) :].any()
    tiles = state.view(None).tiles
    starts = [tile for tile in tiles if tile.kind == "start"]
    assert [(tile.x, tile.y) for tile in starts] == [(0, 0)]
    for tile in tiles:
        if tile.kind != "start":
            everywhere[unturned(tile.kind, tile.arrows)] += 1
    assert everywhere == ALL
    seats = range(state.players)
    for observer in seats:
        for holder in seats:
            known = names_in(int(record.known[observer][holder]))
            assert names_in(int(record.known[holder][holder])) <= known <= hands[holder]
    assert not record.known[state.players :].any()
    assert not record.known[:, state.players :].any()


def _check_arrows(board: dict[Cell, Any]) -> None:
    """No two arrows ever face each other (D-3.3)."""
    for (x, y), tile in board.items():
        for side, (east, north) in SIDES.items():
            near = board.get((x + east, y + north))
            assert near is None or not (side in tile.arrows and BACK[side] in near.arrows)


def _check_cells(view: Any, board: dict[Cell, Any], record: Any) -> None:
    """The empty cells beside tiles, and how many take which arrows, from the tiles alone."""
    faced: dict[Cell, str] = {}
    for x, y in board:
        for east, north in SIDES.values():
            cell = (x + east, y + north)
            if cell not in board:
                faced[cell] = "".join(side for side in SIDES if _points(board, cell, side))
    assert {(place.x, place.y): place.faced for place in view.places} == faced
    assert len(view.places) == len(faced)
    for arrows in range(16):
        own = {side for bit, side in enumerate("NESW") if arrows >> bit & 1}
        assert int(record.room[arrows]) == sum(not own & set(sides) for sides in faced.values())


def _points(board: dict[Cell, Any], cell: Cell, side: str) -> bool:
    """Whether the tile on that side of a cell points into it."""
    east, north = SIDES[side]
    near = board.get((cell[0] + east, cell[1] + north))
    return near is not None and BACK[side] in near.arrows
