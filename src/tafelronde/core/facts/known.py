"""The games that are known, by name: their descriptions alone."""

from __future__ import annotations

from .errors import UnknownGame
from .info import GameInfo

_infos: dict[str, GameInfo] = {}


def register(info: GameInfo) -> None:
    """Make a game known under its name. The last one of a name wins."""
    _infos[info.name] = info


def infos() -> list[GameInfo]:
    """All known games, in the order in which they were announced."""
    return list(_infos.values())


def info(name: str) -> GameInfo:
    """One game's description. Raises UnknownGame."""
    try:
        return _infos[name]
    except KeyError:
        raise UnknownGame(name, list(_infos)) from None
