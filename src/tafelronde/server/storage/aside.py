"""The files of an SQLite database that a restore puts aside, and their names."""

import glob
import os
import time
from pathlib import Path

JOURNAL = "-journal"
"""The end of the name of a rollback journal: of a database that is not in WAL mode, because it was
made by hand."""
BESIDE = ("-wal", JOURNAL)
"""The ends of the names of files beside a database that hold a part of it."""


def files_of(database: Path) -> list[Path]:
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
    while any(part.exists() for part in files_of(aside)):
        number += 1
        aside = database.with_stem(f"{database.stem}-before-restore-{stamp}-{number}")
    return aside


def forget_links(database: Path) -> None:
    """Remove names aside that still are this very database, because a restore was killed before it
    took its place: whoever opened the database under such a name would use a wrong log. A journal
    that is only there already comes back. The caller holds its lock. Raises OSError."""
    if not database.exists():
        return
    for aside in aside_names(database):
        if aside.samefile(database):
            for part, own in zip(files_of(aside), files_of(database), strict=True):
                if part.name.endswith(JOURNAL) and part.exists() and not own.exists():
                    part.rename(own)
                part.unlink(missing_ok=True)


def give_to_owner(file: Path, database: Path) -> None:
    """Let the user who owns the database, or its folder, own what a command of root has made."""
    if not hasattr(os, "getuid") or os.getuid() != 0:
        return
    like = (database if database.exists() else database.parent).stat()
    os.chown(file, like.st_uid, like.st_gid)
