"""One way by which a hero gets where he goes: for showing it. In plain Python."""

from __future__ import annotations

from typing import Any

from .facts import ARROWS, KEY, KIND, STORM, VORTEX, WIND

Way = tuple[int, ...]


def way(record: Any, start: int, end: int, free: bool) -> Way:
    """The places that a hero passes from ``start`` to ``end``, both included; the first that
    there is. ``free``: with one step where there is no arrow (D-10.4).

    Where no such way is legal, just start and end: so also from a vortex.
    """
    kind = int(KIND[code_at(record, start)])
    if kind == VORTEX:
        return start, end
    if kind == KEY:
        return start, end
    steps = 3 if kind == STORM else 2 if kind == WIND else 1
    ways: list[tuple[Way, bool]] = [((start,), not free)]
    for _ in range(steps):
        ways = [
            ((*passed, near), done or not ordinary)
            for passed, done in ways
            for near, ordinary in steps_from(record, passed[-1])
            if ordinary or not done
        ]
    return next((passed for passed, done in ways if done and passed[-1] == end), (start, end))


def code_at(record: Any, place: int) -> int:
    return int(record.laid[place]) & 255


def steps_from(record: Any, place: int) -> list[tuple[int, bool]]:
    """The neighbours of a tile, each with whether an ordinary step leads there (D-4.1, D-4.9)."""
    code = code_at(record, place)
    arrowless = KIND[code] in (KEY, VORTEX)
    found: list[tuple[int, bool]] = []
    for side, near in enumerate(record.sides[place].tolist()):
        if near >= 0:
            against = bool(ARROWS[code_at(record, near)] >> (side ^ 2) & 1)
            along = bool(ARROWS[code] >> side & 1)
            found.append((near, not against if arrowless else along))
    return found
