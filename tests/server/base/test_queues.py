"""A row that always fails keeps no other from its turn, is counted, and comes to an end."""

import ast
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import tafelronde.server
from server.helpers import sqlite_at
from server.toxic import carried
from tafelronde.server.base import background
from tafelronde.server.base.background import Background
from tafelronde.server.base.backoff import Backoff
from tafelronde.server.base.config import Smtp
from tafelronde.server.base.faults import listening
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.base.outage import Outage
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.outbox import mail
from tafelronde.server.outbox.mail import Mail, Mails, check_address
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Store

SOURCES = Path(tafelronde.server.__file__).parent
QUEUES = {
    "outbox/mail.py": "mails",
    "features/accounts/email_links.py": "links that were asked for",
    "features/moderation/banned_games.py": "games of who is banned",
    "live/bot_turns.py": "bots' turns and deals",
    "live/clocks.py": "clocks that are out",
    "features/deals/pars.py": "games of bots at the deal of the day",
    "features/deals/service.py": "tries at the deal of the day",
    "features/accounts/merge_and_deletion.py": "identities that have departed, and their tables",
    "features/notifications/challenges.py": "tables of challenges",
    "features/notifications/digests.py": "mails about tables",
    "features/matchmaking/pairing.py": "tables that were found",
    "features/notifications/service.py": "notices to be given, and to be sent",
    "features/ratings/service.py": "rated games",
    "features/tournaments/service.py": "steps of tournaments",
}
"""The queues of a node."""
SINGLE = {
    "features/health/backups.py": "one thing to do",
    "features/health/service.py": "one thing to do",
    "features/house/door.py": "one thing to read",
    "features/lobby/service.py": "the board is read anew as a whole",
    "features/moderation/tables.py": "each table is done for itself",
    "features/reviews/service.py": "a review that fails is noted as failed, and has ended",
    "live/late_readers.py": "spectators of all tables are told at one tick",
    "live/tables.py": "tables are read anew each in a task of its own",
    "people/devices.py": "one thing to read",
    "people/moderation.py": "one thing to read",
    "people/names.py": "one thing to note",
    "people/relations.py": "somebody's ties that fail are told, and read when they are asked for",
    "socket/hub.py": "sockets are asked each for itself",
}


def test_every_service_that_works_beside_sees_to_its_rows_by_a_queue() -> None:
    with_queue: set[str] = set()
    without: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        names = {
            node.func.attr
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        }
        name = file.relative_to(SOURCES).as_posix()
        if "queue" in names:
            with_queue.add(name)
        elif names & {"repeat", "spawn"}:
            without.add(name)
    assert with_queue == set(QUEUES)
    assert without <= {*SINGLE, "base/background.py"}


def within(path: Path, story: Callable[[Store, Background, Metrics], Awaitable[None]]) -> None:
    """Tell this story where the database is there."""

    async def told() -> None:
        store, metrics = make_store(sqlite_at(path)), Metrics()
        await store.open(lambda table, seq: None, lambda text: None)
        outage = Outage(store)
        beside = Background(outage)
        try:
            with listening(metrics):
                await story(store, beside, metrics)
        finally:
            await beside.close()
            await outage.close()
            await store.close()

    asyncio.run(told())


@pytest.mark.parametrize("error", [ZeroDivisionError("poison"), OSError("no such file")])
def test_a_poisonous_row_is_counted_and_given_up(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RESTS", Backoff(0.0, 300.0))
    tried: list[str] = []
    ended: list[str] = []

    async def work(row: str) -> None:
        tried.append(row)
        if row == "poison":
            raise error

    async def end(row: str) -> None:
        ended.append(row)

    async def story(store: Store, beside: Background, metrics: Metrics) -> None:
        del store
        queue = beside.queue("a row failed", end)
        rows = ["one", "poison", "two"]
        for _ in range(background.MOST + 3):
            await queue.each(rows, str, work)
        assert tried.count("poison") == background.MOST
        assert tried.count("one") == tried.count("two") == background.MOST + 3
        assert metrics.errors == background.MOST - isinstance(error, OSError)
        assert ended == ["poison"]
        assert queue.resting == 1
        assert queue.ready(rows, str) == ["one", "two"]
        queue.forgive("poison")
        assert not queue.rests("poison")

    within(tmp_path, story)


def test_a_row_that_failed_rests_and_is_forgotten_when_it_went_well(tmp_path: Path) -> None:
    faults = [ZeroDivisionError()]

    async def work() -> str:
        if faults:
            raise faults.pop()
        return "well"

    async def story(store: Store, beside: Background, metrics: Metrics) -> None:
        del store, metrics
        queue = beside.queue("a row failed")
        assert await queue.see_to("row", work) is None
        assert queue.rests("row")
        assert await queue.see_to("row", work) is None
        queue.forgive("row")
        assert await queue.see_to("row", work) == "well"
        assert queue.resting == 0

    within(tmp_path, story)


def test_where_the_database_fails_no_row_is_to_blame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no disk")

    async def story(store: Store, beside: Background, metrics: Metrics) -> None:
        del store
        queue = beside.queue("a row failed")
        monkeypatch.setattr("tafelronde.server.base.outage.probe", fails)
        with pytest.raises(OSError, match="no disk"):
            await queue.each(["one", "two"], str, fails)
        assert queue.resting == metrics.errors == 0

    within(tmp_path, story)


@pytest.mark.parametrize(
    "address",
    ["x@b..e", "x@-b.de", "x@b", "x..y@example.org", ".x@example.org", "x@b.e-", "a b@c.de"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_address(address)
    assert caught.value.reason == "malformed"


def test_an_address_is_one() -> None:
    for address in ("ada@example.org", "o'hara+table@sub.example.co.uk"):
        check_address(address)


def test_mails_that_cannot_be_handed_over_hold_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "WAITS", Backoff(0.0, 3600.0))
    sent: list[str] = []

    async def hand_over(self: Mails, one: Mail) -> bool:
        if one.address == "x@b..e":
            raise IndexError("string index out of range")
        sent.append(one.address)
        return True

    monkeypatch.setattr(Mails, "_hand_over", hand_over)

    async def story(store: Store, beside: Background, metrics: Metrics) -> None:
        mails = Mails(store, beside, Smtp("127.0.0.1", "table@example.org"))
        for number in range(6):
            await mails.send("x@b..e", "s", "b", 3600.0, f"bad{number}")
        await mails.send("ada@example.org", "s", "b", 3600.0, "good")
        await carried(mails)
        assert sent == ["ada@example.org"]
        assert metrics.errors == 6 * (mail.MOST_FAULTS + 1)
        assert await store.read("SELECT id FROM mails") == []

    within(tmp_path, story)
