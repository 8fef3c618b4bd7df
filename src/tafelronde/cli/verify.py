"""``tafelronde verify``: checks every draw and every move of a record."""

from __future__ import annotations

from pathlib import Path

from .records import open_record, sentence_of
from .terminal import Terminal

GOOD, BAD = 0, 1
"""Exit codes."""


def verify(file: Path, terminal: Terminal) -> int:
    """Check a record and print the result.

    Returns the exit code, ``GOOD`` or ``BAD``. Raises OSError, and Problem where the file is not a
    record.
    """
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
