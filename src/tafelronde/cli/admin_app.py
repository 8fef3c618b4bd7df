"""The commands ``tafelronde admin …`` and their options: looking after a site without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import Ascii, Database, Lang, Plain, needed_number

admin_app = typer.Typer(
    help="Look after a site: roles, reports, bans, backups. Also while its server runs."
)

User = Annotated[str, typer.Argument(metavar="USER", help="The id of a person; see “people”.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; it is kept.")]


@admin_app.command()
def invite(
    role: Annotated[str, typer.Option(metavar="keeper|helper", help="The role.")] = "keeper",
    site: Annotated[
        str, typer.Option(metavar="URL", help="The site's address, as people know it.")
    ] = "",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Print a link by which somebody becomes host of the site, or a helper; it works once."""
    from .admin.acting import invite

    invite(database, role, site, options.terminal())


@admin_app.command()
def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="How the name begins, or an id.")],
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Look for people by how their names begin."""
    from .admin.acting import people

    people(database, name, options.terminal())


@admin_app.command()
def role(
    user: User,
    role: Annotated[str, typer.Argument(metavar="keeper|helper|none")],
    why: Why = "–",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Give somebody a role, or take it away."""
    from .admin.acting import set_role

    set_role(database, user, role, why, options.terminal())


@admin_app.command()
def reports(
    state: Annotated[
        str, typer.Option(metavar="open|acted|nothing", help="Which of them.")
    ] = "open",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """List what people have reported, one JSON object a line."""
    from .admin.acting import reports

    reports(database, state, options.terminal())


@admin_app.command()
def answer(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id.")],
    state: Annotated[str, typer.Argument(metavar="acted|nothing")],
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="Told to who reported.")] = "",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """A report is seen to: who reported is told."""
    from .admin.acting import answer

    answer(database, report, state, why, options.terminal())


@admin_app.command()
def ban(
    user: User,
    kind: Annotated[
        str, typer.Option("--from", metavar="chat|play|sign-in", help="From what.")
    ] = "chat",
    days: Annotated[str, typer.Option(metavar="N", help="For how long; 0: without an end.")] = "7",
    reason: Annotated[
        str, typer.Option(metavar="insult|spam|cheating|leaving|name|other", help="Why.")
    ] = "other",
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="Told to the person.")] = "",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Ban somebody, and print the ban's id."""
    from .admin.acting import ban

    wish = {"kind": kind, "reason": reason, "days": needed_number("--days", days), "words": why}
    ban(database, user, wish, options.terminal())


@admin_app.command()
def lift(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="Its id.")],
    why: Why = "–",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Take a ban back."""
    from .admin.acting import lift

    lift(database, ban, why, options.terminal())


@admin_app.command()
def words(
    add: Annotated[
        list[str] | None, typer.Option("--add", metavar="WORD", help="May be repeated.")
    ] = None,
    remove: Annotated[
        list[str] | None, typer.Option("--remove", metavar="WORD", help="May be repeated.")
    ] = None,
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """List the words that nobody may say or be called, and change them."""
    from .admin.acting import words

    words(database, add or [], remove or [], options.terminal())


@admin_app.command()
def tables(
    status: Annotated[str, typer.Option(metavar="open|playing|over|closed")] = "playing",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """List tables, the last changed first, one JSON object a line."""
    from .admin.acting import tables

    tables(database, status, options.terminal())


@admin_app.command()
def close(
    table: Table,
    why: Why = "–",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """End a table; nobody wins. A running server does it within seconds, another when it starts."""
    from .admin.acting import close

    close(database, table, why, options.terminal())


@admin_app.command()
def hide(
    table: Table,
    line: Annotated[
        str | None, typer.Option(metavar="N", help="Only this line of its chat.")
    ] = None,
    show: Annotated[bool, typer.Option("--show", metavar="", help="Show it again.")] = False,
    why: Why = "–",
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Take a table out of the lists, or hide a line of its chat."""
    from .admin.acting import hide

    number = None if line is None else needed_number("--line", line, 1)
    hide(database, table, number, why, on=not show, terminal=options.terminal())


@admin_app.command()
def audit(
    database: Database = "", lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False
) -> None:
    """Print the last acts of who looks after the site, one JSON object a line."""
    from .admin.acting import audit

    audit(database, options.terminal())


@admin_app.command()
def health(
    database: Database = "", lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False
) -> None:
    """Print how the site is, as one JSON object: servers, queues, disk, backups."""
    from .admin.acting import health

    health(database, options.terminal())


@admin_app.command()
def backup(
    folder: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="Where an SQLite database is copied to.")
    ] = None,
    keep: Annotated[str, typer.Option(metavar="N", help="So many are kept there.")] = "7",
    noted: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Only note that this was made, by pg_dump for example."),
    ] = None,
    database: Database = "",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Back an SQLite database up now, and check that the copy can be restored: 0, or 1."""
    from .admin.acting import backup

    return backup(database, folder, needed_number("--keep", keep, 1), noted, options.terminal())


@admin_app.command()
def move(
    source: Annotated[str, typer.Argument(metavar="SQLITE", help="The database file.")],
    target: Annotated[str, typer.Argument(metavar="POSTGRESQL", help="postgresql://…, empty.")],
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Move a site from SQLite to PostgreSQL, all or nothing; its server must be stopped."""
    from .admin.move import move

    move(source, target, options.terminal())
