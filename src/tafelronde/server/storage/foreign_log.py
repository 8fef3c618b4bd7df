"""Whether the write-ahead log beside an SQLite file belongs to that file.

SQLite replays any log that lies beside a file under its name. A log that another file left there
undoes a restored backup, or destroys it. Nothing inside a log names its file, so these are the
signs:

- A file that keeps no log (bytes 18 and 19 of its header are 1) has one beside it. Every backup of
  ours, and every file made by ``VACUUM INTO``, is such a file. SQLite deletes the log before it
  writes these bytes, and writes them before it begins a log, so this sign never deceives.
- The file was changed after its log was written last, as by copying another file over it. A node
  that was killed while it emptied its log leaves that, too; so the file is then read through, with
  its log.
"""

import contextlib
import sqlite3
from pathlib import Path

from .address import NoDatabase, log_of
from .aside import aside_names
from .lock import InUse, Lock

_LOG_HEADER = 32
_LOGGED = b"\x02\x02"
"""Bytes 18 and 19 of a file that keeps a write-ahead log."""
_COPIED = 1
"""The counter of schema changes in a file that SQLite's backup interface made."""


def check_log(path: Path) -> None:
    """Raise NoDatabase where the log beside a file keeps no log of that file. Where a restore was
    killed between its last two steps, take its last step."""
    log = log_of(path)
    if not _holds_something(log) or _header(path)[18:20] in (_LOGGED, b""):
        return
    if any(_is_same(log, log_of(aside)) for aside in aside_names(path)):
        log.unlink()  # it is kept beside the file that the restore put aside
        return
    raise NoDatabase(_foreign(path, "this file keeps no log, but beside it lies"))


def check_suspect_log(path: Path) -> None:
    """Read a file through with its log, where the file was changed after the log. The caller holds
    the file's lock. Takes long for a large file. Raises NoDatabase."""
    check_log(path)
    if not _is_suspect(path):
        return
    try:
        with contextlib.closing(_reading(path, "mode=ro&immutable=1")) as base:
            alone = _versions(base)
        with contextlib.closing(_reading(path, "mode=ro")) as base:
            ((found,),) = base.execute("PRAGMA integrity_check(1)").fetchall()
            together = _versions(base)
    except sqlite3.Error as error:
        found, alone, together = str(error), (0, ""), (0, "")
    if found != "ok":
        found = found.rpartition("\n")[2]
        raise NoDatabase(_foreign(path, f"with its log it is damaged ({found}), so beside it lies"))
    if alone[1] == together[1] and alone[0] == _COPIED < together[0] - 1:
        raise NoDatabase(_foreign(path, "this file is a copy, and beside it lies"))


def check_suspect_log_of_idle(path: Path) -> None:
    """The same for a caller without the lock; nothing where a server holds it. Raises NoDatabase,
    OSError."""
    if not _is_suspect(path):
        return
    with contextlib.suppress(InUse), Lock(path):
        check_suspect_log(path)


def _is_suspect(path: Path) -> bool:
    log = log_of(path)
    if not path.exists() or not _holds_something(log):
        return False
    file = path.stat()
    return max(file.st_mtime_ns, file.st_ctime_ns) >= log.stat().st_mtime_ns


def _holds_something(log: Path) -> bool:
    try:
        return log.stat().st_size > _LOG_HEADER
    except OSError:
        return False


def _header(path: Path) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(100)
    except OSError:
        return b""


def _reading(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=30)


def _versions(base: sqlite3.Connection) -> tuple[int, str]:
    """The number of changes of a database's schema, and its number."""
    ((changes,),) = base.execute("PRAGMA schema_version").fetchall()
    ((number,),) = base.execute("SELECT version_num FROM alembic_version").fetchall()
    return int(changes), str(number)


def _is_same(log: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):
        return log.samefile(other)
    return False


def _foreign(path: Path, why: str) -> str:
    return (
        f"{path}: {why} the log of another file, {log_of(path).name}, which would undo or destroy"
        " it. “tafelronde admin restore BACKUP” puts a backup in the place of both and keeps them"
        " aside; where this file alone is the right one, move that log away"
    )
