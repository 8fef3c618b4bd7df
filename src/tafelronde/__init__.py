"""Tafelronde: an open table for board games, with fast simulators, bots and checkable records.

A game by its name, and a position of it:

    >>> import tafelronde
    >>> game = tafelronde.load("rosenkoenig")
    >>> state = game.new(players=2)
    >>> state.is_chance
    True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.facts.constants import CHANCE, TERMINAL
from .core.facts.errors import (
    BadOption,
    BadState,
    IllegalAction,
    InvalidAction,
    TafelrondeError,
    UnknownGame,
)
from .core.facts.info import GameInfo, Option
from .core.objects.registry import infos, load, register
from .games import announce

if TYPE_CHECKING:
    from .core.contract.rng import new_rng
    from .core.objects.batch import Batch
    from .core.objects.game import Game
    from .core.objects.state import State

__version__ = "0.1.0"

_LAZY = {
    "Batch": "objects.batch",
    "Game": "objects.game",
    "State": "objects.state",
    "new_rng": "contract.rng",
}


def __getattr__(name: str) -> object:
    """Import names that need the compiler when they are first used."""
    if name in _LAZY:
        from importlib import import_module

        return getattr(import_module(f".core.{_LAZY[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "TERMINAL",
    "BadOption",
    "BadState",
    "Batch",
    "Game",
    "GameInfo",
    "IllegalAction",
    "InvalidAction",
    "Option",
    "State",
    "TafelrondeError",
    "UnknownGame",
    "infos",
    "load",
    "new_rng",
    "register",
]

announce()  # last: games from outside may import anything of this package
