"""Mails: an address is confirmed by one, a link in another signs in; none is lost or told about."""

import asyncio
from collections.abc import Iterator
from email.header import decode_header, make_header
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.helpers import complaint, tafelronde
from server.company import wait_until
from server.conftest import database_of_its_own
from server.helpers import Browser, Server, reason, serving, sqlite_at
from server.mailbox import Box, box, settings
from server.toxic import carried
from tafelronde.server.base.background import Background
from tafelronde.server.base.config import Smtp
from tafelronde.server.outbox import mail
from tafelronde.server.outbox.mail import Mails
from tafelronde.server.storage.sqlite import SqliteStore

__all__ = ["box"]
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def sending(
    request: pytest.FixtureRequest, box: Box, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A node that sends mails."""
    folder = tmp_path_factory.mktemp("mails")
    more = settings(box, folder)
    if request.param == "sqlite":
        with serving(sqlite_at(folder), more=more) as node:
            yield node
        return
    with (
        database_of_its_own(request.getfixturevalue("postgres")) as address,
        serving(address, more=more) as node,
    ):
        yield node


def test_an_address_is_confirmed_and_brings_one_back(sending: Server, box: Box) -> None:
    ada, eve = Browser(sending.url, "Ada"), Browser(sending.url, "Eve")
    address = f"ada{sending.port}@example.org"
    assert ada.get("/api/account")[1]["mails"] is True
    for _ in range(3):
        ada.post("/api/account/email", {"address": f"typo{sending.port}@example.org"})
    wish = {"address": address, "language": "nl"}
    assert reason(ada.post("/api/account/email", wish)) == (409, "too-many")
    assert ada.ask("DELETE", "/api/account/email")[0] == 204  # none of these is good any more
    assert ada.post("/api/account/email", wish) == (204, "")
    wait_until(lambda: box.to(address))
    assert box.to(address)[0]["Subject"] == "Tafelronde: bevestig je adres"
    assert ada.get("/api/account")[1]["email"] == ""  # not yet
    word = box.word(address)
    assert reason(eve.post("/api/session/link", {"word": word})) == (403, "bad-link")
    assert Browser(sending.url).post("/api/account/email/confirm", {"word": word})[0] == 204
    assert ada.get("/api/account")[1]["email"] == address
    assert reason(ada.post("/api/account/email/confirm", {"word": word})) == (403, "bad-link")

    known = eve.post("/api/session/mail", {"address": address.upper()})
    unknown = eve.post("/api/session/mail", {"address": f"nobody{sending.port}@example.org"})
    assert known == unknown == (204, "")
    wait_until(lambda: len(box.to(address)) == 2)
    assert box.to(f"nobody{sending.port}@example.org") == []
    word = box.word(address)
    assert eve.post("/api/session/link", {"word": word})[1] == ada.me
    assert reason(eve.post("/api/session/link", {"word": word})) == (403, "bad-link")

    eve.post("/api/session/mail", {"address": address})
    wait_until(lambda: len(box.to(address)) == 3)
    assert ada.ask("DELETE", "/api/account/email")[0] == 204
    word = box.word(address)  # it was sent before, and is good no more
    assert reason(eve.post("/api/session/link", {"word": word})) == (403, "bad-link")
    assert ada.get("/api/account")[1]["email"] == ""


def test_without_a_mail_server_nothing_is_taken(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    assert ada.get("/api/account")[1]["mails"] is False
    for path in ("/api/account/email", "/api/session/mail"):
        assert reason(ada.post(path, {"address": "ada@example.org"})) == (409, "no-mails")
        for bad in ("ada", "a b@c", "ada@example.org\nBcc: eve@example.org", "@", "a@b\0"):
            assert reason(ada.post(path, {"address": bad})) == (400, "malformed"), bad


def _with_mails(folder: Path, box: Box, work: Any) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "tables.db")
        await store.open(lambda table, seq: None, lambda text: None)
        port = box.controller.port
        smtp = Smtp("127.0.0.1", "table@table.test", port, "table", "oak and iron", "none")
        outage: Any = SimpleNamespace(fails=lambda error: None)
        try:
            beside = Background(outage)
            await work(store, Mails(store, beside, smtp), Mails(store, beside, smtp))
        finally:
            box.answer = "250 OK"
            await store.close()

    asyncio.run(run())


def test_a_mail_that_failed_is_tried_again_and_sent_once(tmp_path: Path, box: Box) -> None:
    async def work(store: SqliteStore, one: Mails, other: Mails) -> None:
        box.answer = "451 later"
        for _ in range(2):
            await one.send("zoe@example.org", "Hello", "Zoë\n", 3600, id="only-one")
        before = store.now()
        await carried(one)
        ((tries, due),) = await store.read("SELECT tries, due FROM mails")
        assert tries == 1
        assert due >= before + mail.WAITS.first  # pyright: ignore[reportOperatorIssue]
        await carried(one)
        assert await store.read("SELECT tries FROM mails") == [(1,)]  # not due yet
        box.answer = "250 OK"
        await store.write("UPDATE mails SET due = 0")
        await asyncio.gather(carried(one), carried(other))  # two nodes
        (sent,) = box.to("zoe@example.org")
        assert sent["Message-ID"] == "<only-one@table.test>"
        assert sent.get_payload(decode=True) == "Zoë\r\n".encode()
        assert await store.read("SELECT id FROM mails") == []

        box.answer = "550 nobody here"
        await one.send("gone@example.org", "Hello", "x", 3600)
        await one.send("late@example.org", "Hello", "x", -1)
        await carried(one)
        assert await store.read("SELECT id FROM mails") == []
        assert box.to("gone@example.org") == box.to("late@example.org") == []

    _with_mails(tmp_path, box, work)


def test_a_mail_whose_node_died_is_sent_by_another(tmp_path: Path, box: Box) -> None:
    async def work(store: SqliteStore, one: Mails, other: Mails) -> None:
        await one.send("kay@example.org", "Hello", "x", 3600)
        await store.write("UPDATE mails SET lease_node = 'dead', lease_until = 9e18")
        await carried(other)
        assert box.to("kay@example.org") == []
        await store.write("UPDATE mails SET lease_until = 0")
        await carried(other)
        assert len(box.to("kay@example.org")) == 1

    _with_mails(tmp_path, box, work)


def test_a_link_that_unsubscribes_stays_readable_however_long(tmp_path: Path, box: Box) -> None:
    link = f"https://spielabende.{'sehr-' * 9}lang.example/spiele/api/unsubscribe/{'w' * 43}"

    async def work(store: SqliteStore, one: Mails, other: Mails) -> None:
        subject = "Tafelronde: Übermütig" + " und größer" * 9
        sql, values = one.statement("ida@example.org", subject, "x", 3600, unsubscribe=link)
        await store.write(sql, *values)
        await carried(one)
        (sent,) = box.to("ida@example.org")
        assert sent["List-Unsubscribe"] == f"<{link}>"
        assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert max(map(len, sent["Subject"].splitlines())) <= 78
        assert str(make_header(decode_header(sent["Subject"]))) == subject

    _with_mails(tmp_path, box, work)


@pytest.mark.parametrize(
    "flags",
    [
        ("--public-address", "table.example.org"),
        ("--public-address", "https://table.example.org/play"),
        ("--public-address", "https://tisch_für_alle.example"),
        ("--public-address", "https://tisch-\u202e.example"),
        ("--smtp", "mail:http", "--smtp-from", "a@b"),
        ("--smtp", "mail", "--smtp-from", "nobody"),
        ("--smtp", "mail", "--smtp-from", "a@b", "--smtp-security", "some"),
    ],
)
def test_settings_that_cannot_be_are_refused(flags: tuple[str, ...]) -> None:
    assert "expected" in complaint(tafelronde("serve", "--no-browser", *flags))
