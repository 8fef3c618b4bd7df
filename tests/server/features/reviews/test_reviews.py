"""Reviews: only of games that are over, in a queue that no crash loses, and given up when nobody
waits."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, Browser, Server, serving, sqlite_at
from server.puzzling import SETS, at, own
from server.reviewing import finished, is_ready, until
from tafelronde.advice.judge import Judgement
from tafelronde.advice.reviews import Examination
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.bots.turn import Turn
from tafelronde.server.features.reviews import service
from tafelronde.server.features.reviews.rows import (
    ask_for_review,
    end_review,
    forget_review,
    keep_review,
    lease_review,
    leave_review,
    reviews_awaited_by,
    reviews_due,
    stored_review,
    wait_for_review,
)
from tafelronde.server.features.reviews.service import Reviews
from tafelronde.server.live.tables import Tables
from tafelronde.server.node.node import Node
from tafelronde.server.storage.store import Store
from tafelronde.server.table import events as e

SLOW = """
from asyncio import sleep
from tafelronde.server.bots.turn import Turn
judge = Turn.judge
async def slowly(*given, **named):
    await sleep(1)
    return await judge(*given, **named)
Turn.judge = slowly
"""
"""A node whose reviews take so long that they can be looked at, and killed, while they are made."""

PARTS = ("start", "luck", "own", "others", "error", "ending")


def test_a_review_from_asking_to_reading(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    table = finished(ada)
    path = f"/api/tables/{table}/review"
    assert eve.get(path)[1] == {
        "table": table,
        "state": "none",
        "done": 0,
        "total": 0,
        "review": None,
    }
    status, news = eve.post(path, {})  # whoever may see the game may have it reviewed
    assert (status, news["table"]) == (200, table)
    assert news["state"] in ("waiting", "running", "ready")
    review = until(eve, table, is_ready)["review"]
    assert {decision["player"] for decision in review["decisions"]} == {0, 1}
    for decision in review["decisions"]:
        assert sum(decision["before"]) == pytest.approx(1)
        assert decision["best"]["label"]["code"]
    for seat, sums in enumerate(review["seats"]):
        parts = [sums[part] for part in PARTS]
        assert sum(parts) == pytest.approx(review["result"][seat])
    assert Browser(server.url).get(path)[1]["review"] == review  # by visitors, too
    assert ada.post(path, {})[1]["state"] == "ready"  # not made twice


def test_a_game_in_which_nobody_decided_anything(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = finished(ada, moves=0)
    assert ada.post(f"/api/tables/{table}/review", {})[0] == 200
    review = until(ada, table, is_ready)["review"]
    assert (review["decisions"], review["seats"]) == ([], [])


def test_a_fault_while_judging_ends_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(_: Examination) -> None:
        raise ValueError("a fault")

    async def work(table: str) -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            ada = await node.identities.add("Ada")
            found = await node.tables.open(table)
            await node.parts[Reviews].ask(ada, found)
            async with asyncio.timeout(4 * WAIT):
                while (await node.parts[Reviews].look(ada, found)).state != "failed":
                    await asyncio.sleep(0.05)
            assert await reviews_due(node.store) == []
        finally:
            await node.close()

    with serving(sqlite_at(tmp_path)) as node:
        table = finished(Browser(node.url, "Ada"))
    monkeypatch.setattr(Examination, "review", fault)
    asyncio.run(work(table))


def test_who_may_ask_and_of_what(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    running = ada.table("me", "me")
    for person in (ada, Browser(server.url, "Eve")):
        for ask in (
            person.get(f"/api/tables/{running}/review"),
            person.post(f"/api/tables/{running}/review", {}),
        ):
            assert (ask[0], ask[1]["reason"]) == (409, "not-over")
    gathering = ada.table("me", "open")
    assert ada.post(f"/api/tables/{gathering}/review", {})[1]["reason"] == "not-over"
    assert ada.post("/api/tables/none/review", {})[0] == 404
    table = finished(ada)
    path = f"/api/tables/{table}/review"
    status, refused = ada.get(f"{path}/0/line")  # nobody has asked for one
    assert (status, refused["reason"]) == (404, "not-found")
    assert Browser(server.url).post(path, {})[1]["reason"] == "no-session"
    _, made = ada.post("/api/tokens", {"name": "Robot"})
    bearer = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}
    assert Browser(server.url).ask("POST", path, b"{}", bearer)[1]["reason"] == "not-for-programs"
    assert Browser(server.url).ask("GET", path, None, bearer)[1]["state"] == "none"


def test_a_crash_loses_no_review(tmp_path: Path) -> None:
    node = Server(sqlite_at(tmp_path))
    node.before.append(SLOW)
    node.start()
    try:
        ada = Browser(node.url, "Ada")
        table = finished(ada, 30)
        ada.post(f"/api/tables/{table}/review", {})
        until(ada, table, lambda news: news["state"] == "running" and news["done"] > 0)
        node.kill()
        node.before.remove(SLOW)
        node.start()
        assert is_ready(until(ada, table, is_ready))
    finally:
        node.stop()


def test_one_of_two_nodes_dies(empty_postgres: str) -> None:
    one = Server(empty_postgres, hasty=True)
    one.before.append(SLOW)
    one.start()
    try:
        with serving(empty_postgres, hasty=True) as other:
            ada = Browser(one.url, "Ada")
            table = finished(ada, 30)
            ada.post(f"/api/tables/{table}/review", {})
            until(ada, table, lambda news: news["state"] != "waiting")
            one.kill()
            ada.url = other.url
            assert is_ready(until(ada, table, is_ready))
    finally:
        one.stop()


def test_nobody_waits_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "PATIENCE", 3.0)
    monkeypatch.setattr(service, "SAVE", 0.2)
    judge = Turn.judge

    async def slowly(*given: Any, **named: Any) -> Judgement:
        await asyncio.sleep(0.2)
        return await judge(*given, **named)

    monkeypatch.setattr(Turn, "judge", slowly)  # else it might be ready before it is given up

    async def give_up(node: Node, table: str) -> None:
        ada = await node.identities.add("Ada")
        found = await node.tables.open(table)
        await node.parts[Reviews].ask(ada, found)
        async with asyncio.timeout(4 * WAIT):
            while not (await node.parts[Reviews].look(ada, found)).done:
                await asyncio.sleep(0.05)
            while node.parts[Reviews]._making:
                await asyncio.sleep(0.05)
        news = await node.parts[Reviews].look(None, found)
        assert news.state == "waiting"
        assert 0 < news.done < news.total
        assert await reviews_due(node.store) == []

    async def work(table: str) -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            await give_up(node, table)
        finally:
            await node.close()

    with serving(sqlite_at(tmp_path)) as node:
        table = finished(Browser(node.url, "Ada"), 40)
    asyncio.run(work(table))


def test_a_node_that_has_not_heard_of_the_end_looks_for_it(tmp_path: Path) -> None:
    async def work(table: str) -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            found = await node.tables.open(table)
            with pytest.raises(Refusal) as refused:
                await node.parts[Reviews].look(None, found)
            assert refused.value.reason == "not-over"
            elsewhere = Tables(node.store, node.tables.games, Feed(), ())  # tells nobody
            ended = await elsewhere.open(table)
            await elsewhere.append(ended, [e.Resigned(0)], None)
            assert (ended.table.status, found.table.status) == ("over", "playing")
            news = await node.parts[Reviews].look(None, found)
            assert (news.state, found.table.status) == ("none", "over")
        finally:
            await node.close()

    with serving(sqlite_at(tmp_path)) as node:
        ada = Browser(node.url, "Ada")
        table = ada.table("me", "me")
        assert ada.dealt(ada.get(f"/api/tables/{table}")[1]["head"])["status"] == "playing"
    asyncio.run(work(table))


def test_a_person_cannot_wait_for_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite_at(tmp_path)) as node:
        ada = Browser(node.url, "Ada")
        tables = [finished(ada, 4) for _ in range(service.MOST + 1)]
        answers = [ada.post(f"/api/tables/{table}/review", {}) for table in tables]
    status, last = answers[-1]
    states = {answer[1].get("state") for answer in answers[:-1]}
    assert states <= {"waiting", "running", "ready"}
    if last.get("reason"):  # the first ones were not ready yet
        assert (status, last["reason"]) == (429, "reviews-waiting")
        assert last["retry_after"] > 0


# ---- the queue ---------------------------------------------------------------------------------


def with_store(address: str, work: Callable[[Store], Any]) -> None:
    from tafelronde.server.storage.drivers import make_store

    async def run() -> None:
        store = make_store(address)
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_the_queue(address: str) -> None:
    async def work(store: Store) -> None:
        for table, user in (("t1", "ada"), ("t2", "ada"), ("t3", "eve")):
            await ask_for_review(store, table, user, 1, 1, 60)
        assert await reviews_due(store) == ["t1", "t2", "t3"]
        assert await reviews_awaited_by(store, "ada") == 2
        assert not await lease_review(store, "t2", "n", 60)  # one at a time
        assert await lease_review(store, "t3", "n", 60)
        assert await lease_review(store, "t1", "n", 60)
        assert not await lease_review(store, "t1", "m", 60)
        assert not await lease_review(store, "t2", "m", 60)
        assert not await keep_review(store, "t1", "m", 60, 1, 2, "{}")  # it is not theirs
        assert await keep_review(store, "t1", "n", 60, 1, 2, "half")
        half = await stored_review(store, "t1")
        assert half is not None
        assert (half.done, half.total, half.body, half.begun) == (1, 2, "half", True)
        await end_review(store, "t1", "n", "whole", total=3)
        whole = await stored_review(store, "t1")
        assert whole is not None
        assert (whole.ready, whole.done, whole.total, whole.body) == (True, 3, 3, "whole")
        await forget_review(store, "t1", "older")
        await forget_review(store, "t3", "")
        assert await stored_review(store, "t1") == whole
        assert await stored_review(store, "t3") is not None, "it is not finished"
        assert await lease_review(store, "t2", "m", 60)
        await end_review(store, "t2", "m", error="unreadable")
        assert await reviews_due(store) == []
        await ask_for_review(store, "t2", "ada", 1, 1, 60)  # tried again
        assert await reviews_due(store) == ["t2"]
        await ask_for_review(store, "t1", "ada", 1, 1, 60)
        still = await stored_review(store, "t1")
        assert still is not None
        assert still.ready
        await ask_for_review(store, "t1", "ada", 2, 1, 60)  # by a better judge
        anew = await stored_review(store, "t1")
        assert anew is not None
        assert (anew.ready, anew.judge, anew.body) == (False, 2, "")
        await lease_review(store, "t1", "n", 60)
        await end_review(store, "t1", "n", "better")
        await forget_review(store, "t1", "better")
        assert await stored_review(store, "t1") is None

    with_store(address, work)


def test_a_review_for_which_nobody_waits_is_not_due(address: str) -> None:
    async def work(store: Store) -> None:
        await ask_for_review(store, "t1", "ada", 1, 1, 60)
        await ask_for_review(store, "t2", "ada", 1, 1, 60)
        assert await lease_review(store, "t1", "n", 60)
        await store.write("UPDATE reviews SET wanted_until = 0 WHERE table_id = 't1'")
        assert not await keep_review(store, "t1", "n", 60, 1, 2, "half")
        await end_review(store, "t1", "n")
        assert await reviews_due(store) == ["t2"]
        assert await lease_review(store, "t2", "n", 60)  # the one before it does not matter now
        await ask_for_review(store, "t1", "eve", 1, 1, 60)  # somebody else waits for it
        assert await lease_review(store, "t1", "n", 60)
        assert await reviews_awaited_by(store, "eve") == 1
        await store.write("UPDATE reviews SET wanted_until = 0 WHERE table_id = 't1'")
        await wait_for_review(store, "t1", 60)  # her page is still open
        assert await keep_review(store, "t1", "n", 60, 1, 2, "half")

    with_store(address, work)


def test_who_asked_waits_no_longer(address: str) -> None:
    async def work(store: Store) -> None:
        await ask_for_review(store, "t1", "ada", 1, 1, 60)
        assert await lease_review(store, "t1", "n", 60)
        await leave_review(store, "t1", "eve", 0)  # who did not ask cannot end it
        assert await keep_review(store, "t1", "n", 60, 1, 2, "half")
        await leave_review(store, "t1", "ada", 60)
        assert await keep_review(store, "t1", "n", 60, 1, 2, "half"), "for a moment it goes on"
        await leave_review(store, "t1", "ada", -1)
        assert not await keep_review(store, "t1", "n", 60, 1, 2, "half")
        await wait_for_review(store, "t1", 60)  # somebody else waits
        assert await keep_review(store, "t1", "n", 60, 1, 2, "half")

    with_store(address, work)


def test_a_device_that_takes_it_over_has_the_server_stop(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), first=SLOW) as node:
        ada, eve = Browser(node.url, "Ada"), Browser(node.url, "Eve")
        table = finished(ada)
        path = f"/api/tables/{table}/review"
        assert eve.ask("DELETE", path)[0] == 204, "there is nothing to stop yet"
        assert ada.post(path, {})[0] == 200
        until(ada, table, lambda news: news["done"] > 0)
        assert eve.ask("DELETE", path)[0] == 204
        assert Browser(node.url).ask("DELETE", path)[1]["reason"] == "no-session"
        begun = time.monotonic()
        assert ada.ask("DELETE", path)[0] == 204
        nobody = Browser(node.url)  # who is nobody and looks does not wait for it
        until(nobody, table, lambda news: news["state"] == "waiting")
        assert time.monotonic() - begun < 9, "not after fifteen seconds"


# ---- a host who leaves it to the readers' devices -----------------------------------------------

LEFT = "from tafelronde.server.base.config import Settings; Settings.packed = True"
"""A node whose client is packed."""


def test_a_node_that_leaves_reviews_to_devices_refuses_with_a_sentence(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database, dealt=True) as node:
        ada = Browser(node.url, "Ada")
        made, asked = finished(ada, 30), finished(ada)
        assert ada.post(f"/api/tables/{made}/review", {})[0] == 200
        review = until(ada, made, is_ready)["review"]
        ada.post(f"/api/tables/{asked}/review", {})
    with serving(database, first=LEFT, more=("--judge", "devices")) as node:
        ada.url = node.url
        for table in (made, asked):
            status, refused = ada.post(f"/api/tables/{table}/review", {})
            assert (status, refused["reason"]) == (403, "devices-only")
            assert refused["message"]
        assert ada.get(f"/api/tables/{made}/review")[1]["state"] == "ready", "it was made before"
        assert ada.get(f"/api/tables/{asked}/review")[1]["state"] in ("none", "ready")
        path = other = ""
        for lost in sorted(review["decisions"], key=lambda one: -one["lost"]):
            path = f"/api/tables/{made}/review/{lost['ply']}/try"
            status, begun = ada.post(path, {})
            assert (status, begun["verdict"]) == (200, "asked")
            known = lost["best"]["text"], lost["played"]["text"]
            legal = [one["text"] for one in begun["news"]["head"]["legal"]]
            if other := next((text for text in legal if text not in known), ""):
                break
        status, refused = ada.post(path, {"action": other, "think": True})
        assert (status, refused["reason"]) == (403, "devices-only")
        # A wrong move in a puzzle: the server says that it is wrong, and thinks about nothing.
        puzzle = next(one for one in SETS["rosenkoenig"].puzzles if len(own(one)) == 1)
        state = puzzle.position()
        legal = map(state.format, state.legal_actions())
        wrong = next(text for text in legal if text != puzzle.line[0])
        answer = at(ada, puzzle, [wrong])
        assert (answer["state"], answer["wrong"]["text"]) == ("wrong", wrong)
        assert answer["reply"]["game"] == "rosenkoenig"
        assert '<meta name="judge"' in ada.get("/")[1]
