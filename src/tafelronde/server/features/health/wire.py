"""Server → client: the health of the site and its backups."""

from typing import Any, Literal

from msgspec import Struct


class Backup(Struct, frozen=True):
    at: float
    file: str
    bytes: float
    seconds: float
    """The time of making and checking it; 0: it was made elsewhere, and nothing here checked it."""
    error: str
    """The reason why it failed; '': it did not."""


class NodeFacts(Struct, frozen=True):
    """The facts that a node wrote about itself."""

    address: str
    version: str
    started: float
    seen: float
    facts: dict[str, Any]
    """The message ``fact-<name>`` of the catalogue explains each."""


class Health(Struct, frozen=True):
    """GET /api/host/health: the health of the site."""

    now: float
    database: Literal["sqlite", "postgresql"]
    schema: str
    database_bytes: float
    disk_free: float
    """Free bytes of the disk with the database; −1: unknown (PostgreSQL)."""
    disk_total: float
    nodes: tuple[NodeFacts, ...]
    queues: dict[str, int]
    """The work that waits in the database; ``queue-<name>`` of the catalogue explains each. 1,000
    stands for more."""
    backups: tuple[Backup, ...]
    """The last backups and failures, the newest first."""
    backup_state: Literal["ok", "noted", "due", "late", "failed", "off", "unknown"]
