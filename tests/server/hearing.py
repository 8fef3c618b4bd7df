"""Everything that a node's event bus carries, for one listener."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tafelronde.server.base import bus

EVENTS = [
    kind for kind in vars(bus).values() if isinstance(kind, type) and issubclass(kind, Struct)
]


def hear_all(feed: bus.Feed, listener: Callable[[Any], None]) -> None:
    """Call ``listener`` with every event."""
    for kind in EVENTS:
        if kind is not Struct:
            feed.listen(kind, listener)
