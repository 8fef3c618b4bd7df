"""The commands of who runs a server, and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import Ascii, Database, Lang, Plain, needed_number, whole_number

ratings_app = typer.Typer(help="The ratings of the people of a server.")


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="TAFELRONDE_HOST", help="Where to listen.")
    ] = "127.0.0.1",
    port: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            envvar="TAFELRONDE_PORT",
            help="By default 8080, or the next that is free.",
        ),
    ] = None,
    database: Database = "",
    workers: Annotated[
        str | None,
        typer.Option(metavar="N", envvar="TAFELRONDE_WORKERS", help="Processes for bots."),
    ] = None,
    rate: Annotated[
        str,
        typer.Option(metavar="N", envvar="TAFELRONDE_RATE", help="Requests a second of a person."),
    ] = "20",
    trust_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="TAFELRONDE_TRUST_PROXY",
            help="Proxies whose X-Forwarded-For and -Proto are believed; * for all.",
        ),
    ] = "127.0.0.1,::1",
    public_address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TAFELRONDE_PUBLIC_ADDRESS",
            help="Where everybody finds the server: for passkeys, and links in mails.",
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT", envvar="TAFELRONDE_SMTP", help="What sends mails; by default none."
        ),
    ] = "",
    smtp_from: Annotated[
        str,
        typer.Option(metavar="ADDRESS", envvar="TAFELRONDE_SMTP_FROM", help="Whom they are from."),
    ] = "",
    smtp_user: Annotated[
        str,
        typer.Option(metavar="NAME", envvar="TAFELRONDE_SMTP_USER", help="Who signs in there."),
    ] = "",
    smtp_security: Annotated[
        str,
        typer.Option(
            metavar="KIND", envvar="TAFELRONDE_SMTP_SECURITY", help="starttls, tls or none."
        ),
    ] = "starttls",
    smtp_password_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            envvar="TAFELRONDE_SMTP_PASSWORD_FILE",
            help="Its password; or in TAFELRONDE_SMTP_PASSWORD.",
        ),
    ] = None,
    offer: Annotated[
        str,
        typer.Option(
            metavar="GAME,…",
            envvar="TAFELRONDE_OFFER",
            help="The games of new tables; by default all.",
        ),
    ] = "",
    tournaments: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            envvar="TAFELRONDE_TOURNAMENTS",
            help="Who may make tournaments: all, or none.",
        ),
    ] = "all",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=exec:FILE",
            help="A program that can sit at tables as a bot; may be repeated.",
        ),
    ] = None,
    backups: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            envvar="TAFELRONDE_BACKUPS",
            help="Where an SQLite database is backed up to, every day; by default nowhere.",
        ),
    ] = None,
    backup_hours: Annotated[
        str,
        typer.Option(
            metavar="N", envvar="TAFELRONDE_BACKUP_HOURS", help="Hours between two backups."
        ),
    ] = "24",
    backup_keep: Annotated[
        str,
        typer.Option(metavar="N", envvar="TAFELRONDE_BACKUP_KEEP", help="Backups that are kept."),
    ] = "7",
    newcomers: Annotated[
        str,
        typer.Option(
            metavar="MINUTES",
            envvar="TAFELRONDE_NEWCOMERS",
            help="How long somebody new says only phrases to strangers.",
        ),
    ] = "10",
    log_level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", envvar="TAFELRONDE_LOG_LEVEL", help="debug, info, warning or error."
        ),
    ] = "warning",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Do not open the browser.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Open the table in the browser; this is what happens without a command, too."""
    from ..server.config import Settings, default_workers
    from .host.mails import read_public_address, read_smtp
    from .host.serve import read_programs, serve, who_makes_tournaments

    settings = Settings(
        host=host,
        port=whole_number("--port", port, 1),
        database=database,
        rate=float(needed_number("--rate", rate, 1)),
        trusted_proxies=trust_proxy,
        public_address=read_public_address(public_address),
        smtp=read_smtp(smtp, smtp_from, smtp_user, smtp_security, smtp_password_file),
        games=tuple(dict.fromkeys(name.strip() for name in offer.split(",") if name.strip())),
        programs=read_programs(bot or ()),
        newcomer=60.0 * needed_number("--newcomers", newcomers),
        backups=backups,
        backup_every=3600.0 * needed_number("--backup-hours", backup_hours, 1),
        backup_keep=needed_number("--backup-keep", backup_keep, 1),
        tournaments=who_makes_tournaments(tournaments),
        log_level=log_level,
        workers=whole_number("--workers", workers, 1) or default_workers(),
    )
    serve(settings, browser=not no_browser, terminal=options.terminal())


def migrate(
    database: Database = "",
    check: Annotated[
        bool, typer.Option("--check", metavar="", help="Change nothing; 1 if there is to do.")
    ] = False,
    sql: Annotated[
        bool, typer.Option("--sql", metavar="", help="Print the SQL of what is to do, only.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Bring a server's database up to date; a server does so itself when it starts."""
    from .host.migrate import migrate

    return migrate(database, check=check, sql=sql, terminal=options.terminal())


@ratings_app.command("replay")
def replay_ratings(
    database: Annotated[
        str, typer.Argument(metavar="DATABASE", help="Its file or address; by default as serve.")
    ] = "",
    write: Annotated[
        bool, typer.Option("--write", metavar="", help="Correct what differs.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Work out all ratings anew from all games; 1 if those of the database differ."""
    from .host.ratings import replay

    return replay(database, write=write, terminal=options.terminal())
