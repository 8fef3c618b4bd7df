"""What somebody will do in a game by days if others do this or that."""

from __future__ import annotations

from typing import NamedTuple

Line = tuple[int, ...]
"""The decisions of all, one after the other, up to an answer."""


class Plan(NamedTuple):
    """What somebody has left for a seat."""

    seat: int
    user: str
    seq: int
    """How many events the table had then."""
    ply: int
    """How many plies it had then: the lines begin there."""
    lines: tuple[Line, ...]
