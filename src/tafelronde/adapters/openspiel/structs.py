"""States, observations and actions as OpenSpiel's structs: JSON with names.

pyspiel's own classes of structs cannot be derived from in Python (2.0.2), so these are like them:
they have ``to_dict`` and ``to_json``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ...core.facts.constants import SPECTATOR
from ...core.facts.errors import InvalidAction
from ...core.objects.state import State

if TYPE_CHECKING:
    from .game import TafelrondeState


class Struct:
    """Named values, as pyspiel's structs give them."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self._told = dict(told)

    def to_dict(self) -> dict[str, Any]:
        """The values by their names, of JSON's types."""
        return dict(self._told)

    def to_json(self) -> str:
        """The same as JSON."""
        return json.dumps(self._told, ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self._told == other._told

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        return self.to_json()


def state_struct(state: TafelrondeState) -> Struct:
    """The whole position: who acts, what everybody sees, and its bytes in hex, hidden things among
    them (``Game.from_bytes``)."""
    position = state.position
    told = _seen(position, SPECTATOR)
    return Struct({**told, "parameters": _parameters(state), "position": position.to_bytes().hex()})


def observation_struct(state: TafelrondeState, player: int) -> Struct:
    """What a player may see."""
    return Struct(_seen(state.position, player))


def action_struct(state: TafelrondeState, action: int) -> Struct:
    """A legal action, or an outcome of chance, in the game's own JSON."""
    return Struct(state.position.game.notation.encode_action(state.own_action(action)))


def action_of_struct(state: TafelrondeState, struct: Any) -> int:
    """OpenSpiel's number of a legal action in the game's own JSON: a struct, a dict or a text.

    Raises InvalidAction.
    """
    told = json.loads(struct) if isinstance(struct, str) else struct
    told = told.to_dict() if hasattr(told, "to_dict") else told
    own = state.position.game.notation.decode_action(told)
    try:
        action = state.action_of(own)
    except ValueError:
        raise InvalidAction(json.dumps(told), "an action that is legal now") from None
    if action not in state.legal_actions():
        raise state.position.explain(own)
    return action


def _parameters(state: TafelrondeState) -> dict[str, Any]:
    return dict(state.get_game().get_parameters())


def _seen(position: State, player: int) -> dict[str, Any]:
    view: Any = position.view(None if player == SPECTATOR else player)
    return {
        "game": position.game.name,
        "players": position.players,
        "current_player": position.current_player,
        "table": msgspec.json.decode(msgspec.json.encode(view)),
    }
