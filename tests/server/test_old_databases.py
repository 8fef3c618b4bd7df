"""A database that an earlier version of the program wrote is read, and played on with.

Each file in ``databases/`` was written by the program of that time; ``databases/make.py`` makes the
next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from server.helpers import Browser, Message, record_is_true, serving, sqlite_at
from tafelronde.server.storage.migrate import HEAD, differences, version

FILES = sorted((Path(__file__).parent / "databases").glob("*.sql"))


class Old(NamedTuple):
    """A database of an earlier version, before anything was done with it."""

    address: str
    tables: dict[str, str]
    """What the tables are called here → their ids."""
    cookies: dict[str, str]
    """Of Ada and Zoë."""
    events: dict[str, list[Message]]
    """Of each table, as they are written."""


def restore(file: Path, folder: Path) -> Old:
    text = file.read_text(encoding="utf-8")
    about: dict[str, Any] = json.loads(text.partition("\n")[0].removeprefix("-- "))
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as base:
        base.executescript(text)
        rows = base.execute("SELECT table_id, body FROM events ORDER BY table_id, seq").fetchall()
    events: dict[str, list[Message]] = {}
    for table, body in rows:
        events.setdefault(table, []).append(json.loads(body))
    return Old(sqlite_at(folder), about["tables"], about["cookies"], events)


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    return restore(request.param, tmp_path)


class Returning(Browser):
    """A person who was here under the earlier version, with the cookie of that time."""

    def __init__(self, url: str, cookie: str) -> None:
        super().__init__(url)
        self._opener.addheaders = [("Cookie", cookie)]
        self._cookie = cookie

    @property
    def cookie(self) -> str:
        return self._cookie


def actions(events: list[Message]) -> list[int]:
    """The log that these events add up to, worked out without the program."""
    log: list[int] = []
    for event in events:
        if event["t"] in ("move", "draw"):
            log.append(event["action"])
        elif event["t"] == "takeback":
            del log[event["to"] :]
    return log


def status(events: list[Message]) -> str:
    kinds = {event["t"] for event in events}
    if "closed" in kinds:
        return "closed"
    if any(event["t"] == "resigned" and not event.get("level") for event in events):
        return "over"
    return "playing" if "started" in kinds else "open"


def names(events: list[Message]) -> list[str]:
    """Of the people who sit there, seat by seat."""
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
        listed = {card["id"]: card for card in ada.get("/api/tables")[1]}
        shown = {name for name, table in old.tables.items() if table in listed}
        assert shown == set(old.tables) - {"closed"}
        for table, events in old.events.items():
            head = ada.get(f"/api/tables/{table}")[1]["head"]
            assert head["status"] == status(events)
            if table in listed:
                assert listed[table]["status"] == status(events)
            for seat, name in zip(head["seats"], names(events), strict=True):
                assert name in (seat["name"], seat["absent"])
            assert head["options"] == events[0]["options"]
            assert head["public"] == events[0]["public"]
        asyncio.run(_play_on(ada, zoe, old))
        record_is_true(node.url, old.tables["over"])
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

        if three := old.tables.get("three"):
            head = await one.watch(three)
            assert head["ply"] == len(actions(old.events[three]))
            resigned = [e for e in old.events[three] if e["t"] == "resigned"]
            for event in resigned:
                assert head["seats"][event["seat"]]["resigned"]
                assert head["seats"][event["seat"]]["level"] == event["level"]
            await one.move(three)


def test_each_version_of_the_schema_has_its_database() -> None:
    steps = {file.stem.partition("_")[0] for file in FILES}
    assert HEAD in steps, f"databases/make.py HEAD {HEAD} makes the one that is missing"
    assert {"before", "0002"} <= steps  # no program was ever published with 0001 as its last step
