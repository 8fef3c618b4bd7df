"""Games by name: the package's own, announced by ``tafelronde.games``, and those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import UnknownGame
from .info import GameInfo

if TYPE_CHECKING:
    from .game import Game

_infos: dict[str, GameInfo] = {}
_loaded: dict[str, Game] = {}


def register(info: GameInfo) -> None:
    """Make a game known under its name. The last one of a name wins."""
    _infos[info.name] = info
    _loaded.pop(info.name, None)


def infos() -> list[GameInfo]:
    """All known games, in the order in which they were announced."""
    return list(_infos.values())


def info(name: str) -> GameInfo:
    """One game's description. Raises UnknownGame."""
    try:
        return _infos[name]
    except KeyError:
        raise UnknownGame(name, list(_infos)) from None


def load(name: str) -> Game:
    """The game itself, compiled rules and all; the same object each time. Raises UnknownGame."""
    description = info(name)
    if name not in _loaded:
        _loaded[name] = description.load()
    return _loaded[name]
