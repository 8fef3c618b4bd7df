"""Reading a record that somebody hands over. Whoever sends it made it on their own machine, so all
of it is checked, and what cannot be a game of this server is refused."""

import re

from ....core.facts.court import name_character
from ....core.facts.errors import Phrase
from ....core.objects.registry import info as info_of
from ....match import Record, RecordError, parse_record, verify
from ....match.setup import section_digest
from ...base.refusal import Refusal
from .wire import MOST_BYTES

MOST_STEPS = 5000
"""A game has at most so many plies; the longest that were met have less than 2,000."""
MOST_TAKEBACKS = 1000
MOST_NONCE = 200
"""Characters of a player's own random number, as at a table."""
_GAME = re.compile(r"[^\n]{1,40}\n\n\[setup\]\ngame: ([^\n]{1,64})\n")
"""The first lines of a record."""


def game_of(text: str) -> str:
    """The game that a record names in its place; '': none, and ``read`` says what is wrong. Raises
    Refusal where it is too long."""
    if len(text.encode()) > MOST_BYTES:
        raise not_here("size", most=MOST_BYTES // 1000)
    named = _GAME.match(text)
    return named[1] if named else ""


def read(text: str) -> Record:
    """The finished game of a record that holds in every point. Raises Refusal."""
    try:
        record = parse_record(text)
    except RecordError as error:
        raise _unreadable(error) from None
    if not record.is_over:
        raise Refusal("record-unfinished", "the record is of a game that is not over")
    if record.seed is None:
        raise not_here("seed")
    if len(record.log) > MOST_STEPS or len(record.takebacks) > MOST_TAKEBACKS:
        raise not_here("steps", most=MOST_STEPS)
    for finding in verify(record).findings:
        place = {"line": finding.line, "place": finding.section, "ply": finding.ply or 0}
        said = {"code": finding.code, "found": finding.found, "expected": finding.expected}
        raise Refusal("record-false", str(finding), args={**place, **said})
    nonces_of(record)
    if set(record.gone) != {*handed_to_bots(record)} - {*record.resigned}:
        raise not_here("gave-up")
    if len(record.table.bots) - len(handed_to_bots(record)) == record.setup.players:
        raise not_here("bots-only")
    return record


def key_of(record: Record) -> str:
    """The key that tells this game from all others: a digest of its setup and its moves, in hex."""
    moves = section_digest("moves", record.sections["moves"].lines)
    return (record.setup.digest() + moves).hex()


def nonces_of(record: Record) -> list[str]:
    """The players' random numbers as a table has them, one a seat at most. Raises Refusal."""
    try:
        nonces = [nonce.decode() for nonce in record.setup.nonces]
    except UnicodeDecodeError:
        raise not_here("nonces") from None
    bad = any(not 0 < len(nonce) <= MOST_NONCE or "\0" in nonce for nonce in nonces)
    if bad or len(nonces) > record.setup.players:
        raise not_here("nonces")
    return nonces


def handed_to_bots(record: Record) -> dict[int, int]:
    """The seats where a bot plays in the end for a person who left, and the ply from which on."""
    since: dict[int, int] = {}
    for one in record.table.later:
        if one.seat in record.table.bots and one.seat in {*record.gone, *record.resigned}:
            since[one.seat] = one.ply
    return since


def character_of(record: Record, seat: int) -> str:
    """The character of a bot that the record names here; '': none of the game's."""
    level, name = record.table.bots[seat].level, record.table.name_at(seat, len(record.log))
    court = info_of(record.setup.game).court
    named = (one.id for one in court if one.level == level)
    return next((id for id in named if name_character(court, id) == name), "")


def not_here(what: str, **more: str | int) -> Refusal:
    """The refusal of a record that is true, perhaps, but not of a game that can be kept here."""
    return Refusal("record-not-here", what, args={"what": what, "most": 0, "found": "", **more})


def _unreadable(error: RecordError) -> Refusal:
    said = {"line": error.line or 0, "place": error.place, **_spelled("why", error.reason)}
    return Refusal("record-unreadable", str(error)[:300], args=said)


def _spelled(name: str, value: str | int) -> dict[str, str | int]:
    """An argument as it is sent: a phrase in English, with its code (``<name>.is``) and arguments
    (``<name>.<argument>``), by which a page says it in its reader's language."""
    told: dict[str, str | int] = {name: value[:300] if isinstance(value, str) else value}
    if isinstance(value, Phrase):
        told[f"{name}.is"] = value.code
        for part, given in value.arguments.items():
            told |= _spelled(f"{name}.{part}", given)
    return told
