"""One line for the log about a failing database: what is wrong, and what its host can do."""

import sqlite3
from pathlib import Path

import asyncpg

from .postgres_address import BadAddress, hidden, parts_of

_BY_ITSELF = "what was confirmed is safe, and the node goes on by itself when this is over"
_RESTORE = (
    "stop the node, put the last backup in its place by “tafelronde admin restore BACKUP”, and"
    " start it again"
)


class DatabaseFails(OSError):
    """The database cannot be read or written now. Whether the last write succeeded is unknown."""

    def __init__(self, where: str, what: str, advice: str, *, lasting: bool = False) -> None:
        super().__init__(f"{where}: {what}; {advice}")
        self.lasting = lasting
        """Whether only a restart of the node can end the fault."""


# ---- SQLite -------------------------------------------------------------------------------------

_SQLITE = {
    sqlite3.SQLITE_FULL: ("the disk is full", f"make room there; {_BY_ITSELF}"),
    sqlite3.SQLITE_IOERR: (
        "the disk does not take or give data",
        f"see whether it is full, limited or broken; {_BY_ITSELF}",
    ),
    sqlite3.SQLITE_READONLY: (
        "it cannot be written",
        f"let the node's user write to the file and its folder; {_BY_ITSELF}",
    ),
    sqlite3.SQLITE_CANTOPEN: (
        "it cannot be opened",
        f"let the node's user open the file and write to its folder; {_BY_ITSELF}",
    ),
    sqlite3.SQLITE_BUSY: (
        "another program keeps it locked",
        f"end what else has it open; {_BY_ITSELF}",
    ),
}
_SQLITE[sqlite3.SQLITE_PERM] = _SQLITE[sqlite3.SQLITE_CANTOPEN]
_SQLITE[sqlite3.SQLITE_LOCKED] = _SQLITE[sqlite3.SQLITE_BUSY]
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_fault(error: sqlite3.Error) -> bool:
    """Whether the error comes from the file and not from the statement."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in _DAMAGED or code in _SQLITE


def sqlite_fault(error: BaseException, path: Path) -> DatabaseFails | None:
    """The fault of the file that this error tells of; None if the statement is to blame."""
    if isinstance(error, DatabaseFails):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _DAMAGED:
        return damaged(path, str(error))
    if code in _SQLITE:
        what, advice = _SQLITE[code]
        return DatabaseFails(str(path), f"{what} ({error})", advice)
    return None


def damaged(path: Path, why: str) -> DatabaseFails:
    """The fault of a damaged file: nothing more is written to it."""
    return DatabaseFails(str(path), f"the file is damaged ({why})", _RESTORE, lasting=True)


def moved(path: Path) -> DatabaseFails:
    """The fault of a file that was moved or replaced: writes to the open file might be lost."""
    return DatabaseFails(
        str(path),
        "the file was moved, removed or replaced while the node runs",
        "put the same file back, or start the node again with the right one",
    )


# ---- PostgreSQL ---------------------------------------------------------------------------------

_POSTGRES = (
    ("53100", "its disk is full", f"make room there; {_BY_ITSELF}"),
    ("53300", "it takes no more connections", f"raise max_connections; {_BY_ITSELF}"),
    ("53", "it has too little memory or disk", f"see its log; {_BY_ITSELF}"),
    ("25006", "it can only be read", f"let it be written (is it a standby?); {_BY_ITSELF}"),
    ("42501", "the node's role may not do that", f"grant it to the role; {_BY_ITSELF}"),
    ("28", "it refuses the node's role or password", f"see TAFELRONDE_DATABASE; {_BY_ITSELF}"),
    ("42704", "it does not know a parameter of the address", "leave that out"),
    ("3D000", "it has no such database", "make it, or name the right one"),
    ("57", "it stops or starts", _BY_ITSELF),
    ("58", "its disk fails", f"see its log; {_BY_ITSELF}"),
    ("XX", "its data are damaged", "see its log, and restore a backup if need be"),
)
_SILENT = ("the database does not answer", f"see whether it runs and can be reached; {_BY_ITSELF}")


def postgres_fault(error: BaseException, address: str) -> DatabaseFails:
    """The fault of the server at this address that this error tells of. Nothing of it holds the
    password, also where the driver's error does."""
    state = str(getattr(error, "sqlstate", None) or "")
    try:
        place, secrets = parts_of(address)
    except BadAddress as bad:
        return DatabaseFails("PostgreSQL", str(bad), "see TAFELRONDE_DATABASE", lasting=True)
    why = hidden(str(error).partition("\n")[0], secrets) or type(error).__name__
    where = f"PostgreSQL at {place}"
    for prefix, what, advice in _POSTGRES:
        if isinstance(error, asyncpg.PostgresError) and state.startswith(prefix):
            return DatabaseFails(where, f"{what} ({why})", advice)
    what, advice = _SILENT
    return DatabaseFails(where, f"{what} ({why})", advice)
