"""Lessons over HTTP: stepped through, gone back in, played on from; and what is kept of them."""

import asyncio
import time

import pytest

from server.callers import Robot
from server.helpers import Browser, Server
from server.learning import FIRST, GAME, PATH, on_sqlite, step
from tables import PACKAGE_GAMES, daily
from tafelronde.school.lessons import school_of

LESSONS = [(game, one.id) for game in PACKAGE_GAMES for one in school_of(game).lessons]


@on_sqlite
@pytest.mark.parametrize(("game", "lesson"), daily(LESSONS, LESSONS[::3], "-".join, many=True))
def test_every_lesson_is_played_to_its_end(server: Server, game: str, lesson: str) -> None:
    ada = Browser(server.url, "Ada")
    path = f"/api/learn/{game}/{lesson}"
    exercise = school_of(game).lesson(lesson).exercise  # type: ignore[union-attr]
    status, answer = step(ada, path)
    assert (status, answer["step"], answer["steps"]) == (200, 0, len(exercise.steps))
    for number in range(len(exercise.steps) - 1):
        head = answer["news"]["head"]
        assert (head["you"], head["eye"]) == ([exercise.seat], exercise.seat)
        assert bool(head["legal"]) == answer["asks"]
        asked = exercise.after(answer["done"]).asked()
        texts = {exercise.begin().state.format(action) for action in asked}
        wrong = [one for one in head["legal"] if one["text"] not in texts]
        for choice in wrong[:3]:
            status, info = step(ada, path, [*answer["done"], choice["text"]])
            assert (status, info["step"], info["done"]) == (200, number, answer["done"])
            assert info["corrected"]["choice"] == choice
        ply = head["ply"]
        if answer["asks"]:
            done = next(one["text"] for one in head["legal"] if one["text"] in texts)
            status, answer = step(ada, path, [*answer["done"], done])
        else:
            status, answer = step(ada, path, [*answer["done"], ""])
        assert (status, answer["step"], answer["corrected"]) == (200, number + 1, None)
        plies = [frame["ply"] for frame in answer["frames"]]
        assert plies == list(range(ply, answer["news"]["head"]["ply"] + 1))
    assert [(p["kind"], p["game"], p["item"]) for p in ada.get("/api/progress")[1]] == [
        ("lesson", game, lesson)
    ]


@on_sqlite
def test_a_step_is_gone_back_or_done_for_me(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    done = step(ada, done=["", ""], skip=True)[1]["done"]
    assert done == ["", "", "NE2"]
    there = step(ada, done=done)[1]
    assert there["says"] == "first-over"
    assert step(ada, done=done[:2])[1]["says"] == "first-lead"
    assert step(ada, done=done)[1] == there


@on_sqlite
def test_what_is_wrong_is_told(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    told = step(ada, done=["", "", "W2"])[1]
    assert told["corrected"]["says"] == "first-lead-other"
    assert told["corrected"]["choice"]["label"]["code"] == "play"
    for done, status, reason in (
        (["", "", "nonsense"], 409, "no-such-action"),
        (["", "", ""], 409, "lesson-changed"),
        (["", "W2", "NE2"], 409, "lesson-changed"),
        (["NE2"], 409, "lesson-changed"),
        ([""] * 201, 400, "malformed"),
        (["x" * 401], 400, "malformed"),
        ([1], 400, "malformed"),
    ):
        assert (status, reason) == ((found := step(ada, done=done))[0], found[1]["reason"])
    told = step(ada, done=["", "", "draw"])[1]
    assert (told["step"], told["done"], told["corrected"]) == (2, ["", ""], None)
    assert (told["refused"]["reason"], told["refused"]["clause"]) == ("hand-full", "R-4.1")
    for path in (f"/api/learn/{GAME}/nowhere", "/api/learn/halma/first"):
        assert step(ada, path)[0] == 404
    whole = ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]
    assert step(ada, done=whole)[0] == 200
    assert step(ada, done=[*whole, ""])[1]["reason"] == "lesson-changed"
    assert step(ada, done=whole, skip=True)[1]["reason"] == "lesson-changed"


@on_sqlite
def test_one_plays_on_alone_from_there(server: Server) -> None:
    ada, path = Browser(server.url, "Ada"), f"{PATH}/play-on"
    assert Browser(server.url).post(path, {"done": []})[0] == 401
    assert step(ada)[0] == 200  # the rules are there
    status, head = ada.post(path, {"done": ["", "", "NE2"], "nonce": "mine"})
    assert (status, head["you"], head["status"]) == (201, [0], "playing")
    assert head["seats"][1]["level"] == "easy"
    assert (head["player"], head["view"]["crown"]) == (0, "h7")
    assert ada.get(f"/api/tables/{head['id']}")[0] == 200
    assert ada.post(path, {"done": ["NE2"]})[1]["reason"] == "lesson-changed"


def test_what_is_learnt_is_kept_of_everybody_with_a_name(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    robot = Robot(server.url, ada, "Robot")
    invited = Robot(server.url, ada, "Invited", scope="invited")
    whole = ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]
    assert step(Browser(server.url), done=whole)[0] == 200  # a visitor may learn, too
    assert Browser(server.url).get("/api/progress")[0] == 401
    assert step(ada, done=whole[:-1])[0] == 200
    assert ada.get("/api/progress") == (200, [])
    before = time.time()
    assert step(ada, done=whole)[0] == 200
    (first,) = ada.get("/api/progress")[1]
    assert (first["kind"], first["game"], first["item"]) == ("lesson", GAME, FIRST)
    assert (first["tries"], first["best"]) == (1, 0)
    assert abs(first["solved"] - before) < 60
    assert step(ada, done=whole)[0] == 200
    (again,) = ada.get("/api/progress")[1]
    assert again == {**first, "tries": 2}
    assert eve.get("/api/progress") == (200, [])
    assert robot.get("/api/progress") == (200, [])
    assert step(invited, done=whole)[0] == 200  # and nothing is kept of it
    assert invited.get("/api/progress") == (200, [])


@on_sqlite
def test_games_say_which_lessons_they_have(server: Server) -> None:
    cards = Browser(server.url).get("/api/games")[1]
    lessons = next(card["lessons"] for card in cards if card["name"] == GAME)
    assert lessons[0]["id"] == FIRST
    assert [one["id"] for one in lessons] == [one.id for one in school_of(GAME).lessons]
    assert all(1 <= one["minutes"] <= 5 and one["steps"] > 1 for one in lessons)
    for page, status in (("", 200), ("/first", 200), ("/nowhere", 404), ("/first/more", 404)):
        assert Browser(server.url).get(f"/learn/{GAME}{page}")[0] == status
    assert Browser(server.url).get("/learn/halma")[0] == 404


def test_the_hall_tells_who_is_new(server: Server) -> None:
    async def is_new(person: Browser) -> bool:
        async with person.open() as page:
            await page.send("lobby")
            while (news := await page.next())["t"] != "lobby":
                pass
            return bool(news["newcomer"])

    async def story() -> None:
        ada, bea = Browser(server.url, "Ada"), Browser(server.url, "Bea")
        assert await is_new(Browser(server.url))
        assert await is_new(ada)
        whole = ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]
        assert step(ada, done=whole[:-1])[0] == 200
        assert await is_new(ada)
        assert step(ada, done=whole)[0] == 200
        assert not await is_new(ada)
        assert await is_new(bea)
        bea.table("me", "open")
        assert not await is_new(bea)

    asyncio.run(story())
