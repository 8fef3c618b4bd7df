"""Puts a backup in the place of an SQLite database whose server is stopped.

The order makes a kill harmless at any moment. First the backup is copied beside the database and
checked there. Then the database and its log get second names (hard links), under which they are
kept, and a rollback journal is renamed: beside the copy it would be played back into it at once.
Then the copy takes the database's name, and last the old log loses its own. Between those two the
log of another file lies beside the copy: a server that starts then takes the last step itself
(``storage/foreign_log.py``).
"""

import contextlib
import math
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ....match.files import sync_folder
from ...storage.address import NoDatabase
from ...storage.aside import BESIDE, JOURNAL, files_of, forget_links, give_to_owner, new_aside_name
from ...storage.foreign_log import check_log
from .backup_file import BadBackup, Deadline, check_backup, copy_database


class Restored(NamedTuple):
    """The outcome of a restore."""

    tables: int
    """The number of tables in the backup."""
    aside: Path | None
    """Where the old database is; None: there was none."""


def restore(backup: Path, database: Path, step: Callable[[str], None] = lambda _: None) -> Restored:
    """Put a backup in the place of a database. The caller holds the database's lock.

    ``step`` is called with the name of each step before it is taken. Raises BadBackup; then the
    database is as it was.
    """
    part = database.with_name(database.name + ".restoring")
    try:
        if database.exists() and backup.samefile(database):
            raise BadBackup("this is the database itself, no backup of it")
        check_log(backup)
        _remove(part)
        step("copy")
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        copy_database(backup, part, Deadline(math.inf), alone=True)
        step("check")
        tables = check_backup(part, Deadline(math.inf))
        give_to_owner(part, database)
        step("link")
        aside = _put_aside(database)
        step("swap")
        try:
            os.replace(part, database)
        except OSError:
            forget_links(database)
            raise
        sync_folder(database.parent)
        step("unlink")
        _remove_beside(database)
        sync_folder(database.parent)
    except BadBackup:
        raise
    except (OSError, sqlite3.Error, NoDatabase) as error:
        raise BadBackup(str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            _remove(part)
    return Restored(tables, aside)


def _remove(part: Path) -> None:
    part.unlink(missing_ok=True)
    _remove_beside(part)


def _remove_beside(database: Path) -> None:
    for end in (*BESIDE, "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)


def _put_aside(database: Path) -> Path | None:
    """Give the database, and what lies beside it, second names; the new name of the database."""
    forget_links(database)
    there = [part.exists() for part in files_of(database)]
    if not any(there):
        return None
    aside = new_aside_name(database)
    for part, name, exists in zip(files_of(database), files_of(aside), there, strict=True):
        if exists and part.name.endswith(JOURNAL):
            part.rename(name)  # ``forget_links`` gives it back
        elif exists:
            _link(part, name)
    sync_folder(database.parent)
    return aside


def _link(file: Path, name: Path) -> None:
    """Give a file a second name, or copy it where the disk has no such links."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)
        with open(name, "rb+") as copy:
            os.fsync(copy.fileno())
        give_to_owner(name, file)
