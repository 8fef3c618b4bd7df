"""The idea of an action. Two actions with one idea do the same thing in different ways."""

from collections.abc import Hashable

from ...core.facts.position import Position
from .notation import encode_action
from .state import ElfenRecord


def idea(state: Position[ElfenRecord], action: int) -> Hashable:
    """A location comes into one's own realm, or into another's, whosever it is; a card onto a
    location, whichever of its realm; a place is visited by whatever means; a spell moves to a place
    with or without a guard."""
    data = encode_action(action)
    match data["t"]:
        case "location":
            return "location", data["terrain"], data["realm"] == state.current_player
        case "card":
            return "card", data["card"], data["realm"]
        case "visit":
            return "visit", data["turn"]
        case "spell":
            return "spell", data["realm"], data["slot"]
        case _:
            return action
