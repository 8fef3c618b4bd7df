"""Reading records from files; their faults in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...core.objects.registry import info as info_of
from .problems import Problem

if TYPE_CHECKING:
    from ...match import Finding, Match, Record
    from ...words import Words


def open_record(file: Path) -> Record:
    """The record in a file. Raises OSError, and Problem where the file is not a record."""
    from ...match import OtherRules, RecordError, read_record

    try:
        return read_record(file)
    except RecordError as error:
        if isinstance(other := error.__cause__, OtherRules):
            raise Problem(
                "other-rules",
                file=str(file),
                game=info_of(other.game).title,
                rules=other.rules,
                today=other.today,
            ) from error
        place = {} if error.line is None else {"line": error.line}
        message = "no-record-line" if place else "no-record"
        raise Problem(message, file=str(file), why=error.reason, **place) from error


def resume_record(record: Record, file: Path, say: Words) -> Match:
    """The match of a record. Raises Problem where something is wrong in it."""
    from ...match import RecordError, resume, verify

    try:
        return resume(record)
    except RecordError as error:
        why = sentence_of(verify(record).findings[0], say)
        raise Problem("false-record", file=str(file), why=why) from error


def sentence_of(finding: Finding, say: Words) -> str:
    """A fault that ``match.verify`` found, and its place, as a sentence."""
    text = say(f"finding-{finding.code}", found=finding.found, expected=finding.expected)
    if finding.ply is None:
        return say("finding", line=finding.line, place=finding.section, text=text)
    return say("finding-ply", line=finding.line, place=finding.section, ply=finding.ply, text=text)
