"""A node goes on while one of a newer version brings their database up to date."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.earlier import is_in_history, running, unpack
from server.helpers import Browser, record_is_true, serving, sqlite_at
from server.sql import execute, rows
from server.story import Story
from tafelronde.server.storage.migrate import HEAD, version
from tafelronde.server.storage.schema import METADATA

EARLIER = "2569f5d"
"""The last commit at which the newest step was 0002."""


def test_an_earlier_program_goes_on_while_this_one_migrates(
    empty_postgres: str, tmp_path: Path
) -> None:
    if not is_in_history(EARLIER):
        pytest.skip(f"commit {EARLIER} is not in this clone: git fetch --unshallow")
    source = unpack(EARLIER, tmp_path)
    with running(source, empty_postgres, tmp_path / "cache") as old:
        assert asyncio.run(version(empty_postgres)) == "0002"
        asyncio.run(_play_over_both(empty_postgres, old))


async def _play_over_both(database: str, old: str) -> None:
    """Ada stays at the old node; Zoë moves to the new one in the middle of a game."""
    story = Story(old)
    table = story.found("before", "me", "open", public=True)
    async with story.ada.open() as ada:
        async with story.zoe.open() as zoe:
            await story.meet(ada, zoe, table)
            await story.move(table, ada, zoe, count=3)
        with serving(database) as new:
            assert await version(database) == HEAD
            story.zoe.url = new.url
            async with story.zoe.open() as zoe:
                await zoe.watch(table)
                await story.move(table, ada, zoe, count=5)
                await ada.do("say", table=table, text="from the old one")
                await zoe.do("say", table=table, text="from the new one")
                while len(ada.chats) < 2 or len(zoe.chats) < 2:
                    await (ada if len(ada.chats) < 2 else zoe).next()
                for address in (old, new.url):  # tables of either are played at both
                    story.ada.url = address
                    fresh = story.found(address, "me", "open")
                    await story.meet(ada, zoe, fresh)
                    await story.move(fresh, ada, zoe, count=2)
                await ada.do("resign", table=table, seat=0)
                await zoe.when(table, lambda head: head["status"] == "over")
            record_is_true(new.url, table)
    with serving(database) as last:  # the last node that is renewed
        finished = Browser(last.url)
        finished._opener.addheaders = [("Cookie", story.zoe.cookie)]
        listed = finished.get("/api/games-of-mine")[1]["games"]
        assert [card["id"] for card in listed] == [table]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_running_node_goes_on_when_a_newer_one_adds_columns(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    postgres = kind == "postgres"
    database = request.getfixturevalue("empty_postgres") if postgres else sqlite_at(tmp_path)
    with serving(database) as node:
        story = Story(node.url)
        asyncio.run(story.tell())
        for table in METADATA.tables:
            execute(database, f"ALTER TABLE {table} ADD COLUMN later TEXT")
        later = f"{int(HEAD) + 1:04}"
        execute(database, f"UPDATE alembic_version SET version_num = '{later}'")
        again = Story(node.url)
        asyncio.run(again.tell())
        record_is_true(node.url, again.tables["over"])
        assert story.ada.get("/api/me")[1]["name"] == "Ada"
    statements = "SELECT COUNT(*) FROM events WHERE later IS NULL"
    assert rows(database, statements)[0][0] > 100
