"""The path of a game: ten steps after its first lesson, each a character to beat, a lesson, puzzles
or own mistakes to solve.

A game may bring a ``path.toml``; where it does not, the path is made of its levels and characters.
"""

import functools
import tomllib
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from ..core.facts.court import Character
from ..core.facts.errors import TafelrondeError
from ..core.facts.info import GameInfo
from ..core.objects.registry import info as info_of

FILE = "path.toml"
"""The name of the path in a game's folder."""
STEPS = 10
"""The number of steps of a path."""
Kind = Literal["beat", "lesson", "puzzles", "own"]


class BadPath(TafelrondeError):
    """A path that cannot be gone: the game, and why."""

    def __init__(self, game: str, reason: str) -> None:
        super().__init__(f"{game}/{FILE}: {reason}")


class PathStep(Struct, frozen=True):
    """A step of a path."""

    kind: Kind
    """``beat``: win a game against this bot; ``lesson``: come to the end of it; ``puzzles``,
    ``own``: solve so many puzzles, or turning points of own games, all in all."""
    level: str = ""
    """The level of the bot to beat."""
    character: str = ""
    """The character to beat; '': any bot of the level."""
    lesson: str = ""
    count: int = 0


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    beat: str = ""
    lesson: str = ""
    puzzles: int = 0
    own: int = 0


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    step: tuple[_Step, ...]


def path_of(game: str, levels: Sequence[str]) -> tuple[PathStep, ...]:
    """The path of a game. ``levels``: the game's bots, the weakest first, of which a path is made
    where the game brings none. Raises UnknownGame, BadPath.

    Examples:
        >>> [step.kind for step in path_of("rosenkoenig", ())][:3]
        ['beat', 'lesson', 'own']
    """
    info = info_of(game)
    return _read(info) if (info.folder / FILE).is_file() else _usual(info.court, tuple(levels))


@functools.cache
def _read(info: GameInfo) -> tuple[PathStep, ...]:
    try:
        text = (info.folder / FILE).read_text("utf-8")
        found = msgspec.convert(tomllib.loads(text), _File)
    except (OSError, ValueError) as error:  # tomllib's and msgspec's errors are ValueErrors
        raise BadPath(info.name, str(error)) from None
    court = {one.id: one for one in info.court}
    return tuple(_step(info.name, court, number, one) for number, one in enumerate(found.step, 1))


def _step(game: str, court: dict[str, Character], number: int, one: _Step) -> PathStep:
    if sum(map(bool, (one.beat, one.lesson, one.puzzles, one.own))) != 1:
        raise BadPath(game, f"step {number}: one of beat, lesson, puzzles and own")
    if one.beat:
        if one.beat not in court:
            raise BadPath(game, f"step {number}: nobody of the court is called {one.beat}")
        return PathStep("beat", court[one.beat].level, one.beat)
    if one.lesson:
        return PathStep("lesson", lesson=one.lesson)
    return PathStep("puzzles", count=one.puzzles) if one.puzzles else PathStep("own", count=one.own)


def _usual(court: Sequence[Character], levels: tuple[str, ...]) -> tuple[PathStep, ...]:
    """The path of a game that brings none: seven bots, each at least as strong as the one before,
    and own mistakes between."""
    if not levels:
        return ()
    beaten = list[PathStep]()
    for number in range(STEPS - 3):
        level = levels[number * len(levels) // (STEPS - 3)]
        people = [one.id for one in court if one.level == level]
        before = sum(one.level == level for one in beaten)
        who = people[before % len(people)] if people else ""
        beaten.append(PathStep("beat", level, who))
    own = (PathStep("own", count=count) for count in (1, 3, 5))
    return (beaten[0], next(own), *beaten[1:3], next(own), *beaten[3:5], next(own), *beaten[5:])
