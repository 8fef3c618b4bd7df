"""A record's text read strictly: what is not exactly as the format says is refused by name.

Read, not believed: ``verify`` says whether moves, draws, result and digests are right.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from ..core import registry
from ..core.errors import BadOption, InvalidAction, UnknownGame
from ..core.info import Option, OptionValue
from .ending import check_resigned
from .errors import OtherRules, RecordError
from .given import NOTHING, Given
from .layout import CHANCE_LABEL, moves_lines, resigned_line, seed_lines, takeback_lines
from .match import Takeback
from .sections import Section, cut, split_sections
from .setup import TIME_FORMAT, BotSeat, Setup, Table, section_digest
from .text import QUOTED, parse_option, unquote, unquote_bytes

_HEX = re.compile(r"[0-9a-f]{64}")
_GIVEN = re.compile(r"([1-9][0-9]{0,8}) ([0-9a-f]{64})")
_MOVES = re.compile(r" *[0-9]{1,9}\. (?P<label>[^ ]+) +(?P<rest>.+)")
_TOKEN = re.compile(rf'(?P<gap>^|, | )(?:(?P<quoted>{QUOTED})|(?P<plain>[^\s,"]+))')
_TAKEBACK = re.compile(r"ply ([0-9]{1,9}) to ply ([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Record:
    """What a record says. Not checked beyond its spelling."""

    setup: Setup
    table: Table
    log: tuple[int, ...]
    actors: tuple[int, ...]
    """Who acted at each ply, as the lines of the moves have it."""
    lines: tuple[int, ...]
    """The line of the file in which each ply stands."""
    takebacks: tuple[Takeback, ...]
    is_over: bool
    resigned: tuple[int, ...]
    """Who gave up, ascending; empty where nobody did."""
    seed: bytes | None
    seed_is_secret: bool
    """Whether it is a save of a running match, which only its owner may read."""
    sections: dict[str, Section]


def parse_record(data: bytes | str) -> Record:
    """Read a record. Raises RecordError, which names line, section, field and reason."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    sections = split_sections(raw)
    changed = _changed_sections(sections)
    try:
        return _parse(sections)
    except RecordError as error:
        if error.section in changed or not changed:
            raise
        # What is wrong here follows from a change there: players, say, and then their names.
        name = changed[0]
        reason = f"was changed: its digest is not the record's; hence {error}"
        raise RecordError(sections[name].line, name, "digest", reason) from None


def _parse(sections: dict[str, Section]) -> Record:
    setup = _parse_setup(sections["setup"])
    table = _parse_table(sections["table"], setup)
    log, actors, lines = _parse_moves(sections["moves"], setup)
    takebacks = _parse_takebacks(sections["takebacks"]) if "takebacks" in sections else ()
    is_over, resigned = _parse_status(sections["result"], setup)
    seed, secret = _parse_seed(sections["seed"])
    return Record(
        setup, table, log, actors, lines, takebacks, is_over, resigned, seed, secret, sections
    )


def _changed_sections(sections: dict[str, Section]) -> list[str]:
    """The sections with another digest than the record has. Raises where one is spelled wrong."""
    digests = sections["digests"]
    names = [name for name in sections if name != "digests"]
    declared = {name: _hex(digests, index, name) for index, name in enumerate(names)}
    digests.expect(digests.lines[: len(names)])
    return [name for name in names if section_digest(name, sections[name].lines) != declared[name]]


def _reason(error: ValueError) -> str:
    """An error's sentence about a found value, however long the value is."""
    if isinstance(error, BadOption):
        return f"{cut(str(error.value))} is not possible; expected {error.expected}"
    return str(error)


def _number(section: Section, index: int, field: str) -> int:
    value = section.field(index, field)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise section.error(index, field, f"expected a whole number, found {cut(value)}")
    return int(value)


def _hex(section: Section, index: int, field: str) -> bytes:
    value = section.field(index, field)
    if not _HEX.fullmatch(value):
        raise section.error(index, field, f"expected 64 digits 0-9 a-f, found {cut(value)}")
    return bytes.fromhex(value)


def _parse_setup(section: Section) -> Setup:
    name = section.field(0, "game")
    try:
        info = registry.info(name)
    except UnknownGame as error:
        known = ", ".join(error.known)
        reason = f"unknown game {cut(name)}; known games: {known}"
        raise section.error(0, "game", reason) from None
    rules = _number(section, 1, "rules")
    if rules != info.rules_version:
        other = OtherRules(name, rules, info.rules_version)
        raise section.error(1, "rules", str(other)) from other
    players = _number(section, 2, "players")
    try:
        info.check_players(players)
    except BadOption as error:
        raise section.error(2, "players", _reason(error)) from None
    options: dict[str, OptionValue] = {}
    index = 3
    for option in info.options:
        options[option.name] = _parse_option(section, index, option, players)
        index += 1 if option.data is None else 2
    given = _parse_given(section, index)
    index += 1 if given.steps else 0
    promised = _hex(section, index, "commitment")
    nonces: list[bytes] = []
    for place in range(index + 1, len(section.lines)):
        value = section.field(place, "nonce")
        try:
            nonces.append(unquote_bytes(value))
        except ValueError as error:
            raise section.error(place, "nonce", f"{cut(value)} is {error}") from None
    try:
        setup = Setup.of(name, players, options, promised, nonces, given)
    except BadOption as error:
        raise section.error(index + 1, "nonce", _reason(error)) from None
    section.expect(setup.lines())
    return setup


def _parse_given(section: Section, index: int) -> Given:
    """The steps that it began with, if there is a line about them."""
    if not section.lines[index : index + 1] or not section.lines[index].startswith("given: "):
        return NOTHING
    value = section.field(index, "given")
    shape = _GIVEN.fullmatch(value)
    if shape is None:
        reason = f"expected a number of steps and 64 digits 0-9 a-f, found {cut(value)}"
        raise section.error(index, "given", reason)
    return Given(int(shape[1]), bytes.fromhex(shape[2]))


def _parse_option(section: Section, index: int, option: Option, players: int) -> OptionValue:
    """An option's value; of a data set, the next line must have its digest."""
    field = f"option {option.name}"
    value = section.field(index, field)
    try:
        settled = option.settle(players, parse_option(value))
    except ValueError as error:
        raise section.error(index, field, _reason(error)) from None
    if option.data is not None:
        field = f"sha256 {option.name}"
        declared, found = _hex(section, index + 1, field).hex(), option.data.digest(str(settled))
        if declared != found:
            reason = f"was played with another data set: that one has {found}"
            raise section.error(index + 1, field, reason)
    return settled


def _parse_table(section: Section, setup: Setup) -> Table:
    index, match_id = 0, ""
    if section.lines and section.lines[0].startswith("match: "):
        index, match_id = 1, section.field(0, "match")
    started = section.field(index, "started")
    try:
        time = datetime.strptime(started, TIME_FORMAT).replace(tzinfo=UTC)
    except ValueError:
        reason = f"expected a time such as 2026-11-21T18:05:00Z, found {cut(started)}"
        raise section.error(index, "started", reason) from None
    names: list[str] = []
    labels = setup.labels()
    for seat, label in enumerate(labels):
        place, field = index + 1 + seat, f"seat {seat + 1} {label}"
        value = section.field(place, field)
        try:
            names.append(unquote(value))
        except ValueError as error:
            raise section.error(place, field, f"{cut(value)} is {error}") from None
    first_bot = index + 1 + len(labels)
    bots = _parse_bots(section, first_bot, labels)
    try:
        table = Table.of(setup.players, names, time, match_id, bots)
    except BadOption as error:
        places = {"match_id": 0, "started": index, "bots": first_bot}
        place = places.get(error.field, index + 1)
        raise section.error(place, error.field, _reason(error)) from None
    section.expect(table.lines(labels))
    return table


def _parse_bots(section: Section, first: int, labels: Sequence[str]) -> dict[int, BotSeat]:
    """The lines about bots, in any number; none in records from before they were written."""
    bots: dict[int, BotSeat] = {}
    fields = {f"bot {seat + 1} {label}": seat for seat, label in enumerate(labels)}
    for index in range(first, len(section.lines)):
        field = section.lines[index].partition(": ")[0]
        if field not in fields:
            break  # it has no place here
        level, _, plays = section.field(index, field).partition(" ")
        bots[fields[field]] = BotSeat(level, plays)
    return bots


def _parse_moves(
    section: Section, setup: Setup
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The log, who acted, and the lines."""
    notation = registry.load(setup.game).notation
    labels = setup.labels()
    actor_of = {CHANCE_LABEL: -1, **{label: seat for seat, label in enumerate(labels)}}
    log: list[int] = []
    actors: list[int] = []
    texts: list[str] = []
    lines: list[int] = []
    for index, line in enumerate(section.lines):
        shape = _MOVES.fullmatch(line)
        if shape is None:
            reason = f"expected such as '12. white  draw', found {cut(line)}"
            raise section.error(index, "line", reason)
        if shape["label"] not in actor_of:
            known = ", ".join(labels)
            raise section.error(index, "seat", f"{cut(shape['label'])} is none of {known}")
        holder = actor_of[shape["label"]]
        for gap, text in _tokens(section, index, shape["rest"]):
            try:
                action = notation.parse_action(text)
                spelled = notation.format_action(action)
            except InvalidAction as error:
                reason = f"{cut(text)} is no action; expected {error.expected}"
                raise section.error(index, "action", reason) from None
            if not -(2**31) <= action < 2**31:
                raise section.error(index, "action", f"{cut(text)} is out of range")
            if spelled != text:
                raise section.error(index, "action", f"{cut(text)} is spelled {cut(spelled)}")
            log.append(action)
            actors.append(-1 if gap == " " else holder)
            texts.append(text)
            lines.append(section.line + 1 + index)
    section.expect(moves_lines(labels, actors, texts))
    return tuple(log), tuple(actors), tuple(lines)


def _tokens(section: Section, index: int, rest: str) -> list[tuple[str, str]]:
    """The actions of a line, each with what stands before it."""
    tokens: list[tuple[str, str]] = []
    at = 0
    while at < len(rest):
        token = _TOKEN.match(rest, at)
        if token is None:
            raise section.error(index, "action", f"no action is read at {cut(rest[at:])}")
        try:
            text = unquote(token["quoted"]) if token["quoted"] is not None else token["plain"]
        except ValueError as error:
            raise section.error(index, "action", f"{cut(rest[at:])}: {error}") from None
        tokens.append((token["gap"], text))
        at = token.end()
    return tokens


def _parse_takebacks(section: Section) -> tuple[Takeback, ...]:
    takebacks: list[Takeback] = []
    for index, line in enumerate(section.lines):
        shape = _TAKEBACK.fullmatch(line)
        if shape is None:
            raise section.error(index, "line", f"expected 'ply … to ply …', found {cut(line)}")
        takebacks.append(Takeback(int(shape[1]), int(shape[2])))
    if not takebacks:
        raise section.error(0, "line", "missing: a section without takebacks is left out")
    section.expect(takeback_lines(takebacks))
    return tuple(takebacks)


_RESULT = {
    "running": ["status"],
    "over": ["status", "returns", "scores", "winners"],
    "resigned": ["status", "resigned", "returns", "scores", "winners"],
}


def _parse_status(section: Section, setup: Setup) -> tuple[bool, tuple[int, ...]]:
    """Whether it says that the match is over, and who resigned. What follows from that is compared
    by ``verify``."""
    status = section.field(0, "status")
    if status not in _RESULT:
        reason = f"expected over, resigned or running, found {cut(status)}"
        raise section.error(0, "status", reason)
    fields = _RESULT[status]
    for index, field in enumerate(fields):
        section.field(index, field)
    resigned = _parse_resigned(section, setup) if status == "resigned" else ()
    section.expect(section.lines[: len(fields)])
    return status != "running", resigned


def _parse_resigned(section: Section, setup: Setup) -> tuple[int, ...]:
    labels = setup.labels()
    resigned: list[int] = []
    for name in section.field(1, "resigned").split(", "):
        if name not in labels:
            raise section.error(1, "resigned", f"{cut(name)} is none of {', '.join(labels)}")
        resigned.append(labels.index(name))
    try:
        check_resigned(setup.players, resigned)
    except ValueError as error:
        raise section.error(1, "resigned", str(error)) from None
    section.expect([section.lines[0], resigned_line(labels, resigned), *section.lines[2:]])
    return tuple(resigned)


def _parse_seed(section: Section) -> tuple[bytes | None, bool]:
    secret = bool(section.lines) and section.lines[0].startswith("secret-seed: ")
    seed: bytes | None = None
    if section.lines != ["seed: none"]:
        seed = _hex(section, 0, "secret-seed" if secret else "seed")
    section.expect(seed_lines(seed, secret))
    return seed, secret
