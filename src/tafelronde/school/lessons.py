"""The lessons of a game, read from its folder ``lessons``.

``index.toml`` names the lessons in their order, the parts of the table that they may point at, and
the clauses of the rules that need no lesson. Each lesson is a file ``<id>.toml``; the words are in
``messages/lessons/<language>.ftl``. docs/adding-a-game.md tells how to write one, ``lesson_check``
replays them.
"""

import dataclasses
import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field

from ..core.facts.errors import TafelrondeError
from ..core.facts.info import GameInfo, OptionValue
from ..core.objects.registry import info as info_of
from ..words import SHARED, Words, load_words
from .exercise import Answer, Exercise, Reply, Step

FILE = TypeVar("FILE", bound=Struct)
PACE = 21.0
"""Seconds that a step takes: who knew none of the games took three to five minutes for the first
games, which have 8 to 15 steps."""
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


class BadLesson(TafelrondeError):
    """A lesson that cannot be taught: which file, where in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


@dataclass(frozen=True)
class Lesson:
    """A lesson: an exercise, and what lists say of it. Its messages begin with ``<id>-``;
    ``<id>-title`` and ``<id>-about`` are always there."""

    id: str
    file: str
    exercise: Exercise

    @property
    def minutes(self) -> int:
        """About how long it takes who reads all of it and tries each step."""
        return max(1, round(len(self.exercise.steps) * PACE / 60))


@dataclass(frozen=True)
class School:
    """The lessons of a game, in their order; the first is a first game."""

    game: str
    lessons: tuple[Lesson, ...] = ()
    places: tuple[str, ...] = ()
    """The places that may be pointed at: regular expressions of names that the client's boards have
    (``data-at``)."""
    unneeded: Mapping[str, str] = dataclasses.field(default_factory=dict[str, str])
    """Clauses that need no lesson, and why."""

    def lesson(self, id: str) -> Lesson | None:
        """The lesson of this id."""
        return next((lesson for lesson in self.lessons if lesson.id == id), None)


class _Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of a file's parts: an unknown field is an error."""


class _Index(_Strict, frozen=True):
    order: tuple[str, ...]
    places: tuple[str, ...] = ()
    unneeded: dict[str, str] = field(default_factory=dict[str, str])


_Patterns = tuple[str | dict[str, Any], ...]


class _Answer(_Strict, frozen=True):
    to: _Patterns
    then: tuple[str, ...] = ()


class _Reply(_Strict, frozen=True):
    to: _Patterns
    says: str


class _Step(_Strict, frozen=True):
    says: str
    at: tuple[str, ...] = ()
    asks: _Patterns = ()
    then: tuple[str, ...] = ()
    answers: tuple[_Answer, ...] = ()
    wrong: tuple[_Reply, ...] = ()
    teaches: tuple[str, ...] = ()


class _Lesson(_Strict, frozen=True):
    step: tuple[_Step, ...]
    players: int | None = None
    options: dict[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    seat: int = 0
    seed: int = 0
    start: tuple[str, ...] = ()


@functools.cache
def school_of(game: str) -> School:
    """The lessons of a game; none where it brings none. No rules are needed, nothing is played.

    Raises UnknownGame, BadLesson.

    Examples:
        >>> school = school_of("rosenkoenig")
        >>> school.lessons[0].id
        'first'
        >>> len(school.lessons[0].exercise.steps) > 1
        True
    """
    info = info_of(game)
    return read_school(info, info.folder / "lessons")


def read_school(info: GameInfo, folder: Path) -> School:
    """The lessons in this folder. Raises BadLesson."""
    if not (folder / "index.toml").is_file():
        return School(info.name)
    index = _read(folder / "index.toml", _Index)
    for place in index.places:
        _check_expression(place)
    lessons = tuple(_lesson(info, folder, name) for name in index.order)
    return School(info.name, lessons, index.places, index.unneeded)


def words_of_lessons(language: str, info: GameInfo) -> Words:
    """All that is said in the lessons of a game: by the coach, by the game, and by the program."""
    own = (info.messages / "web", info.messages / "lessons", info.messages)
    return load_words(language, SHARED / "lessons", *own)


def _check_expression(text: str) -> None:
    try:
        re.compile(text)
    except re.error as error:
        raise BadLesson("index.toml", "places", f"{text!r} is no expression: {error}") from None


def _lesson(info: GameInfo, folder: Path, name: str) -> Lesson:
    if not _NAME.fullmatch(name):
        raise BadLesson("index.toml", "order", f"{name!r}: small letters, digits and -")
    file = folder / f"{name}.toml"
    read = _read(file, _Lesson)
    try:
        players = info.min_players if read.players is None else read.players
        info.check_players(players)
        options = info.settle_options(players, read.options)
    except TafelrondeError as error:
        raise BadLesson(file.name, "", str(error)) from None
    if not 0 <= read.seat < players:
        raise BadLesson(file.name, "seat", f"{read.seat} is none of {players} seats")
    steps = [_step(file.name, name, number, step) for number, step in enumerate(read.step, 1)]
    if not steps or steps[-1].asks or steps[-1].then:
        raise BadLesson(file.name, "step", "the last one asks nothing, and nothing follows it")
    return Lesson(
        name,
        file.name,
        Exercise(
            info.name, name, players, options, read.seat, steps, read.start, read.seed
        ),
    )  # fmt: skip


def _step(file: str, lesson: str, number: int, read: _Step) -> Step:
    place = f"step {number}"
    if read.asks and read.answers:
        raise BadLesson(file, f"{place}: asks", "either asks and then, or answers")
    if read.answers and read.then:
        raise BadLesson(file, f"{place}: then", "each of the answers has its own")
    answers = [Answer(one.to, one.then) for one in read.answers]
    if read.asks:
        answers = [Answer(read.asks, read.then)]
    if read.wrong and not answers:
        raise BadLesson(file, f"{place}: wrong", "nothing is asked here")
    if any(not answer.to for answer in answers):
        raise BadLesson(file, f"{place}: answers", "to: which decisions")
    return Step(
        says=f"{lesson}-{read.says}",
        at=read.at,
        answers=answers,
        then=() if answers else read.then,
        replies=[Reply(one.to, f"{lesson}-{one.says}") for one in read.wrong],
        teaches=read.teaches,
    )


def _read(file: Path, kind: type[FILE]) -> FILE:
    """Raises BadLesson."""
    try:
        with file.open("rb") as source:
            return msgspec.convert(tomllib.load(source), kind)
    except OSError as error:
        raise BadLesson(file.name, "", error.strerror or str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(file.name, "", str(error)) from None
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$.")
        raise BadLesson(file.name, _spoken(place.rstrip("`")), reason) from None


def _spoken(place: str) -> str:
    """``step[2].says`` as ``step 3: says``: people count from 1."""
    named = re.sub(r"\[(\d+)\]", lambda match: f" {int(match[1]) + 1}", place)
    return named.replace(".", ": ")
