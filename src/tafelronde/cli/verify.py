"""``tafelronde verify``: is this record true?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import info as info_of
from .problems import Problem
from .terminal import Terminal

if TYPE_CHECKING:
    from ..match import Finding, Record
    from ..words import Words

GOOD, BAD = 0, 1


def verify(file: Path, terminal: Terminal) -> int:
    """Print what checking gave; the exit code. Raises Problem for what is no record."""
    record = open_record(file)
    from ..match import verify as check

    say = terminal.say
    found = check(record)
    if found.ok:
        print(say("verify-good", decisions=found.decisions, draws=found.draws)
              if found.draws_checked
              else say("verify-moves", decisions=found.decisions))  # fmt: skip
        if found.given:
            print(say("verify-given", count=found.given))
        for seat in found.resigned:
            print(say("verify-resigned", seat=record.setup.labels()[seat]))
        if not found.is_over:
            print(say("verify-unfinished"))
        if not found.draws_checked:
            print(say("verify-no-seed"))
        return GOOD
    print(say("verify-bad", count=len(found.findings)))
    for finding in found.findings:
        print("  " + sentence_of(finding, say))
    return BAD


def open_record(file: Path) -> Record:
    """The record in a file. Raises OSError; Problem for what is none."""
    from ..match import OtherRules, RecordError, read_record

    try:
        return read_record(file)
    except RecordError as error:
        if isinstance(other := error.__cause__, OtherRules):
            title, versions = (
                info_of(other.game).title,
                {"rules": other.rules, "today": other.today},
            )
            raise Problem("other-rules", file=str(file), game=title, **versions) from error
        place = {} if error.line is None else {"line": error.line}
        message = "no-record-line" if place else "no-record"
        why = error.reason if place else f"{error.field} {error.reason}"
        raise Problem(message, file=str(file), why=why, **place) from error


def sentence_of(finding: Finding, say: Words) -> str:
    """What is wrong, and where."""
    text = say(f"finding-{finding.code}", found=finding.found, expected=finding.expected)
    if finding.ply is None:
        return say("finding", line=finding.line, place=finding.section, text=text)
    return say("finding-ply", line=finding.line, place=finding.section, ply=finding.ply, text=text)
