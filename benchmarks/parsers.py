"""Time of the parsers of strangers' input for the worst of the largest that they take, in
milliseconds of the processor: on the event loop 5 at the most (``doors``)."""

import time

from .doors import Door, doors
from .harness import Row

ON_LOOP = 5.0
"""Milliseconds that reading one request may take on the event loop."""
TOLD = 12
"""The slowest of all are shown."""


def took(door: Door, rounds: int) -> list[float]:
    """Milliseconds for what is as large as is taken, round by round."""
    once = door.at(1.0)
    once()
    found: list[float] = []
    for _ in range(rounds):
        begun = time.process_time()
        once()
        found.append(1000 * (time.process_time() - begun))
    return found


def rows(rounds: int) -> list[Row]:
    """The slowest on the event loop, and in a reading process."""
    all_rows = [
        (door.on_loop, Row(
            f"{door.name}, {door.most:,}", "ms", took(door, rounds),
            at_most=ON_LOOP if door.on_loop else None,
        ))
        for door in doors()
    ]  # fmt: skip
    shown: list[Row] = []
    for on_loop in (True, False):
        mine = [row for place, row in all_rows if place is on_loop]
        shown += sorted(mine, key=lambda row: -row.median)[:TOLD]
    return shown
