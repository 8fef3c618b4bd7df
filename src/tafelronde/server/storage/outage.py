"""What the host is told of a database that does not answer: once that it fails, once that it is
back."""

from __future__ import annotations

import logging
import time

_log = logging.getLogger("tafelronde")


class Outage:
    """Whoever finds the database failing says so; who asks it regularly says when it answers."""

    def __init__(self) -> None:
        self._since = 0.0

    def fails(self, error: OSError) -> None:
        if not self._since:
            self._since = time.monotonic()
            _log.warning("the database fails: %s", error)

    def answers(self) -> None:
        if self._since:
            seconds = round(time.monotonic() - self._since, 1)
            self._since = 0.0
            _log.warning("the database answers again", extra={"fields": {"seconds": seconds}})
