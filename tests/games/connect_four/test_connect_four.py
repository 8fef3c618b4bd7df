"""The rules of Connect Four, against a slow board and Pgx's idea of an observation."""

import numpy as np
import pytest

import tafelronde
from tables import Table, random_states
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State

LINES = [
    [(column + k * right, row + k * up) for k in range(4)]
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1))
    for column in range(7)
    for row in range(6)
    if 0 <= column + 3 * right < 7 and 0 <= row + 3 * up < 6
]
"""The 69 lines of four, as squares (column, row)."""


def board(state: State) -> dict[tuple[int, int], int]:
    """Squares (column, row from below) → 0 or 1, read from the bits."""
    return {
        (column, row): player
        for player, discs in enumerate(state.array["discs"][0].tolist())
        for row in range(6)
        for column in range(7)
        if discs >> 7 * column + row & 1
    }


def play(columns: str) -> State:
    state = tafelronde.load("connect_four").new()
    state.replay(columns)
    return state


def test_a_line_of_four_wins_and_nothing_else_does() -> None:
    assert len(LINES) == 69
    for state in random_states(Table("connect_four", 2), seed=7000, games=150):
        discs = board(state)
        won = [
            player
            for player in (0, 1)
            if any(all(discs.get(square) == player for square in line) for line in LINES)
        ]
        assert state.is_terminal == (bool(won) or len(discs) == 42)
        if state.is_terminal:
            assert state.returns() == ([0.0, 0.0] if not won else [1 - 2 * won[0], 2 * won[0] - 1])


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("aabbccd", 0),  # in a row
        ("abababa", 0),  # in a column
        ("abbccdcddfd", 0),  # up to the right
        ("gffeededdad", 0),  # up to the left
        ("aabbccf", None),  # three and a gap
        ("cabbccd", None),
    ],
)
def test_lines_in_all_four_directions(columns: str, winner: int | None) -> None:
    state = play(columns)
    assert state.is_terminal == (winner is not None)
    assert play(columns[:-1]).is_terminal is False
    if winner is not None:
        assert state.winners() == [winner]


def test_a_line_does_not_run_around_the_edge() -> None:
    """The top of a column and the bottom of the next lie side by side in memory."""
    state = play("gagaeaagagaeb")  # yellow a4, a5, a6 and b1
    assert [line.split()[:2] for line in str(state).splitlines()[1:]] == [
        ["x", "."], ["x", "."], ["x", "."], ["o", "."], ["o", "."], ["o", "x"],
    ]  # fmt: skip
    assert not state.is_terminal


def test_a_full_board_is_a_draw() -> None:
    columns = "abababbababa" + "cdcdcddcdcdc" + "efefeffefefe" + "gggggg"
    state = play(columns)
    assert state.is_terminal
    assert state.returns() == [0.0, 0.0]
    assert state.winners() == [0, 1]


def test_a_full_column_takes_no_disc() -> None:
    state = play("aaaaaa")
    assert state.legal_actions() == [1, 2, 3, 4, 5, 6]
    with pytest.raises(IllegalAction, match="a is not legal now: column-full"):
        state.apply("a")


def test_the_observation_is_that_of_pgx() -> None:
    """(6, 7, 2), the top row first: the discs of the player asked, then the other's."""
    for state in random_states(Table("connect_four", 2), seed=7100, games=5, every=3):
        discs = board(state)
        for player in (0, 1):
            expected = np.zeros((6, 7, 2), np.float32)
            for (column, row), owner in discs.items():
                expected[5 - row, column, 0 if owner == player else 1] = 1.0
            assert np.array_equal(state.observation(player).reshape(6, 7, 2), expected)
