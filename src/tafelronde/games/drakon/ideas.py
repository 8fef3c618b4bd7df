"""The idea of an action. Two actions with one idea do the same thing in different ways."""

from collections.abc import Hashable

from ...core.facts.position import Position
from .facts import LOOK
from .state import AMAZON_MOVE, LAY, MOVE, SWAP, TURN_TILE, DrakonRecord, unpacked


def idea(state: Position[DrakonRecord], action: int) -> Hashable:
    """A tile is the same however it lies, and as long as only the start tile lies its four sides
    are one place; a room is turned, or entered, whatever the way; of a swap the order does not
    count."""
    code, field = unpacked(action)
    if code >= LAY:
        return "lay", LOOK[code - LAY], -1 if state.record.count == 1 else field
    if MOVE <= code <= AMAZON_MOVE:
        return "go", field
    if TURN_TILE < code < TURN_TILE + 4:
        return "turn", field
    if code == SWAP:
        return "swap", *sorted(divmod(field, 64))
    return action
