"""The finished games of a person: all of them, page by page, with how they ended."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from server.helpers import Browser, Server, sqlite_at
from server.meetings import lost
from tafelronde.server.storage.address import sqlite_file
from tafelronde.server.storage.stored_tables import FINISHED

PATH = "/api/games-of-mine"


def pages(person: Browser, count: int) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    before = ""
    while before or not found:
        status, page = person.get(f"{PATH}?count={count}&before={before}")
        assert status == 200, page
        found.append(page["games"])
        before = page["before"]
    return found


def test_they_come_page_by_page_the_last_one_first(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    assert pages(ada, 20) == [[]]
    played = [lost(ada) for _ in range(7)]
    lost(zoe)
    ada.table("me", "open")  # not finished
    ada.table("me", "random")
    found = pages(ada, 3)
    assert [len(page) for page in found] == [3, 3, 1]
    assert [card["id"] for page in found for card in page] == played[::-1]
    assert [card["id"] for card in pages(ada, 50)[0]] == played[::-1]
    first = found[0][0]
    assert first["status"] == "over"
    assert first["you"] == [0]
    assert first["outcome"]["winners"] == [1]
    assert first["outcome"]["resigned"] == [0]
    status, lobby = ada.get("/api/tables")
    assert status == 200
    mine = [card for card in lobby if card["you"]]
    assert [card["id"] for card in mine if card["status"] == "over"] == played[:1:-1]
    assert len(mine) == 5 + 2


def test_a_game_that_ends_by_the_rules_says_so_and_who_left_before_has_no_part(
    server: Server,
) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("open", "random")

    def do(person: Browser, t: str, **fields: Any) -> None:
        command = {"t": t, "id": t + person.me["user"], "table": table, **fields}
        status, answer = person.post("/api/command", command)
        assert status == 200, answer

    do(ada, "sit", seat=0)
    do(ada, "stand", seat=0)
    do(zoe, "sit", seat=0)
    do(zoe, "ready", seat=0)
    do(zoe, "resign", seat=0)
    assert [card["id"] for card in pages(zoe, 9)[0]] == [table]
    assert pages(ada, 9) == [[]]


def test_what_is_wrong_is_refused(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    for before in ("yesterday", "~", "1e5x~t"):
        status, refused = ada.get(f"{PATH}?before={before}")
        assert (status, refused["reason"]) == (400, "malformed")
    assert ada.get(f"{PATH}?before=nan~t")[0] in (200, 400)
    assert ada.get(f"{PATH}?count=-5")[0] == 200
    assert Browser(server.url).get(PATH)[0] == 401


def test_the_list_is_read_by_its_index(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(sqlite_file(sqlite_at(tmp_path)))) as base:
        plan = base.execute(
            f"EXPLAIN QUERY PLAN {FINISHED}".replace("$", "?"), ("u", 9.5, "t", 20)
        ).fetchall()
    said = " ".join(row[3] for row in plan)
    assert "INDEX members_ended" in said
    assert "TEMP B-TREE" not in said
