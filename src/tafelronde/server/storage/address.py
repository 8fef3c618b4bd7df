"""Addresses of databases, and the errors of a database that cannot be used."""

import os
from pathlib import Path

from .postgres_address import BadAddress, check_other_forms, is_postgres, without_password

__all__ = [
    "EarlierSchema", "NewerSchema", "NoDatabase", "default_database", "is_postgres",
    "keep_private", "log_of", "sqlite_file",
]  # fmt: skip


class NoDatabase(Exception):
    """The database cannot be reached, or is not a database; the argument says why."""


class EarlierSchema(Exception):
    """The schema of the database is of before version 1.0."""

    def __init__(self, found: str, first: str, build: str) -> None:
        super().__init__(
            f"its schema is {found or '–'}, of before 1.0; bring it to {first} with commit {build}"
        )
        self.found, self.first, self.build = found, first, build


class NewerSchema(Exception):
    """A newer program wrote the schema of the database."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database has schema {found}; this program knows {known}")
        self.found = found
        self.known = known


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("tafelronde", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


def sqlite_file(address: str) -> Path:
    """The file of an SQLite database, from ``sqlite:///FILE`` or just FILE. Links are followed, so
    one file has one lock under all its names. Raises NoDatabase."""
    try:
        check_other_forms(address)
    except BadAddress as error:
        raise NoDatabase(str(error)) from None
    name = address.removeprefix("sqlite:///")
    if "://" in name or not name:
        shown = without_password(address)
        raise NoDatabase(f"{shown!r} is neither sqlite:///FILE nor postgresql://…")
    return Path(os.path.realpath(Path(name).expanduser()))


def log_of(path: Path) -> Path:
    """The write-ahead log of an SQLite file: what was written last is there until it is copied into
    the file."""
    return path.with_name(path.name + "-wal")


def keep_private(path: Path) -> None:
    """Make an SQLite file if it is missing, and let no other user read it or the files that SQLite
    writes beside it. Raises NoDatabase."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, log_of(path), path.with_name(path.name + "-shm")):
            if file.exists() and file.stat().st_mode & 0o077 and _may_change(file):
                file.chmod(0o600)
    except OSError as error:
        raise NoDatabase(str(error)) from None


def _may_change(file: Path) -> bool:
    return hasattr(os, "getuid") and os.getuid() in (0, file.stat().st_uid)
