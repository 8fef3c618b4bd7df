"""Brings a database to the newest schema, or refuses one of a newer program or of before 1.0.

One query tells the schema; SQLAlchemy and Alembic are imported only if a step is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from .address import (
    EarlierSchema,
    NewerSchema,
    NoDatabase,
    is_postgres,
    keep_private,
    log_of,
    sqlite_file,
)
from .faults import postgres_fault, sqlite_fault
from .foreign_log import check_log
from .lock import InUse
from .postgres_address import NAMED, parts_of

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

T = TypeVar("T")
FIRST = "0026"
"""The step that makes all tables of version 1.0. A database that stopped at an earlier one is
refused."""
LAST_BUILD = "60aa9726"
"""A commit whose program brings databases of steps 0018 to 0025 to ``FIRST``."""
_UNNUMBERED = "0000"
"""The number that stands for a database from before there were steps."""
STEPS = Path(__file__).parent / "migrations"
HEAD = max(file.name[1:5] for file in (STEPS / "versions").glob("v*.py"))
"""The newest step. Numbers of four digits; a database with a greater one is a newer program's."""
_LOCK = 7_265_001
"""The key of PostgreSQL's advisory lock, since several nodes may start and migrate together."""
_NODES = (
    "SELECT max(coalesce(host(client_addr), 'localhost')) FROM pg_stat_activity"
    f" WHERE datname = current_database() AND application_name = '{NAMED['application_name']}'"
)
"""A statement for the host of a node that is connected; NULL: there is none."""


class NoStep(Exception):
    """A database cannot go back to a step; ``args[0]`` has those that it can go back to."""


async def migrate(address: str) -> str:
    """Take all missing steps, or none; returns the number of the last step before that ('': the
    database was new). Raises EarlierSchema, NewerSchema, NoDatabase."""
    found = await version(address)
    if not is_postgres(address):
        keep_private(sqlite_file(address))
    if found != HEAD:
        await _connected(address, _upgrade)
    return found


async def go_back(address: str, to: str) -> str:
    """Undo all steps after ``to``, or none; returns the number of the last step before that. Only
    what those steps added is gone. Raises NoStep, EarlierSchema, NewerSchema, NoDatabase; InUse
    where nodes are connected to PostgreSQL."""
    found = await version(address)
    known = sorted(file.name[1:5] for file in (STEPS / "versions").glob("v*.py"))
    behind = [step for step in known if step <= found]
    if to not in behind:
        raise NoStep(behind)
    if to != found:
        await _connected(address, lambda base: _downgrade(base, to))
    return found


async def version(address: str) -> str:
    """The number of the last step that a database has taken; '' if it is new.

    Raises NoDatabase, and EarlierSchema or NewerSchema if this program does not know the step.
    """
    if is_postgres(address):
        found = await _postgres_version(address)
    else:
        found = await asyncio.to_thread(_sqlite_version, sqlite_file(address))
    if "" < found < FIRST:
        raise EarlierSchema(found, FIRST, LAST_BUILD)
    if found > HEAD:
        raise NewerSchema(found, HEAD)
    return found


async def differences(address: str) -> list[str]:
    """The differences between a database's tables and this program's schema; changes nothing."""
    return await _connected(address, _compare)


def sql_of(address: str, since: str) -> str:
    """The SQL of the steps after ``since``, to read or to run by hand."""
    from alembic import command

    text = io.StringIO()
    config = _config(text)
    config.attributes["dialect"] = "postgresql" if is_postgres(address) else "sqlite"
    command.upgrade(config, f"{since}:{HEAD}" if since else HEAD, sql=True)
    return text.getvalue()


# ---- the steps it took --------------------------------------------------------------------------


def _sqlite_version(path: Path) -> str:
    log = log_of(path)
    if not path.exists() or not path.stat().st_size:
        if log.exists() and log.stat().st_size:
            why = (
                "is gone or empty, but its write-ahead log is there: put the file back beside it,"
                " or put a backup in its place by “tafelronde admin restore BACKUP”"
            )
            raise NoDatabase(f"{path} {why}")
        if not path.exists():
            return ""
    check_log(path)
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=30)) as base:
            known = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}
            if "alembic_version" not in known:
                return _UNNUMBERED if "meta" in known else ""
            row = base.execute("SELECT version_num FROM alembic_version").fetchone()
            return "" if row is None else str(row[0])
    except sqlite3.Error as error:
        raise NoDatabase(str(sqlite_fault(error, path) or error)) from None


async def _postgres_version(address: str) -> str:
    base = await connect(address)
    try:
        if await base.fetchval("SELECT to_regclass('alembic_version')") is None:
            made = await base.fetchval("SELECT to_regclass('meta') IS NOT NULL")
            return _UNNUMBERED if made else ""
        return await base.fetchval("SELECT version_num FROM alembic_version") or ""
    finally:
        await base.close()


async def connect(address: str) -> Any:
    """A connection to a PostgreSQL database. Raises NoDatabase."""
    try:
        parts_of(address)
        return await asyncpg.connect(address)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise NoDatabase(str(postgres_fault(error, address))) from None


# ---- the steps ----------------------------------------------------------------------------------


async def _connected(address: str, work: Callable[[Connection], T]) -> T:
    """Call ``work`` in one transaction, while no other node migrates."""
    if not is_postgres(address):
        return await asyncio.to_thread(_in_sqlite, sqlite_file(address), work)
    from sqlalchemy import NullPool, text
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(address), poolclass=NullPool
    )
    try:
        async with engine.begin() as base:
            await base.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            return await base.run_sync(work)
    except DBAPIError as error:
        raise NoDatabase(str(postgres_fault(error.orig or error, address))) from None


def _in_sqlite(path: Path, work: Callable[[Connection], T]) -> T:
    from sqlalchemy import NullPool, create_engine
    from sqlalchemy.event import listens_for
    from sqlalchemy.exc import DBAPIError

    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(path, isolation_level=None, timeout=30),
        poolclass=NullPool,
    )

    @listens_for(engine, "begin")
    def begin(base: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        base.exec_driver_sql("BEGIN IMMEDIATE")  # Python's own would come too late for DDL

    try:
        with engine.begin() as base:
            return work(base)
    except DBAPIError as error:
        why = sqlite_fault(error.orig or error, path)
        raise NoDatabase(str(why or error.orig)) from None


def _upgrade(base: Connection) -> None:
    from alembic import command

    command.upgrade(_config(base=base), HEAD)


def _downgrade(base: Connection, to: str) -> None:
    from alembic import command

    if base.dialect.name == "postgresql" and (node := base.exec_driver_sql(_NODES).scalar()):
        raise InUse(node)
    command.downgrade(_config(base=base), to)


def _compare(base: Connection) -> list[str]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from .schema import METADATA

    def is_key(difference: list[Any] | tuple[Any, ...]) -> bool:
        """Whether a difference is only that SQLite allows NULL in a key of text. Nothing writes
        NULL there."""
        if isinstance(difference, tuple):
            return False
        keys: set[Any] = {
            (table.name, column.name)
            for table in METADATA.tables.values()
            for column in table.primary_key
        }
        return all(
            kind == "modify_nullable" and (table, column) in keys
            for kind, _, table, column, *_ in difference
        )

    context = MigrationContext.configure(base, opts={"compare_type": True})
    found = compare_metadata(context, METADATA)
    return [repr(difference) for difference in found if not is_key(difference)]


def _config(output: io.StringIO | None = None, base: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config(output_buffer=output) if output is not None else Config()
    config.attributes["connection"] = base
    config.set_main_option("script_location", str(STEPS))
    config.set_main_option("path_separator", "os")
    return config
