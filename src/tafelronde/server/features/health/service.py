"""The health of the site: its nodes, the queues in the database, the disk, the backups.

Every node writes facts about itself into a row, so the host can see all nodes at any of them.
"""

import contextlib
import shutil

import msgspec

from .... import __version__
from ...base.background import Background, InBackground
from ...base.config import Settings
from ...base.parts import Parts
from ...bots.pool import BotPool
from ...live.tables import Tables
from ...storage.address import default_database, sqlite_file
from ...storage.migrate import HEAD
from ...storage.store import Store
from . import wire
from .backups import Backups, last_backups
from .wire import NodeFacts

BEAT = 30.0
"""Seconds until a node writes its row again."""
GONE = 86_400.0
"""Seconds until the row of a silent node is deleted."""
COUNTED = 1000
_QUEUES = {
    "bot-turns": ("tables WHERE bot_turn = $1", True),
    "reviews": ("reviews WHERE ready = $1 AND wanted_until >= {clock}", False),
    "reports": ("reports WHERE state = 'open' AND told = $1", False),
    "playing": ("tables WHERE status = 'playing' AND $1", True),
    "open": ("tables WHERE status = 'open' AND $1", True),
}
"""For each queue the rows of a table that wait, and the value of ``$1``."""


class Health(InBackground):
    """This node's row, and the page about all nodes."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store: Store = tables.store
        self._pool = parts[BotPool]
        self._settings = parts[Settings]
        self.backups = parts[Backups]
        self._started = 0.0
        self._background = Background(tables.outage)

    def start(self) -> None:
        self._started = self._store.now()
        self._background.repeat(self._tell, BEAT, "telling of this node failed")

    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(OSError):
            await self._store.write("DELETE FROM nodes WHERE id = $1", self._store.node)

    async def _tell(self) -> None:
        now = self._store.now()
        sql = (
            "INSERT INTO nodes (id, address, version, started, seen, facts)"
            " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET"
            " seen = excluded.seen, facts = excluded.facts"
        )
        node = self._store.node, self._settings.address, __version__, self._started
        facts = msgspec.json.encode(self._facts()).decode()
        await self._store.write(sql, *node, now, facts)
        await self._store.write("DELETE FROM nodes WHERE seen < $1", now - GONE)

    def _facts(self) -> dict[str, float]:
        metrics, line = self._tables.metrics, self._pool.line
        return {
            "sockets": metrics.sockets,
            "tables": len(self._tables.kept()),
            "turns-waiting": line.waiting,
            "bots-thinking": self._pool.thinking,
            "workers": len(self._pool.processes()),
            "moves": metrics.moves + metrics.bot_moves,
            "errors": metrics.errors,
        }

    async def page(self) -> wire.Health:
        """The health of the site now."""
        await self._tell()
        found = await look(self._store, self._settings.database)
        return msgspec.structs.replace(found, backup_state=await self.backups.standing())


async def look(store: Store, database: str) -> wire.Health:
    """The health of the site as its database tells it; the state of backups is not known there."""
    rows = await store.read(
        "SELECT address, version, started, seen, facts FROM nodes WHERE seen > $1"
        " ORDER BY seen DESC LIMIT 100",
        store.now() - 3 * BEAT,
    )
    nodes = [
        NodeFacts(address, version, started, seen, msgspec.json.decode(facts))
        for address, version, started, seen, facts in rows
    ]
    free, total = _disk(store, database)
    return wire.Health(
        now=store.now(),
        database="postgresql" if store.shared else "sqlite",
        schema=HEAD,
        database_bytes=await database_size(store),
        disk_free=free,
        disk_total=total,
        nodes=tuple(nodes),
        queues={name: await _count(store, *waiting) for name, waiting in _QUEUES.items()},
        backups=await last_backups(store),
        backup_state="unknown",
    )


async def _count(store: Store, rows: str, value: bool) -> int:
    where = rows.replace("{clock}", store.clock)
    sql = f"SELECT count(*) FROM (SELECT 1 FROM {where} LIMIT $2) AS found"
    return await store.first(sql, value, COUNTED)


def _disk(store: Store, database: str) -> tuple[float, float]:
    """Free and total bytes of the disk that holds the database; −1 where unknown (PostgreSQL)."""
    if store.shared:
        return -1.0, -1.0
    folder = sqlite_file(database or default_database()).parent
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return -1.0, -1.0
    return float(usage.free), float(usage.total)


async def database_size(store: Store) -> float:
    """The size of the database, in bytes."""
    if store.shared:
        return float(await store.first("SELECT pg_database_size(current_database())"))
    pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return float(await store.first(pages))
