"""A state as observers and structs read it."""

from collections.abc import Mapping
from typing import Any, Protocol

from ...core.objects.state import State
from .knowledge import Past


class Shown(Protocol):
    """A position with its past: ``TafelrondeState``."""

    position: State

    def drawn(self, player: int) -> str:
        """The table as a player or ``SPECTATOR`` sees it."""
        ...

    def memory(self) -> Past:
        """The past, with its last position."""
        ...

    def parameters(self) -> Mapping[str, Any]:
        """The parameters of the game."""
        ...

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, or of the outcomes of chance."""
        ...

    def own_action(self, action: int) -> int:
        """The game's own number of an action."""
        ...

    def action_of(self, own: int) -> int:
        """OpenSpiel's number of the game's own action."""
        ...
