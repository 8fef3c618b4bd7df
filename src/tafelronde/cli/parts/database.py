"""Errors of a database, in the reader's language."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from .problems import Problem

if TYPE_CHECKING:
    from ...server.storage.store import Store


@contextmanager
def database_problems() -> Generator[None]:
    """Raise Problem for the errors of a database: it cannot be reached, is in use, is too old, or
    is too new."""
    from ...server.base.refusal import Refusal
    from ...server.storage.address import EarlierSchema, NewerSchema, NoDatabase
    from ...server.storage.faults import DatabaseFails
    from ...server.storage.lock import InUse

    try:
        yield
    except InUse as error:
        raise Problem("database-in-use", address=error.address or "?") from None
    except EarlierSchema as error:
        given = {"found": error.found, "first": error.first, "build": error.build}
        raise Problem("earlier-database", **given) from None
    except NewerSchema as error:
        raise Problem("newer-database", found=error.found, known=error.known) from None
    except Refusal as refusal:  # a running server of a newer version stored something
        raise Problem("no-database", why=refusal.message) from None
    except (NoDatabase, DatabaseFails) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise Problem("no-database", why=why) from None


@asynccontextmanager
async def opened_store(database: str) -> AsyncGenerator[Store]:
    """An open, up-to-date database; its server may run meanwhile. Raises Problem, and the errors
    that ``database_problems`` handles."""
    from ...server.storage.address import default_database, is_postgres, sqlite_file
    from ...server.storage.drivers import make_store
    from ...server.storage.foreign_log import check_suspect_log_of_idle
    from ...server.storage.migrate import HEAD, version

    address = database or default_database()
    if not is_postgres(address):
        check_suspect_log_of_idle(sqlite_file(address))
    found = await version(address)
    if found != HEAD:
        raise Problem("migrate-first", before=found or "–", version=HEAD)
    store = make_store(address)
    await store.open(lambda table, seq: None, lambda text: None)
    try:
        yield store
    finally:
        await store.close()
