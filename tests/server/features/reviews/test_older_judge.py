"""Reviews that an older judge has left in the database: read as none, and made anew on wish."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from server.helpers import Browser, Message, serving, sqlite_at
from server.reviewing import finished, is_ready, until
from tafelronde.advice.judge import JUDGE

OLDER = 11
"""The last judge that gave an accuracy of 0 to 100, and reasons as pairs."""
NONE = {"state": "none", "done": 0, "total": 0, "review": None}


def older_form(body: str) -> str:
    """A review in the form in which the older judge has stored it."""
    review: Message = msgspec.json.decode(body)
    for decision in review["decisions"]:
        before, loss = decision["before"], decision["after"]
        for name in ("after", "error", "pairs", "blow"):
            del decision[name]
        decision["reasons"] = [["more-squares", {"count": 2}]]
        decision["random"] = decision["searched"] = before
        decision["measured"] = {"change": loss, "errors": before, "pairs": 64}
    for seat in review["seats"]:
        del seat["loss"]
        seat |= {"accuracy": 83.0, "at_random": 0.5, "rest": seat.pop("error")}
    return msgspec.json.encode(review | {"judge": OLDER}).decode()


def row(file: Path, table: str) -> tuple[Any, ...]:
    with closing(sqlite3.connect(file)) as database:
        found = database.execute(
            "SELECT judge, ready, body FROM reviews WHERE table_id = ?", (table,)
        ).fetchone()
    return cast("tuple[Any, ...]", found)


@pytest.mark.parametrize("version", [OLDER, JUDGE], ids=["older", "by an older node"])
def test_a_review_by_an_older_judge_is_none_and_made_anew(tmp_path: Path, version: int) -> None:
    address, file = sqlite_at(tmp_path), tmp_path / "tables.db"
    with serving(address) as node:
        ada = Browser(node.url, "Ada")
        table = finished(ada)
        path = f"/api/tables/{table}/review"
        ada.post(path, {})
        first = until(ada, table, is_ready)["review"]
        assert first["judge"] == JUDGE
    judge, ready, body = row(file, table)
    assert (judge, bool(ready)) == (JUDGE, True)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "UPDATE reviews SET judge = ?, body = ? WHERE table_id = ?",
            (version, older_form(body), table),
        )
    ply = first["decisions"][0]["ply"]
    with serving(address) as node:
        ada.url = node.url
        for reader in (ada, Browser(node.url)):
            assert reader.get(path) == (200, {"table": table, **NONE})
            status, refused = reader.get(f"{path}/{ply}/line")
            assert (status, refused["reason"]) == (404, "not-found")
        status, refused = ada.post(f"{path}/{ply}/try", {})
        assert (status, refused["reason"]) == (404, "not-found")
        assert row(file, table)[0] == version, "who only looks has nothing made"
        assert ada.post(path, {})[0] == 200
        assert until(ada, table, is_ready)["review"] == first
    assert row(file, table)[:2] == (JUDGE, 1)
