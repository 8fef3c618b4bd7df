"""The most empty cells that there can be: islands, which players who help each other build."""

import json
import os
import subprocess
import sys

import pytest

from clauses import clause
from games.drakon import islands
from games.drakon.conservation import ALL
from games.drakon.positions import NAMES, position, refused
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.facts import (
    CELLS,
    FARTHEST,
    IN_PLAY,
    MOST_PLAYERS,
    MOST_TURNS,
    ORIENTATIONS,
    REACH,
    TILES,
    cell_of,
    cell_of_laid,
    laid_on,
    place_of,
)
from tafelronde.games.drakon.state import LAST, MAX_LEGAL, MOST_EMPTY, packed, unpacked


def lays(state: State) -> set[str]:
    actions = map(state.format, state.legal_actions())
    return {action for action in actions if "@" in action and not action.startswith("@")}


@clause("D-3.1")
@clause("D-3.11")
@clause("D-6.11")
def test_two_helping_players_build_islands_and_may_lay_at_each() -> None:
    """Compiled, and interpreted, where an index that is too large is an error."""
    state = islands.play()
    view = state.view(state.current_player)
    assert len(view.places) > islands.MORE_THAN
    assert {(place.x, place.y) for place in view.places} == islands.empty_cells(view)
    assert lays(state) == islands.all_lays(view)
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "games.drakon.islands"],
        env=environment, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {"interpreted": True, "digest": islands.digest(state)}


def archipelago(hand: list[str]) -> State:
    """A position in which all tiles that are not in this hand are islands that share no cell."""
    rest = [name for name in NAMES for _ in range(ALL[name] - hand.count(name))]
    spots = [(3 * (k % 8), 3 * (k // 8)) for k in range(1, TILES)]
    tiles = " ".join(f"{name}@{x},{y}" for name, (x, y) in zip(rest, spots, strict=False))
    return position(tiles, hands=(" ".join(hand), ""), pile=False)


def of_four_looks(number: int) -> list[str]:
    """Different tiles that lie in four ways."""
    found = [name for look, name in enumerate(NAMES) if ORIENTATIONS[look] == 4]
    return found[:number]


@clause("D-3.1")
@pytest.mark.parametrize("held", [8, 24, 32])
def test_all_tiles_are_islands(held: int) -> None:
    """8 is the least number in hand before the pile is empty; 24 is the most that players can
    have; of 32, in puzzles, there are more lays than of any other number."""
    state = archipelago(of_four_looks(held))
    view = state.view(0)
    assert len(view.places) == 4 * (TILES - held)
    found = lays(state)
    assert found == islands.all_lays(view)
    assert len(found) > 11 * held * (TILES - held)
    assert len(state.legal_actions()) <= MAX_LEGAL


def test_no_tiles_have_more_empty_cells() -> None:
    assert len(archipelago([]).view(None).places) == MOST_EMPTY == 4 * TILES


def test_a_column_as_long_as_a_game_can_build_it_has_numbers() -> None:
    """Each of the turns but one for each tile that comes again is a lay."""
    assert 2 * FARTHEST <= MOST_TURNS * MOST_PLAYERS + IN_PLAY + 2 < 2 * FARTHEST + 2
    assert REACH >= FARTHEST + 2
    for x, y in [(0, FARTHEST), (FARTHEST, 0), (-FARTHEST, 0), (0, -FARTHEST), (REACH, REACH)]:
        cell = cell_of(x, y)
        assert place_of(cell) == (x, y)
        entry = laid_on(cell, 255)
        assert -(2**31) <= entry < 2**31
        assert cell_of_laid(entry) == cell
        assert entry & 255 == 255
        assert unpacked(packed(LAST - 1, cell)) == (LAST - 1, cell)
    assert packed(LAST - 1, CELLS - 1) < 2**31


@clause("D-1.6")
@pytest.mark.parametrize(("x", "y"), [(FARTHEST, 0), (-FARTHEST, 0), (0, FARTHEST), (0, -FARTHEST)])
def test_far_out_tiles_are_laid_entered_and_told(x: int, y: int) -> None:
    """Where no game can go farther; and the cells beside it are empty, and not another row's."""
    toward = (x > 0) - (x < 0), (y > 0) - (y < 0)
    near = f"{x - toward[0]},{y - toward[1]}"
    back = f"{x - 2 * toward[0]},{y - 2 * toward[1]}"
    state = position(
        f"key@{near} gold:N@{back}", heroes=f"{near} {near}", hands=("vortex", "blank:N")
    )
    assert f"vortex@{x},{y}" in lays(state)
    state.apply(f"vortex@{x},{y}")
    assert (x, y) in {(tile.x, tile.y) for tile in state.view(None).tiles}
    beyond = {(place.x - x, place.y - y) for place in state.view(None).places}
    assert toward in beyond
    state.apply(next(iter(state.steps())))
    state.apply(f"@{x},{y}")
    assert (state.view(None).seats[1].x, state.view(None).seats[1].y) == (x, y)


def test_the_last_cell_that_has_a_number_is_beside_no_tile() -> None:
    assert refused(position(), f"blank:N@{REACH},{REACH}") == ("apart", "D-3.1")
