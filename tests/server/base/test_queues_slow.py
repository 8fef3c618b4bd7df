"""Slow services hold up nobody else: a push service, and a mail server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from server.base.poisoned import POISONED
from server.helpers import WAIT
from server.pushed import coded
from server.toxic import resting_node
from tafelronde.server.features.notifications import service as notifications
from tafelronde.server.features.notifications.service import Notifications
from tafelronde.server.node.node import Node
from tafelronde.server.outbox import mail, push
from tafelronde.server.outbox.mail import Mails

SLOW, QUICK = ("ada", "bea", "cem"), "dirk"
KEY = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A point of the curve: its base, which nobody uses."""
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@contextlib.asynccontextmanager
async def _serving(talk: Talk) -> AsyncIterator[int]:
    """A server on this computer that talks so; its port."""
    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def _until(test: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WAIT):
        while not await test():
            await asyncio.sleep(0.01)


async def _subscribe(node: Node, user: str, port: int) -> None:
    """A browser of this person's, and then a notice that is due: before, nobody would be told."""
    await node.store.write(
        "INSERT INTO devices (id, user_id, label, created, seen, gone)"
        " VALUES ($1, $1, '', 0, 0, 0)",
        user,
    )
    columns = "id, user_id, device, endpoint, p256dh, auth, language, created, failures"
    await node.store.write(
        f"INSERT INTO push_subscriptions ({columns}) VALUES ($1, $1, $1, $2, $3, $4, 'nl', 0, 0)",
        user, f"http://127.0.0.1:{port}/{user}", KEY, coded(bytes(16)),
    )  # fmt: skip
    await POISONED["a notification could not be sent"].add(node, user)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node waits longer for an answer than a test does; it looks for work often, and push
    services may be on this computer."""
    monkeypatch.setattr(push, "ANYWHERE", True)
    for module in (push, mail):
        monkeypatch.setattr(module, "PATIENCE", 10 * WAIT)
    for module in (mail, notifications):
        monkeypatch.setattr(module, "SCAN", 0.05)


def test_a_push_service_that_never_answers_holds_up_nobody_elses_push(
    patient: None, tmp_path: Path
) -> None:
    asked: list[str] = []
    ended = asyncio.Event()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readline()).split()[1].decode().strip("/"))
        if asked[-1] in SLOW:
            await ended.wait()
        else:
            writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        writer.close()

    async def story() -> None:
        async with _serving(talk) as port, resting_node(tmp_path) as (node, _):

            async def all_hang() -> bool:
                return set(asked) == set(SLOW)

            async def is_told() -> bool:
                sql = "SELECT user_id FROM notifications WHERE push_due IS NULL"
                return await node.store.read(sql) == [(QUICK,)]

            for user in SLOW:
                await _subscribe(node, user, port)
            node.parts[Notifications].start()
            await _until(all_hang)
            await _subscribe(node, QUICK, port)
            await _until(is_told)
            assert sorted(asked) == sorted((*SLOW, QUICK))
            assert node.tables.metrics.errors == 0
            await node.parts[Notifications].close()
            ended.set()

    asyncio.run(story())


def test_a_mail_server_that_hangs_holds_up_nothing_but_what_it_hangs_with(
    patient: None, tmp_path: Path
) -> None:
    taken: list[str] = []
    hung: list[str] = []
    ended = asyncio.Event()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        address = ""
        while line := await reader.readline():
            if line.upper().startswith(b"RCPT"):
                address = line.decode().partition("<")[2].partition("@")[0]
                if address in SLOW:  # greylisted, or looked up for ever
                    hung.append(address)
                    await ended.wait()
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                await reader.readuntil(b"\r\n.\r\n")
                taken.append(address)
            writer.write(b"250 well\r\n")
        writer.close()

    async def story() -> None:
        async with _serving(talk) as port, resting_node(tmp_path, port) as (node, _):

            async def all_hang() -> bool:
                return set(hung) == set(SLOW)

            async def is_taken() -> bool:
                return taken == [QUICK]

            async def is_pushed() -> bool:
                return not await node.store.read("SELECT 1 FROM notifications WHERE push_due > 0")

            for user in SLOW:
                await node.parts[Mails].send(f"{user}@example.org", "Subject", "Body", 3600.0)
            node.parts[Mails].start()
            await _until(all_hang)
            await node.parts[Mails].send(f"{QUICK}@example.org", "Subject", "Body", 3600.0)
            await _until(is_taken)
            await POISONED["a notification could not be sent"].add(node, QUICK)
            node.parts[Notifications].start()  # nor is anything else held up
            await _until(is_pushed)
            assert node.tables.metrics.errors == 0
            await node.parts[Notifications].close()
            await node.parts[Mails].close()  # nor is the end of the node
            ended.set()

    asyncio.run(story())
