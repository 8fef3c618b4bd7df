"""Records in files, and what is wrong with them, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...core.objects.registry import info as info_of
from .problems import Problem

if TYPE_CHECKING:
    from ...match import Finding, Record
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
        why = error.reason if place else f"{error.field} {error.reason}"
        raise Problem(message, file=str(file), why=why, **place) from error


def sentence_of(finding: Finding, say: Words) -> str:
    """What ``match.verify`` found wrong, and where, as a sentence."""
    text = say(f"finding-{finding.code}", found=finding.found, expected=finding.expected)
    if finding.ply is None:
        return say("finding", line=finding.line, place=finding.section, text=text)
    return say("finding-ply", line=finding.line, place=finding.section, ply=finding.ply, text=text)
