"""Scheduled backups of an SQLite file, and the notes about backups of PostgreSQL.

Each try is a row of ``backups``, so a restart does not forget when the last one was made. A failure
shows in the log, in ``/health``, and on the host's page.
"""

import asyncio
import logging
import secrets
import time
from pathlib import Path
from typing import Literal

from msgspec.structs import astuple

from ...base.background import Background, InBackground
from ...base.config import Settings
from ...base.parts import Parts
from ...live.tables import Tables
from ...storage.address import default_database, is_postgres, sqlite_file
from ...storage.store import Store
from .backup_file import LONGEST, BadBackup, Deadline, make_backup, prune
from .wire import Backup

LOOK = 60.0
"""Seconds between two checks whether a backup is due."""
AGAIN = 900.0
"""Seconds until a failed backup is tried again."""
_log = logging.getLogger("tafelronde")
BackupState = Literal["ok", "noted", "due", "late", "failed", "off", "unknown"]
"""``noted``: the host noted in time that a dump was made, which nothing here has checked. ``due``:
the next one is to be made. ``off``: there is no schedule. ``unknown``: this process does not know
whether a node has a schedule."""


class Backups(InBackground):
    """The backups of the database, made by this node or noted by the host."""

    def __init__(self, parts: Parts) -> None:
        settings = parts[Settings]
        self._store = parts[Tables].store
        self._database = settings.database or default_database()
        self._folder = settings.backups
        self._every = 3600.0 * settings.backup_hours
        self._keep = settings.backup_keep
        self.state: BackupState = "due" if self.scheduled else "off"
        self.last = 0.0
        """When the last good backup was made; 0: none is known."""
        self._background = Background(parts[Tables].outage)

    @property
    def scheduled(self) -> bool:
        """Whether this node makes backups by schedule."""
        return self._folder is not None and not self._store.shared

    def start(self) -> None:
        if self._folder is not None and self._store.shared:
            _log.warning("backups by schedule are for SQLite: back PostgreSQL up by pg_dump")
        if self.scheduled:
            self._background.repeat(self._look, LOOK, "looking whether a backup is due failed")

    async def _look(self) -> None:
        try:
            await self._due()
        except Exception:
            self.state = "failed"
            raise

    async def _due(self) -> None:
        now = self._store.now()
        tries = await last_backups(self._store, 20)
        self.last = max((one.at for one in tries if not one.error), default=0.0)
        failed = max((one.at for one in tries if one.error), default=0.0)
        if now - self.last < self._every:
            self.state = "ok"
        elif now - failed < AGAIN:
            self.state = "failed"
        else:
            assert self._folder is not None
            self.state = "due"
            if self.last and now - self.last >= 2 * self._every:
                self.state = "late"
            found = await back_up(self._store, self._database, self._folder, self._keep)
            if found.error:
                _log.warning("the backup failed: %s", found.error)
            self.state = "failed" if found.error else "ok"
            self.last = self.last if found.error else found.at

    async def standing(self) -> BackupState:
        """The state of the backups. Without a schedule here, ``late`` means that the last noted
        backup is older than it should be."""
        found = await last_backups(self._store, 1)
        if self.scheduled or not found:
            return self.state
        if found[0].error:
            return "failed"
        if self._store.now() - found[0].at >= 2 * self._every:
            return "late"
        return "ok" if found[0].seconds else "noted"


async def back_up(store: Store, database: str, folder: Path, keep: int) -> Backup:
    """Back an SQLite file up now, note the backup, and delete the oldest ones beyond ``keep``."""
    found = await made_backup(database, folder, keep, store.now())
    await note_backup(store, found)
    return found


async def made_backup(database: str, folder: Path, keep: int, at: float) -> Backup:
    """The same without the note, for a database that this program has not brought up to date."""
    if is_postgres(database):
        raise BadBackup("PostgreSQL is backed up by pg_dump")
    begun, deadline = time.monotonic(), Deadline(LONGEST)
    file, size, error = "", 0.0, ""
    try:
        made = await asyncio.to_thread(make_backup, sqlite_file(database), folder, at, deadline)
        file, size = str(made), float(made.stat().st_size)
        await asyncio.to_thread(prune, folder, keep)
    except (BadBackup, OSError) as trouble:
        error = str(trouble)[:500]
    finally:
        deadline.stop()  # the node stops: the thread is not to go on
    return Backup(at, file, size, round(time.monotonic() - begun, 3), error)


async def note_backup(store: Store, backup: Backup) -> None:
    """Store a note of a backup that was made or failed, here or by ``pg_dump``."""
    sql = (
        "INSERT INTO backups (id, at, file, bytes, seconds, error) VALUES ($1, $2, $3, $4, $5, $6)"
    )
    await store.write(sql, secrets.token_urlsafe(9), *astuple(backup))
    await store.write("DELETE FROM backups WHERE at < $1", backup.at - 400 * 86_400)


async def last_backups(store: Store, most: int = 10) -> tuple[Backup, ...]:
    """The last backups and failures, the newest first."""
    sql = "SELECT at, file, bytes, seconds, error FROM backups ORDER BY at DESC LIMIT $1"
    return tuple(Backup(*row) for row in await store.read(sql, most))
