"""Positions of Drakon, built in words."""

from collections import Counter
from typing import Any

import pytest

import tafelronde
from games.drakon import conservation
from games.drakon.conservation import ALL, BACK, SIDES, Cell, unturned
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State
from tafelronde.games.drakon import facts
from tafelronde.games.drakon.state import LATER, MAIN

COLOURS = ("blue", "yellow", "green", "red", "orange", "purple")
FIGURES = ("wizard", "barbarian", "thief", "dwarf", "knight", "amazon")
NAMES = conservation.in_order()


def tile_set(names: Counter[str]) -> int:
    """A set of tiles as the state keeps it."""
    bits, shift = 0, 0
    for name in NAMES:
        bits |= ((1 << names[name]) - 1) << shift
        shift += ALL[name]
    return bits


def dealt(players: int = 2, seed: int = 1, **options: Any) -> State:
    """A new game, dealt at random."""
    state = tafelronde.load("drakon").new(players, **options)
    state.apply_chance(new_rng(seed))
    return state


def position(
    tiles: str = "",
    players: int = 2,
    *,
    heroes: str = "",
    hands: tuple[str, ...] | None = None,
    coins: tuple[int, ...] = (),
    figures: str = "",
    used: tuple[int, ...] = (),
    turn: int = 0,
    pile: bool = True,
    bottom: str = "",
    on_start: int = 0,
    escape: bool = False,
    start: str = "four",
) -> State:
    """A position before a main decision, with these tiles beside the start tile.

    ``tiles``: ``gold:N@1,0 key@0,1``; ``heroes``: each hero's cell, the start for those not named;
    ``hands``: none for tiles that do not matter; ``pile``: whether all that is left is in the
    pile; else it lies far away, each tile an island.
    """
    state = tafelronde.load("drakon").new(players, escape=escape, heroes=bool(figures), start=start)
    array: Any = state.array[0]
    board: dict[Cell, tuple[str, str]] = {(0, 0): ("start", "NESW" if start == "four" else "NES")}
    for word in tiles.split():
        name, _, cell = word.partition("@")
        kind, _, arrows = name.partition(":")
        x, y = cell.split(",")
        board[int(x), int(y)] = (kind, arrows)
    left = Counter(ALL)
    left -= Counter(unturned(*tile) for tile in board.values() if tile[0] != "start")
    given = [Counter(hand.split()) for hand in hands or ()]
    sunk = bottom.split()
    left -= sum(given, Counter(sunk))
    if hands is None:  # four blank rooms and whatever there is
        for _ in range(players):
            hand = Counter([name for name in NAMES if left[name]][:4])
            given.append(hand)
            left -= hand
    if not pile:
        for k, name in enumerate(left.elements()):
            board[20 + 2 * (k % 8), 20 + 2 * (k // 8)] = (
                name.partition(":")[0],
                name.partition(":")[2],
            )
        left.clear()
    _write_board(array, board)
    array.pile = tile_set(left)
    array.sunk = len(sunk)
    for k, name in enumerate(sunk):
        array.bottom[k] = NAMES.index(name)
    cells = sorted(board, key=lambda cell: (cell[1], cell[0]))
    spots = [tuple(map(int, spot.split(","))) for spot in heroes.split()]
    for seat in range(players):
        array.hands[seat] = tile_set(given[seat]) if seat < len(given) else 0
        array.where[seat] = cells.index(spots[seat] if seat < len(spots) else (0, 0))  # type: ignore[arg-type]
        array.coins[seat] = coins[seat] if seat < len(coins) else 0
        if figures:
            array.figure[seat] = FIGURES.index(figures.split()[seat])
            array.used[seat] = used[seat] if seat < len(used) else 0
    array.turn = array.player = turn
    array.phase = MAIN
    array.still = -1 if array.hands.any() else 0
    array.on_start = on_start
    conservation.check(state)
    return state


def _write_board(array: Any, board: dict[Cell, tuple[str, str]]) -> None:
    """The laid tiles with all that the state keeps of them, worked out from scratch."""
    cells = sorted(board, key=lambda cell: (cell[1], cell[0]))
    faced: dict[Cell, str] = {}
    array.count = len(cells)
    array.room[:] = 0
    for place, cell in enumerate(cells):
        kind, arrows = board[cell]
        lying = sum(1 << "NESW".index(arrow) for arrow in arrows)
        code = facts.CODE_OF[facts.KINDS.index(kind), lying]
        array.laid[place] = facts.laid_on(facts.cell_of(*cell), code)
    for cell in cells:
        for east, north in SIDES.values():
            empty = (cell[0] + east, cell[1] + north)
            if empty not in board:
                faced[empty] = "".join(side for side in SIDES if _points(board, empty, side))
    for empty, sides in faced.items():
        bits = sum(1 << "NESW".index(side) for side in sides)
        for arrows in range(16):
            array.room[arrows] += arrows & bits == 0
        later = 0
        for number, (east, north) in enumerate(SIDES.values()):
            near = (empty[0] + east, empty[1] + north)
            if near in board:
                array.sides[cells.index(near), number ^ 2] = ~(bits | later)
                later = LATER
    for place, cell in enumerate(cells):
        for number, (east, north) in enumerate(SIDES.values()):
            near = (cell[0] + east, cell[1] + north)
            if near in board:
                array.sides[place, number] = cells.index(near)


def _points(board: dict[Cell, tuple[str, str]], cell: Cell, side: str) -> bool:
    east, north = SIDES[side]
    near = board.get((cell[0] + east, cell[1] + north))
    return near is not None and BACK[side] in near[1]


def words(state: State) -> set[str]:
    """The possible steps of the player or of chance, as text."""
    return {state.format(step) for step in state.steps()}


def moves(state: State, who: str = "") -> set[str]:
    """The cells to which a hero can go: ``who`` as in the notation, the own hero without."""
    return {word.partition("@")[2] for word in words(state) if word.startswith(f"{who}@")}


def lays(state: State) -> set[str]:
    """The lays (or exchanges by magical shift) among what can be done."""
    kinds = set(facts.KINDS)
    return {word for word in words(state) if word.partition("@")[0].partition(":")[0] in kinds}


def after(state: State, *steps: str) -> State:
    """The position after these steps; what is conserved is checked after each."""
    state = state.copy()
    for step in steps:
        state.apply(step)
        conservation.check(state)
    return state


def drawn(state: State, seed: int = 1) -> State:
    """The position after what chance does."""
    state = state.copy()
    state.apply_chance(new_rng(seed))
    conservation.check(state)
    return state


def refused(state: State, step: str) -> tuple[str, str]:
    """The reason and the clause for which a step is refused; nothing has changed then."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        state.apply(step)
    assert step not in words(state)
    assert state.to_bytes() == before
    return caught.value.reason, caught.value.clause


def coins(state: State) -> list[int]:
    return [seat.coins for seat in state.view(None).seats]


def phase(state: State) -> str:
    return state.view(None).phase


def hero(state: State, seat: int) -> Cell:
    before = state.view(None).seats[seat]
    return before.x, before.y


def hand(state: State, seat: int, reader: int | None = None) -> Counter[str]:
    """The tiles of a hand as its owner (or another reader) knows them."""
    view = state.view(seat if reader is None else reader)
    return Counter(
        {
            f"{card.kind}:{card.arrows}" if card.arrows else card.kind: card.count
            for card in view.seats[seat].hand
        }
    )


def tile(state: State, x: int, y: int) -> str | None:
    """The tile on a cell."""
    for laid in state.view(None).tiles:
        if (laid.x, laid.y) == (x, y):
            return f"{laid.kind}:{laid.arrows}" if laid.arrows else laid.kind
    return None
