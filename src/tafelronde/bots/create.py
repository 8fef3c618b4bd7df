"""Making bots by name: kinds (``random``, ``greedy``, ``mcts``, ``alpha_beta``) and levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core.facts.errors import BadOption
from ..core.facts.levels import LEVELS
from ..core.objects.game import Game, Level
from .alpha_beta import AlphaBetaBot
from .base import Bot
from .by_players import ByPlayers
from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot

_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "alpha_beta": AlphaBetaBot,
}

KINDS = tuple(_MAKERS)
"""The kinds of bots that there are."""


def kinds_for(game: Game) -> tuple[str, ...]:
    """The kinds of bots that can play a game; alpha-beta cannot where something is hidden."""
    return tuple(kind for kind in KINDS if kind != "alpha_beta" or not game.info.hidden)


def create(game: Game, name: str, seed: int = 0, **settings: float | int | bool) -> Bot:
    """Make a bot of a kind, or of a level that the game has.

    ``settings`` replace those of the kind or the level. Bots with the same seed and settings play
    the same moves in the same positions. Raises BadOption for an unknown name or setting.
    """
    level = game.levels.get(name) if name in LEVELS else Level(name, {})
    if level is None or level.bot not in _MAKERS:
        names = ", ".join(
            [*KINDS, *(known for known in LEVELS if known in game.levels), "exec:PROGRAM"]
        )
        raise BadOption("bot", name, f"one of: {names}")
    bot = _make(game, name, level, seed, settings)
    if level.more is None:
        return bot
    return ByPlayers(name, bot, _make(game, name, level.more, seed, settings))


def _make(
    game: Game, name: str, level: Level, seed: int, settings: Mapping[str, float | int | bool]
) -> Bot:
    try:
        return _MAKERS[level.bot](game, name=name, seed=seed, **{**level.settings, **settings})
    except TypeError as error:
        raise BadOption("settings", settings, f"what {level.bot} takes ({error})") from error
