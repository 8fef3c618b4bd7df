"""The day of the deals."""

from __future__ import annotations

import time

from server.helpers import Browser, Server
from tafelronde.server.table import deal as days

LASTS = 300.0
"""Seconds; no test takes so long."""


def today(node: Server) -> str:
    """The day, by the node's clock; it lasts long enough for a test."""
    now = Browser(node.url).get("/api/deals")[1]["now"]
    left = days.DAY - now % days.DAY
    if left < LASTS:
        time.sleep(left + 1)
    return days.day_at(Browser(node.url).get("/api/deals")[1]["now"])
