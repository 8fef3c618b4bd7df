"""The players' time in a record: the section ``[clock]`` written, read and checked
(docs/record.md)."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .clock import Accounts, TimeControl, Timed
from .errors import because
from .sections import Section, cut

_TIME = re.compile(
    r"live (0|[1-9][0-9]{0,8}) (0|[1-9][0-9]{0,8})|days (0|[1-9][0-9]{0,3})(?: ([1-9][0-9]{0,8}))?"
)
_ENTRY = re.compile(
    r"(ply|back to ply|out at ply) (0|[1-9][0-9]{0,8}) ([a-z0-9_-]+):"
    r" (0|[1-9][0-9]{0,9})\.([0-9]{3})"
)
_WHAT = {"ply": "decided", "back to ply": "back", "out at ply": "out"}
_WORDS = {what: words for words, what in _WHAT.items()}


class Timing(NamedTuple):
    """The time that the players had, and how they spent it."""

    time: TimeControl
    log: tuple[Timed, ...]
    """In the order in which it happened; decisions that were taken back are in it."""


def timing_lines(timing: Timing, labels: Sequence[str]) -> list[str]:
    """The lines of ``[clock]``.

    Examples:
        >>> time = TimeControl("live", bank=300, increment=5)
        >>> timing_lines(Timing(time, (Timed("decided", 10, 0, 20_000),)), ["red", "white"])
        ['time: live 300 5', 'out: bot', 'ply 10 red: 20.000']
    """
    time = timing.time
    if time.kind == "live":
        given = f"live {time.bank} {time.increment}"
    else:
        given = f"days {time.days} {time.bank}" if time.bank else f"days {time.days}"
    return [
        f"time: {given}",
        f"out: {time.out}",
        *(
            f"{_WORDS[timed.what]} {timed.ply} {labels[timed.seat]}:"
            f" {timed.spent // 1000}.{timed.spent % 1000:03}"
            for timed in timing.log
        ),
    ]


def parse_timing(section: Section, labels: Sequence[str]) -> Timing:
    """The content of ``[clock]``. Raises RecordError."""
    shape = _TIME.fullmatch(section.field(0, "time"))
    if shape is None:
        found = cut(section.field(0, "time"))
        reason = because("none-of", found=found, known="'live … …', 'days …'")
        raise section.error(0, "time", reason)
    out = section.field(1, "out")
    if out not in ("bot", "resign", "stand-in"):
        reason = because("none-of", found=cut(out), known="bot, resign, stand-in")
        raise section.error(1, "out", reason)
    if shape[3] is None:
        time = TimeControl("live", int(shape[1]), int(shape[2]), 0, out)
    else:
        time = TimeControl("days", int(shape[4] or 0), 0, int(shape[3]), out)
    log: list[Timed] = []
    for index, line in enumerate(section.lines[2:], 2):
        entry = _ENTRY.fullmatch(line)
        if entry is None or entry[3] not in labels:
            reason = because("expected", expected="'ply … SEAT: SECONDS'", found=cut(line))
            raise section.error(index, "line", reason)
        spent = 1000 * int(entry[4]) + int(entry[5])
        log.append(Timed(_WHAT[entry[1]], int(entry[2]), labels.index(entry[3]), spent))
    return Timing(time, tuple(log))


class Misspent(NamedTuple):
    """An entry that cannot be."""

    entry: int
    """Its place in the log, from 0."""
    reason: str


def audit_timing(
    timing: Timing, actors: Sequence[int], backs: Sequence[int], players: int
) -> Iterator[Misspent]:
    """The first fault in these times, in a match whose plies the ``actors`` (−1: chance) played and
    whose takebacks went ``backs`` to these plies."""
    accounts = Accounts(timing.time, players)
    gone: set[int] = set()
    standing: dict[int, int] = {}
    returned = 0
    for index, timed in enumerate(timing.log):
        left = accounts.left[timed.seat]
        if timed.spent > left or (timed.what == "out" and timed.spent < left):
            yield Misspent(index, f"{left // 1000}.{left % 1000:03} seconds were left")
            return
        if timed.seat in gone and timed.what != "back":
            yield Misspent(index, "this player's time was out")
            return
        if timed.what == "out":
            gone.add(timed.seat)
        elif timed.what == "back":
            if backs[returned : returned + 1] != [timed.ply]:
                yield Misspent(index, "the takebacks are others")
                return
            returned += 1
            standing = {ply: of for ply, of in standing.items() if ply < timed.ply}
        else:
            standing[timed.ply] = index
        accounts.add(timed)
    if returned < len(backs):
        yield Misspent(len(timing.log) - 1, "a takeback is missing")
    for ply, index in standing.items():
        if ply >= len(actors) or actors[ply] != timing.log[index].seat:
            yield Misspent(index, "another player acted at this ply, or nobody")
            return
