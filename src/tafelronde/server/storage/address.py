"""Addresses of databases, and errors when a database cannot be used."""

from __future__ import annotations

from pathlib import Path


class NoDatabase(Exception):
    """It cannot be reached, or is none; the argument says why."""


class NewerSchema(Exception):
    """The database belongs to a newer program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database has schema {found}; this program knows {known}")
        self.found = found
        self.known = known


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("tafelronde", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


def is_postgres(address: str) -> bool:
    """Whether it names a PostgreSQL server."""
    return address.startswith(("postgresql://", "postgres://"))


def sqlite_file(address: str) -> Path:
    """The file of an SQLite database: ``sqlite:///FILE``, or just FILE. Raises NoDatabase."""
    name = address.removeprefix("sqlite:///")
    if "://" in name or not name:
        raise NoDatabase(f"{address!r} is neither sqlite:///FILE nor postgresql://…")
    return Path(name).expanduser()
