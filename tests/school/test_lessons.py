"""Lessons: their files, and every way through them on the real engine."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import tafelronde
from tables import WHOLE_GAMES
from tafelronde.core.objects.registry import info
from tafelronde.school.exercise import NoSuchStep, NotAsked
from tafelronde.school.lesson_check import check, faults
from tafelronde.school.lessons import BadLesson, School, read_school, school_of, words_of_lessons
from tafelronde.words import LANGUAGES

TAUGHT = [game for game in WHOLE_GAMES if school_of(game).lessons]
GAME = "rosenkoenig"
WORDS = info(GAME).messages / "lessons"


@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_is_wrong_with_the_lessons_of_a_game(game: str) -> None:
    assert [str(fault) for fault in check(game) if "no step teaches it" not in fault.reason] == []


@pytest.mark.parametrize("game", [game for game in TAUGHT if len(school_of(game).lessons) > 1])
def test_chapters_teach_every_clause_or_say_why_not(game: str) -> None:
    assert [str(fault) for fault in check(game)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_played_to_its_end_and_no_other_decision_passes(game: str) -> None:
    for lesson in school_of(game).lessons:
        stand = lesson.exercise.begin()
        while not stand.finished:
            before = stand.state.to_bytes()
            if stand.step.asks:
                with pytest.raises(NoSuchStep):
                    stand.take("")
            asked = stand.asked()
            for action in stand.state.legal_actions():
                if stand.step.asks and action not in asked:
                    with pytest.raises(NotAsked):
                        stand.take(stand.state.format(action))
            assert stand.state.to_bytes() == before
            stand.take(stand.example())
        assert len(stand.done) == len(lesson.exercise.steps) - 1
        again = lesson.exercise.after(stand.done)
        assert (again.state, again.log) == (stand.state, stand.log)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_what_the_coach_says_is_whole(game: str, language: str) -> None:
    say = words_of_lessons(language, info(game))
    for lesson in school_of(game).lessons:
        for step in lesson.exercise.steps:
            assert "{" not in say(step.says)


def test_an_exercise_goes_on_only_by_what_is_asked() -> None:
    stand = school_of(GAME).lessons[0].exercise.after(["", ""])
    with pytest.raises(NotAsked) as wrong:
        stand.take("W2")
    assert wrong.value.says == "first-lead-other"
    with pytest.raises(tafelronde.IllegalAction, match="hand-full"):
        stand.take("draw")
    with pytest.raises(tafelronde.InvalidAction):
        stand.take("nonsense")
    with pytest.raises(NoSuchStep):
        stand.take("")
    assert stand.done == ["", ""]
    stand.take("NE2")
    assert [stand.state.format(ply.action) for ply in stand.log[-2:]] == ["NE2", "E1"]
    assert stand.number == 3


def test_the_minutes_follow_from_the_steps() -> None:
    told = {len(one.exercise.steps): one.minutes for one in school_of(GAME).lessons}
    assert (told[10], told[4]) == (4, 1)


def test_draws_that_are_not_named_follow_from_the_seed(folder: Edit) -> None:
    edited = folder("first.toml", '"+NW1", "E2"', '"E2"').lessons[0].exercise
    logs = [edited.after(["", "", "NE2", "W2", "", "draw"]).log for _ in range(2)]
    assert logs[0] == logs[1]
    assert logs[0][-2].player == -1


Edit = Callable[..., School]


@pytest.fixture
def folder(tmp_path: Path) -> Edit:
    """Make the lessons anew, with one text of a file changed, or a file with other text."""

    def edit(file: str, old: str, new: str = "") -> School:
        copy = tmp_path / "lessons"
        shutil.copytree(info(GAME).folder / "lessons", copy, dirs_exist_ok=True)
        text = (copy / file).read_text("utf-8") if old else ""
        assert old in text
        (copy / file).write_text(text.replace(old, new, 1) if old else new, "utf-8")
        return read_school(info(GAME), copy)

    return edit


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("start =", "minutes = 2\nstart =", "first.toml: Object contains unknown field"),
        ("start =", "seed = 'two'\nstart =", "first.toml: seed: Expected `int`, got `str`"),
        ("start =", "seat = 2\nstart =", "first.toml: seat: 2 is none of 2 seats"),
        ("start =", "players = 3\nstart =", "first.toml: players: 3 is not possible"),
        ("start =", "seat = \nstart =", "first.toml: Invalid value"),
        ('says = "welcome"', "", "step 1: Object missing required field `says`"),
        ('asks = ["NE2"]', 'asks = ["NE2"]\nanswers = [{to = ["N3"]}]', "step 3: asks: either"),
        ('asks = ["NE2"]\nthen', 'answers = [{to = ["NE2"]}]\nthen', "step 3: then: each of"),
        ('asks = ["NE2"]\nthen', "answers = [{to = []}]\nthen", "step 3: then: each of"),
        ('asks = ["NE2"]', "", "step 3: wrong: nothing is asked here"),
        ('says = "hand"', "says = 7", "first.toml: step 2: says: Expected `str`, got `int`"),
        ('says = "end"', 'says = "end"\nasks = ["draw"]', "first.toml: step: the last one asks"),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_why(
    folder: Edit, old: str, new: str, error: str
) -> None:
    with pytest.raises(BadLesson) as found:
        folder("first.toml", old, new)
    assert error in str(found.value)


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ("order = ['nowhere']", "nowhere.toml: No such file"),
        ("order = ['../first']", "index.toml: order: '../first': small letters"),
        ("order = []\nplaces = ['[']", "index.toml: places: '[' is no expression"),
        ("places = []", "index.toml: Object missing required field `order`"),
    ],
)
def test_an_index_that_cannot_be_read_says_why(folder: Edit, order: str, error: str) -> None:
    with pytest.raises(BadLesson) as found:
        folder("index.toml", "", order)
    assert error in str(found.value)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"+NE2", "+E1"', '"+NE2", "+NE2"', "first.toml: start: "),
        ('asks = ["NE2"]', 'asks = ["E3"]', "step 3: asks: not legal; what is legal: N3, NE2"),
        ('asks = ["NE2"]', 'asks = ["Q9"]', "step 3: asks: 'Q9' is no action"),
        ('then = ["E1"]', 'then = ["E3"]', "step 3: then: after NE2: E3 is not legal now"),
        ('then = ["E1"]', "then = []", "step 4: asks: it is not the learner's turn"),
        ('asks = ["NE2"]', 'asks = [{ t = "play" }]', "step 4: asks: not legal; what is legal: "),
        ('at = ["hand-0"]', 'at = ["hat-0"]', "step 2: at: 'hat-0' is no part of the table"),
        ('to = [{ t = "play" }]', 'to = ["draw"]', "first-lead-other: never said to anything"),
        ('says = "hand"', 'says = "hat"', "first-hat: en.ftl says nothing"),
        ('says = "hand"', 'says = "hat"', "de.ftl: first-hand: no lesson says it"),
        ('"R-1.1"', '"R-9.9"', "first.toml: step 1: teaches: the rules have no R-9.9"),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_where_and_why(
    folder: Edit, old: str, new: str, error: str
) -> None:
    found = [str(fault) for fault in faults(folder("first.toml", old, new), WORDS)]
    assert any(error in fault for fault in found), found


def test_what_nobody_teaches_is_found(folder: Edit) -> None:
    school = folder("index.toml", "[unneeded]", '[unneeded]\n"R-3.4" = "x"\n"R-9.9" = "x"')
    found = [str(fault) for fault in faults(school, WORDS)]
    assert "index.toml: unneeded: R-3.4 is taught in first.toml" in found
    assert "index.toml: unneeded: the rules have no R-9.9" in found
    fewer = folder("first.toml", 'teaches = ["R-3.4"]')
    assert any("R-3.4: no step teaches it" in str(fault) for fault in faults(fewer, WORDS))


def test_a_first_game_is_not_short(folder: Edit) -> None:
    lesson = folder("index.toml", "[unneeded]", "[unneeded]").lessons[0]
    exercise = replace(lesson.exercise, steps=lesson.exercise.steps[-3:])
    short = School(GAME, (replace(lesson, exercise=exercise),))
    assert any("8 to 15 steps, not 3" in str(fault) for fault in faults(short, WORDS))
