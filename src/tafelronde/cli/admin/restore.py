"""``tafelronde admin restore``: puts a backup in the place of an SQLite database."""

from pathlib import Path
from typing import Annotated

import typer

from ..parts.database import database_problems
from ..parts.options import Database, open_terminal
from ..parts.problems import Problem


def restore(
    backup: Annotated[Path, typer.Argument(metavar="BACKUP", help="The backup; it is only read.")],
    database: Database = "",
) -> None:
    """Put a backup in the place of an SQLite database; its server must be stopped. The old database
    is kept beside it."""
    from ...server.features.health.backup_file import BadBackup
    from ...server.features.health.restore import restore
    from ...server.storage.address import default_database, is_postgres, sqlite_file
    from ...server.storage.lock import InUse, Lock

    address, terminal = database or default_database(), open_terminal()
    if is_postgres(address):
        raise Problem("restore-postgres")
    if not backup.is_file():
        raise Problem("no-file", file=str(backup))
    with database_problems():
        file = sqlite_file(address)
    lock = Lock(file, "")
    try:
        lock.take()
        done = restore(backup, file)
    except InUse as error:
        raise Problem("database-in-use", address=error.address or "?") from None
    except BadBackup as error:
        why = str(error).rstrip(".")
        raise Problem("restore-refused", file=str(backup), why=why) from None
    finally:
        lock.release()
    aside = str(done.aside) if done.aside else "–"
    print(terminal.say("restore-done", file=str(file), tables=done.tables, aside=aside))
