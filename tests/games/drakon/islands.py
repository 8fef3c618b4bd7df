"""Two players of Drakon who help each other to build islands: a game with more empty cells beside
tiles than a dungeon in one piece can have.

Their plan is one of ``benchmarks.bounds``. Run as a program it tells what it saw,
interpreted or compiled (``NUMBA_DISABLE_JIT``).
"""

import hashlib
import json
import sys

from benchmarks.games.drakon.bounds import all_lays as all_lays
from benchmarks.games.drakon.bounds import decide

from games.drakon.conservation import SIDES, Cell, check
from games.drakon.positions import dealt
from tafelronde.core.compile.compiler import INTERPRETED
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.view import DrakonView

SEED = 1
MORE_THAN = 188
"""Empty cells with which the game is long enough. (A dungeon in one piece has at most 130.)"""


def empty_cells(view: DrakonView) -> set[Cell]:
    """The empty cells beside tiles."""
    laid = {(tile.x, tile.y) for tile in view.tiles}
    return {(x + east, y + north) for x, y in laid for east, north in SIDES.values()} - laid


def play(most: int = 900) -> State:
    """The position in which there are more than MORE_THAN empty cells, after at most so many
    steps."""
    state, rng = dealt(seed=SEED), new_rng(SEED)
    for _ in range(most):
        view = state.view(state.current_player)
        if view.phase == "main" and len(view.places) > MORE_THAN:
            break
        state.apply(decide(view))
        state.apply_chance(rng)
    check(state)
    return state


def digest(state: State) -> str:
    """A digest of the position, and of what can be done in it."""
    actions = " ".join(map(str, state.legal_actions()))
    return hashlib.sha256(state.to_bytes() + actions.encode()).hexdigest()


if __name__ == "__main__":
    json.dump({"interpreted": INTERPRETED, "digest": digest(play())}, sys.stdout)
