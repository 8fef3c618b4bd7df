"""The exact belief at a decision of a small game, to hold estimates against."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.agents import Agent, InformationState, Past, Policy, action_probabilities
from ..core.objects.state import State
from .game_tree import GameTree


def exact_belief(tree: GameTree, policy: Policy | Agent, one: int) -> dict[bytes, float]:
    """The probability of each position (its bytes) of an information set to its player, if the
    other follows ``policy``.

    Raises ValueError for a set that the other never lets come about.
    """
    seat, found, total = int(tree.owner[one]), dict[bytes, float](), 0.0
    ways = [tree.way_to(node) for node in tree.nodes_of(one).tolist()]
    needed = np.unique(np.concatenate([np.array(way, np.int64) for way in ways]))
    everything = tree.positions(needed)
    for way in ways:
        positions = everything[np.searchsorted(needed, way)]
        weight = math.prod(
            _share(tree, policy, seat, _state(tree, positions, step), way[step : step + 2])
            for step in range(len(way) - 1)
        )
        data = positions[-1].tobytes()
        found[data] = found.get(data, 0.0) + weight
        total += weight
    if total <= 0.0:
        raise ValueError("the other never lets this information set come about")
    return {data: weight / total for data, weight in found.items()}


def _share(
    tree: GameTree, policy: Policy | Agent, seat: int, state: State, step: Sequence[int]
) -> float:
    """The probability that chance or the other goes on from a node to the next; 1 for the seat
    itself."""
    if state.current_player == seat:
        return 1.0
    if state.is_chance:
        return tree.chance_of(step[1])
    known = InformationState(state)
    return action_probabilities(policy, known)[known.legal_actions.index(tree.action_to(step[1]))]


def past_of(tree: GameTree, node: int) -> Past:
    """The past of a node. A run of chance is one step of it."""
    way = tree.way_to(node)
    positions = tree.positions(np.array(way, np.int64))
    past = Past(_state(tree, positions, 0))
    for number in range(1, len(way)):
        player = past.position.current_player
        choice = None if player < 0 else (player, tree.action_to(way[number]))
        past = Past(_state(tree, positions, number), past, choice)
    return past


def _state(tree: GameTree, positions: npt.NDArray[Any], number: int) -> State:
    return State(tree.start.game, positions[number : number + 1].copy())


def distance(one: dict[bytes, float], other: dict[bytes, float]) -> float:
    """The total variation between two distributions, 0 … 1.

    Examples:
        >>> distance({b"a": 0.5, b"b": 0.5}, {b"a": 1.0})
        0.5
    """
    return sum(abs(one.get(k, 0.0) - other.get(k, 0.0)) for k in one.keys() | other.keys()) / 2
