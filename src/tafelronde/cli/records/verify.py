"""``tafelronde verify``: checks every draw and move of a record, or every pairing of a
tournament."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..parts.acts import explained
from ..parts.options import RecordFile, open_terminal
from ..parts.problems import Problem
from ..parts.records import open_record, sentence_of
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...tournament.record import Record

GOOD, BAD = 0, 1
"""Exit codes."""


def verify(file: RecordFile) -> int:
    """Check every draw and move of a record, or every pairing of a tournament: exit code 0, or 1
    with the faults."""
    terminal = open_terminal()
    say = terminal.say
    if _is_tournament(file):
        return _verify_tournament(file, terminal)
    record = open_record(file)
    from ...match import verify as check

    found = check(record)
    if found.ok:
        print(say("verify-good", decisions=found.decisions, draws=found.draws)
              if found.draws_checked
              else say("verify-moves", decisions=found.decisions))  # fmt: skip
        if found.given:
            print(say("verify-given", count=found.given))
        for seat in found.resigned:
            print(say("verify-resigned", seat=record.setup.labels()[seat]))
        for seat in record.gone:
            print(say("verify-gave-up", seat=record.setup.labels()[seat]))
        if not found.is_over:
            print(say("verify-unfinished"))
        if not found.draws_checked:
            print(say("verify-no-seed"))
        return GOOD
    print(say("verify-bad", count=len(found.findings)))
    for finding in found.findings:
        print("  " + sentence_of(finding, say))
    return BAD


def _is_tournament(file: Path) -> bool:
    """Whether the file is the record of a tournament, which is JSON."""
    with file.open("rb") as source:
        return source.read(64).lstrip().startswith(b"{")


def _verify_tournament(file: Path, terminal: Terminal) -> int:
    """Check the lot, every pairing, the acts of directors and the standings, and say what each act
    did. Raises Problem, OSError."""
    from ...tournament.record import final_of, read_record, verify

    say = terminal.say

    try:
        record = read_record(file.read_bytes())
    except ValueError as error:
        raise Problem("no-record", file=str(file), why=str(error)) from error
    findings = verify(record)
    if not findings:
        rounds, players = len(record.rounds), len(record.players)
        print(say("verify-tournament-good", rounds=rounds, players=players))
        if record.acts:
            print(say("verify-tournament-acts", count=len(record.acts), digest=record.digest))
        for line in explained(record, terminal.language):
            print("  " + line)
        for line in _unplayed(record, terminal):
            print(line)
        if final := final_of(record):
            names = _names(record, terminal)
            won = [names[line.number] for line in final if line.rank == 1]
            print(say("verify-tournament-winner", name="".join(won), won="yes" if won else "no"))
        return GOOD
    print(say("verify-bad", count=len(findings)))
    for finding in findings:
        print("  " + say(f"finding-tournament-{finding.code}", round=finding.round))
    return BAD


def _names(record: Record, terminal: Terminal) -> dict[int, str]:
    """The names of the players, by number; a deleted account has its number for a name."""
    return {
        one.number: one.name or terminal.say("verify-tournament-nameless", number=one.number)
        for one in record.players
    }


def _unplayed(record: Record, terminal: Terminal) -> Iterator[str]:
    """The walkovers of a tournament, and the players whose games count for nobody, as sentences."""
    from ...tournament.bracket import walkovers
    from ...tournament.record import counted_of
    from ...tournament.robin import annulled

    rules, rounds = counted_of(record)
    names = _names(record, terminal)
    for round, missed in enumerate(walkovers(rules, rounds, bytes.fromhex(record.seed)), 1):
        for player, left, points in missed:
            if points:
                id = "verify-tournament-walkover" if left else "verify-tournament-nobody"
                gone = names.get(left, "")
                yield terminal.say(id, round=round, name=names[player], left=gone)
    for number in sorted(annulled(rules, rounds)):
        yield terminal.say("verify-tournament-annulled", name=names[number])
