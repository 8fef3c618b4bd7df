"""Whole games of every kind that earlier versions played: opened, played on and verified.

Each file in ``databases/whole/`` was written by the program of that time, and so were the records
of its finished games; ``whole_games.py`` makes the next ones.
"""

import asyncio
import contextlib
import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from server.whole_games import ENDINGS, HERE, RECORDS, Players, node_on
from tables import WHOLE_GAMES
from tafelronde.match import Record, format_record, parse_record, verify
from tafelronde.server.storage.migrate import HEAD
from tafelronde.server.table.as_match import as_match

FILES = sorted(HERE.glob("*.sql.gz"))
FURTHER = 6
"""Plies that an unfinished game is played on before it is given up."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_games_of_every_version_are_played_on_and_verified(file: Path, tmp_path: Path) -> None:
    text = gzip.decompress(file.read_bytes()).decode()
    tables: dict[str, str] = json.loads(text.partition("\n")[0].removeprefix("-- "))
    path = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.executescript(text)
    over = asyncio.run(_go_on(path, tables))
    version = file.name.partition(".")[0]
    kept = {record.stem: record.read_text("utf-8") for record in (RECORDS / version).glob("*.txt")}
    assert over == set(kept)
    assert all(_found(parse_record(text)) == () for text in kept.values())


async def _go_on(path: Path, tables: dict[str, str]) -> set[str]:
    """Go on with all games; the names of those that were over."""
    over: set[str] = set()
    async with node_on(path) as node:
        for name, table_id in tables.items():
            found = await node.tables.open(table_id)
            table = found.table
            users = {place.user for place in table.places if place.user}
            people = [await node.identities.person(user) for user in sorted(users)]
            if table.status == "over":
                over.add(name)
            else:
                assert table.status == "playing"
                players = Players(node, [one for one in people if one], name)
                await players.play(found, FURTHER)
                await players.give_up(found)
            assert _found(parse_record(format_record(as_match(found.table)))) == (), name
    return over


def _found(record: Record) -> tuple[object, ...]:
    return tuple(verify(record).findings)


def test_each_version_has_games_of_every_kind() -> None:
    assert f"{HEAD}.sql.gz" in [file.name for file in FILES], "whole_games.py makes the missing one"
    for file in FILES:
        head = gzip.decompress(file.read_bytes()).partition(b"\n")[0].removeprefix(b"-- ")
        names = [name.split("-") for name in json.loads(head)]
        for game in WHOLE_GAMES:
            assert {kind for name, _, _, kind, *_ in names if name == game} == {"ended", *ENDINGS}
