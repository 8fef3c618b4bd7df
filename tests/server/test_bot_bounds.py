"""How many games of bots alone one person, and one address, may have running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.helpers import Browser, Server, serving, sqlite_at
from tafelronde.server.service.bot_bounds import ALONE

BOTS: dict[str, Any] = {"game": "rosenkoenig", "seats": [{"kind": "bot", "level": "master"}] * 2}


@pytest.fixture(params=["sqlite", "postgres"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A node of the test's own, which it may start again."""
    postgres = request.param == "postgres"
    database = request.getfixturevalue("empty_postgres") if postgres else sqlite_at(tmp_path)
    with serving(database) as server:
        yield server


def _refused(browser: Browser, path: str, body: Any) -> None:
    status, refused = browser.post(path, body)
    assert (status, refused["reason"]) == (429, "bots-alone")
    assert refused["retry_after"] > 0
    assert refused["args"]["seconds"] > 0


def test_so_many_games_of_bots_alone_also_after_a_restart(own: Server) -> None:
    eve = Browser(own.url, "Eve")
    for _ in range(ALONE):
        eve.table("master", "master")
    _refused(eve, "/api/tables", BOTS)
    ada = Browser(own.url, "Ada")
    ada.table("master", "master")  # everybody is counted alone
    eve.table("me", "easy")  # and with bots one may play
    half = eve.table("open", "master")
    seat = {"t": "bot", "id": "1", "table": half, "seat": 0, "level": "easy"}
    _refused(eve, "/api/command", seat)
    own.kill()
    own.start()
    _refused(eve, "/api/tables", BOTS)
    status, _ = ada.post("/api/tables", BOTS)
    assert status == 201
