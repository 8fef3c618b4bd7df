"""A table with events that this program cannot read is closed with a reason; all others go on."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from server.helpers import WAIT, Browser, Server, sqlite_at
from server.sql import execute, rows
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.live import new_table, tables
from tafelronde.server.live.games import Games
from tafelronde.server.node.node import Node
from tafelronde.server.storage import store
from tafelronde.server.table import events as e
from tafelronde.server.table import playing
from tafelronde.server.wire.requests import NewTable, SeatPlan
from tafelronde.words import LANGUAGES, SHARED, load_words

APPLAUSE = '{"t":"applauded","seat":1}'
Bodies = list[str]


def _with(body: str, at: int = -1) -> Callable[[Bodies], Bodies]:
    return lambda bodies: [*bodies[:at], body, *bodies[at:][1:]]


def _without(at: int) -> Callable[[Bodies], Bodies]:
    return lambda bodies: ["" if k == at % len(bodies) else b for k, b in enumerate(bodies)]


DAMAGES: dict[str, Callable[[Bodies], Bodies]] = {
    "unknown event": _with(APPLAUSE),
    "missing field": _with('{"t":"move","seat":0}'),
    "broken text": _with('{"t":"mo'),
    "no text": _with("null"),
    "illegal move": _with('{"t":"move","seat":0,"action":4711}'),
    "enormous move": _with('{"t":"move","seat":0,"action":1099511627776}'),
    "no such seat": _with('{"t":"ready","seat":7,"on":true,"nonce":""}', 2),
    "takeback of nothing": _with('{"t":"takeback","seat":0,"to":-3}'),
    "move before the start": _with('{"t":"move","seat":0,"action":1}', 1),
    "no game": _with('{"t":"closed"}', 0),
    "bad promise": _with(
        '{"t":"created","user":"u","game":"rosenkoenig","players":2,"options":{},"public":true,'
        '"commitment":"zz"}',
        0,
    ),
    "event missing": _without(2),
    "end missing": _without(-1),
}


def _copy(server: Server, table: str, number: int, damage: Callable[[Bodies], Bodies]) -> str:
    """A copy of this table with other events; they are left out where they are ''."""
    copy = f"{table[:9]}{number:03}"
    columns = "seed, seq, status, public, changed, card, bot_turn, lease_node, lease_until"
    execute(
        server.database,
        f"INSERT INTO tables (id, {columns}) SELECT '{copy}', {columns} FROM tables"
        f" WHERE id = '{table}'",
    )
    execute(
        server.database,
        f"INSERT INTO members (user_id, table_id) SELECT user_id, '{copy}' FROM members"
        f" WHERE table_id = '{table}'",
    )
    found = rows(
        server.database, f"SELECT body FROM events WHERE table_id = '{table}' ORDER BY seq"
    )
    bodies = enumerate(damage([str(row[0]) for row in found]), 1)
    values = ", ".join(f"('{copy}', {seq}, 1.0, '{body}')" for seq, body in bodies if body)
    execute(server.database, f"INSERT INTO events (table_id, seq, at, body) VALUES {values}")
    return copy


async def _refused(ada: Browser, table: str) -> None:
    move = {"seat": 0, "seq": 0, "action": "N1"}
    async with ada.open() as page:
        for kind, more in (("watch", {}), ("move", move), ("resign", {"seat": 0}), ("rematch", {})):
            answer = await page.ask(kind, table=table, **more)
            assert (answer["t"], answer.get("reason")) == ("refused", "unreadable"), (kind, answer)


def test_it_is_closed_with_a_reason_and_the_node_goes_on(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "me", public=True)

    async def play(moves: int) -> None:
        async with ada.open() as page:
            await page.watch(table)
            for number in range(moves):
                await page.move(table, number)

    asyncio.run(play(3))
    copies = {
        name: _copy(server, table, number, damage)
        for number, (name, damage) in enumerate(DAMAGES.items())
    }
    for name, copy in copies.items():
        for path in ("", "/replay", "/record", "/chat"):
            status, answer = ada.get(f"/api/tables/{copy}{path}")
            assert (status, answer.get("reason")) == (409, "unreadable"), (name, path, answer)
    asyncio.run(_refused(ada, copies["unknown event"]))
    cards = {card["id"]: card for card in ada.get("/api/tables")[1]}
    assert all(cards[copy]["unreadable"] for copy in copies.values())
    assert not cards[table]["unreadable"]
    asyncio.run(play(2))  # the others go on
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]


def test_a_damaged_card_of_a_list_is_made_anew(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "me", public=True)
    execute(server.database, f"UPDATE tables SET card = 'broken' WHERE id = '{table}'")
    assert ada.get(f"/table/{table}")[0] == 200
    (card,) = [card for card in ada.get("/api/tables")[1] if card["id"] == table]
    assert (card["status"], card["unreadable"]) == ("playing", False)
    ((stored,),) = rows(server.database, f"SELECT card FROM tables WHERE id = '{table}'")
    assert json.loads(stored)["status"] == "playing"


def test_news_that_cannot_be_read_are_not_taken_up_by_halves_and_a_later_program_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "UNREADABLE", 0.0)
    seats = [SeatPlan("me"), SeatPlan("me", name="Ben")]

    async def play() -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            await node.parts[Games].ready("rosenkoenig")
            ada = await node.identities.add("Ada")
            plan = NewTable("rosenkoenig", seats=seats)
            table = await new_table.create(node.tables, ada, plan)
            found = await node.tables.open(table.id)
            seq, ply = table.seq, table.ply
            wrote = "INSERT INTO events (table_id, seq, at, body) VALUES ($1, $2, 1.0, $3)"
            for more, body in enumerate(('{"t":"removed","user":"eve","on":true}', APPLAUSE), 1):
                await node.store.write(wrote, table.id, seq + more, body)
            await node.store.write("UPDATE tables SET seq = $1 WHERE id = $2", seq + 2, table.id)
            node.tables.heard(table.id, seq + 2)
            async with asyncio.timeout(WAIT):
                while found.closed is None:
                    await asyncio.sleep(0.01)
            assert (found.table.seq, found.table.removed) == (seq, frozenset())
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await node.tables.open(table.id)
                assert refused.value.reason == "unreadable"
            monkeypatch.setattr(store, "decode", _later_decode)
            again = await node.tables.open(table.id)
            assert (again.table.seq, again.table.ply, again.table.removed) == (
                seq + 2, ply, frozenset(["eve"]),
            )  # fmt: skip
            choice = again.table.state.legal_actions()[0]
            assert (
                await node.tables.append(again, playing.play(again.table, choice), None) > seq + 2
            )
        finally:
            await node.close()

    asyncio.run(play())
    assert sum("cannot be read and is closed" in message for message in caplog.messages) == 1


_decode = store.decode


def _later_decode(body: str) -> e.Event:
    """Decode an event as a later program does, which knows of applause."""
    return e.Removed("nobody", False) if body == APPLAUSE else _decode(body)


def test_the_reason_is_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = load_words(language, SHARED / "web", SHARED / "refusals")
        assert "refusal-unreadable" in words
        assert "row-unreadable" in words
