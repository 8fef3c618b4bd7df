"""The list of lays where there are more empty cells than bits in a number."""

from typing import Any

import pytest

from games.drakon.positions import dealt
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State
from tafelronde.games.drakon import facts
from tafelronde.games.drakon.rules.actions import code_of, field_of, pack
from tafelronde.games.drakon.state import LAY, MAIN


def far_out(state: State) -> int:
    """The possible action farthest from the start tile, to the east or west."""

    def distance(action: int) -> int:
        return abs(facts.place_of(field_of(action))[0]) if code_of(action) >= LAY else -1

    return max(state.legal_actions(), key=distance)


def empty_cells(state: State) -> set[int]:
    """All beside a tile."""
    record: Any = state.array[0]
    laid = {facts.cell_of_laid(int(entry)) for entry in record.laid[: record.count]}
    return {cell + step for cell in laid for step in facts.STEPS} - laid


@pytest.mark.parametrize(("seed", "cells"), [(1, 62), (2, 62), (3, 100)])
def test_a_long_row_of_tiles_has_all_lays_that_are_not_refused(seed: int, cells: int) -> None:
    state, rng = dealt(6, seed), new_rng(seed)
    record: Any = state.array[0]
    for _ in range(60):
        if record.phase == MAIN and len(empty_cells(state)) > cells:
            break
        state.apply_known(far_out(state))
        state.apply_chance(rng)
    empty = sorted(empty_cells(state))
    assert len(empty) > cells
    assert [action for action in state.legal_actions() if code_of(action) >= LAY] == [
        pack(LAY + code, cell)
        for code in range(facts.CODES)
        for cell in empty
        if calls.refusal(state.array, pack(LAY + code, cell)) == 0
    ]
