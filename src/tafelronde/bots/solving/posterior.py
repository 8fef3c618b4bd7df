"""The exact belief at a decision of a small game, to hold estimates against."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.objects.state import State
from ..agents import Past
from .tree import GameTree, Table


def exact_belief(tree: GameTree, table: Table, one: int) -> dict[bytes, float]:
    """How likely each position (its bytes) of an information set is to its player, when all others
    follow ``table``.

    Raises ValueError for a set that they never come to.
    """
    nodes = tree.nodes_of(one)
    reach = tree.reach(table, int(tree.owner[one]))[nodes]
    if reach.sum() <= 0.0:
        raise ValueError("the others never come to this information set")
    found: dict[bytes, float] = {}
    for position, weight in zip(tree.positions(nodes), (reach / reach.sum()).tolist(), strict=True):
        data = position.tobytes()
        found[data] = found.get(data, 0.0) + weight
    return found


def past_of(tree: GameTree, node: int) -> Past:
    """How a node comes about. A run of chance is one step of it."""
    way = tree.way_to(node)
    positions = tree.positions(np.array(way, np.int64))
    past = Past(_state(tree, positions[0:1]))
    for number in range(1, len(way)):
        player = past.position.current_player
        choice = None if player < 0 else (player, tree.action_to(way[number]))
        past = Past(_state(tree, positions[number : number + 1]), past, choice)
    return past


def _state(tree: GameTree, array: npt.NDArray[Any]) -> State:
    return State(tree.start.game, array.copy())


def distance(one: dict[bytes, float], other: dict[bytes, float]) -> float:
    """The total variation between two distributions, 0 … 1."""
    return sum(abs(one.get(k, 0.0) - other.get(k, 0.0)) for k in one.keys() | other.keys()) / 2
