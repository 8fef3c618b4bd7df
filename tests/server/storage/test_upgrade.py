"""A site is upgraded: killed in the middle, upgraded again, and taken back by the documented way.
Nothing that anybody was told is lost."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import complaint, process
from server.authenticator import add_passkey, use_passkey
from server.company import Company, wait_until
from server.cups import at_table, do, give_up, make, until
from server.helpers import Browser, free_port, record_is_true, serving
from server.reviewing import finished, is_ready
from server.reviewing import until as reviewed
from server.story import Story
from server.versions import NEXT, begun, next_version, running
from tafelronde.server.storage.migrate import HEAD, version

HALFWAY = (
    'import os, time; os.environ.get("STOP") and (print("halfway", flush=True), time.sleep(600))'
)
DOC = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
CHANGES = ("now", "online", "presence", "seen", "clocks", "mails", "until")
"""Fields of answers that differ from one moment, or from one node, to the next."""


class Site:
    """Two people and what they have: games, a tournament in progress, its sealed deal, a try at the
    deal of the day, a review, a passkey."""

    def __init__(self, url: str) -> None:
        self.story = Story(url)
        self.ada, self.zoe = self.story.ada, self.story.zoe
        asyncio.run(self.story.tell())
        self.passkey = add_passkey(self.ada)
        assert self.ada.post("/api/account/handle", {"handle": "Ada"})[0] == 200
        self.reviewed = finished(self.ada)
        assert self.ada.post(f"/api/tables/{self.reviewed}/review", {})[0] == 200
        reviewed(self.ada, self.reviewed, is_ready)
        self.cup = make(self.ada, rounds=1, shared=True)
        for who in (self.ada, self.zoe):
            do(who, self.cup, "join")
        do(self.ada, self.cup, "begin")
        self.paired = at_table(self.ada, self.cup)["id"]
        self.moves: dict[str, int] = {}
        """Tables → the number of the last event that a player was told."""

    def move_to(self, url: str) -> None:
        self.ada.url = self.zoe.url = url

    def play(self) -> None:
        """Two moves at each table of two people; each is acknowledged."""
        for table in (self.story.tables["playing"], self.paired):
            for _ in range(2):
                who = next(p for p in (self.ada, self.zoe) if Company.head(p, table)["legal"])
                Company.play(who, Company.head(who, table))
                self.moves[table] = Company.head(who, table)["seq"]

    def told(self) -> dict[str, Any]:
        """All that the two are told, once nothing more happens by itself."""
        before: Any = None

        def settled() -> Any:
            nonlocal before
            last, before = before, self._told()
            return last == before and before

        return wait_until(settled)

    def _told(self) -> dict[str, Any]:
        tables = [*self.story.tables.values(), self.reviewed, self.paired]
        heads = {table: Company.head(self.ada, table) for table in tables}
        assert all(heads[table]["seq"] >= seq for table, seq in self.moves.items())
        pages = ["/api/me", "/api/account", "/api/progress", "/api/deals", "/api/games-of-mine"]
        pages += [f"/api/tables/{self.reviewed}/review", f"/api/tournaments/{self.cup}"]
        pages += [f"/api/tables/{self.story.tables['over']}/chat"]
        return {"heads": _lasting(heads)} | {page: _lasting(self.ada.get(page)) for page in pages}

    def end(self, url: str) -> None:
        """Use what was kept: sign in with the passkey, end the tournament, unseal its deal."""
        self.move_to(url)
        self.passkey.origin = url
        other = Browser(url)
        assert other.post("/api/session/passkey", use_passkey(other, self.passkey))[0] == 200
        assert other.get("/api/me")[1]["user"] == self.ada.me["user"]
        give_up(self.ada, Company.head(self.ada, self.paired))
        until(self.ada, self.cup, lambda body: body["card"]["status"] == "over")
        for table in (self.paired, self.reviewed, self.story.tables["over"]):
            record_is_true(url, table)


def _lasting(told: Any) -> Any:
    """The answer without what differs from one moment to the next."""
    if isinstance(told, dict):
        return {key: _lasting(value) for key, value in told.items() if key not in CHANGES}
    if isinstance(told, list | tuple):
        return [_lasting(value) for value in told]
    return told


@pytest.mark.nightly
def test_an_upgrade_that_is_killed_and_taken_back_loses_nothing(
    address: str, tmp_path: Path
) -> None:
    newer, cache = next_version(tmp_path, HALFWAY), tmp_path / "cache"
    with serving(address) as node:
        site = Site(node.url)
        site.play()
        told = site.told()

    with begun(newer, address, cache, free_port(), subprocess.PIPE, STOP="yes") as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == b"halfway\n"
        os.killpg(killed.pid, signal.SIGKILL)
    assert asyncio.run(version(address)) == HEAD
    with serving(address) as node:  # the older one, as if nobody had tried
        site.move_to(node.url)
        assert site.told() == told
        site.play()
        told = site.told()

    with running(newer, address, cache) as url:
        site.move_to(url)
        assert site.told() == told
        site.play()
        told = site.told()
    assert NEXT in complaint(process("serve", "--no-browser", "--database", address))

    (command,) = re.findall(r"^tafelronde (migrate --back .*)$", DOC, re.MULTILINE)
    typed = command.replace("/var/lib/tafelronde/tables.db", address.removeprefix("sqlite:///"))
    done = subprocess.run(
        [sys.executable, "-m", "tafelronde", *typed.split()],
        env={**os.environ, "PYTHONPATH": str(newer)}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert f"of version {HEAD} again; it was of version {NEXT}" in done.stdout
    with serving(address) as node:
        site.move_to(node.url)
        assert site.told() == told
        site.end(node.url)
