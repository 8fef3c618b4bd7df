"""Log once that the database fails, and once that it answers again."""

from __future__ import annotations

import logging
import time

_log = logging.getLogger("tafelronde")


class Outage:
    """Logs when a database begins to fail (``fails``) and when it answers again (``answers``)."""

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
