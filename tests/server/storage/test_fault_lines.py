"""Messages to a host about a database that fails, and the forms of addresses of databases."""

import os
import sqlite3
import stat
from pathlib import Path

import asyncpg
import pytest

from tafelronde.server.storage.address import (
    EarlierSchema,
    NewerSchema,
    NoDatabase,
    default_database,
    is_postgres,
    keep_private,
    sqlite_file,
)
from tafelronde.server.storage.faults import (
    DatabaseFails,
    damaged,
    is_fault,
    moved,
    postgres_fault,
    sqlite_fault,
)

FILE = Path("tables.db")


def sqlite_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("what it says")
    error.sqlite_errorcode = code  # type: ignore[misc]
    return error


@pytest.mark.parametrize(
    ("code", "says", "lasting"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full", False),
        (sqlite3.SQLITE_IOERR, "does not take or give data", False),
        (sqlite3.SQLITE_IOERR | 3 << 8, "does not take or give data", False),
        (sqlite3.SQLITE_READONLY, "cannot be written", False),
        (sqlite3.SQLITE_PERM, "cannot be opened", False),
        (sqlite3.SQLITE_LOCKED, "locked", False),
        (sqlite3.SQLITE_CORRUPT, "damaged", True),
        (sqlite3.SQLITE_NOTADB, "damaged", True),
    ],
)
def test_a_fault_of_a_file_says_what_and_what_to_do(code: int, says: str, lasting: bool) -> None:
    error = sqlite_error(code)
    assert is_fault(error)
    fault = sqlite_fault(error, FILE)
    assert fault is not None
    assert str(fault).startswith("tables.db: ")
    assert says in str(fault)
    assert "(what it says); " in str(fault)
    assert fault.lasting is lasting
    assert ("backup" if lasting else "goes on by itself") in str(fault)


def test_an_error_of_a_statement_is_no_fault_of_the_file() -> None:
    for error in (sqlite_error(sqlite3.SQLITE_CONSTRAINT), sqlite3.ProgrammingError("x")):
        assert not is_fault(error)
        assert sqlite_fault(error, FILE) is None
    assert sqlite_fault(ValueError("x"), FILE) is None
    known = damaged(FILE, "why")
    assert sqlite_fault(known, FILE) is known
    assert str(moved(FILE)).startswith("tables.db: the file was moved")
    assert not moved(FILE).lasting


def postgres_error(code: str, says: str) -> asyncpg.PostgresError:
    error = asyncpg.PostgresError(says)
    error.sqlstate = code  # pyright: ignore[reportAttributeAccessIssue]
    return error


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (postgres_error("53100", "no room\nmore"), "its disk is full (no room); "),
        (postgres_error("53300", "many"), "no more connections (many); "),
        (postgres_error("53200", "much"), "too little memory or disk (much); "),
        (postgres_error("25006", "r"), "only be read (r); "),
        (postgres_error("28P01", "who"), "role or password (who); "),
        (postgres_error("57P01", "bye"), "it stops or starts (bye); "),
        (postgres_error("XX001", "bad"), "its data are damaged (bad); "),
        (postgres_error("42501", "may not"), "role may not do that (may not); "),
        (postgres_error("58030", "io"), "its disk fails (io); "),
        (OSError("nobody there"), "does not answer (nobody there); "),
        (TimeoutError(), "does not answer (TimeoutError); "),
        (postgres_error("23505", "two"), "does not answer (two); "),
    ],
)
def test_a_fault_of_a_server_is_told_without_the_password(error: Exception, says: str) -> None:
    fault = postgres_fault(error, "postgresql://me:secret@base.example/games")
    assert isinstance(fault, DatabaseFails)
    assert str(fault).startswith("PostgreSQL at base.example/games: ")
    assert says in str(fault)
    assert "secret" not in str(fault)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("postgresql:///games", "PostgreSQL at localhost/games: "),
        ("postgresql:///games?host=/run/pg", "PostgreSQL at /run/pg/games: "),
        ("postgresql://[broken", "PostgreSQL: "),
    ],
)
def test_the_place_of_a_server_is_named(address: str, place: str) -> None:
    assert str(postgres_fault(OSError("x"), address)).startswith(place)


def test_addresses_name_files_or_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_postgres("postgresql://x")
    assert is_postgres("postgres://x")
    assert not is_postgres("sqlite:///x")
    here = Path(os.path.realpath(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    link = tmp_path / "link.db"
    link.symlink_to("x.db")
    for name in ("x.db", "sqlite:///x.db", f"sqlite:///{tmp_path}/x.db", "~/x.db", "link.db"):
        assert sqlite_file(name) == here / "x.db"
    for name in ("", "sqlite:///", "mysql://x"):
        with pytest.raises(NoDatabase, match="neither sqlite"):
            sqlite_file(name)
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("tafelronde/tables.db")
    earlier = EarlierSchema("0017", "0026", "abc")
    assert earlier.found == "0017"
    assert "0017" in str(earlier)
    newer = NewerSchema("0099", "0018")
    assert (newer.found, newer.known) == ("0099", "0018")
    assert "0099" in str(newer)
    assert "0018" in str(newer)


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    file = tmp_path / "one" / "two" / "tables.db"
    keep_private(file)
    beside = [file.with_name("tables.db" + end) for end in ("-wal", "-shm")]
    for path in (file, *beside):
        path.touch()
        path.chmod(0o644)
    keep_private(file)
    for path in (file, *beside):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) & 0o077 == 0
    file.write_bytes(b"kept")
    keep_private(file)
    assert file.read_bytes() == b"kept"
    with pytest.raises(NoDatabase):
        keep_private(file / "three.db")
