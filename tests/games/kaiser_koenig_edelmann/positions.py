"""Positions of Kaiser, König, Edelmann, made by hand."""

from typing import Any

import pytest

import tafelronde
from tafelronde import IllegalAction
from tafelronde.core.objects.state import State

NAME = "kaiser_koenig_edelmann"
ROWS = (2, 4, 6, 6, 6, 7, 6, 6, 6, 4, 2)
NAMES = [
    f"{letter}{k}" for letter, n in zip("abcdefghijk", ROWS, strict=True) for k in range(1, n + 1)
]


def new(players: int = 2, **options: Any) -> State:
    """A table at which the first seat begins."""
    return tafelronde.load(NAME).new(players, **{"begins": 1, **options})


def place(
    *seats: str, turn: int = 0, moved: tuple[int, ...] | None = None, quiet: int = 0, **options: Any
) -> State:
    """A position: for each seat ``"1f2 3a1"``, the value and the point of each of his pieces.

    ``moved``: the seats that have moved in this round, all by default.
    """
    state = new(len(seats), **options)
    record = state.array[0]
    record.men[:] = 0
    for seat, pieces in enumerate(seats):
        for piece in pieces.split():
            record.men[seat][int(piece[0]) - 1] |= 1 << NAMES.index(piece[1:])
    record.moved = sum(1 << seat for seat in (range(len(seats)) if moved is None else moved))
    record.quiet = quiet
    record.player = turn
    return state


def moves(state: State, start: str = "") -> set[str]:
    """The ends of all legal moves from a point; without one, all moves."""
    found = [state.format(action) for action in state.legal_actions()]
    if not start:
        return set(found)
    return {move[len(start) + 1 :] for move in found if move.startswith(f"{start}-")}


def pieces(state: State) -> list[set[str]]:
    """The pieces of each seat as ``place`` takes them."""
    men = state.array[0].men.tolist()
    return [
        {
            f"{value + 1}{NAMES[point]}"
            for value in range(3)
            for point in range(len(NAMES))
            if men[seat][value] >> point & 1
        }
        for seat in range(state.players)
    ]


def refused(state: State, move: str, reason: str, rule: str) -> None:
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        state.apply(move)
    assert (caught.value.reason, caught.value.clause) == (reason, rule)
    assert state.to_bytes() == before
