"""Server → client: the health of the site and its backups."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Backup(Struct, frozen=True):
    at: float
    file: str
    bytes: float
    seconds: float
    """Making and checking it took so long; 0: somebody else made it, and nobody checked it here."""
    error: str
    """Why it failed; ''."""


class NodeFacts(Struct, frozen=True):
    """A server, as it told of itself."""

    address: str
    version: str
    started: float
    seen: float
    facts: dict[str, Any]
    """``fact-<name>`` of the catalogue."""


class Health(Struct, frozen=True):
    """GET /api/host/health: how the site is."""

    now: float
    database: Literal["sqlite", "postgresql"]
    schema: str
    database_bytes: float
    disk_free: float
    """Bytes where the database or else the program is; −1: unknown."""
    disk_total: float
    nodes: tuple[NodeFacts, ...]
    queues: dict[str, int]
    """``queue-<name>`` of the catalogue: how much work waits in the database; 1,000 stands for
    more."""
    backups: tuple[Backup, ...]
    """The last ones, the newest first."""
    backup_state: Literal["ok", "noted", "late", "failed", "off", "unknown"]
