"""A database that a version of the program wrote is read, and played on with.

Each file in ``databases/`` was written by the program of that time; ``databases/make.py`` makes the
next one.
"""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import NamedTuple

import pytest

from server.company import Company, wait_until
from server.helpers import Browser, Message, record_is_true, serving, sqlite_at
from server.versions import FILES, actions, restore
from tafelronde.server.storage.migrate import HEAD, differences, version
from tafelronde.server.storage.schema import METADATA


class Old(NamedTuple):
    """A database of an earlier version, before anything was done with it."""

    address: str
    tables: dict[str, str]
    """The names of the tables here → their ids."""
    cookies: dict[str, str]
    """The cookies of Ada and Zoë."""
    events: dict[str, list[Message]]
    """The events of each table, as they are written."""
    challenges: set[str]
    """The tables of challenges, which are closed a day later."""
    learnt: list[tuple[str, str, str]]
    """The lessons that Ada has learnt."""
    company: dict[str, dict[str, str]]
    """Tables, tournaments (``cups``) and cookies of ``server.company``."""


def read(file: Path, folder: Path) -> Old:
    about = restore(file, folder / "tables.db")
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as base:
        learnt = base.execute("SELECT kind, game, item FROM progress").fetchall()
        challenges = {table for (table,) in base.execute("SELECT table_id FROM challenges")}
        rows = base.execute("SELECT table_id, body FROM events ORDER BY table_id, seq").fetchall()
    events: dict[str, list[Message]] = {}
    for table, body in rows:
        events.setdefault(table, []).append(json.loads(body))
    given = (about["tables"], about["cookies"], events, challenges, learnt, about["company"])
    return Old(sqlite_at(folder), *given)


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    return read(request.param, tmp_path)


class Returning(Browser):
    """A person who was here under the earlier version, with the cookie of that time."""

    def __init__(self, url: str, cookie: str) -> None:
        super().__init__(url)
        self._opener.addheaders = [("Cookie", cookie)]
        self._cookie = cookie

    @property
    def cookie(self) -> str:
        return self._cookie


def status(events: list[Message]) -> str:
    kinds = {event["t"] for event in events}
    if "closed" in kinds:
        return "closed"
    if any(event["t"] == "resigned" and not event.get("level") for event in events):
        return "over"
    return "playing" if "started" in kinds else "open"


def names(events: list[Message]) -> list[str]:
    """The names of the people who sit there, seat by seat."""
    seats = [""] * events[0]["players"]
    for event in events:
        if event["t"] == "seated":
            seats[event["seat"]] = event["name"]
        elif event["t"] == "freed":
            seats[event["seat"]] = ""
    return seats


def test_a_database_of_every_version_is_read_and_played_on_with(old: Old) -> None:
    with serving(old.address) as node:
        ada, zoe = (Returning(node.url, old.cookies[name]) for name in ("Ada", "Zoë"))
        assert [who.get("/api/me")[1]["name"] for who in (ada, zoe)] == ["Ada", "Zoë"]
        learnt = [(one["kind"], one["game"], one["item"]) for one in ada.get("/api/progress")[1]]
        assert learnt == old.learnt
        review = ada.get(f"/api/tables/{old.tables['over']}/review")[1]
        if review["state"] == "none":  # an older judge made it
            review = ada.post(f"/api/tables/{old.tables['over']}/review", {})[1]
        # The reader waits for it: it is made from then on.
        assert review["state"] in ("waiting", "running", "ready")
        listed = {card["id"]: card for card in ada.get("/api/tables")[1]}
        shown = {name for name, table in old.tables.items() if table in listed}
        assert shown == set(old.tables) - {"closed"}
        for table, events in old.events.items():
            if any(event["t"] == "paired" for event in events):
                continue  # its time may be up: the tournament goes on by itself
            head = ada.get(f"/api/tables/{table}")[1]["head"]
            closed = head["status"] == "closed" and table in old.challenges
            assert closed or head["status"] == status(events)
            if table in listed:
                assert listed[table]["status"] == status(events)
            for seat, name in zip(head["seats"], names(events), strict=True):
                assert name in (seat["name"], seat["absent"])
            assert head["options"] == events[0]["options"]
            assert head["public"] == events[0]["public"]
        asyncio.run(_play_on(ada, zoe, old))
        record_is_true(node.url, old.tables["over"])
        read_company(node.url, old)
    assert asyncio.run(version(old.address)) == HEAD
    assert asyncio.run(differences(old.address)) == []


async def _play_on(ada: Browser, zoe: Browser, old: Old) -> None:
    async with ada.open() as one, zoe.open() as two:
        over = old.tables["over"]
        await one.watch(over)
        while not one.chats:
            await one.next()
        said = [(line["name"], line["text"]) for line in one.chats]
        assert said == [("Ada", "good luck"), ("Zoë the Bold", "you will need it\n♥")]

        playing = old.tables["playing"]
        before = len(actions(old.events[playing]))
        for page in (one, two):
            assert (await page.watch(playing))["ply"] == before
        mover = one if one.heads[playing]["legal"] else two
        assert (await mover.move(playing))["ply"] > before
        await mover.do("say", table=playing, text="still here")

        table = old.tables["bot"]
        await one.watch(table)
        await one.when(table, lambda head: head["legal"])  # the bot's turn was left to this node
        await one.move(table)

        three = old.tables["three"]
        head = await one.watch(three)
        assert head["ply"] == len(actions(old.events[three]))
        resigned = [e for e in old.events[three] if e["t"] == "resigned"]
        for event in resigned:
            assert head["seats"][event["seat"]]["resigned"]
            assert head["seats"][event["seat"]]["level"] == event["level"]
        await one.move(three)


def read_company(url: str, old: Old) -> None:
    """Read the rows that the company left, and go on with some."""
    tables, cups = old.company["tables"], old.company["cups"]
    cookies = old.company["cookies"]
    names = ("Bea", "Cid", "Max", "Hal" if "Hal" in cookies else "Host")
    bea, cid, rude, host = (Returning(url, cookies[name]) for name in names)
    for name, state in (("counted", "counted"), ("short", "not-counted"), ("rated", "playing")):
        assert bea.get(f"/api/tables/{tables[name]}/rating")[1]["state"] == state
    user = bea.get("/api/me")[1]["user"]
    assert bea.get(f"/api/ratings/{user}")[1][0]["games"] == 1

    live = Company.head(bea, tables["live"])
    assert (live["time"]["bank"], live["clocks"]["paused"]) == (300, False)
    mover = bea if live["legal"] else cid
    Company.play(mover, Company.head(mover, tables["live"]))
    days = Company.head(bea, tables["days"])
    assert days["clocks"]["due"] > live["clocks"]["due"]

    account = bea.get("/api/account")[1]
    assert (account["handle"], account["email"]) == ("Beatrix", "bea@example.org")
    assert (account["codes"], len(account["passkeys"])) == (10, 1)
    for kind in ("open", "running", "over"):
        assert Company.head(cid, tables[f"merged {kind}"])["host"] == user
        assert "Lou" not in str(Company.head(cid, tables[f"left {kind}"])["seats"])
    record_is_true(url, tables["left over"])

    for kind in ("open", "over"):
        assert bea.get(f"/api/tournaments/{cups[kind]}")[1]["card"]["status"] == kind
    running = f"/api/tournaments/{cups['running']}"
    if table := bea.get(running)[1]["table"]:
        seat = Company.head(bea, table)["you"][0]
        bea.post("/api/command", {"t": "resign", "id": "r", "table": table, "seat": seat})
    for cup in (running, f"/api/tournaments/{cups['shared']}"):
        wait_until(lambda cup=cup: bea.get(cup)[1]["card"]["status"] == "over")

    assert len(host.get("/api/host/reports")[1]["reports"]) == 1
    assert {act["act"] for act in host.get("/api/host/audit")[1]["acts"]} >= {"ban", "hide-line"}
    said = {"t": "say", "id": "s", "table": tables["insult"], "text": "hello"}
    assert rude.post("/api/command", said)[1]["reason"] == "banned"
    assert bea.post("/api/command", {**said, "text": "Blotkopf"})[1]["reason"] == "unwanted-word"
    lines = cid.get(f"/api/tables/{tables['insult']}/chat")[1]["lines"]
    assert [line["phrase"] for line in lines] == ["good-luck"]
    assert tables["hidden"] not in {card["id"] for card in bea.get("/api/tables")[1]}


MAY_BE_EMPTY = {
    "deal_pars": "written once bots are compiled, which they are not there",
    "gaps": "written by a node that begins anew while clocks run",
    "nodes": "a node that stops takes its row away",
}


def test_each_version_of_the_schema_has_its_database() -> None:
    assert HEAD in [file.stem for file in FILES], f"databases/make.py {HEAD} makes the missing one"
    newest = next(file for file in FILES if file.stem == HEAD)
    text = newest.read_text("utf-8")
    empty = {table for table in METADATA.tables if f'INSERT INTO "{table}"' not in text}
    assert empty == MAY_BE_EMPTY.keys()
