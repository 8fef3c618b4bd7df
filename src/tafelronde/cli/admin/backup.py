"""``tafelronde admin backup``, ``restore``, ``health``: copies of a site, and its state."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.database import database_problems
from ..parts.options import Database, open_terminal, whole
from ..parts.problems import Problem
from .acting import act_on, print_json

if TYPE_CHECKING:
    from ...server.features.health.wire import Backup
    from ...server.features.moderation.service import ModerationService
    from ...server.storage.store import Store


def backup(
    folder: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="Where an SQLite database is copied to.")
    ] = None,
    keep: Annotated[int, whole("--keep", "How many are kept there.", 1)] = 7,
    noted: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Only note that this was made, by pg_dump for example."),
    ] = None,
    database: Database = "",
) -> int:
    """Back an SQLite database up now, and check that the copy can be restored: 0, or 1."""
    from ...server.features.health.backup_file import BadBackup
    from ...server.features.health.backups import back_up, note_backup
    from ...server.features.health.wire import Backup
    from ...server.storage.address import default_database

    async def act(store: Store, moderation: ModerationService) -> Backup:
        if noted is not None:
            size = float(noted.stat().st_size)
            made = Backup(store.now(), str(noted), size, 0.0, "")
            await note_backup(store, made)
            return made
        assert folder is not None
        return await back_up(store, database or default_database(), folder, keep)

    if folder is None and noted is None:
        raise Problem("bad-option", field="FOLDER", value="–", expected="FOLDER, --noted FILE")
    if noted is not None and not noted.is_file():
        raise Problem("no-file", file=str(noted))
    try:
        earlier = noted is None and _is_earlier(database or default_database())
        made = _copied(database, folder, keep) if earlier else act_on(database, act)
    except BadBackup as error:
        raise Problem("admin-refused", why=str(error)) from None
    if made.error:
        print(open_terminal().say("backup-failed", why=made.error))
        return 1
    said = "backup-made" if noted is None else "backup-noted"
    print(open_terminal().say(said, file=made.file, bytes=int(made.bytes)))
    return 0


def _is_earlier(address: str) -> bool:
    """Whether an SQLite database is of an earlier version of the program: it is backed up before it
    is brought up to date. Raises Problem."""
    import asyncio

    from ...server.storage.address import is_postgres
    from ...server.storage.migrate import HEAD, version

    with database_problems():
        return not is_postgres(address) and "" < asyncio.run(version(address)) < HEAD


def _copied(database: str, folder: Path | None, keep: int) -> Backup:
    """A backup that is not noted. Raises BadBackup."""
    import asyncio

    from ...server.features.health.backups import made_backup
    from ...server.storage.address import default_database

    assert folder is not None
    return asyncio.run(made_backup(database or default_database(), folder, keep, time.time()))


def restore(
    backup: Annotated[Path, typer.Argument(metavar="BACKUP", help="The backup; it is only read.")],
    database: Database = "",
) -> None:
    """Put a backup in the place of an SQLite database; its server must be stopped. The old database
    is kept beside it."""
    from ...server.features.health.backup_file import BadBackup
    from ...server.features.health.restore import restore
    from ...server.storage.address import default_database, is_postgres, sqlite_file
    from ...server.storage.lock import Lock

    address, terminal = database or default_database(), open_terminal()
    if is_postgres(address):
        raise Problem("restore-postgres")
    if not backup.is_file():
        raise Problem("no-file", file=str(backup))
    with database_problems():
        file = sqlite_file(address)
        try:
            with Lock(file):
                done = restore(backup, file)
        except BadBackup as error:
            why = str(error).rstrip(".")
            raise Problem("restore-refused", file=str(backup), why=why) from None
    aside = str(done.aside) if done.aside else "–"
    print(terminal.say("restore-done", file=str(file), tables=done.tables, aside=aside))


def health(database: Database = "") -> None:
    """Print the health of the site as one JSON object: servers, queues, disk, backups."""
    from ...server.features.health.service import look

    print_json(act_on(database, lambda store, moderation: look(store, database)))
