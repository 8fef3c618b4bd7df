"""Tournaments without a server: pairings and standings.

Everything follows from the rules, the results so far and a seed that was promised before anybody
joined. So anybody who has the record of a tournament can compute all of it again (``record``).
"""

from .bracket import bracket
from .course import next_round, rounds_planned
from .model import Board, Kind, Round, Rules
from .record import Record, verify
from .standings import Line, standings

__all__ = [
    "Board", "Kind", "Line", "Record", "Round", "Rules", "bracket", "next_round",
    "rounds_planned", "standings", "verify",
]  # fmt: skip
