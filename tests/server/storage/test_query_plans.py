"""No statement of the server reads a whole table, on either database."""

import asyncio
import contextlib
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from server.authenticator import use_passkey
from server.company import Company, wait_until
from server.conftest import database_of_its_own
from server.helpers import Browser, Server, free_port, sqlite_at
from server.housing import in_base64, picture
from server.mailbox import Box, box, settings
from server.meetings import act, begun, do, games, met, profile
from server.sql import rows
from server.storage.query_plans import (
    complaints,
    in_the_source,
    plain,
    planned,
    recorded,
    recording,
)
from tafelronde.school.puzzles import puzzles_of
from tafelronde.server import features, storage
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.correspondence import answers as stored_answers
from tafelronde.server.features.correspondence.plan import Plan
from tafelronde.server.features.health.backups import note_backup
from tafelronde.server.features.health.wire import Backup
from tafelronde.server.features.notifications.nudge_rows import Nudge
from tafelronde.server.features.notifications.rows import Notification, Unnoted, mailed
from tafelronde.server.features.notifications.settings import end_mails
from tafelronde.server.features.notifications.subscriptions import subscriptions_of
from tafelronde.server.features.ratings.rows import all_ratings, correct
from tafelronde.server.features.ratings.scale import Ladder
from tafelronde.server.features.reviews.moments import ended
from tafelronde.server.features.school.progress import Learnt
from tafelronde.server.features.school.puzzle_ratings import PuzzleRatings
from tafelronde.server.storage import sqlite_append
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Conflict, Store
from tafelronde.server.storage.stored_tables import cards_of

__all__ = ["box"]
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")
BEFORE = {
    "SELECT to_regclass('alembic_version')",
    "SELECT to_regclass('meta') IS NOT NULL",
    "SELECT pg_advisory_xact_lock(…)",
    "SELECT max(coalesce(host(client_addr), 'localhost')) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = '…'",
}
"""The statements that are sent before the tables are there."""
NOTICE = Notification("x", "x", "turn", 1, 1.0, 1.0, 1.0)
CHANGES = ({"renew": "evening"}, {"renew": "link"}, {"name": "Friday"})
"""The changes that the maker of a circle may make."""
DUMMIES: dict[str, Any] = {
    "str": "x",
    "int": 1,
    "float": 1.0,
    "float | None": 1.0,
    "bytes": b"x",
    "bool": True,
    "Notification": NOTICE,
    "Notification | None": NOTICE,
    "Nudge": Nudge("x", 1, "x", "x", "x"),
    "Unnoted": Unnoted("x", 1, 0, "", 1.0, None),
    "Sequence[Notification]": (NOTICE,),
}
"""Something of every plain type."""


def story(node: Server) -> None:
    """A little of everything that people do."""
    ada, zoe, bob = (Browser(node.url, name) for name in ("Ada", "Zoë", "Bob"))
    table = met(ada, zoe, public=True)
    running = begun(ada, zoe, public=True)

    async def look() -> None:
        async with ada.open() as one, zoe.open() as other:
            await one.do("lobby")
            await one.watch(running)
            await other.watch(running)
            player = one if one.heads[running]["legal"] else other
            await player.move(running)
            await other.do("say", table=running, text="hello")
            alone = ada.table("me", "random")
            await one.watch(alone)
            await one.when(alone, lambda head: head["legal"])
            await one.move(alone)
            await one.when(alone, lambda head: head["legal"])
            status, day = ada.get("/api/deals?count=2")
            assert status == 200
            today = next(deal for deal in day["deals"] if deal["begins"] <= day["now"])["day"]
            head = ada.dealt(ada.post(f"/api/deals/{today}/try", {})[1])
            do(ada, "resign", head["id"], seat=head["you"][0])
            ada.get(f"/api/deals/{today}")
            tries = ada.get(f"/api/deals/{today}/tries?count=1")
            assert tries[0] == 200, tries

    asyncio.run(look())
    do(ada, "rematch", table)
    assert ada.post(f"/api/tables/{table}/review", {})[0] == 200
    for path in ("/api/tables", "/api/games-of-mine", "/api/me/devices", "/api/tokens"):
        assert ada.get(path)[0] == 200
    code = ada.post("/api/me/code", {})[1]["code"]
    Browser(node.url).post("/api/session/code", {"code": code})
    robot = ada.post("/api/tokens", {"name": "Robot"})[1]
    program = Browser(node.url)
    program._opener.addheaders = [("Authorization", f"Bearer {robot['token']}")]
    assert program.get("/api/me")[0] == 200
    ada.ask("DELETE", f"/api/tokens/{robot['user']}")
    ada.post("/api/session", {"name": "Ada II"})
    ada.post("/api/tokens", {"name": "Robot II"})
    for kind in ("learn", "puzzles"):
        ada.get(f"/api/{kind}")
    for what in ("follow", "block"):
        assert act(bob, what, zoe) == 204
    query = f"&game=rosenkoenig&result=won&opponent={zoe.me['user']}"
    for reader in (ada, bob, Browser(node.url)):
        games(reader, ada)
        games(reader, ada, query)
        games(reader, ada, "&opponent=rosenkoenig~random~")
        profile(reader, ada)
        assert reader.get("/api/people?name=a")[0] == 200
    for path in ("follows", "blocks"):
        assert bob.get(f"/api/me/{path}")[0] == 200
    bob.post("/api/me/profile", {"presence": "nobody"})
    for what in ("follow", "block"):
        assert act(bob, what, zoe, on=False) == 204
    device = bob.get("/api/me/devices")[1][0]["id"]
    bob.ask("DELETE", f"/api/me/devices/{device}")
    ada.ask("DELETE", "/api/me/devices")


def look_around(company: Company) -> None:
    """Let the people of a company ask for, change, and take back things."""
    bea, cid, rude, host = company.bea, company.cid, company.max, company.host
    bea_id, rude_id = bea.me["user"], rude.me["user"]
    ladder = "game=rosenkoenig&players=2&pace=live"
    found: dict[str, Any] = {}
    for who, path in (
        (bea, f"/api/ratings?{ladder}"),
        (bea, f"/api/ratings/{bea_id}/curve?{ladder}"),
        (bea, f"/api/ratings/{bea_id}"),
        (bea, "/api/tournaments?status=running"),
        (bea, "/api/account/export"),
        (bea, "/api/me/pauses"),
        (bea, "/api/me/notices"),
        (rude, "/api/me/notices"),
        (cid, "/api/me/mutes"),
        (bea, "/api/account"),
        (host, "/api/host/reports"),
        (host, "/api/host/people?name=be"),
        (host, f"/api/host/people/{rude_id}"),
        (host, "/api/host/tables?status=playing"),
        (host, "/api/host/words"),
        (host, "/api/host/audit"),
        (host, "/api/host/health"),
        (host, "/api/host/house"),
        (host, "/api/host/members"),
        (host, "/api/host/invitations"),
        (host, "/api/host/join-requests"),
        (cid, "/api/house"),
        (bea, "/api/circles"),
        (bea, f"/api/circles/{company.circle['id']}/evenings/1"),
        (cid, f"/api/circles/{company.circle['id']}/door"),
    ):
        status, found[path] = who.get(path)
        assert status == 200, path
        if path == "/api/me/notices":
            ids = [one["id"] for kind in found[path].values() for one in kind or ()]
            assert who.post(path, {"ids": ids})[0] == 204
            assert ids
    (ban,) = found[f"/api/host/people/{rude_id}"]["bans"]
    (key,) = found["/api/account"]["passkeys"]
    code = cid.post("/api/account/codes", {})[1]["codes"][0]
    again = Browser(bea.url)
    assert again.post("/api/session/passkey", use_passkey(again, company.passkey))[0] == 200
    why = {"why": "enough"}
    for who, path, wish in (
        (host, f"/api/host/bans/{ban['ban']['id']}/lift", why),
        (host, f"/api/host/people/{bea_id}/role", {"role": "moderator", **why}),
        (host, f"/api/host/people/{bea_id}/role", {"role": "", **why}),
        (host, f"/api/host/tables/{company.tables['hidden']}/close", why),
        (host, "/api/host/words", {"remove": ["Blötkopf"]}),
        (host, "/api/host/house", {"picture": in_base64(picture())}),
        (host, f"/api/host/join-requests/{cid.me['user']}", {"accept": True}),
        (host, f"/api/host/members/{rude_id}", {"on": True}),
        (bea, f"/api/account/passkeys/{key['id']}", {"name": "Old laptop"}),
        (bea, "/api/me/pauses", {"away_days": 1, "quiet_minutes": 0}),
        (bea, "/api/me/pauses", {"away_days": 0, "quiet_minutes": 0}),
        (Browser(bea.url), "/api/session/code", {"code": code}),
        (bea, "/api/account/email", {"address": "beatrix@example.org"}),
        *((bea, f"/api/circles/{company.circle['id']}", wish) for wish in CHANGES),
        (bea, f"/api/circles/{company.circle['id']}", {"back": host.me["user"]}),
        (bea, f"/api/circles/{company.circle['id']}", {"maker": cid.me["user"]}),
    ):
        status, answer = who.post(path, wish)
        assert status in (200, 204), (path, answer)
    emblem = host.get("/api/house")[1]["emblem"]
    assert host.ask("HEAD", emblem)[0] == 200
    (invitation,) = found["/api/host/invitations"]["invitations"]
    for who, path in (
        (host, f"/api/host/invitations/{invitation['id']}"),
        (bea, "/api/house/request"),
        (bea, f"/api/circles/{company.circle['id']}/members/{bea_id}"),
        (cid, f"/api/me/mutes/{rude_id}"),
        (bea, f"/api/account/passkeys/{key['id']}"),
    ):
        assert who.ask("DELETE", path)[0] == 204


def functions() -> Iterator[tuple[Any, list[Any]]]:
    """The functions of ``storage``, and of the features' rows, that ask a store something plain,
    with values to ask for."""
    names = [one.name for one in pkgutil.iter_modules(storage.__path__, f"{storage.__name__}.")]
    inside = pkgutil.walk_packages(features.__path__, f"{features.__name__}.")
    names += [one.name for one in inside if one.name.endswith(("rows", "results"))]
    for name in sorted(names):
        for function in vars(importlib.import_module(name)).values():
            if not inspect.iscoroutinefunction(function) or function.__module__ != name:
                continue
            hints = dict(function.__annotations__)
            hints.pop("return", None)
            kinds = [_as_written(kind) for kind in hints.values()][1:]
            if "store" in hints and all(kind in DUMMIES for kind in kinds):
                keywords = inspect.signature(function).parameters.values()
                if all(one.kind is not one.KEYWORD_ONLY for one in keywords):
                    yield function, [DUMMIES[kind] for kind in kinds]


def _as_written(kind: Any) -> str:
    """An annotation without the modules of its names, deferred or not."""
    text = kind if isinstance(kind, str) else inspect.formatannotation(kind)
    return re.sub(r"(\w+\.)+", "", text)


async def asked(address: str) -> list[str]:
    """The statements of these functions."""
    store, found = make_store(address), list[str]()

    class Noting(Store):
        """A store that writes down what it is asked, and does it."""

        clock, now, node = store.clock, store.now, store.node

        async def read(self, sql: str, *values: Any) -> Any:
            found.append(" ".join(sql.split()))
            return await store.read(sql, *values)

        async def write(self, sql: str, *values: Any) -> Any:
            found.append(" ".join(sql.split()))
            return await store.write(sql, *values)

        async def write_together(self, statements: Any) -> None:
            for sql, values in statements:
                with contextlib.suppress(Conflict):
                    await self.write(sql, *values)

    await store.open(lambda table, seq: None, lambda text: None)
    try:
        for function, values in functions():
            await function(Noting(), *values)
        noting = cast(Store, Noting())
        await note_backup(noting, Backup(1.0, "x", 1.0, 1.0, ""))
        await correct(noting, "x", Ladder("x", 2, "live"), None)
        assert len([one async for one in all_ratings(noting)]) > 1
        found.append(mailed(NOTICE)[0])
        assert await subscriptions_of(noting, "x") == []
        with contextlib.suppress(Refusal):
            await end_mails(noting, "x")
        learnt = Learnt(noting)
        for lines in ((), ((1, 2),)):
            plan = Plan(0, "x", 1, 0, lines)
            await stored_answers.leave(noting, "x", plan)
        await learnt.note("x", "lesson", "x", "x", solved=True)
        assert await learnt.has_finished_a_lesson("x")
        assert len(await learnt.of("x")) == 1
        assert len(await learnt.latest("x", "lesson", 9)) == 1
        assert await ended(noting, ["x"]) == {}
        assert await learnt.results(["x"], "puzzle-day", "x", "x") == {}
        assert await cards_of(noting, ["x"]) == []
        await learnt.note_seen("x", "puzzle", "x", "x")
        of = puzzles_of("rosenkoenig")
        assert of is not None
        ratings = PuzzleRatings(noting)
        assert await ratings.first_try("x", of.puzzles[0], True) is not None
        assert of.puzzles[0].id in await ratings.of_puzzles("rosenkoenig")
    finally:
        await store.close()
    return found


def sent_to(database: str, file: Path, box: Box) -> list[str]:
    """The statements that two nodes, one after the other, send to this database while people use
    all there is."""
    port, tries = free_port(), "SELECT tries FROM mails"
    address = ("--public-address", f"http://127.0.0.1:{port}")
    given: dict[str, Any] = {"port": port, "more": (*settings(box, file.parent), *address)}
    with recording(database, file, **given) as node:
        dora, emil = (Browser(node.url, name) for name in ("Dora", "Emil"))
        story(node)
        box.answer = "451 later"
        company = Company(node.url, database)
        company.tell()
        wait_until(lambda: all(tried for (tried,) in rows(database, tries)))
        box.answer = "250 OK"
        look_around(company)
        third = "SELECT 1 FROM mails WHERE address = 'beatrix@example.org'"
        wait_until(lambda: box.to("beatrix@example.org") and not rows(database, third))
        assert company.bea.ask("DELETE", "/api/account/email")[0] == 204
    with recording(database, file, **given):  # it knows nobody yet
        for person in (dora, emil):
            assert person.get("/api/me")[0] == 200
        assert dora.get("/api/people?name=emil")[1]["people"]
    return [*recorded(file), *asyncio.run(asked(database))]


@pytest.fixture(scope="module")
def sent(
    postgres: str, box: Box, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, tuple[str, list[str]]]]:
    """For each kind of database its address and what a node sent there."""
    folder = tmp_path_factory.mktemp("plans")
    with database_of_its_own(postgres) as address:
        found: dict[str, tuple[str, list[str]]] = {}
        for kind, database in (("sqlite", sqlite_at(folder)), ("postgres", address)):
            statements = sent_to(database, folder / kind, box)
            if kind == "sqlite":  # moves of two tables in one commit
                statements += [sqlite_append._set_heads(2), sqlite_append._add_events(2)]
            found[kind] = database, [*map(plain, statements), *planned(database)]
        yield found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_statement_reads_a_whole_table(
    sent: dict[str, tuple[str, list[str]]], kind: str
) -> None:
    database, statements = sent[kind]
    assert len(statements) > 60
    found = complaints(database, statements)
    assert not found, "\n".join(found)


def test_every_statement_of_the_server_was_sent(sent: dict[str, tuple[str, list[str]]]) -> None:
    everything = [one for _, statements in sent.values() for one in statements]
    unsent = [
        text
        for text, pattern in in_the_source().items()
        if not any(pattern.search(one) for one in everything)
    ]
    assert not [text for text in unsent if text not in BEFORE], "\n".join(unsent)


def test_what_reads_a_whole_table_is_found(sent: dict[str, tuple[str, list[str]]]) -> None:
    bad = ["SELECT id FROM users WHERE name = $1", "SELECT COUNT(*) FROM results"]
    for database, _ in sent.values():
        assert len(complaints(database, bad)) == 2
