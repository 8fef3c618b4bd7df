"""Disks and databases that fail while a node runs, or before it starts: what was confirmed is kept,
people are refused with a sentence, the host is told once, and it goes on when it is over."""

import contextlib
import os
import resource
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from cli.helpers import COMMAND, Outcome, complaint, process
from server.helpers import WAIT, Browser, Server, sqlite_at
from server.sql import execute, rows
from tafelronde.words import LANGUAGES, SHARED, load_words


class Watched:
    """A node whose log is read, and a game there of which every move that was sent is kept."""

    def __init__(self, database: str) -> None:
        self.lines: list[str] = []
        self.server = Server(database)
        self.server.log = subprocess.PIPE
        self._start()
        self.ada = Browser(self.server.url, "Ada")
        self.table = self.ada.table("me", "me")
        self.sent: list[tuple[Any, bool]] = []
        """Each move, and whether it was confirmed."""

    def _start(self) -> None:
        self.server.start()
        threading.Thread(target=self._read, args=[self.server.process], daemon=True).start()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                self.lines.append(line.decode())

    def told(self, text: str) -> int:
        """In so many lines of the log."""
        return sum(text in line for line in self.lines)

    def restart(self) -> None:
        """After a power cut."""
        self.server.kill()
        self._start()

    def move(self) -> tuple[int, Any]:
        head = self.ada.get(f"/api/tables/{self.table}")[1]["head"]
        action = head["legal"][0]["action"]
        move = {"t": "move", "id": f"{time.monotonic_ns()}", "table": self.table}
        move |= {"seat": head["player"], "seq": head["seq"], "action": action}
        status, answer = self.ada.post("/api/command", move)
        self.sent.append((action, status == 200))
        return status, answer

    def say(self, text: str) -> int:
        say = {"t": "say", "id": f"{time.monotonic_ns()}", "table": self.table, "text": text}
        return self.ada.post("/api/command", say)[0]

    def until_health(self, status: int) -> Any:
        end = time.monotonic() + WAIT
        while (found := self.ada.get("/health"))[0] != status:
            assert time.monotonic() < end, found
            time.sleep(0.05)
        return found[1]

    def fails_and_recovers(
        self, begin: Callable[[], object], end: Callable[[], object], what: str, room: bool = False
    ) -> None:
        """While it lasts nothing is written, unless there is ``room`` for it yet, and that is told
        once; then it goes on."""
        before, over = self.told("the database fails"), self.told("answers again")
        assert self.move()[0] == 200
        begin()
        try:
            assert self.until_health(503)["reason"] == "no-database"
            for _ in range(3):
                status, answer = self.move()
                if status == 200 and room:
                    continue
                assert (status, answer["reason"]) == (503, "no-database")
                assert answer["retry_after"] > 0
            assert self.ada.get("/api/tables")[0] in (200, 503)
        finally:
            end()
        assert self.until_health(200)["status"] == "ok"
        assert self.move()[0] == 200
        wait_until(lambda: self.told("answers again") == over + 1)
        assert self.told("the database fails") == before + 1
        assert self.told(what) == 1
        assert self.told("trace") == 0

    def check(self) -> None:
        """Whatever was confirmed is there, and nothing that was not sent; nothing else went wrong.

        A move that was refused may have been written: a disk can be full between a write and what
        makes it safe. Whoever sends it again, with its id, learns that it was."""
        entries = self.ada.get(f"/api/tables/{self.table}")[1]["entries"]
        asked = [entry for entry in entries if entry["player"] >= 0 and not entry.get("forced")]
        mine = [entry["action"] for entry in asked]
        ends = {0}  # how many of the entries the moves so far may account for
        for action, confirmed in self.sent:
            with_it = {end + 1 for end in ends if mine[end : end + 1] == [action]}
            ends = with_it if confirmed else ends | with_it
        assert len(mine) in ends, (mine, self.sent)
        assert "tafelronde_errors_total 0" in self.ada.get("/metrics")[1]


def wait_until(test: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextlib.contextmanager
def watched(database: str) -> Iterator[Watched]:
    node = Watched(database)
    try:
        yield node
    finally:
        node.server.stop()


def _limit_files(process: int, size: int) -> None:
    """Let the kernel refuse to write files beyond this size; −1: no limit (Linux)."""
    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, most))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux's prlimit")
def test_a_file_that_cannot_be_written_was_moved_or_is_cut_off(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    file = tmp_path / "tables.db"
    away = tmp_path / "away.db"
    with watched(database) as node:
        assert node.server.process is not None
        process = node.server.process.pid
        node.fails_and_recovers(
            lambda: _limit_files(process, 0),
            lambda: _limit_files(process, -1),
            "does not take or give data",
        )
        node.fails_and_recovers(
            lambda: file.rename(away), lambda: away.rename(file), "was moved, removed or replaced"
        )
        node.restart()
        node.check()
        with file.open("r+b") as cut:
            cut.truncate(file.stat().st_size // 8192 * 4096)
        assert node.until_health(503)["reason"] == "no-database"
        assert node.move()[0] == 503
        wait_until(lambda: node.told("the file is damaged") == 1)
    assert node.server.stop() == 0


def _can_mount(folder: Path, size: str = "4m") -> bool:
    if not shutil.which("mount") or os.geteuid():
        return False
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", folder],
        check=False,
        capture_output=True,
    )
    return made.returncode == 0


def _fill(file: Path) -> None:
    """Write until the disk has no room."""
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as filler:
        while True:
            filler.write(bytes(4096))


def test_a_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    if not _can_mount(disk):
        pytest.skip("only root may mount a small disk")
    filler = disk / "filler"

    try:
        with watched(sqlite_at(disk)) as node:
            node.fails_and_recovers(lambda: _fill(filler), filler.unlink, "the disk is full")
            _fill(filler)
            node.until_health(503)
            filler.unlink()
            node.until_health(200)
            node.restart()
            node.check()
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


def test_a_postgresql_that_can_only_be_read(empty_postgres: str) -> None:
    """The database becomes read-only on the connections that the node has: were they cut, the node
    might notice by that. At the end they are."""
    name = empty_postgres.partition("?")[0].rpartition("/")[2]
    setting = "default_transaction_read_only"
    execute(empty_postgres, f"ALTER DATABASE {name} RESET {setting}")  # all others have their own

    def change(how: str, value: str) -> None:
        execute(empty_postgres, f"ALTER SYSTEM {how}")
        execute(empty_postgres, "SELECT pg_reload_conf()")
        # A pool that makes connections tells those that exist first.
        wait_until(lambda: rows(empty_postgres, f"SHOW {setting}") == [(value,)])

    with watched(empty_postgres) as node:
        node.fails_and_recovers(
            lambda: change(f"SET {setting} = on", "on"),
            lambda: change(f"RESET {setting}", "off"),
            "it can only be read",
        )
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
        execute(empty_postgres, cut)
        wait_until(lambda: node.move()[0] == 200)
        node.check()


def test_a_postgresql_whose_disk_is_full(postgres: str) -> None:
    folder = Path(parse_qs(urlsplit(postgres).query)["host"][0])
    disk = folder.with_name(folder.name + "-disk")  # it can be reached by PostgreSQL's own user
    if not _can_mount(disk, "24m"):
        pytest.skip("only root may mount a small disk")
    shutil.chown(disk, folder.stat().st_uid)
    filler = disk / "filler"
    try:
        for statement in (
            f"CREATE TABLESPACE small LOCATION '{disk}'",
            "CREATE DATABASE small TABLESPACE small",
        ):
            execute(postgres, statement)
        with watched(postgres.replace("/postgres?", "/small?")) as node:

            def fill() -> None:
                """The disk, and then what room is left in the pages of the tables."""
                _fill(filler)
                for number in range(400):
                    if node.say(f"{number} " + "x" * 400) == 503:
                        return

            node.fails_and_recovers(fill, filler.unlink, "its disk is full", room=True)
            node.check()
    finally:
        for statement in (
            "DROP DATABASE IF EXISTS small WITH (FORCE)",
            "DROP TABLESPACE IF EXISTS small",
        ):
            execute(postgres, statement)
        subprocess.run(["umount", "--lazy", disk], check=True)
        disk.rmdir()


# ---- before it starts ---------------------------------------------------------------------------


def _no_text(file: Path) -> None:
    file.write_bytes(b"this is not a database" * 400)


def _cut(file: Path) -> None:
    with file.open("r+b") as whole:
        whole.truncate(file.stat().st_size // 2)


def _a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _only_its_log(file: Path) -> None:
    file.rename(file.with_name("tables.db-wal"))


def _unwritable(file: Path) -> None:
    file.chmod(0o444)
    file.parent.chmod(0o555)


def _unreadable(file: Path) -> None:
    file.chmod(0)


BEFORE: dict[str, tuple[Callable[[Path], None], str]] = {
    "no database": (_no_text, "damaged"),
    "cut off": (_cut, "damaged"),
    "a folder": (_a_folder, "cannot be opened"),
    "only its log": (_only_its_log, "write-ahead log is there"),
    "unwritable": (_unwritable, "tables.db"),
    "unreadable": (_unreadable, "cannot be opened"),
}
BY_RIGHTS = ("unwritable", "unreadable")


def test_a_start_that_cannot_be_says_why_in_one_sentence(tmp_path: Path) -> None:
    for name, (damage, told) in BEFORE.items():
        folder = tmp_path / name.replace(" ", "-")
        folder.mkdir()
        address = sqlite_at(folder)
        damage(folder / "tables.db")
        given = ("serve", "--no-browser", "--database", address)
        if name in BY_RIGHTS and not os.geteuid():
            done = without_rights(*given)
        else:
            done = process(*given, LANGUAGE="en")
        assert told in complaint(done), name


def without_rights(*arguments: str) -> Outcome:
    """A command of root, bound by what files allow, as everybody is."""
    if not shutil.which("setpriv"):
        pytest.skip("root may read everything, and there is no setpriv")
    rights = "-dac_override,-dac_read_search"
    command = ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}", *COMMAND]
    spoken = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [*command, *arguments],
        capture_output=True, text=True, env=spoken, timeout=6 * WAIT, check=False,
    )  # fmt: skip
    return Outcome(done.returncode, done.stdout, done.stderr)


def test_the_refusal_is_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        assert "refusal-no-database" in load_words(language, SHARED / "refusals")
