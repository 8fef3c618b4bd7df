"""How a node is set up: flags, then environment, then defaults."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("tafelronde", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


def _default_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    """``sqlite:///FILE`` (or just FILE) or ``postgresql://…``."""
    workers: int = field(default_factory=_default_workers)
    """Processes for bots."""
    rate: float = 20.0
    """Requests or messages a second of one person; three times as many at once."""
    bot_deadline: float = 20.0
    static: Path = STATIC
    log: logging.Logger = field(default_factory=lambda: logging.getLogger("tafelronde"))
