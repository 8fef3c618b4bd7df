"""``tafelronde learn``: teaches a game by its lessons in this terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ...core.facts.info import GameInfo
from ...core.objects.registry import info as info_of
from ...core.objects.registry import infos
from ..parts.options import numbered, open_terminal
from ..parts.problems import Complaint, Problem
from ..parts.terminal import Terminal
from ..parts.waiting import input_comes

if TYPE_CHECKING:
    from ...school.lessons import Lesson, School
    from ...words import Words

GOOD, BAD = 0, 1
"""Exit codes of ``--check``."""


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Its name; see “tafelronde games”.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Its name; by default you choose one.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", metavar="", help="Only look for faults; 1 if there are any.")
    ] = False,
) -> int:
    """Learn a game in this terminal, step by step on its board."""
    terminal = open_terminal()
    if check:
        return _check(game, terminal)
    if not terminal.typing and not input_comes():
        raise Problem("no-terminal")
    from ...school.lessons import school_of, words_of_lessons
    from ..table.lesson import Teaching

    taught = [info for info in infos() if school_of(info.name).lessons]
    info = taught[0] if game is None else info_of(game)
    school, say = school_of(info.name), words_of_lessons(terminal.language, info)
    if not school.lessons:
        raise Complaint(say("lessons-missing", game=info.title, name=info.name))
    following: Lesson | None = _chosen(school, info, lesson, say)
    while following is not None:
        following = Teaching(school, following, say, terminal).run()
    return GOOD


def _check(game: str | None, terminal: Terminal) -> int:
    """Print all faults of the lessons of a game, or of all games; the exit code. Raises
    UnknownGame."""
    from ...school.lesson_check import check
    from ...school.lessons import words_of_lessons

    names = [info.name for info in infos()] if game is None else [game]
    found = [(name, fault) for name in names for fault in check(name)]
    for name, fault in found:
        print(f"{name}: {fault}")
    if not found:
        print(words_of_lessons(terminal.language, info_of(names[0]))("lessons-fine"))
    return BAD if found else GOOD


def _chosen(school: School, info: GameInfo, name: str | None, say: Words) -> Lesson:
    """The lesson of this name; without a name the person chooses. Raises Problem, Complaint."""
    known = ", ".join(lesson.id for lesson in school.lessons)
    if name is None:
        print(f" {info.title}")
        for number, lesson in enumerate(school.lessons, 1):
            minutes = say("lesson-minutes", minutes=lesson.minutes)
            print(f" {number}  {say(f'{lesson.id}-title')} ({lesson.id}, {minutes})")
        if len(school.lessons) == 1:
            return school.lessons[0]
        try:
            name = input(f" {say('lesson-which')} ").strip()
        except EOFError:
            raise Problem("no-terminal") from None
        if not name:
            return school.lessons[0]
        if (chosen := numbered(name, school.lessons)) is not None:
            return chosen
    found = school.lesson(name)
    if found is None:
        raise Complaint(say("lesson-no-such", game=info.title, lesson=name[:40], known=known))
    return found
