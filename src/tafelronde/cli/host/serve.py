"""``tafelronde serve``: the table in the browser."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ...core.objects.registry import info as info_of
from ..parts.database import database_problems
from ..parts.options import Database, needed_number, open_terminal, whole_number
from ..parts.problems import Problem
from ..parts.terminal import Terminal
from .mails import read_public_address, read_smtp

if TYPE_CHECKING:
    from ...server.base.config import Settings

LONGEST = 60
"""Seconds that a program may have for a decision, or to start."""
_NAME = re.compile("[a-z][a-z0-9_-]{0,23}")
_TAKEN = (98, 48, 10048)
"""EADDRINUSE of Linux, macOS, Windows."""


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
) -> None:
    """Open the table in the browser; this is what happens without a command, too."""
    import webbrowser

    from ...server.base.config import Settings, default_workers
    from ...server.node.run import CannotListen
    from ...server.node.run import serve as serve_node
    from ...server.storage.lock import InUse

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
        tournaments=_who_makes_tournaments(tournaments),
        log_level=log_level,
        workers=whole_number("--workers", workers, 1) or default_workers(),
    )
    _check(settings)
    terminal, browser = open_terminal(), not no_browser
    try:
        with database_problems():
            serve_node(settings, _ready(settings, browser, terminal))
    except InUse as error:
        if not browser or not error.address:
            raise Problem("database-in-use", address=error.address or "?") from None
        print(terminal.say("serving-already", address=error.address), flush=True)
        webbrowser.open(error.address)
    except CannotListen as error:
        if error.errno in _TAKEN:
            raise Problem("port-taken", port=str(settings.first_port)) from None
        where = f"{settings.host}:{settings.first_port}"
        raise Problem("cannot-listen", address=where, why=error.strerror or "?") from None
    sys.stdout.flush()


def _check(settings: Settings) -> None:
    """Raise Problem, UnknownGame."""
    from ...server.base.logs import LEVELS

    if settings.first_port > 65_535:
        raise Problem(
            "bad-range", field="--port", value=str(settings.first_port), expected="1–65535"
        )
    if settings.log_level not in LEVELS:
        expected = ", ".join(LEVELS)
        raise Problem(
            "bad-option", field="--log-level", value=settings.log_level, expected=expected
        )
    for name in settings.games:
        info_of(name)


def _ready(settings: Settings, browser: bool, terminal: Terminal) -> Callable[[str, str], None]:
    """What tells where the server is, and how somebody becomes its host."""

    def ready(address: str, invitation: str) -> None:
        print(terminal.say("serving", address=address), flush=True)
        if invitation and sys.stdout.isatty():
            site = f"{settings.public_address}/" if settings.public_address else address
            link = f"{site}host/join#{invitation}"
            print(terminal.say("serving-invite", link=link), flush=True)
        elif invitation:  # what is printed is kept, by a journal or a container: a secret is not
            print(terminal.say("serving-invite-later"), flush=True)
        if browser:
            _open_browser(address)

    return ready


def _who_makes_tournaments(text: str) -> Literal["all", "none"]:
    """Raises Problem."""
    if text == "all" or text == "none":
        return text
    raise Problem("bad-option", field="--tournaments", value=text, expected="all, none")


def read_programs(texts: Sequence[str]) -> dict[str, str]:
    """``NAME=exec:…`` as a bot by its name. Raises Problem, BadOption."""
    if not texts:
        return {}
    from ...bots.create import KINDS
    from ...bots.external.bot import split_command
    from ...bots.spec import BotSpec
    from ...core.facts.levels import LEVELS

    programs: dict[str, str] = {}
    for text in texts:
        name, _, bot = text.partition("=")
        spec = BotSpec.parse(bot) if _NAME.fullmatch(name) and bot else None
        taken = name in (*LEVELS, *KINDS, *programs)
        if spec is None or taken or not spec.command:
            raise Problem("bad-program", text=text)
        clocks = [spec.settings.get(clock, 0) for clock in ("move", "start")]
        if not all(0 <= seconds <= LONGEST for seconds in clocks):
            raise Problem("bad-range", field=text, value=str(max(clocks)), expected=f"0–{LONGEST}")
        split_command(spec.command)
        programs[name] = bot
    return programs


def _open_browser(address: str) -> None:
    import webbrowser

    threading.Thread(
        target=webbrowser.open, args=(address,), name="tafelronde-browser", daemon=True
    ).start()
