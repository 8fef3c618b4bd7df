"""Bots by name: kinds (``random``, ``greedy``, ``mcts``) and levels (``easy`` … ``master``)."""

from __future__ import annotations

from collections.abc import Callable

from ..core.errors import BadOption
from ..core.game import Game, Level
from .base import Bot
from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot

_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
}

KINDS = tuple(_MAKERS)
LEVELS = ("easy", "medium", "hard", "master")


def create(game: Game, name: str, seed: int = 0, **settings: float | int | bool) -> Bot:
    """A bot of a kind or a level; ``settings`` override the kind's or the level's own.

    Raises BadOption for an unknown name or setting.
    """
    level = game.levels.get(name) if name in LEVELS else Level(name, {})
    if level is None or level.bot not in _MAKERS:
        names = ", ".join([*KINDS, *(known for known in LEVELS if known in game.levels)])
        raise BadOption("bot", name, f"one of: {names}")
    try:
        return _MAKERS[level.bot](game, name=name, seed=seed, **{**level.settings, **settings})
    except TypeError as error:
        raise BadOption("settings", settings, f"what {level.bot} takes ({error})") from error
