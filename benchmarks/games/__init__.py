"""Measurements of one game alone: a folder for each game, found by the game's name.

``speed.py`` has ``rows(rounds)``, the game's part of ``python -m benchmarks``; ``strength.py`` has
``PAIRINGS``, what the levels must score in ``python -m benchmarks.strength``; ``scripts.py`` has
``SCRIPTS``, strategies that play against them; ``degenerate.py`` counts what only this game has.
A game without them is measured as any other. What else lies in a folder is a program of its own.
"""

import importlib
import importlib.util
from types import ModuleType

import tafelronde
from tafelronde.core.objects import registry

from ..harness import Row

LEVELS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("master", "hard"))
"""Each level of bots, and the one below it."""


def names() -> tuple[str, ...]:
    """All known games, in the order in which they were announced."""
    return tuple(info.name for info in tafelronde.infos())


def smallest() -> str:
    """The game with the fewest seats, for what is measured of one game whichever it is."""
    return min(tafelronde.infos(), key=lambda info: (info.max_players, info.name)).name


def largest() -> str:
    """The first of the games with the most seats."""
    return max(tafelronde.infos(), key=lambda info: info.max_players).name


def part(game: str, name: str) -> ModuleType | None:
    """A module of the game's folder; None where it has no such file."""
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return None
    found = importlib.util.find_spec(f"{__name__}.{game}.{name}")
    return None if found is None else importlib.import_module(found.name)


def speed(game: str, rounds: int) -> list[Row]:
    """The game's rows; by default random play at its smallest and its largest tables."""
    own = part(game, "speed")
    if own is not None:
        return own.rows(rounds)
    from ..pace import random_play  # the peers are optional

    info = registry.info(game)
    sizes = sorted({info.min_players, info.max_players})
    return [random_play(game, players, 5_000, None, rounds) for players in sizes]
