"""The record of a tournament: a JSON file from which anybody can compute everything again."""

from itertools import pairwise
from typing import NamedTuple

import msgspec

from ..work.lines import read_json
from .acts import ActReason, DirectorAct, last_digest, reason_hash
from .directed import counted, directed, ruled
from .directing import directed_round
from .lot import deal_seed
from .model import Round, Rules
from .standings import Line, standings
from .winner import final_standings, winner_of

FORMAT = "tafelronde tournament 2"
"""The form of the record, and its version."""


class Entrant(msgspec.Struct, frozen=True):
    """A player of the tournament."""

    number: int
    name: str


class Record(msgspec.Struct, frozen=True):
    """The record of a finished tournament."""

    format: str
    name: str
    game: str
    options: dict[str, bool | int | str]
    rules: Rules
    commitment: str
    """The promise of the seed, hex."""
    seed: str
    players: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    order: tuple[int, ...]
    """The standings by points, the best first."""
    acts: tuple[DirectorAct, ...] = ()
    """The acts of the directors, in their order."""
    digest: str = ""
    """The digest of the last act, hex (``acts.last_digest``); '' without acts."""
    directors: tuple[Entrant, ...] = ()
    """The directors: the numbers by which acts name them, and their names."""
    reasons: tuple[ActReason, ...] = ()
    """The reasons of acts, as far as they are still there."""
    left: tuple[int, ...] | None = None
    """The players who had left when it ended; null: not noted, before 2026-12."""


def read_record(body: bytes) -> Record:
    """Read the JSON of a record. Raises ValueError, which names the field and says what is wrong.

    Examples:
        >>> record = Record(
        ...     FORMAT, "Evening", "rosenkoenig", {}, Rules("swiss"), commitment="", seed="00",
        ...     players=(Entrant(1, "Ada"),), rounds=(), order=(1,),
        ... )
        >>> read_record(msgspec.json.encode(record)) == record
        True
        >>> read_record(b'{"format": "tafelronde tournament 2"}')
        Traceback (most recent call last):
            ...
        msgspec.ValidationError: Object missing required field `name`
    """
    record = read_json(body, Record)
    if record.format != FORMAT:
        raise ValueError(f"format: expected {FORMAT!r}, not {record.format!r}")
    try:
        bytes.fromhex(record.seed)
    except ValueError:
        raise ValueError("seed: expected hexadecimal digits") from None
    for reason in record.reasons:
        try:
            bytes.fromhex(reason.salt)
        except ValueError:
            raise ValueError("reasons: expected a salt of hexadecimal digits") from None
    for at, played in enumerate(record.rounds, start=1):
        for board in played.boards:
            if not all(
                len(numbers) in (0, len(board.seats)) for numbers in (board.returns, board.scores)
            ):
                raise ValueError(f"rounds: round {at} has a table with other results than seats")
    return record


class Finding(NamedTuple):
    """A fault of a record. ``code`` is ``seed``, ``acts``, ``reasons``, ``strangers``, ``results``,
    ``pairing``, ``deal`` or ``standings``."""

    code: str
    round: int = 0
    """The round of the fault, from 1; 0: in no round."""


def verify(record: Record) -> list[Finding]:
    """Work a tournament out again, and list what is wrong with its record.

    The list is empty when the seed is the one that was promised, every round was paired as the
    rules and the lot say, and the standings are right.

    Examples:
        >>> from tafelronde.match.chance import commitment, seed_from_number
        >>> from tafelronde.tournament.course import next_round
        >>> seed = seed_from_number(7)
        >>> rules, players = Rules("swiss"), (Entrant(1, "Ada"), Entrant(2, "Ben"))
        >>> first = next_round(rules, [], [1, 2], seed)
        >>> board = msgspec.structs.replace(first.boards[0], returns=(1.0, -1.0), ended=1.0)
        >>> first = msgspec.structs.replace(first, boards=(board,))
        >>> order = tuple(line.number for line in standings(rules, [1, 2], [first], seed))
        >>> record = Record(
        ...     FORMAT, "Evening", "rosenkoenig", {}, rules, commitment(seed).hex(), seed.hex(),
        ...     players, (first,), order,
        ... )
        >>> verify(record)
        []
        >>> verify(msgspec.structs.replace(record, order=order[::-1]))
        [Finding(code='standings', round=0)]
    """
    from ..match.chance import commitment

    seed = bytes.fromhex(record.seed)
    findings: list[Finding] = []
    if commitment(seed).hex() != record.commitment:
        findings.append(Finding("seed"))
    findings += _wrong_acts(record)
    players = {player.number for player in record.players}
    for at, played in enumerate(record.rounds):
        seated = {number for board in played.boards for number in board.seats}
        if not players.issuperset(seated.union(played.present, record.left or ())):
            findings.append(Finding("strangers", at + 1))
            return findings
        try:
            found = directed_round(
                record.rules, record.rounds[:at], played.present, seed, played.begun,
                order=played.order, apart=played.apart, acts=record.acts[: played.acts],
            )  # fmt: skip
        except (ArithmeticError, LookupError, ValueError, AssertionError):
            findings.append(Finding("results", at + 1))
            return findings
        if found is None or _who_meets_whom(found) != _who_meets_whom(played):
            findings.append(Finding("pairing", at + 1))
        if record.rules.shared and played.deal != commitment(deal_seed(seed, at + 1)).hex():
            findings.append(Finding("deal", at + 1))
    rules, rounds = counted_of(record)
    order = standings(rules, players, rounds, seed)
    if tuple(line.number for line in order) != record.order:
        findings.append(Finding("standings"))
    return findings


def counted_of(record: Record) -> tuple[Rules, list[Round]]:
    """The rules and rounds of a record as they count after all acts."""
    state = directed(record.acts)
    return ruled(record.rules, state), counted(record.rounds, state)


def final_of(record: Record) -> list[Line] | None:
    """The final standings of a record, the winner in front with rank 1 (``final_standings``); None
    where it does not say who had left."""
    if record.left is None:
        return None
    (rules, rounds), seed = counted_of(record), bytes.fromhex(record.seed)
    lines = standings(rules, [player.number for player in record.players], rounds, seed)
    barred = directed(record.acts).barred
    return final_standings(lines, winner_of(rules, lines, rounds, seed, record.left, barred))


def _wrong_acts(record: Record) -> list[Finding]:
    """The faults of the log of acts: its chain, the order of its numbers and times, its reasons."""
    findings: list[Finding] = []
    acts, digest = record.acts, last_digest(record.commitment, record.acts)
    counts = [played.acts for played in record.rounds]
    known = {act.number: act.why for act in acts}
    if (
        (record.digest != digest and (acts or record.digest))
        or [act.number for act in acts] != list(range(1, len(acts) + 1))
        or any(later.at < act.at for act, later in pairwise(acts))
        or counts != sorted(counts)
        or any(count > len(acts) for count in counts)
        or any(_is_ruled(played) for played in record.rounds)
    ):
        findings.append(Finding("acts"))
    for reason in record.reasons:
        if known.get(reason.act) != reason_hash(reason.text, reason.salt):
            findings.append(Finding("reasons"))
            break
    return findings


def _is_ruled(played: Round) -> bool:
    """Whether a round says itself what only acts may say."""
    return bool(played.granted) or any(board.points for board in played.boards)


def _who_meets_whom(round: Round) -> tuple[tuple[int, ...], ...]:
    """The seats of each table of a round, the byes, since a bye may give points, and the order from
    which later rounds follow."""
    return *(board.seats for board in round.boards), round.byes, round.order
