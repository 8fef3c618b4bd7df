"""The files of an SQLite database that a restore puts aside, and their names."""

from __future__ import annotations

import glob
import time
from pathlib import Path

BESIDE = ("-wal", "-journal")
"""The ends of the names of files beside a database that hold a part of it."""


def parts_of(database: Path) -> list[Path]:
    """The database and the files beside it that may hold a part of it, whether they exist or
    not."""
    return [database.with_name(database.name + end) for end in ("", *BESIDE)]


def aside_names(database: Path) -> list[Path]:
    """The databases that restores have put aside, the oldest first."""
    name = f"{glob.escape(database.stem)}-before-restore-*{glob.escape(database.suffix)}"
    return sorted(database.parent.glob(name))


def new_aside_name(database: Path) -> Path:
    """A name for the database that nothing has yet."""
    stamp, number = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime()), 1
    aside = database.with_stem(f"{database.stem}-before-restore-{stamp}")
    while any(part.exists() for part in parts_of(aside)):
        number += 1
        aside = database.with_stem(f"{database.stem}-before-restore-{stamp}-{number}")
    return aside


def forget_links(database: Path) -> None:
    """Remove names aside that still are this very database, because a restore was killed before it
    took its place: whoever opened the database under such a name would use a wrong log. The caller
    holds its lock. Raises OSError."""
    if not database.exists():
        return
    for aside in aside_names(database):
        if aside.samefile(database):
            for part in parts_of(aside):
                part.unlink(missing_ok=True)
