"""A node goes on while one of a newer version brings their database up to date."""

import asyncio
import contextlib
import functools
from collections.abc import Callable
from pathlib import Path

from cli.helpers import complaint, process
from server.helpers import record_is_true, serving
from server.sql import execute, rows
from server.story import Story
from server.versions import NEXT, next_version, running
from tafelronde.server.storage.migrate import HEAD, version
from tafelronde.server.storage.schema import METADATA


def test_this_program_goes_on_while_a_newer_one_migrates(
    empty_postgres: str, tmp_path: Path
) -> None:
    newer = next_version(tmp_path)
    with contextlib.ExitStack() as last:
        with serving(empty_postgres) as old:
            assert asyncio.run(version(empty_postgres)) == HEAD
            start = functools.partial(running, newer, empty_postgres, tmp_path / "cache")
            playing = _play_over_both(empty_postgres, old.url, lambda: last.enter_context(start()))
            story, table = asyncio.run(playing)
        refused = process("serve", "--no-browser", "--database", empty_postgres)
        assert NEXT in complaint(refused)
        listed = story.zoe.get("/api/games-of-mine")[1]["games"]
        assert [card["id"] for card in listed] == [table]


async def _play_over_both(database: str, old: str, start: Callable[[], str]) -> tuple[Story, str]:
    """Ada stays at the old node; Zoë moves to the new one, which is started in the middle of a
    game. Who they are, and their finished game."""
    story = Story(old)
    table = story.found("before", "me", "open", public=True)
    async with story.ada.open() as ada:
        async with story.zoe.open() as zoe:
            await story.meet(ada, zoe, table)
            await story.move(table, ada, zoe, count=3)
        new = start()
        taken = await asyncio.to_thread(rows, database, "SELECT * FROM alembic_version")
        assert taken == [(NEXT,)]
        story.zoe.url = new
        async with story.zoe.open() as zoe:
            await zoe.watch(table)
            await story.move(table, ada, zoe, count=5)
            await ada.do("say", table=table, text="from the old one")
            await zoe.do("say", table=table, text="from the new one")
            while len(ada.chats) < 2 or len(zoe.chats) < 2:
                await (ada if len(ada.chats) < 2 else zoe).next()
            for address in (old, new):  # tables of either are played at both
                story.ada.url = address
                fresh = story.found(address, "me", "open")
                await story.meet(ada, zoe, fresh)
                await story.move(fresh, ada, zoe, count=2)
            await ada.do("resign", table=table, seat=0)
            await zoe.when(table, lambda head: head["status"] == "over")
        record_is_true(new, table)
    return story, table


def test_a_running_node_goes_on_when_a_newer_one_adds_columns(address: str) -> None:
    with serving(address) as node:
        story = Story(node.url)
        asyncio.run(story.tell())
        for table in METADATA.tables:
            execute(address, f"ALTER TABLE {table} ADD COLUMN later TEXT")
        execute(address, f"UPDATE alembic_version SET version_num = '{NEXT}'")
        again = Story(node.url)
        asyncio.run(again.tell())
        record_is_true(node.url, again.tables["over"])
        assert story.ada.get("/api/me")[1]["name"] == "Ada"
    statements = "SELECT COUNT(*) FROM events WHERE later IS NULL"
    assert rows(address, statements)[0][0] > 100
