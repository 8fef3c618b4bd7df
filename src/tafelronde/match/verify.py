"""Checking a record against its digests, its seed and the rules of the game.

Everything is computed again from the setup, the log and the seed. A record proves that its draws
follow from the seed whose hash was published, and that its moves are legal. It is not signed, so it
cannot prove that these moves were played (docs/record.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.facts.constants import CHANCE
from .chance import commitment, derive_key
from .ending import status
from .given import Given
from .layout import result_lines
from .parse import Record
from .play import audit
from .sections import cut
from .setup import section_digest
from .timing import audit_timing

if TYPE_CHECKING:
    from ..core.objects.state import State

MOST = 100
"""At most so many findings are listed."""

_SENTENCES = {
    "digest": "was changed: its digest is {expected}, the record says {found}",
    "commitment": "the seed does not fit the commitment: it gives {found}, promised was {expected}",
    "draw": "{found} was drawn, {expected} was due by the seed",
    "illegal": "{found} cannot be played: {expected}",
    "unfinished": "the record ends before {expected}",
    "actor": "stands in the line of {found}, but {expected} acts",
    "given": "the steps that it began with give {found}, the setup says {expected}",
    "takeback": "{found} cannot be: {expected}",
    "clock": "{found} cannot be: {expected}",
    "result": "says {found}; the moves give {expected}",
    "status": "says {found}; by the moves the match is {expected}",
    "seed-shown": "shows {found} while the match is {expected}",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with a record."""

    section: str
    """``setup``, ``table``, ``moves``, ``takebacks``, ``clock``, ``result`` or
    ``seed``."""
    code: str
    """The kind of fault, for the catalogue: one of ``digest``, ``commitment``, ``given``, ``draw``,
    ``illegal``, ``unfinished``, ``actor``, ``takeback``, ``clock``, ``result``, ``status``,
    ``seed-shown``."""
    found: str
    expected: str
    line: int
    """The line in the file, from 1."""
    ply: int | None = None

    @property
    def sentence(self) -> str:
        """The finding as an English sentence, without the place."""
        return _SENTENCES[self.code].format(found=self.found, expected=self.expected)

    def __str__(self) -> str:
        ply = "" if self.ply is None else f", ply {self.ply}"
        return f"line {self.line} ({self.section}{ply}): {self.sentence}"


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of checking a record."""

    findings: tuple[Finding, ...]
    """The faults, at most ``MOST``, in the order of the sections."""
    decisions: int
    draws: int
    draws_checked: bool
    """Whether the draws were compared with the seed; they are not where the seed is unknown."""
    is_over: bool
    resigned: tuple[int, ...]
    """The players who gave up, according to the record."""
    given: int
    """The number of first steps from another match; those are not compared with the seed."""

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong with what could be checked."""
        return not self.findings


def verify(record: Record) -> Verification:
    """Check everything that a record says. Never raises; faults are findings.

    Examples:
        >>> from tafelronde.match import Match, format_record, parse_record
        >>> from tafelronde.match.chance import seed_from_number
        >>> match = Match.start("rosenkoenig", names=["Ada", "Ben"], seed=seed_from_number(7))
        >>> match.resign(1)
        >>> text = format_record(match)
        >>> checked = verify(parse_record(text))
        >>> checked.ok, checked.decisions, checked.draws, checked.draws_checked
        (True, 0, 10, True)

        Somebody writes another card into the deal:

        >>> digest, card = verify(parse_record(text.replace("+NW3", "+NW2"))).findings
        >>> digest.section, digest.code, card.section, card.code, card.ply
        ('moves', 'digest', 'moves', 'draw', 0)
        >>> str(card)
        "line 15 (moves, ply 0): '+NW2' was drawn, +NW3 was due by the seed"
    """
    setup = record.setup
    promise = list(_check_commitment(record))
    key: bytes | None = None
    if record.seed is not None and not promise:
        key = derive_key(record.seed, setup.digest())
    state = setup.new_state()
    findings = [*_check_digests(record), *promise]
    findings += _check_given(record)
    faults = list(_check_moves(record, state, key))
    findings += faults
    findings += _check_takebacks(record)
    findings += _check_timing(record)
    if not any(fault.code == "illegal" for fault in faults):  # else there is no end to compare
        findings += _check_result(record, state)
    draws = record.actors.count(-1)
    return Verification(
        tuple(findings[:MOST]),
        len(record.log) - draws,
        draws,
        key is not None,
        record.is_over,
        record.resigned,
        setup.given.steps,
    )


def _check_digests(record: Record) -> Iterator[Finding]:
    digests = record.sections["digests"]
    names = [name for name in record.sections if name != "digests"]
    for index, name in enumerate(names):
        found = digests.field(index, name)
        expected = section_digest(name, record.sections[name].lines).hex()
        if found != expected:
            yield Finding(name, "digest", found, expected, digests.line + 1 + index)


def _check_commitment(record: Record) -> Iterator[Finding]:
    if record.seed is None:
        return
    found = commitment(record.seed)
    if found != record.setup.commitment:
        line = record.sections["seed"].line + 1
        yield Finding("seed", "commitment", found.hex(), record.setup.commitment.hex(), line)


def _check_given(record: Record) -> Iterator[Finding]:
    """Check that the given steps are those of the setup."""
    given = record.setup.given
    found = Given.of(record.log[: given.steps])
    if found != given:
        shown, expected = (f"{one.steps} {one.digest.hex()}" for one in (found, given))
        yield Finding("moves", "given", shown, expected, record.sections["moves"].line + 1)


def _check_moves(record: Record, state: State, key: bytes | None) -> Iterator[Finding]:
    """Check every step and draw, and that it stands in the line of the player who acts.

    Plays the log on ``state``.
    """
    moves = record.sections["moves"]
    places = [*record.lines, moves.line + len(moves.lines)]
    labels = ("chance", *record.setup.labels())
    misplaced: list[int] = []

    def compare(ply: int, actor: int) -> None:
        if actor >= CHANCE and record.actors[ply] != actor and not misplaced:
            misplaced.extend((ply, actor))  # those after it stand wrong because of it

    for fault in audit(state, record.log, key, compare, record.setup.given.steps):
        place = places[fault.ply]
        yield Finding("moves", fault.code, cut(fault.found), fault.expected, place, fault.ply)
    if misplaced:
        ply, actor = misplaced
        found, expected = labels[record.actors[ply] + 1], labels[actor + 1]
        yield Finding("moves", "actor", found, expected, places[ply], ply)


def _check_takebacks(record: Record) -> Iterator[Finding]:
    """Check that each takeback cuts a log that could have had that length by then."""
    length = 0
    for index, takeback in enumerate(record.takebacks):
        reason = ""
        if takeback.to >= takeback.at:
            reason = "a takeback goes back"
        elif takeback.at < length:
            reason = f"the match stood at ply {length}"
        elif takeback.to < record.setup.given.steps:
            reason = f"the match began at ply {record.setup.given.steps}"
        if reason:
            line = record.sections["takebacks"].line + 1 + index
            found = f"from ply {takeback.at} to ply {takeback.to}"
            yield Finding("takebacks", "takeback", found, reason, line)
        length = takeback.to
    if record.takebacks and len(record.log) < length:
        line = record.sections["takebacks"].line + len(record.takebacks)
        found, expected = f"to ply {length}", f"the match has {len(record.log)} plies"
        yield Finding("takebacks", "takeback", found, expected, line)


def _check_timing(record: Record) -> Iterator[Finding]:
    """Check that nobody took more time than they had."""
    if record.timing is None:
        return
    section = record.sections["clock"]
    backs = [takeback.to for takeback in record.takebacks]
    faults = audit_timing(record.timing, record.actors, backs, record.setup.players)
    for index, reason in faults:
        found = section.lines[2 + index] if index >= 0 else section.lines[0]
        yield Finding("clock", "clock", cut(found), reason, section.line + 3 + index)


def _check_result(record: Record, state: State) -> Iterator[Finding]:
    """Check the result, and that the seed is shown at the end and not before."""
    section = record.sections["result"]
    resigned = record.resigned
    due = status(state, resigned)
    found = "resigned" if resigned else "over" if record.is_over else "running"
    if found != due:
        yield Finding("result", "status", found, due, section.line + 1)
    else:
        expected = result_lines(record.setup.labels(), state, resigned, record.gone)
        for index, line in enumerate(section.lines):
            if line != expected[index]:
                place = section.line + 1 + index
                yield Finding("result", "result", cut(line), cut(expected[index]), place)
    if record.seed is not None and record.seed_is_secret == (due != "running"):
        shown = "a secret seed" if record.seed_is_secret else "the seed"
        yield Finding("seed", "seed-shown", shown, due, record.sections["seed"].line + 1)
