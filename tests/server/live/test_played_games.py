"""A data set of a server's games: none that is secret, nobody's name, all or nothing."""

import asyncio
import contextlib
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cli.helpers import complaint
from cli.helpers import tafelronde as command
from server.conftest import database_of_its_own
from server.versions import actions
from server.whole_games import HERE
from tafelronde.corpus.check import Wrong, check
from tafelronde.corpus.columns import GameLog
from tafelronde.corpus.played import Taking
from tafelronde.server.storage.migrate import HEAD
from tafelronde.server.storage.move import move_all

parquet = pytest.importorskip("pyarrow.parquet")

NAMES = {"Ada": "Adelheid Unmistakable", "Zoë": "Zoë Unmistakable"}
OVER = "SELECT id FROM tables WHERE status = 'over' AND public = {} ORDER BY id"


class Site(NamedTuple):
    """A database with games of every kind, and what somebody did with them."""

    address: str
    shown: dict[str, list[int]]
    """The log of every game that everybody may see."""
    private: dict[str, list[int]]
    """And of those that only who sat there may see."""
    running: int
    """Games that run, and two whose deal others may still play."""
    left: str
    """The table where somebody sat who has left for good."""


def _prepare(file: Path) -> dict[str, Any]:
    text = gzip.decompress((HERE / f"{HEAD}.sql.gz").read_bytes()).decode()
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.executescript(text)
        for name, other in NAMES.items():
            base.execute("UPDATE users SET name = ? WHERE name = ?", (other, name))
            base.execute(
                "UPDATE events SET body = replace(body, ?, ?)", (f'"{name}"', f'"{other}"')
            )

        def log(table: str) -> list[int]:
            rows = base.execute(
                "SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            return actions([json.loads(body) for (body,) in rows])

        def add(table: str, event: dict[str, Any]) -> None:
            base.execute(
                "INSERT INTO events (table_id, seq, at, body)"
                " SELECT table_id, max(seq) + 1, max(at), ? FROM events WHERE table_id = ?",
                (json.dumps(event), table),
            )

        shown = [id for (id,) in base.execute(OVER.format(1)).fetchall()]
        private = [id for (id,) in base.execute(OVER.format(0)).fetchall()]
        hidden, sealed, shared, left = shown[:4]
        base.execute("UPDATE tables SET hidden = 1 WHERE id = ?", (hidden,))
        add(sealed, {"t": "deal", "day": "2999-01-01"})
        add(shared, {"t": "paired", "tournament": "x", "round": 1, "shared": True})
        (user,) = base.execute("SELECT user_id FROM members WHERE table_id = ?", (left,)).fetchone()
        add(left, {"t": "passed", "user": user, "to": ""})
        (running,) = base.execute("SELECT COUNT(*) FROM tables WHERE status = 'playing'").fetchone()
        return {
            "shown": {table: log(table) for table in shown[3:]},
            "private": {table: log(table) for table in private},
            "running": running + 2,
            "left": left,
        }


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    file = tmp_path_factory.mktemp("site") / "tables.db"
    about = _prepare(file)
    if request.param == "sqlite":
        yield Site(str(file), **about)
    else:
        with database_of_its_own(request.getfixturevalue("postgres")) as address:
            asyncio.run(move_all(file, address, lambda table, rows: None))
            yield Site(address, **about)


def games(folder: Path) -> tuple[list[dict[str, Any]], list[list[int]]]:
    """The rows of all games, and the actions of each."""
    rows = [
        row
        for part in sorted(folder.glob("games-*"))
        for row in parquet.read_table(part).to_pylist()
    ]
    steps = [
        row
        for part in sorted(folder.glob("steps-*"))
        for row in parquet.read_table(part).to_pylist()
    ]
    logs: list[list[int]] = [[] for _ in rows]
    for step in steps:
        logs[step["game"]].append(step["action"])
    return rows, logs


def test_games_that_everybody_may_see_without_names(site: Site, tmp_path: Path) -> None:
    out = tmp_path / "set"
    taken = command("dataset", "from", site.address, "--out", out)
    assert (taken.code, taken.err) == (0, "")
    assert f"{len(site.shown)} games, without names." in taken.out
    assert f"{site.running} games still run" in taken.out
    assert f"{len(site.private) + 1} games that not everybody may see" in taken.out
    rows, logs = games(out)
    wanted = dict(sorted(site.shown.items()))
    assert logs == list(wanted.values())
    assert list(wanted).index(site.left) >= 0
    assert [found for found in check(out) if isinstance(found, Wrong)] == []
    assert {level for row in rows for level in row["bots"]} > {""}, "people and bots"
    told = str(rows) + "".join(file.read_text("utf-8") for file in out.glob("*.[jm][sd]*"))
    for word in ("Unmistakable", *site.shown):
        assert word not in told


def test_a_host_may_take_private_games_too(site: Site, tmp_path: Path) -> None:
    out = tmp_path / "set"
    taken = command("dataset", "from", site.address, "--out", out, "--private")
    assert "1 game that not everybody may see" in taken.out, "hidden ones never"
    wanted = dict(sorted({**site.shown, **site.private}.items()))
    assert games(out)[1] == list(wanted.values())


def test_what_cannot_be_taken_leaves_nothing(site: Site, tmp_path: Path) -> None:
    out = tmp_path / "set"
    none = f"sqlite:///{tmp_path / 'none.db'}"
    for sources in ([site.address, site.address], [none], ["postgresql://localhost:1/none"]):
        complaint(command("dataset", "from", *sources, "--out", out))
        assert not list(tmp_path.glob("*set*"))
    out.mkdir()
    (out / "letter.txt").write_text("mine")
    assert "not empty" in complaint(command("dataset", "from", site.address, "--out", out))
    assert [file.name for file in out.iterdir()] == ["letter.txt"]


def test_whoever_stops_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    log = GameLog('{"game": "rosenkoenig"}', ["", ""], results=(1.0, -1.0))
    log.add(0, 1, [1, 2])

    def take(stopped: bool) -> None:
        with Taking(tmp_path / "set", shard=2) as taking:
            for _ in range(5):
                taking.add(log)
            if stopped:
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        take(stopped=True)
    assert list(tmp_path.iterdir()) == []
    take(stopped=False)
    assert len(list((tmp_path / "set").glob("games-*.parquet"))) == 3
    assert [row["game"] for row in games(tmp_path / "set")[0]] == [0, 1, 2, 3, 4]


def test_no_games_are_a_data_set_too(tmp_path: Path) -> None:
    with Taking(tmp_path / "set"):
        pass
    assert games(tmp_path / "set") == ([], [])
    assert [found for found in check(tmp_path / "set") if isinstance(found, Wrong)] == []
