"""A played game: its setup, its append-only log, chance that can be checked, and its record.

- ``chance``: how the outcomes follow from a seed that was promised first.
- ``setup``: what was agreed before the first step.
- ``play``: a step and the chance that follows it, as functions of a state.
- ``ending``: what the results are when the rules did not end the game.
- ``given``: first steps that are those of another match.
- ``match``: both in one object, with replay and takebacks.
- ``record``, ``parse``, ``verify``: the record file (docs/record.md), written, read, checked.

Importing these modules starts no compiler; playing does.
"""

from __future__ import annotations

from .errors import MatchError, OtherRules, RecordError
from .given import Given
from .match import Match, Takeback
from .parse import Record, parse_record
from .play import Ply
from .record import format_record, load_match, read_record, resume, save_match
from .setup import BotSeat, Setup, Table
from .verify import Finding, Verification, verify

__all__ = [
    "BotSeat",
    "Finding",
    "Given",
    "Match",
    "MatchError",
    "OtherRules",
    "Ply",
    "Record",
    "RecordError",
    "Setup",
    "Table",
    "Takeback",
    "Verification",
    "format_record",
    "load_match",
    "parse_record",
    "read_record",
    "resume",
    "save_match",
    "verify",
]
