"""Questions of base rooms to features: who answers, and the answer where nobody does."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

import tafelronde.server
from tafelronde.server.base.answers import Answers, Question
from tafelronde.server.node.node import ALL
from tafelronde.server.socket.asked import Hall, HallReader, Notices

ROOT = Path(__file__).parents[3]
SERVER = Path(tafelronde.server.__file__).parent


class Lists(Hall):
    def reader(self, user: str | None, *, changes: bool) -> HallReader:
        return HallReader()


class Departure(Question):
    many = True


def test_the_page_lists_all_questions_and_who_answers() -> None:
    page = (ROOT / "docs/server.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \| `([\w/]+\.py)`.*\| ([\w, ]+) \|$", page, re.MULTILINE)
    given = {
        question.__name__: (
            f"{question.__module__.removeprefix('tafelronde.server.').replace('.', '/')}.py",
            {feature.name for feature in ALL for asked, _ in feature.answers if asked is question},
        )
        for feature in ALL
        for question, _ in feature.answers
    }
    assert {name: (file, set(who.split(", "))) for name, file, who in listed} == given


def test_every_question_of_a_room_is_answered() -> None:
    asked = {
        name
        for file in SERVER.rglob("*.py")
        if "features" not in file.relative_to(SERVER).parts
        for name in re.findall(r"^class (\w+)\(Question\)", file.read_text("utf-8"), re.MULTILINE)
    }
    assert asked == {question.__name__ for feature in ALL for question, _ in feature.answers}


def test_a_question_answers_itself_where_no_feature_does() -> None:
    answers = Answers()
    assert type(answers[Hall]) is Hall
    (first,), then = asyncio.run(_hall_of_nobody(answers))
    assert msgspec.json.decode(first)["tables"] == then == []
    assert answers.all(Departure) == ()
    lists = Lists()
    answers.give(Hall, lists)
    assert answers[Hall] is lists
    assert type(answers[Notices]) is Notices


async def _hall_of_nobody(answers: Answers) -> list[list[bytes]]:
    reader = answers[Hall].reader(None, changes=True)
    return [await reader.news() for _ in range(2)]


def test_a_question_has_one_answer_unless_it_wants_many() -> None:
    answers = Answers()
    answers.give(Hall, Lists())
    with pytest.raises(ValueError, match="Hall is answered already"):
        answers.give(Hall, Lists())
    with pytest.raises(TypeError, match="Lists does not answer Notices"):
        answers.give(Notices, Lists())
    one, other = Departure(), Departure()
    answers.give(Departure, one)
    answers.give(Departure, other)
    assert answers.all(Departure) == (one, other)
