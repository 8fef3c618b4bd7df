"""Lessons, played: every way that a lesson lets somebody go is gone on the real engine."""

import re
from collections.abc import Iterator
from pathlib import Path

from ..core.facts.errors import TafelrondeError
from ..core.objects.registry import info as info_of
from ..words import LANGUAGES
from ..words.rules import clauses_of
from .exercise import NotAsked, Stand
from .lessons import BadLesson, Lesson, School, school_of

MOST_WAYS = 3000
"""Positions that a lesson may lead through."""
SHORTEST, LONGEST = 8, 15
"""Steps of a first game."""
LONGEST_WORDS = 240
"""Characters that a coach says at a time, so that the board keeps its room on a phone."""


def check(game: str) -> list[BadLesson]:
    """All that is wrong with the lessons of a game. Raises UnknownGame."""
    try:
        school = school_of(game)
    except BadLesson as error:
        return [error]
    return faults(school, info_of(game).messages / "lessons")


def faults(school: School, words: Path) -> list[BadLesson]:
    """All that is wrong with these lessons, whose words are in this folder."""
    if not school.lessons:
        return []
    folder = info_of(school.game).folder
    return [*_wrong_steps(school), *_wrong_words(school, words), *_wrong_clauses(school, folder)]


def _wrong_steps(school: School) -> Iterator[BadLesson]:
    for number, lesson in enumerate(school.lessons):
        steps = len(lesson.exercise.steps)
        if number == 0 and not SHORTEST <= steps <= LONGEST:
            reason = f"a first game has {SHORTEST} to {LONGEST} steps, not {steps}"
            yield BadLesson(lesson.file, "step", reason)
        try:
            yield from _Walk(school, lesson).faults()
        except BadLesson as error:
            yield error


class _Walk:
    """All ways through a lesson."""

    def __init__(self, school: School, lesson: Lesson) -> None:
        self._places = [re.compile(place) for place in school.places]
        self._is_first = lesson is school.lessons[0]
        self._lesson = lesson
        self._seen: set[tuple[int, bytes]] = set()
        self._met: set[tuple[int, int]] = set()
        """(step, number of its reply): replies that are said to something."""

    def faults(self) -> Iterator[BadLesson]:
        """Raises BadLesson where it goes no further."""
        try:
            ways = [self._lesson.exercise.begin()]
        except TafelrondeError as error:
            raise BadLesson(self._lesson.file, "start", str(error)) from None
        for number, step in enumerate(self._lesson.exercise.steps):
            for part in step.at:
                if not any(place.fullmatch(part) for place in self._places):
                    yield self._fault(number, "at", f"{part!r} is no part of the table")
        while ways:
            stand = ways.pop()
            key = stand.number, stand.state.to_bytes()
            if key in self._seen:
                continue
            self._seen.add(key)
            if len(self._seen) > MOST_WAYS:
                raise self._fault(stand.number, "asks", "too many ways; ask for less")
            ways += self._next(stand)
        for number, step in enumerate(self._lesson.exercise.steps):
            for place, reply in enumerate(step.replies):
                if (number, place) not in self._met:
                    yield self._fault(number, "wrong", f"{reply.says}: never said to anything")

    def _next(self, stand: Stand) -> list[Stand]:
        """Where one can come from here. Raises BadLesson."""
        if stand.finished:
            if self._is_first and stand.state.is_terminal:
                raise self._fault(stand.number, "", "nobody can play on: the game is over")
            return []
        if not stand.step.asks:
            return [self._after(stand, "", "then")]
        if stand.state.current_player != stand.exercise.seat:
            raise self._fault(stand.number, "asks", "it is not the learner's turn")
        try:
            asked = stand.asked()
        except TafelrondeError as error:
            raise self._fault(stand.number, "asks", str(error)) from None
        if not asked:
            legal = ", ".join(map(stand.state.format, stand.state.legal_actions()))
            raise self._fault(stand.number, "asks", f"not legal; what is legal: {legal}")
        for action in stand.state.legal_actions():
            if action not in asked:
                self._refuse(stand, action)
        return [self._after(stand, stand.state.format(action), "then") for action in asked]

    def _refuse(self, stand: Stand, action: int) -> None:
        """A decision that is not asked for leads nowhere. Raises BadLesson."""
        try:
            for place, reply in enumerate(stand.step.replies):
                if stand.fits(action, reply.to):
                    self._met.add((stand.number, place))
                    break
            stand.copy().take(stand.state.format(action))
        except NotAsked:
            return
        except TafelrondeError as error:
            raise self._fault(stand.number, "wrong", str(error)) from None
        raise AssertionError("a wrong decision is passed")

    def _after(self, stand: Stand, text: str, field: str) -> Stand:
        after = stand.copy()
        try:
            after.take(text)
        except TafelrondeError as error:
            what = f"after {text}: " if text else ""
            raise self._fault(stand.number, field, f"{what}{error}") from None
        return after

    def _fault(self, number: int, field: str, reason: str) -> BadLesson:
        place = f"step {number + 1}"
        return BadLesson(self._lesson.file, f"{place}: {field}" if field else place, reason)


def _wrong_words(school: School, words: Path) -> Iterator[BadLesson]:
    needed = {
        message: lesson.file
        for lesson in school.lessons
        for message in [
            *(f"{lesson.id}-{part}" for part in ("title", "about")),
            *(step.says for step in lesson.exercise.steps),
            *(reply.says for step in lesson.exercise.steps for reply in step.replies),
        ]
    }
    for language in LANGUAGES:
        file = words / f"{language}.ftl"
        said = _messages(file.read_text("utf-8")) if file.is_file() else {}
        for message, lesson in needed.items():
            if message not in said:
                yield BadLesson(lesson, message, f"{language}.ftl says nothing")
            elif said[message] > LONGEST_WORDS:
                reason = f"{said[message]} characters; at most {LONGEST_WORDS}"
                yield BadLesson(f"{language}.ftl", message, reason)
        for message in sorted(said.keys() - needed.keys()):
            yield BadLesson(f"{language}.ftl", message, "no lesson says it")


def _messages(text: str) -> dict[str, int]:
    """The messages of a catalogue, and how long each is."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, int] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = (e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
            found[entry.id.name] = sum(map(len, parts))
    return found


def _wrong_clauses(school: School, game: Path) -> Iterator[BadLesson]:
    known = clauses_of(game)
    taught: dict[str, str] = {}
    for lesson in school.lessons:
        for number, step in enumerate(lesson.exercise.steps, 1):
            for clause in step.teaches:
                taught[clause] = lesson.file
                if clause not in known:
                    place = f"step {number}: teaches"
                    yield BadLesson(lesson.file, place, f"the rules have no {clause}")
    for clause, reason in school.unneeded.items():
        if clause not in known:
            yield BadLesson("index.toml", "unneeded", f"the rules have no {clause}")
        elif clause in taught:
            yield BadLesson("index.toml", "unneeded", f"{clause} is taught in {taught[clause]}")
        elif not reason.strip():
            yield BadLesson("index.toml", "unneeded", f"{clause}: why?")
    for clause in known:
        if clause not in taught and clause not in school.unneeded:
            yield BadLesson("index.toml", clause, "no step teaches it, and nothing says why not")
