"""The idea of an action. Two actions with one idea do the same thing in different ways."""

from collections.abc import Hashable

from ...core.facts.position import Position
from .notation import format_action
from .state import RosenkoenigRecord


def idea(state: Position[RosenkoenigRecord], action: int) -> Hashable:
    """On the empty board the four sides are alike, and so are the four corners; later every action
    leads somewhere else."""
    if state.record.stones > 0:
        return action
    direction, distance = format_action(action)[:-1], format_action(action)[-1]
    return len(direction), distance
