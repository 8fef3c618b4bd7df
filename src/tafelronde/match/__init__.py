"""A played game: its setup, its append-only log, chance that can be checked, and its record.

- ``setup``: what is agreed before the first step.
- ``chance``: how all outcomes follow from a seed whose hash is published first.
- ``play``: a step and the chance that follows it, as functions of a state.
- ``forced``: decisions that can be made without asking.
- ``reveal``: whether a decision alone tells somebody something.
- ``given``: first steps that are taken from another match.
- ``ending``: the results when players give up; ``outcome``: what a game is for each seat;
  ``account``: its end in tellings.
- ``course``: the log so far, and the position that it leads to.
- ``match``: a match as one object: its course, its seed, who sits where, and how it ends.
- ``clock``: the time that players have, and how it adds up; ``timing``, how records tell it.
- ``record``: record files (docs/record.md) written and read; ``layout`` and ``text`` are how they
  are spelled, ``sections`` and ``parse…`` how they are read, ``verify`` how they are checked.

Importing these modules starts no compiler; playing does.
"""

from .course import Course, Takeback
from .errors import MatchError, OtherRules, RecordError
from .given import Given
from .match import Match
from .parse import Record, parse_record
from .play import Ply
from .record import format_record, load_match, read_record, resume, save_match
from .setup import BotSeat, Seating, Setup
from .verify import Finding, Verification, verify

__all__ = [
    "BotSeat", "Course", "Finding", "Given", "Match", "MatchError", "OtherRules", "Ply", "Record",
    "RecordError", "Seating", "Setup", "Takeback", "Verification", "format_record", "load_match",
    "parse_record", "read_record", "resume", "save_match", "verify",
]  # fmt: skip
