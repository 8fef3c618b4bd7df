"""Promises that bots see in the actions of a position of Drakon."""

from typing import Any

import numpy as np

from games.drakon.positions import moves
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import hunch, prior, whim
from tafelronde.core.facts.constants import PRUNED
from tafelronde.core.objects.state import State

CORRIDOR = "blank:E@1,0 blank:E@2,0"
"""A corridor from the start tile eastwards; a tile laid at 3,0 is entered from 2,0."""


@kernel
def expert(states: Any, actions: Any, count: int, out: Any) -> None:
    prior(states[0], actions, count, out)


@kernel
def beginner(states: Any, actions: Any, count: int, out: Any) -> None:
    whim(states[0], actions, count, out)


@kernel
def opponent(states: Any, actions: Any, count: int, out: Any) -> None:
    """Weigh actions as the opponents of the benchmark do."""
    hunch(states[0], actions, count, out)


def promises(state: State, asked: Any = expert) -> dict[str, float]:
    """The prior of each legal action that is not pruned."""
    actions = np.array(state.legal_actions(), np.int32)
    out = np.zeros(len(actions), np.float32)
    asked(state.array, actions, len(actions), out)
    return {
        state.format(int(action)): float(value)
        for action, value in zip(actions, out, strict=True)
        if value != PRUNED
    }


def walks(state: State) -> set[str]:
    """The moves of the own hero as the notation writes them."""
    return {f"@{cell}" for cell in moves(state)}
