"""The games that are known, by name: their descriptions alone."""

from .errors import UnknownGame
from .info import GameInfo

_infos: dict[str, GameInfo] = {}


def register(info: GameInfo) -> None:
    """Make a game known under its name. A later game of the same name replaces it."""
    _infos[info.name] = info


def infos() -> list[GameInfo]:
    """All known games, in the order in which they were announced.

    Examples:
        No rules are imported or compiled for this:

        >>> [one.name for one in infos() if one.max_players == 2 and not one.options][:1]
        ['rosenkoenig']
    """
    return list(_infos.values())


def info(name: str) -> GameInfo:
    """The description of the game with this name. Raises UnknownGame.

    Examples:
        >>> about = info("rosenkoenig")
        >>> about.title, about.min_players, about.max_players, about.hidden
        ('Rosenkönig', 2, 2, False)
        >>> info("chess")
        Traceback (most recent call last):
            ...
        UnknownGame: unknown game 'chess'; known games: ...
    """
    try:
        return _infos[name]
    except KeyError:
        raise UnknownGame(name, list(_infos)) from None
