"""``tafelronde migrate``: brings a server's database up to date."""

import contextlib
from typing import Annotated

import typer

from ..parts.database import database_problems
from ..parts.options import Database, open_terminal
from ..parts.problems import Problem
from ..parts.terminal import Terminal

DUE = 1
"""The exit code of ``--check`` when a migration is due."""


def migrate(
    database: Database = "",
    check: Annotated[
        bool, typer.Option("--check", metavar="", help="Change nothing; 1 if a step is due.")
    ] = False,
    sql: Annotated[
        bool, typer.Option("--sql", metavar="", help="Only print the SQL that is due.")
    ] = False,
    back: Annotated[
        str | None, typer.Option(metavar="VERSION", help="Undo the steps after this version.")
    ] = None,
) -> int:
    """Bring a server's database up to date; a server does this itself when it starts."""
    import asyncio

    from ...server.storage.address import default_database
    from ...server.storage.migrate import sql_of, version

    if back is not None and (check or sql):
        raise Problem("migrate-back-alone")
    address, terminal = database or default_database(), open_terminal()
    with database_problems():
        if check:
            return asyncio.run(_check(address, terminal))
        if sql:
            print(sql_of(address, asyncio.run(version(address))), end="")
            return 0
        return _migrate(address, back, terminal)


def _migrate(address: str, back: str | None, terminal: Terminal) -> int:
    import asyncio

    from ...server.storage.address import is_postgres, sqlite_file
    from ...server.storage.foreign_log import check_suspect_log
    from ...server.storage.lock import Lock
    from ...server.storage.migrate import HEAD, NoStep, go_back, migrate

    try:
        with contextlib.ExitStack() as alone:
            if not is_postgres(address):
                alone.enter_context(Lock(sqlite_file(address)))
                check_suspect_log(sqlite_file(address))
            before = asyncio.run(migrate(address) if back is None else go_back(address, back))
    except NoStep as error:
        raise Problem(
            "no-step", version=back or "–", steps=", ".join(error.args[0]) or "–"
        ) from None
    if back is not None:
        print(terminal.say("migrate-back", version=back, before=before))
        return 0
    message = "migrate-nothing" if before == HEAD else "migrate-done" if before else "migrate-new"
    print(terminal.say(message, version=HEAD, before=before or "–"))
    return 0


async def _check(address: str, terminal: Terminal) -> int:
    from ...server.storage.migrate import HEAD, differences, version

    before = await version(address)
    if before != HEAD:
        print(terminal.say("migrate-due", version=HEAD, before=before or "–"))
        return DUE
    found = await differences(address)
    if not found:
        print(terminal.say("migrate-nothing", version=HEAD, before=before))
        return 0
    print(terminal.say("migrate-differs", version=HEAD, count=len(found)))
    for difference in found:
        print(f"  {difference}")
    return DUE
