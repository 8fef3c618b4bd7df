"""Games by name: the package's own, announced by ``tafelronde.games``, and those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..facts.info import GameInfo
from ..facts.known import info as info
from ..facts.known import infos as infos
from ..facts.known import register as register

if TYPE_CHECKING:
    from .game import Game

_loaded: dict[str, tuple[GameInfo, Game]] = {}


def load(name: str) -> Game:
    """The game itself, compiled rules and all; the same object each time.

    Raises UnknownGame, and TypeError where the ``load`` of the game's ``INFO`` returns no game.

    Examples:
        >>> load("rosenkoenig") is load("rosenkoenig")
        True
        >>> load("ludo")
        Traceback (most recent call last):
            ...
        UnknownGame: unknown game 'ludo'; known games: ...
    """
    description = info(name)
    known, game = _loaded.get(name, (None, None))
    if game is None or known is not description:
        game = _game_of(description)
        _loaded[name] = description, game
    return game


def _game_of(description: GameInfo) -> Game:
    from ..compile.compiler import COMPILER, ENGINE
    from .game import Game

    game = _defined(description) if COMPILER == ENGINE else description.load()
    if not isinstance(game, Game):
        raise TypeError(f"load of {description.name} returned {game!r}, which is no Game")
    return game


def _defined(description: GameInfo) -> object:
    """The game as its definition says, its rules compiled elsewhere (``compile.engine``)."""
    from ..compile.engine import engine
    from .game import Game

    definition: Any = description.define and description.define()
    return definition and Game.of(definition, questions=engine().open(definition))
