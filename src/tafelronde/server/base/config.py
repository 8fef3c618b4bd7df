"""How a node is set up: flags, then environment, then defaults."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

PORT = 8080
STATIC = Path(__file__).parents[1] / "static"


def default_workers() -> int:
    """One core is left to the server."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Smtp:
    """How mails are sent."""

    host: str
    sender: str
    """The sender's address; a name may stand before it."""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    security: Literal["starttls", "tls", "none"] = "starttls"


@dataclass(frozen=True)
class Settings:
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: 8080, or the next that is free."""
    database: str = ""
    """``sqlite:///FILE`` (or just FILE) or ``postgresql://…``; '': a file in the data folder."""
    workers: int = field(default_factory=default_workers)
    """Processes for bots."""
    rate: float = 20.0
    """Requests or messages a second of one person; three times as many at once."""
    bot_deadline: float = 20.0
    trusted_proxies: str = "127.0.0.1,::1"
    """The proxies whose headers say a caller's address and scheme: addresses, networks, or
    ``*``."""
    public_address: str = ""
    """The server's public address, ``https://table.example.org``; '': the address that each browser
    uses. Links in mails need it."""
    smtp: Smtp | None = None
    """None: no mails are sent."""
    games: tuple[str, ...] = ()
    """The names of the games that are offered for new tables; empty: all games."""
    programs: Mapping[str, str] = field(default_factory=lambda: dict[str, str]())
    """Programs as bots: for each name, what follows ``exec:`` (docs/bot-protocol.md)."""
    newcomer: float = 600.0
    """Seconds for which a new person can say only phrases to strangers."""
    backups: Path | None = None
    """The folder of backups by schedule, of an SQLite file; None: there are none."""
    backup_every: float = 86_400.0
    """Seconds from one backup to the next."""
    backup_keep: int = 7
    """The number of backups that are kept."""
    tournaments: Literal["all", "none"] = "all"
    """Who may make tournaments: everybody, or nobody."""
    log_level: str = "info"
    static: Path = STATIC
    log: logging.Logger = field(default_factory=lambda: logging.getLogger("tafelronde"))

    @property
    def first_port(self) -> int:
        return PORT if self.port is None else self.port

    @property
    def address(self) -> str:
        """The address of the server for a person on this computer."""
        everywhere = ("127.0.0.1", "0.0.0.0", "::", "::1")
        host = "localhost" if self.host in everywhere else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.first_port}/"
