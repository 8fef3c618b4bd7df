"""Tables that were begun under rules which this program no longer plays."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from server.helpers import WAIT, Browser, serving, sqlite_at
from server.tables import empty_table, refused, says
from tafelronde.core.objects.registry import infos
from tafelronde.match import OtherRules, Setup
from tafelronde.server.table import events as e
from tafelronde.server.wire.commands import Ready
from tafelronde.words import LANGUAGES, SHARED, load_words


def age(folder: Path) -> None:
    """Whatever was begun in this database was begun under version 99 of its rules."""
    with sqlite3.connect(folder / "tables.db") as base:
        changed = base.execute(
            """UPDATE events SET body = replace(body, '"rules":1', '"rules":99')"""
            """ WHERE body LIKE '%"t":"started"%'"""
        )
        assert changed.rowcount == 3
    base.close()


async def _begin(ada: Browser) -> list[str]:
    """One table where she is to act, one where a bot is, and one that is over."""
    hers, bots, over = (ada.table("me", "greedy") for _ in range(3))
    async with ada.open() as page:
        await page.watch(over)
        await page.do("resign", table=over, seat=0)
        await page.watch(bots)
        await page.do("resign", table=bots, seat=0)
    return [hers, bots, over]


async def _refused_there(ada: Browser, tables: list[str]) -> None:
    async with ada.open() as page:
        for table in tables:
            for kind, more in (("watch", {}), ("rematch", {}), ("say", {"text": "hello"})):
                answer = await page.ask(kind, table=table, **more)
                assert (answer["t"], answer.get("reason")) == ("refused", "other-rules"), kind


def test_they_are_refused_with_a_sentence_and_the_hall_still_lists_them(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as server:
        ada = Browser(server.url, "Ada")
        tables = asyncio.run(_begin(ada))
    age(tmp_path)
    with sqlite3.connect(tmp_path / "tables.db") as base:  # as if a bot were to act there
        base.execute("UPDATE tables SET bot_turn = 1, lease_until = 0 WHERE id = ?", (tables[1],))
    base.close()
    with serving(database) as server:
        ada.url = server.url
        for table in tables:
            for path in ("", "/replay", "/replay/3", "/record", "/verify", "/chat"):
                status, answer = ada.get(f"/api/tables/{table}{path}")
                assert (status, answer["reason"]) == (409, "other-rules"), (path, answer)
        asyncio.run(_refused_there(ada, tables))
        assert {card["id"] for card in ada.get("/api/tables")[1]} >= set(tables)
        assert ada.table("me", "greedy") not in tables  # new tables are played as ever
        assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]
        end = time.monotonic() + WAIT
        while not (pauses := _pauses(tmp_path, tables[1])):
            assert time.monotonic() < end, "the bot's turn is looked at again and again"
            time.sleep(0.2)
        assert pauses > time.time() + 60


def _pauses(folder: Path, table: str) -> float:
    with sqlite3.connect(folder / "tables.db") as base:
        row = base.execute("SELECT lease_until FROM tables WHERE id = ?", (table,)).fetchone()
    base.close()
    return float(row[0])


@pytest.mark.parametrize("game", [one.name for one in infos() if one.rules_version > 1])
def test_a_game_of_version_1_is_such_a_game(game: str) -> None:
    setup = Setup.of(game, 3, {}, bytes(32))
    old = Setup(setup.game, 1, setup.players, setup.options, setup.commitment)
    with pytest.raises(OtherRules, match="version 1"):
        old.new_state()
    assert all(
        "refusal-other-rules" in load_words(language, SHARED / "refusals") for language in LANGUAGES
    )


def test_a_table_that_has_not_begun_says_so_when_its_first_steps_are_of_other_rules() -> None:
    """Numbers of actions as version 1 had them."""
    first, draw = 13 << 23, 17 << 23
    table = empty_table("drakon", 2, given=(first, draw | 5))
    for seat, name in enumerate(("ada", "zoe")):
        table.apply(e.Seated(seat, name, name), 1.0)
    says(table, "ada", Ready, 0, True, "")
    before = table.seq
    assert refused(says, table, "zoe", Ready, 1, True, "") == ("other-rules", {})
    assert (table.seq, table.status) == (before, "open")
