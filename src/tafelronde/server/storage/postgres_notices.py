"""Notices between the nodes of a PostgreSQL (NOTIFY): their channels, texts and listeners."""

from __future__ import annotations

from typing import Any, NamedTuple

from .store import Append, Heard, OnBroadcast, OnEvents
from .stored_events import told_with

CHANNEL = "tafelronde"
"""The channel of notices without events: a table and its ``seq``, or 0 for a line of chat. Nodes of
a version that knows no other listen to it alone."""
EVENTS = "tafelronde_events"
"""The channel of notices with events: a table, its ``seq``, and the events, where they fit. So a
node that has the table in memory need not read them."""
BROADCASTS = "tafelronde_hails"
"""The channel of broadcasts. Its name never changes, since nodes of two versions may run
together."""
CHANNELS = (CHANNEL, EVENTS, BROADCASTS)
_MOST = 7_900
"""Bytes of a notice; PostgreSQL takes fewer than 8,000."""

NAMED = {"application_name": "tafelronde"}
"""The name of all connections of a node. Nodes of versions that know nothing of ``EVENTS`` have
none."""
NAMELESS = (
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database()"
    " AND backend_type = 'client backend' AND coalesce(application_name, '') = ''"
)


def notice_of(batch: Append) -> str:
    """The text that tells other nodes of a batch: without its events where they are too long."""
    head = f"{batch.table} {batch.seq + len(batch.bodies)}"
    notice = f"{head} {told_with(batch.at, batch.bodies)}"
    return notice if len(notice.encode()) <= _MOST else head


class Hearing(NamedTuple):
    """The callbacks of ``Store.open``."""

    heard: Heard
    on_broadcast: OnBroadcast
    on_events: OnEvents | None

    def notified(self, base: Any, pid: int, channel: str, payload: str) -> None:
        """Pass a notice on."""
        del base, pid
        if channel == BROADCASTS:
            return self.on_broadcast(payload)
        table, seq, events, *_ = (*payload.split(" ", 2), "", "")
        if events and self.on_events is not None:
            return self.on_events(table, int(seq), events)
        return self.heard(table, int(seq or 0))
