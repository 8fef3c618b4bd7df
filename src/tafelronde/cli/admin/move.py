"""``tafelronde admin move``: moves a site from SQLite to PostgreSQL."""

from typing import Annotated

import typer

from ..parts.database import database_problems
from ..parts.options import open_terminal
from ..parts.problems import Problem


def move(
    source: Annotated[str, typer.Argument(metavar="SQLITE", help="The database file.")],
    target: Annotated[str, typer.Argument(metavar="POSTGRESQL", help="postgresql://…, empty.")],
) -> None:
    """Move a site from SQLite to PostgreSQL, all or nothing; its server must be stopped."""
    import asyncio

    from ...server.storage.address import is_postgres, sqlite_file
    from ...server.storage.foreign_log import check_suspect_log
    from ...server.storage.lock import Lock
    from ...server.storage.move import NotMoved, move_all
    from ...server.storage.postgres_address import without_password

    for field, given, expected, wrong in (
        ("SQLITE", source, "FILE", is_postgres(source)),
        ("POSTGRESQL", target, "postgresql://…", not is_postgres(target)),
    ):
        if wrong:
            value = without_password(given)
            raise Problem("bad-option", field=field, value=value, expected=expected)
    terminal = open_terminal()

    def say(table: str, rows: int) -> None:
        print(terminal.say("move-table", table=table, rows=rows), flush=True)

    with database_problems():
        file = sqlite_file(source)
        if not file.is_file():
            raise Problem("no-file", file=str(file))
        try:
            with Lock(file):
                check_suspect_log(file)
                rows = asyncio.run(move_all(file, target, say))
        except NotMoved as error:
            raise Problem("move-refused", why=str(error)) from None
    print(terminal.say("move-done", rows=rows))
