"""The loops of Drakon whose writes are not checked one by one refuse before they begin."""

import numpy as np
import pytest

import tafelronde
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.scratch import scratch
from tafelronde.core.facts.overrun import Overrun
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.facts import CENTRE, MOST_PLAYERS, TILES
from tafelronde.games.drakon.rules.dungeon import place_tile, take_tile
from tafelronde.games.drakon.rules.empty import COLUMNS, ROWS, list_empty_cells
from tafelronde.games.drakon.state import AT_A_TIME, MAX_LEGAL

KEPT, AROUND = -7, 64


@kernel
def lay(states, cell, code):  # pyright: ignore
    place_tile(states[0], cell, code)


@kernel
def count_empty_cells(states):  # pyright: ignore
    return list_empty_cells(states[0], scratch(ROWS, COLUMNS))


def begun() -> State:
    state = tafelronde.load("drakon").new(6)
    state.apply_chance(tafelronde.new_rng(7))
    return state


def test_no_more_tiles_are_laid_than_there_are() -> None:
    state = begun()
    for east in range(1, TILES):
        lay(state.array, CENTRE + east, 0)
    before = state.to_bytes()
    with pytest.raises(Overrun, match=r"_shift_places would reach outside laid .*TILES"):
        lay(state.array, CENTRE + TILES, 0)
    assert state.record.count == TILES
    assert state.array["laid"].tobytes() in before
    assert state.array["sides"].tobytes() in before


def test_a_count_of_tiles_that_cannot_be_lists_no_cells() -> None:
    state = begun()
    assert count_empty_cells(state.array) == 4
    state.array["count"] = TILES + 1
    with pytest.raises(Overrun, match="MOST_EMPTY"):
        count_empty_cells(state.array)


@pytest.mark.parametrize("seed", range(4))
def test_lays_stay_in_their_buffer(seed: int) -> None:
    """They are written eight at a time: where the eighth would be outside, none is."""
    state, rng = begun(), tafelronde.new_rng(seed)
    for _ in range(3):
        legal = state.legal_actions()
        memory = np.full(MAX_LEGAL + AROUND, KEPT, np.int32)
        for room in range(len(legal) + AT_A_TIME):
            memory[:] = KEPT
            try:
                count = calls.legal_actions(state.array, memory[:room])
            except Overrun:
                count = -1
            assert (memory[room:] == KEPT).all()
            assert count in (-1, len(legal))
            assert count == -1 or room >= len(legal)
        assert memory[: len(legal)].tolist() == list(legal)
        state.apply(legal[int(rng[0]) % len(legal)])
        state.apply_chance(rng)


@kernel
def take_up(states, place):  # pyright: ignore
    take_tile(states[0], place)


@pytest.mark.parametrize("count", [-128, -5, TILES + 1, 127])
def test_a_wrong_number_of_tiles_shifts_no_place(count: int) -> None:
    state = begun()
    three = np.repeat(state.array, 3)
    three["count"][1] = count
    with pytest.raises(Overrun):
        take_up(three[1:2], 0)
    with pytest.raises(Overrun):
        lay(three[1:2], CENTRE, 0)
    assert three[[0, 2]].tobytes() == 2 * state.to_bytes()


@pytest.mark.parametrize("place", [-128, -1, TILES, 127])
def test_nothing_is_taken_up_where_no_tile_can_lie(place: int) -> None:
    state = begun()
    three = np.repeat(state.array, 3)
    with pytest.raises(Overrun):
        take_up(three[1:2], place)
    assert three[[0, 2]].tobytes() == 2 * state.to_bytes()


@pytest.mark.parametrize("players", [MOST_PLAYERS + 1, 127])
def test_a_wrong_number_of_players_moves_no_hero(players: int) -> None:
    state = begun()
    three = np.repeat(state.array, 3)
    three["players"][1] = players
    with pytest.raises(Overrun):
        lay(three[1:2], CENTRE + 1, 0)
    assert three[[0, 2]].tobytes() == 2 * state.to_bytes()
