"""Reading a record strictly: whatever is not spelled as the format says is refused.

Reading does not check what the record claims; ``verify`` says whether its moves, draws, result and
digests are right.
"""

import re
from dataclasses import dataclass

from .course import Takeback
from .ending import check_resigned
from .errors import RecordError, because
from .layout import gone_line, resigned_line, seed_lines, takeback_lines
from .parse_moves import parse_moves
from .parse_setup import parse_setup, parse_table
from .sections import Section, cut, split_sections
from .setup import Seating, Setup, section_digest
from .timing import Timing, parse_timing

_TAKEBACK = re.compile(r"ply ([0-9]{1,9}) to ply ([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Record:
    """The content of a record. Only its spelling has been checked."""

    setup: Setup
    table: Seating
    log: tuple[int, ...]
    actors: tuple[int, ...]
    """The player who acted at each ply (−1: chance), by the lines of ``[moves]``."""
    lines: tuple[int, ...]
    """The line of the file, from 1, in which each ply stands."""
    takebacks: tuple[Takeback, ...]
    is_over: bool
    resigned: tuple[int, ...]
    """The seats that gave up, ascending; empty where none did."""
    seed: bytes | None
    seed_is_secret: bool
    """Whether the seed is marked as secret: a saved match that still runs."""
    sections: dict[str, Section]
    timing: Timing | None = None
    """The players' time; None: they had as much as they liked."""
    gone: tuple[int, ...] = ()
    """The seats that gave up without ending the match, ascending."""


def parse_record(data: bytes | str) -> Record:
    """Read a record, as UTF-8 or text. Raises RecordError, which says where and why.

    Examples:
        >>> from tafelronde.match import Match, format_record
        >>> text = format_record(Match.start("rosenkoenig", names=["Ada", "Ben"]))
        >>> record = parse_record(text)
        >>> record.setup.game, record.table.names, record.actors[:3], record.is_over
        ('rosenkoenig', ('Ada', 'Ben'), (-1, -1, -1), False)
        >>> parse_record(text.replace("players: 2", "players: two"))
        Traceback (most recent call last):
            ...
        RecordError: line 6 (setup, players): expected a whole number, found 'two'
        >>> parse_record("a king went out")
        Traceback (most recent call last):
            ...
        RecordError: line 1 (format): no Tafelronde record: expected 'tafelronde record 1', ...
    """
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    sections = split_sections(raw)
    changed = _changed_sections(sections)
    try:
        return _parse(sections)
    except RecordError as error:
        if error.section in changed or not changed:
            raise
        # An earlier section was changed (say, the number of players), and so this one does not fit.
        name = changed[0]
        reason = because("changed", line=str(error.line), place=error.place, why=error.reason)
        raise RecordError(sections[name].line, name, "digest", reason) from None


def _parse(sections: dict[str, Section]) -> Record:
    setup = parse_setup(sections["setup"])
    table = parse_table(sections["table"], setup)
    log, actors, lines = parse_moves(sections["moves"], setup)
    _check_later(sections["table"], table, len(log))
    takebacks = _parse_takebacks(sections["takebacks"]) if "takebacks" in sections else ()
    timing = parse_timing(sections["clock"], setup.labels()) if "clock" in sections else None
    is_over, resigned, gone = _parse_status(sections["result"], setup)
    seed, secret = _parse_seed(sections["seed"])
    return Record(
        setup, table, log, actors, lines, takebacks, is_over, resigned, seed, secret, sections,
        timing, gone,
    )  # fmt: skip


def _check_later(section: Section, table: Seating, plies: int) -> None:
    """Raise RecordError where somebody took a seat over after the last ply."""
    first = len(section.lines) - len(table.later)  # they stand last
    for index, one in enumerate(table.later, first):
        if one.ply > plies:
            field = section.lines[index].partition(":")[0]
            raise section.error(index, field, because("plies", plies=plies))


def _changed_sections(sections: dict[str, Section]) -> list[str]:
    """The names of the sections whose digest is not the one in ``[digests]``.

    Raises RecordError where that section is spelled wrong.
    """
    digests = sections["digests"]
    names = [name for name in sections if name != "digests"]
    declared = {name: digests.digest(index, name) for index, name in enumerate(names)}
    digests.expect(digests.lines[: len(names)])
    return [name for name in names if section_digest(name, sections[name].lines) != declared[name]]


def _parse_takebacks(section: Section) -> tuple[Takeback, ...]:
    takebacks: list[Takeback] = []
    for index, line in enumerate(section.lines):
        shape = _TAKEBACK.fullmatch(line)
        if shape is None:
            reason = because("expected", expected="'ply … to ply …'", found=cut(line))
            raise section.error(index, "line", reason)
        takebacks.append(Takeback(int(shape[1]), int(shape[2])))
    if not takebacks:
        raise section.error(0, "line", because("no-takebacks"))
    section.expect(takeback_lines(takebacks))
    return tuple(takebacks)


_RESULT = {
    "running": ["status"],
    "over": ["status", "returns", "scores", "winners"],
    "resigned": ["status", "resigned", "returns", "scores", "winners"],
}


def _parse_status(section: Section, setup: Setup) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    """Whether the record says that the match is over, who resigned, and who else gave up. The other
    lines of the section follow from the moves, and ``verify`` compares them."""
    status = section.field(0, "status")
    if status not in _RESULT:
        reason = because("none-of", found=cut(status), known=", ".join(_RESULT))
        raise section.error(0, "status", reason)
    fields = list(_RESULT[status])
    at = 2 if status == "resigned" else 1
    if status != "running" and any(line.startswith("gave up: ") for line in section.lines):
        fields.insert(at, "gave up")
    for index, field in enumerate(fields):
        section.field(index, field)
    resigned = _parse_seats(section, setup, 1, "resigned") if status == "resigned" else ()
    gone = _parse_seats(section, setup, at, "gave up") if "gave up" in fields else ()
    try:
        if resigned:
            check_resigned(setup.players, resigned)
        if len({*gone}) < len(gone) or not {*gone}.isdisjoint(resigned):
            raise ValueError("a player gives up once")
    except ValueError as error:
        raise section.error(1, fields[1], str(error)) from None
    labels = setup.labels()
    for line, spelled in (
        (1, resigned_line(labels, resigned) if resigned else ""),
        (at, gone_line(labels, gone) if gone else ""),
    ):
        if spelled:
            section.expect([*section.lines[:line], spelled, *section.lines[line + 1 :]])
    section.expect(section.lines[: len(fields)])
    return status != "running", resigned, gone


def _parse_seats(section: Section, setup: Setup, line: int, field: str) -> tuple[int, ...]:
    labels = setup.labels()
    seats: list[int] = []
    for name in section.field(line, field).split(", "):
        if name not in labels:
            reason = because("none-of", found=cut(name), known=", ".join(labels))
            raise section.error(line, field, reason)
        seats.append(labels.index(name))
    return tuple(seats)


def _parse_seed(section: Section) -> tuple[bytes | None, bool]:
    secret = bool(section.lines) and section.lines[0].startswith("secret-seed: ")
    seed: bytes | None = None
    if section.lines != ["seed: none"]:
        seed = section.digest(0, "secret-seed" if secret else "seed")
    section.expect(seed_lines(seed, secret))
    return seed, secret
