"""Notices between the nodes of a PostgreSQL (NOTIFY): their channels, texts and listeners."""

import asyncio
from typing import Any

from .store import Append, Heard, OnBroadcast, OnEvents
from .stored_events import encode_several

CHANNEL = "tafelronde"
"""The channel of notices of a line of chat: the table, and 0."""
EVENTS = "tafelronde_events"
"""The channel of notices with events: a table, its ``seq``, and the events, where they fit. So a
node that has the table in memory need not read them."""
BROADCASTS = "tafelronde_hails"
"""The channel of broadcasts. Its name never changes, since nodes of two versions may run
together."""
CHANNELS = (CHANNEL, EVENTS, BROADCASTS)
_MOST = 7_900
"""Bytes of a notice; PostgreSQL takes fewer than 8,000."""


def notice_of(batch: Append) -> str:
    """The text that tells other nodes of a batch: without its events where they are too long."""
    head = f"{batch.table} {batch.seq + len(batch.bodies)}"
    notice = f"{head} {encode_several(batch.at, batch.bodies)}"
    return notice if len(notice.encode()) <= _MOST else head


LULL, NEWS = 0.1, 1.0
"""Seconds for which a node reads no notice after one that it had no use for, so that it takes in
together what comes meanwhile: to wake up costs five times what a notice does. Seconds after news
of a table that it has, in which it reads each at once."""


class Hearing:
    """Passes notices on to the callbacks of ``Store.open``."""

    def __init__(self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None) -> None:
        self.heard = heard
        self._on_broadcast = on_broadcast
        self._on_events = on_events
        self._paused: Any = None
        """The transport that is not read from during a lull."""
        self._no_lull_until = 0.0
        """A time of the loop's clock."""

    def notified(self, base: Any, pid: int, channel: str, payload: str) -> None:
        """Pass a notice on."""
        if channel == BROADCASTS:
            return self._on_broadcast(payload)
        table, seq, events, *_ = (*payload.split(" ", 2), "", "")
        if not events or self._on_events is None:
            return self.heard(table, int(seq or 0))
        loop = asyncio.get_running_loop()
        if self._on_events(table, int(seq), events):
            self._no_lull_until = loop.time() + NEWS
        elif self._paused is None and loop.time() >= self._no_lull_until:
            self._pause(base._transport)
            loop.call_later(LULL, self.listen_on)
        return None

    def _pause(self, transport: Any) -> None:
        if not transport.is_closing():
            transport.pause_reading()
            self._paused = transport

    def listen_on(self) -> None:
        """End the lull, if there is one."""
        paused, self._paused = self._paused, None
        if paused is not None and not paused.is_closing():
            paused.resume_reading()
