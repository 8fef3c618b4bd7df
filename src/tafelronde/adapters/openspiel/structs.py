"""States, observations and actions with names, as dicts: OpenSpiel makes its structs and JSON of
them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.facts.constants import SPECTATOR
from ...core.facts.errors import InvalidAction
from ...core.objects.state import State
from .shown import Shown


def state_dict(state: Shown) -> dict[str, Any]:
    """The whole position: who acts, what everybody sees, the parameters of the game, and the bytes
    in hex, hidden things among them (``Game.from_bytes``)."""
    position = state.position
    parameters = dict(state.parameters())
    observation = observation_dict(position, SPECTATOR)
    return {**observation, "parameters": parameters, "position": position.to_bytes().hex()}


def observation_dict(position: State, player: int) -> dict[str, Any]:
    """The view of a player, or of ``SPECTATOR``."""
    view: Any = position.view(None if player == SPECTATOR else player)
    return {
        "game": position.game.name,
        "players": position.players,
        "current_player": position.current_player,
        "table": msgspec.json.decode(msgspec.json.encode(view)),
    }


def action_dict(state: Shown, action: int) -> dict[str, Any]:
    """A legal action, or an outcome of chance, in the game's own JSON."""
    return dict(state.position.game.notation.encode_action(state.own_action(action)))


def action_of_dict(state: Shown, struct: Mapping[str, Any]) -> int:
    """OpenSpiel's number of a legal action in the game's own JSON. Raises InvalidAction,
    IllegalAction."""
    own = state.position.game.notation.decode_action(dict(struct))
    try:
        action = state.action_of(own)
    except ValueError:
        raise InvalidAction(str(dict(struct)), "an action that is legal now") from None
    if action not in state.legal_actions():
        raise state.position.explain(own)
    return action
