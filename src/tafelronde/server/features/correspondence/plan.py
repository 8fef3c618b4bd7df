"""The plan of a player in a game by days: what they will do if others do this or that."""

from typing import NamedTuple

Line = tuple[int, ...]
"""The decisions of all players, one after the other, up to an answer of the seat."""


class Plan(NamedTuple):
    """The lines that a player has left for a seat."""

    seat: int
    user: str
    seq: int
    """The number of events of the table when they were left."""
    ply: int
    """The number of plies of the table then: the lines begin there."""
    lines: tuple[Line, ...]
