"""Settings of a node: flags, then environment, then defaults.

What can be set is described here and nowhere else: ``tafelronde serve`` makes its flags from it.
"""

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

PORT = 8080
STATIC = Path(__file__).parents[1] / "static"
PACKED = "pocket.json"
"""The file that ``tafelronde.pocket.pack`` writes last."""
LEVELS = ("debug", "info", "warning", "error")


class Flag(NamedTuple):
    """A flag of ``tafelronde serve``: ``backup_hours`` is set by ``--backup-hours``, or by the
    variable TAFELRONDE_BACKUP_HOURS."""

    metavar: str
    help: str
    name: str = ""
    """'': that of its setting."""
    default: str = ""
    """The default as text; '': that of its setting."""
    least: int | None = None
    """The least value of a whole number; None: it is no whole number."""
    most: int = 1_000_000
    """The greatest value of a whole number."""
    among: tuple[str, ...] = ()
    """The values that it can have; none: any."""
    read: Callable[[str], object] = str
    """Makes the setting from the typed text, where that is neither a number nor a choice."""
    many: bool = False
    """Whether it may be repeated; then no variable of the environment sets it."""


def _names(text: str) -> tuple[str, ...]:
    """Names with commas between, each once."""
    return tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))


def default_workers() -> int:
    """One core is left to the server."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Smtp:
    """The server for mails."""

    host: str
    sender: str
    """The sender's address; a name may stand before it."""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    security: Literal["starttls", "tls", "none"] = "starttls"


@dataclass(frozen=True)
class Settings:
    """All that can be set, in the order of the flags. What takes several of them, or checks, is
    read by ``cli/host/serve.py`` (``READ``)."""

    host: Annotated[str, Flag("ADDRESS", "Where to listen.")] = "127.0.0.1"
    port: Annotated[
        int | None, Flag("N", "By default 8080, or the next that is free.", least=1, most=65_535)
    ] = None
    """None: 8080, or the next that is free."""
    database: str = field(default="", repr=False)
    """``sqlite:///FILE`` (or just FILE) or ``postgresql://…``; '': a file in the data folder. Its
    flag is also that of other commands."""
    workers: Annotated[int, Flag("N", "Processes for bots.", least=1, most=1024)] = field(
        default_factory=default_workers
    )
    rate: Annotated[float, Flag("N", "Requests a second of a person.", least=1)] = 20
    """Requests or messages a second of one person; three times as many at once."""
    trusted_proxies: Annotated[
        str,
        Flag(
            "ADDRESS,…",
            "Proxies whose X-Forwarded-For and -Proto are believed.",
            name="trust_proxy",
        ),
    ] = "127.0.0.1,::1"
    """The proxies whose headers say a caller's address and scheme: addresses and networks
    (``10.0.0.0/24``)."""
    drain: Annotated[
        int, Flag("SECONDS", "How long a node that stops is served on, for proxies.", least=0)
    ] = 0
    """Seconds for which a node goes on after SIGTERM, while ``/health`` says that it stops: then a
    proxy that asks for it sends nobody there any more."""
    public_address: Annotated[
        str, Flag("URL", "Where everybody finds the server: for passkeys, and links in mails.")
    ] = ""
    """The server's public address, ``https://table.example.org``; '': the address that each browser
    uses, which then must be one of this computer's in its network. Links in mails need it."""
    path: Annotated[
        str, Flag("/FOLDER", "The folder in which a proxy shows the server; by default none.")
    ] = ""
    """The folder in which the site lies for browsers, ``/games``; '': none."""
    smtp: Annotated[
        Smtp | None,
        Flag("HOST:PORT", "What sends mails; by default none.", name="smtp"),
        Flag("ADDRESS", "Whom they are from.", name="smtp_from"),
        Flag("NAME", "Who signs in there.", name="smtp_user"),
        Flag("KIND", "starttls, tls or none.", name="smtp_security", default="starttls"),
        Flag("FILE", "Its password; or in TAFELRONDE_SMTP_PASSWORD.", name="smtp_password_file"),
    ] = None
    """None: no mails are sent."""
    games: Annotated[
        tuple[str, ...],
        Flag("GAME,…", "The games of new tables; by default all.", name="offer", read=_names),
    ] = ()
    """The names of the games that are offered for new tables; empty: all games."""
    tournaments: Annotated[
        Literal["all", "staff", "none"],
        Flag(
            "WHO", "Who may make tournaments: all, staff or none.", among=("all", "staff", "none")
        ),
    ] = "all"
    judge: Annotated[
        Literal["server", "devices"],
        Flag(
            "WHO",
            "Who works out reviews, and answers to wrong moves in puzzles: server, or devices of "
            "the readers only.",
            among=("server", "devices"),
        ),
    ] = "server"
    """``server``: the server, unless a reader has their own device do it; ``devices``: only the
    readers' devices."""
    programs: Annotated[
        Mapping[str, str],
        Flag(
            "NAME=BOT",
            "A bot of your own that can sit at tables (fox=exec:./fox, fox=py:mybots:Fox); may be "
            "repeated.",
            name="bot",
            many=True,
        ),
    ] = field(default_factory=lambda: dict[str, str]())
    """Bots of the host's own by their names, as on a command line (docs/own-bots.md)."""
    backups: Annotated[
        Path | None,
        Flag(
            "FOLDER",
            "Where an SQLite database is backed up to, every day; by default nowhere.",
            read=Path,
        ),
    ] = None
    """The folder of backups by schedule, of an SQLite file; None: there are none."""
    backup_hours: Annotated[int, Flag("N", "Hours between two backups.", least=1)] = 24
    backup_keep: Annotated[int, Flag("N", "Backups that are kept.", least=1)] = 7
    newcomers: Annotated[
        int, Flag("MINUTES", "How long somebody new says only phrases to strangers.", least=0)
    ] = 10
    log_level: Annotated[str, Flag("LEVEL", "debug, info, warning or error.", among=LEVELS)] = (
        "warning"
    )
    bot_deadline: float = 20.0
    static: Path = STATIC
    log: logging.Logger = field(default_factory=lambda: logging.getLogger("tafelronde"))

    @property
    def devices_only(self) -> bool:
        """Whether the server itself judges nothing."""
        return self.judge == "devices"

    @property
    def packed(self) -> bool:
        """Whether the client has what a page needs to be a server, or a judge."""
        return (self.static / PACKED).is_file()

    @property
    def public_site(self) -> str:
        """The public address with its folder, for links; '' where no address is set."""
        return self.public_address and self.public_address + self.path

    @property
    def first_port(self) -> int:
        return PORT if self.port is None else self.port

    @property
    def address(self) -> str:
        """The address of the server for a person on this computer."""
        everywhere = ("127.0.0.1", "0.0.0.0", "::", "::1")
        host = "localhost" if self.host in everywhere else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.first_port}{self.path}/"
