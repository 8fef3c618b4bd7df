"""What the bots see in a position: which lays are worth a search, and when to stop walking."""

from __future__ import annotations

from typing import Any

import numpy as np

from games.drakon.positions import lays, moves, position
from tafelronde.core.constants import PRUNED
from tafelronde.core.contract import prior
from tafelronde.core.dispatch import kernel
from tafelronde.core.state import State
from tafelronde.games.drakon.insight import PATIENCE, RESTLESS


@kernel
def judge(states: Any, actions: Any, count: int, out: Any) -> None:
    prior(states[0], actions, count, out)


def promises(state: State) -> dict[str, float]:
    """The prior of each legal action that is not pruned."""
    actions = np.array(state.legal_actions(), np.int32)
    out = np.zeros(len(actions), np.float32)
    judge(state.array, actions, len(actions), out)
    return {
        state.format(int(action)): float(value)
        for action, value in zip(actions, out, strict=True)
        if value != PRUNED
    }


def walks(state: State) -> set[str]:
    """The moves of the own hero as the notation writes them."""
    return {f"@{cell}" for cell in moves(state)}


CORRIDOR = "blank:E@1,0 blank:E@2,0"
"""From the start tile eastwards; what is laid at 3,0 is entered from 2,0."""


def test_a_room_with_a_coin_is_laid_where_the_hero_enters_it_next() -> None:
    state = position(CORRIDOR, heroes="2,0 0,0", hands=("gold:N", "blank:N"))
    found = promises(state)
    gold = {name: value for name, value in found.items() if name.startswith("gold")}
    assert gold
    assert all(name.endswith("@3,0") and value > 0.0 for name, value in gold.items())
    assert any(name.startswith("gold") and name.endswith("@0,1") for name in lays(state))


def test_what_nobody_can_enter_soon_is_pruned() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("blank:N", "blank:N"))
    found = promises(state)
    assert {name for name in lays(state) if name.endswith("@3,0")}
    assert not any(name.endswith("@3,0") for name in found)
    assert walks(state) <= found.keys()


def test_in_a_long_game_some_turns_are_for_laying() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    for turns, may_walk in (
        (PATIENCE * 2 - 1, True),
        (-(-PATIENCE * 2 // RESTLESS) * RESTLESS, False),
        (-(-PATIENCE * 2 // RESTLESS) * RESTLESS + 1, True),
    ):
        state.array["turns"] = turns
        assert (walks(state) <= promises(state).keys()) is may_walk
        assert promises(state)


def test_a_winning_move_is_never_put_off() -> None:
    state = position("gold:E@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(4, 0))
    state.array["turns"] = RESTLESS * PATIENCE * 2
    assert "@1,0" in promises(state)
