"""Compiled rules refuse before they would write past the end of an array, however they are
compiled."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import tafelronde
from tables import OUTSIDERS, PACKAGE_GAMES
from tafelronde.core.compile.compiler import compiled, unguarded
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.room import sized
from tafelronde.core.contract.scratch import scratch
from tafelronde.core.facts.overrun import Overrun
from tafelronde.core.kernels import calls

AROUND = 64
"""Numbers behind a buffer, which nobody may write."""
KEPT = -7

CELL = np.dtype((np.record, [("count", np.int64), ("near", np.int16, (4,))]))


@kernel
def fill(out, count):  # pyright: ignore
    for k in range(count):
        out[k] = k


@kernel
def read(array, place):  # pyright: ignore
    return array[place]


@kernel
def fill_pair(out, row, column):  # pyright: ignore
    out[row, column] = 1


@kernel
def fill_row(out, row):  # pyright: ignore
    part = out[row]
    part[0] = 1


@kernel
def fill_field(cells, cell, place):  # pyright: ignore
    cells[cell].near[place] = 1


@kernel
def count_cell(cells, cell):  # pyright: ignore
    cells[cell].count += 1


@kernel
def read_cell(cells, cell):  # pyright: ignore
    return cells[cell].count


@kernel
def copy_cell(cells, to, cell):  # pyright: ignore
    cells[to] = cells[cell]


@compiled
def _write_to(cell):  # pyright: ignore
    cell.count = 1


@kernel
def hand_cell_over(cells, cell):  # pyright: ignore
    if cells[0].count == 0:
        _write_to(cells[cell])


@kernel
def keep_cell(cells, cell):  # pyright: ignore
    kept = cells[cell]
    found = kept.count
    kept.count = 1
    return found


@kernel
def fill_scratch(count):  # pyright: ignore
    work = scratch(2, 3)
    for k in range(count):
        work[1, k] = k
    return work[1, 0]


SIZE = 5


@kernel
def fill_sized(out):  # pyright: ignore
    known = sized(out, SIZE)
    for k in range(SIZE):
        known[k] = k


@compiled
def _write(out, place):  # pyright: ignore
    out[place] = 1


@kernel
def fill_deep(out, place):  # pyright: ignore
    _write(out, place)


def outside() -> list[str]:
    """The kernels above, each called so that it would write outside: those that did not refuse."""
    memory = np.full(4 + AROUND, KEPT, np.int64)
    square = np.zeros((2, 2), np.int64)
    cells = np.zeros(3, CELL)
    wrong: list[str] = []
    for function, *arguments in (
        (fill, memory[:4], 5),
        (fill_deep, memory[:4], 4),
        (fill_deep, memory[:4], -5),
        (fill_sized, memory[:4]),
        (fill_pair, square, 0, 2),
        (fill_pair, square, 2, 0),
        (fill_row, square, 2),
        (fill_field, cells, 0, 4),
        (fill_field, cells, 3, 0),
        (count_cell, cells, 3),
        (copy_cell, cells, 3, 0),
        (copy_cell, cells, -4, 0),
        (hand_cell_over, cells, 3),
        (keep_cell, cells, 3),
        (fill_scratch, 4),
    ):
        try:
            function(*arguments)
        except Overrun:
            continue
        else:
            wrong.append(function.__name__)
    assert (memory[4:] == KEPT).all()
    assert not square.any()
    assert not cells["count"].any()
    assert not cells["near"].any()
    fill(memory[:4], 4)  # and what fits is written
    fill_deep(memory[:4], -1)
    assert memory[:4].tolist() == [0, 1, 2, 1]
    assert fill_scratch(3) == 0
    return wrong


def test_compiled_functions_write_in_their_arrays_alone() -> None:
    assert outside() == []


@pytest.mark.parametrize(
    "build", [{"NUMBA_DISABLE_JIT": "1"}, {"TAFELRONDE_COMPILER": "numba"}], ids=str
)
def test_so_they_do_in_other_builds(build: dict[str, str]) -> None:
    paths = [str(Path(__file__).parents[1]), str(Path(__file__).parent), *sys.path]
    environment = {**os.environ, **build, "PYTHONPATH": os.pathsep.join(paths)}
    script = "import test_guard; print(test_guard.outside())"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_error_names_the_game_the_array_and_the_line() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(tafelronde.new_rng(7))
    with pytest.raises(Overrun) as raised:
        calls.legal_actions(state.array, np.zeros(3, np.int32))
    error = raised.value
    assert (error.function, error.array) == ("legal_actions", "out")
    assert error.place.startswith("games/rosenkoenig/rules.py:")


@pytest.mark.parametrize("name", [*PACKAGE_GAMES, *OUTSIDERS])
def test_no_list_is_longer_than_its_buffer(name: str) -> None:
    game = tafelronde.load(name)
    rng = tafelronde.new_rng(11)
    for players in {game.info.min_players, game.info.max_players}:
        state = game.new(players)
        for _ in range(60):
            state.apply_chance(rng)
            if state.is_terminal:
                break
            legal = state.legal_actions()
            memory = np.full(len(legal) - 1 + AROUND, KEPT, np.int32)
            with pytest.raises(Overrun):
                calls.legal_actions(state.array, memory[: len(legal) - 1])
            assert (memory[len(legal) - 1 :] == KEPT).all()
            state.apply(legal[int(rng[0]) % len(legal)])


def test_only_what_is_unguarded_has_no_checks() -> None:
    kinds = (numba.int64[::1], numba.int64)

    assert is_checked(_write, kinds)
    assert not is_checked(unguarded(_write.py_func), kinds)


def test_a_record_is_checked_where_more_is_done_than_to_read_its_numbers() -> None:
    kinds = (numba.types.Array(numba.from_dtype(CELL), 1, "C"), numba.int64)
    assert not is_checked(read_cell, kinds)
    for function in (count_cell, hand_cell_over, keep_cell):
        assert is_checked(function, kinds)


def test_a_record_is_copied_whole() -> None:
    cells = np.zeros(3, CELL)
    memory = cells.view(np.uint8).reshape(3, CELL.itemsize)
    memory[:] = np.arange(memory.size, dtype=np.uint8).reshape(memory.shape)
    whole = memory.copy()
    copy_cell(cells, 0, -1)
    copy_cell(cells, 1, 1)
    assert memory.tolist() == whole[[2, 1, 2]].tolist()


def is_checked(function: Any, kinds: tuple[Any, ...]) -> bool:
    """Whether the function by itself checks anything, without what it calls."""
    return "Overrun" in str(function.part(kinds).library.alone())
