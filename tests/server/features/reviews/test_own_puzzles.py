"""Own turning points: tried again as the seat saw them, answered, and kept among one's puzzles."""

import asyncio
import functools
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, Browser, Message, Server, sqlite_at
from server.owned import owned_data
from server.reviewing import finished, is_ready, until
from tafelronde.server.features.reviews.moments import Moments
from tafelronde.server.features.reviews.wire import MOST_FOUND
from tafelronde.server.features.school.progress import Learnt
from tafelronde.server.people.person import Person
from tafelronde.server.storage.drivers import make_store


@pytest.fixture
def game(server: Server) -> tuple[Browser, str, Message]:
    """Somebody, a game of theirs against themselves that was played badly, and its review; the
    same for all tests."""
    return reviewed(server)


@functools.cache
def reviewed(server: Server) -> tuple[Browser, str, Message]:
    ada = Browser(server.url, "Ada")
    table = finished(ada, 30)
    assert ada.post(f"/api/tables/{table}/review", {})[0] == 200
    return ada, table, until(ada, table, is_ready)["review"]


def errors(review: Message) -> list[Message]:
    found = [one for one in review["decisions"] if one["lost"] > 0]
    assert found, "the game has no turning point: take other moves"
    return sorted(found, key=lambda one: -one["lost"])


def attempt(person: Browser, table: str, ply: int, **wish: Any) -> Message:
    status, tried = person.post(f"/api/tables/{table}/review/{ply}/try", wish)
    assert status == 200, tried
    return tried


def answered(person: Browser, table: str, ply: int, action: str) -> Message:
    """The verdict on a tried action."""
    end = time.monotonic() + 4 * WAIT
    while (tried := attempt(person, table, ply, action=action, think=True))[
        "verdict"
    ] == "thinking":
        assert tried["done"] < tried["total"]
        assert time.monotonic() < end, tried
    return tried


def test_a_turning_point_as_its_seat_saw_it(game: tuple[Browser, str, Message]) -> None:
    ada, table, review = game
    one = errors(review)[0]
    asked = attempt(ada, table, one["ply"])
    head = asked["news"]["head"]
    assert (asked["verdict"], head["ply"], head["player"]) == ("asked", one["ply"], one["player"])
    assert (head["you"], head["eye"]) == ([one["player"]], one["player"])
    texts = [choice["text"] for choice in head["legal"]]
    assert one["best"]["text"] in texts
    assert one["played"]["text"] in texts
    assert len(asked["news"]["entries"]) == one["ply"]  # nothing of later steps
    (frame,) = asked["frames"]
    seen = ada.get(f"/api/tables/{table}/replay/{one['ply']}")[1]
    assert frame["view"] == seen["view"]


def test_what_is_tried_is_answered(game: tuple[Browser, str, Message]) -> None:
    ada, table, review = game
    one = errors(review)[0]
    ply = one["ply"]
    best = attempt(ada, table, ply, action=one["best"]["text"])
    assert (best["verdict"], best["lost"]) == ("best", 0)
    assert best["choice"]["text"] == one["best"]["text"]
    assert [frame["ply"] for frame in best["frames"]] == [ply, ply + 1]  # the move is made
    played = attempt(ada, table, ply, action=one["played"]["text"])
    assert (played["verdict"], played["lost"]) == ("played", pytest.approx(one["lost"]))
    legal = attempt(ada, table, ply)["news"]["head"]["legal"]
    known = {one["best"]["text"], one["played"]["text"]}
    others = [choice["text"] for choice in legal if choice["text"] not in known]
    if others:
        first = attempt(ada, table, ply, action=others[0])
        assert first["verdict"] == "thinking"
        told = answered(ada, table, ply, others[0])
        assert told["verdict"] in ("as-good", "better", "same", "worse")
        assert (told["lost"] > 0) == (told["verdict"] != "as-good")
        assert told["news"] is None
        again = attempt(ada, table, ply, action=others[0])
        assert (again["verdict"], again["lost"]) == (told["verdict"], told["lost"])  # kept


def test_what_cannot_be_tried(game: tuple[Browser, str, Message]) -> None:
    ada, table, review = game
    ply = errors(review)[0]["ply"]
    path = f"/api/tables/{table}/review/{ply}/try"
    assert ada.post(path, {"action": "nonsense"})[1]["reason"] == "no-such-action"
    legal = {choice["text"] for choice in attempt(ada, table, ply)["news"]["head"]["legal"]}
    unheld = next(card for card in ("N1", "N2", "N3", "S1", "S2", "S3") if card not in legal)
    refused = attempt(ada, table, ply, action=unheld)
    assert (refused["verdict"], refused["news"]) == ("asked", None)
    assert refused["refused"]["clause"]
    right = [one["ply"] for one in review["decisions"] if one["lost"] == 0]
    assert ada.post(f"/api/tables/{table}/review/{right[0]}/try", {})[1]["reason"] == "not-found"
    assert ada.post(f"/api/tables/{table}/review/9999/try", {})[1]["reason"] == "not-found"


def test_whose_turning_points(server: Server, game: tuple[Browser, str, Message]) -> None:
    _, table, review = game
    ply = errors(review)[0]["ply"]
    path = f"/api/tables/{table}/review/{ply}/try"
    eve = Browser(server.url, "Eve")
    assert eve.post(path, {})[1]["reason"] == "not-your-seat"
    assert Browser(server.url).post(path, {})[1]["reason"] == "no-session"
    running = eve.table("me", "me")
    assert eve.post(f"/api/tables/{running}/review/3/try", {})[1]["reason"] == "not-over"
    assert eve.get("/api/own-puzzles") == (200, [])


def test_they_are_kept_among_ones_own_puzzles(game: tuple[Browser, str, Message]) -> None:
    ada, table, review = game
    moments = {
        (moment["ply"], seat)
        for seat, sums in enumerate(review["seats"])
        for moment in sums["story"]["moments"]
        if moment["player"] == seat
    }
    _, kept = ada.get("/api/own-puzzles")
    assert {one["ply"] for one in kept} >= {ply for ply, _ in moments}
    assert all(one["table"] == table and one["ended"] > 0 for one in kept)
    one = errors(review)[-1]
    attempt(ada, table, one["ply"], action=one["played"]["text"])
    found = next(kept for kept in ada.get("/api/own-puzzles")[1] if kept["ply"] == one["ply"])
    assert (found["tries"] > 0, found["solved"]) == (True, 0)
    attempt(ada, table, one["ply"], action=one["best"]["text"])
    attempt(ada, table, one["ply"], action=one["played"]["text"])  # found once stays found
    found = next(kept for kept in ada.get("/api/own-puzzles")[1] if kept["ply"] == one["ply"])
    assert found["solved"] > 0


def test_what_ones_own_device_found_is_kept(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    table = finished(ada)
    path = f"/api/tables/{table}/moments"
    log = ada.get(f"/api/tables/{table}")[1]["entries"]
    own = [ply for ply, entry in enumerate(log) if entry["player"] >= 0]
    chance = next(ply for ply, entry in enumerate(log) if entry["player"] < 0)

    def kept() -> dict[int, tuple[int, bool]]:
        found = ada.get("/api/own-puzzles")[1]
        return {one["ply"]: (one["tries"], one["solved"] > 0) for one in found}

    assert ada.post(path, {"plies": own[:2]})[0] == 204
    assert ada.post(path, {"plies": own[:2]})[0] == 204  # once more: nothing is added
    assert kept() == {own[0]: (0, False), own[1]: (0, False)}
    assert ada.post(path, {"plies": own[:1], "solved": False})[0] == 204
    assert ada.post(path, {"plies": own[:1], "solved": True})[0] == 204
    assert ada.post(path, {"plies": own[:1], "solved": False})[0] == 204  # it stays found
    assert kept()[own[0]] == (2, True)
    # Neither what nobody decided nor what was never played, and nothing of others.
    for plies in ([chance], [own[0], 99_999], [own[0], chance]):
        assert ada.post(path, {"plies": plies})[1]["reason"] == "not-your-seat"
    assert eve.post(path, {"plies": own[:1]})[1]["reason"] == "not-your-seat"
    assert Browser(server.url).post(path, {"plies": own[:1]})[1]["reason"] == "no-session"
    assert eve.get("/api/own-puzzles") == (200, [])
    for bad in ([-1], [1.5], ["1"], list(range(13))):
        assert ada.post(path, {"plies": bad})[0] == 400
    assert ada.post(path, {"plies": own[:1] * 50_000})[0] in (400, 413)
    running = ada.table("me", "me")
    assert ada.post(f"/api/tables/{running}/moments", {"plies": []})[1]["reason"] == "not-over"
    assert ada.post("/api/tables/nowhere/moments", {"plies": []})[0] == 404


def test_of_one_game_some_are_kept_at_most(server: Server) -> None:
    """However often a device says so, and from two windows at once."""
    ada = Browser(server.url, "Ada")
    table = finished(ada, 30)
    log = ada.get(f"/api/tables/{table}")[1]["entries"]
    own = [ply for ply, entry in enumerate(log) if entry["player"] >= 0]
    assert len(own) > 2 * MOST_FOUND
    with ThreadPoolExecutor(4) as windows:
        lots = [own[begin : begin + 4] for begin in range(0, len(own), 4)]
        said = list(windows.map(lambda of: say(ada, table, of), lots))
    assert set(said) == {204}
    assert say(ada, table, own[-3:]) == 204
    assert MOST_FOUND <= len(ada.get("/api/own-puzzles")[1]) < MOST_FOUND + 4 * 4


def say(person: Browser, table: str, plies: list[int]) -> int:
    return person.post(f"/api/tables/{table}/moments", {"plies": plies})[0]


def test_they_go_where_their_person_goes(tmp_path: Path) -> None:
    async def work() -> None:
        store = make_store(sqlite_at(tmp_path))
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            moments = Moments(store, Learnt(store))
            guest, ada = Person("guest", "Guest"), Person("ada", "Ada")
            await moments.tried(guest, "drakon", "t-1", 8, found=True)
            await moments.tried(guest, "drakon", "t-1", 9, found=False)
            await moments.tried(ada, "drakon", "t-1", 8, found=False)
            await owned_data(store).hand_over("guest", "ada", 60.0)  # two identities of one person
            kept = {one.ply: (one.tries, one.solved > 0) for one in await moments.of(ada)}
            assert kept == {8: (2, True), 9: (1, False)}
            assert await moments.of(guest) == []
            await owned_data(store).give_up("ada", 60.0)
            assert await moments.of(ada) == []
        finally:
            await store.close()

    asyncio.run(work())
