"""Who plays with whom: the same answer at every node for the same rows.

Those who have waited longest come first. Where a table can be made with somebody, it is made with
the largest number of people that suits all of them, and with those who have waited longest.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .seek import Apart, Seek, together

TRIES = 5_000
"""Groups that are looked at for one person and one size of table, so that a round has an end."""


class Found(NamedTuple):
    """People who get a table, those who have waited longest first; bots take the other seats."""

    seeks: tuple[Seek, ...]
    players: int

    @property
    def strength(self) -> float:
        """That of its people, on average."""
        return sum(seek.strength for seek in self.seeks) / len(self.seeks)


def in_turn(seeks: Iterable[Seek]) -> list[Seek]:
    """Those who have waited longest first."""
    return sorted(seeks, key=lambda seek: (seek.since, seek.id))


def match(seeks: Iterable[Seek], apart: Apart, now: float) -> list[Found]:
    """All tables that can be made now. Nobody is at two of them."""
    taken: set[str] = set()
    found: list[Found] = []
    for seek, later in _with_later(in_turn(seeks), now):  # for those before, there was nobody
        if seek.user in taken:
            continue
        others = [one for one in later if one.user not in taken and together(seek, one, apart, now)]
        table = with_people(seek, others, apart, now) or with_bots(seek, others, apart, now)
        if table is not None:
            found.append(table)
            taken.update(one.user for one in table.seeks)
    return found


def _with_later(seeks: Sequence[Seek], now: float) -> Iterator[tuple[Seek, Sequence[Seek]]]:
    """Each in turn, with those later in turn who look for the same and whose strength is near
    enough for them. Of many, few are looked at."""
    turns: dict[object, list[tuple[int, Seek]]] = {}
    for turn, seek in enumerate(seeks):
        turns.setdefault(seek.kind, []).append((turn, seek))
    strengths = {
        kind: sorted((seek.strength, turn) for turn, seek in those) for kind, those in turns.items()
    }
    for turn, seek in enumerate(seeks):
        reach, those = seek.reach(now), strengths[seek.kind]
        if reach == math.inf:
            yield seek, [one for later, one in turns[seek.kind] if later > turn]
            continue
        first = bisect_left(those, (seek.strength - reach, 0))
        last = bisect_right(those, (seek.strength + reach, len(seeks)))
        near = sorted(later for _, later in those[first:last] if later > turn)
        yield seek, [seeks[later] for later in near]


def with_people(seek: Seek, others: Sequence[Seek], apart: Apart, now: float) -> Found | None:
    """The largest table of people with this one; None where there is none yet. ``others`` go with
    them, and are in turn."""
    for players in range(seek.most, seek.least - 1, -1):
        if not seek.accepts(players, now):
            continue
        fitting = [other for other in others if other.accepts(players, now)]
        group = _group([seek], fitting, players, apart, now)
        if group is not None:
            return Found(tuple(in_turn(group)), players)
    return None


def _group(
    begun: list[Seek], others: Sequence[Seek], players: int, apart: Apart, now: float
) -> list[Seek] | None:
    """The first group of so many in turn, all of whom go together; ``others`` go with all who are
    in it already."""
    tries = TRIES
    stack = [(begun, others)]
    while stack and tries > 0:
        tries -= 1
        group, rest = stack.pop()
        if len(group) == players:
            return group
        if len(group) + len(rest) < players:
            continue
        first, later = rest[0], rest[1:]
        stack.append((group, later))
        fitting = [other for other in later if together(first, other, apart, now)]
        stack.append(([*group, first], fitting))
    return None


def with_bots(seek: Seek, others: Sequence[Seek], apart: Apart, now: float) -> Found | None:
    """A table of this person, of others who agree, and of bots; None before its time."""
    if not seek.bots or seek.waited(now) < seek.patience.bots:
        return None
    group = gathered(seek, [other for other in others if other.bots], apart, now)
    return Found(tuple(in_turn(group)), max(len(group), *(one.least for one in group)))


def groups(seeks: Sequence[Seek], apart: Apart, now: float) -> list[list[Seek]]:
    """Everybody who waits, once, with those who would sit with them; the longest wait first.
    ``seeks`` are in turn."""
    shown: set[str] = set()
    found: list[list[Seek]] = []
    for seek, later in _with_later(seeks, now):
        if seek.user not in shown:
            others = [one for one in later if one.user not in shown]
            found.append(gathered(seek, others, apart, now))
            shown.update(one.user for one in found[-1])
    return found


def gathered(seek: Seek, others: Iterable[Seek], apart: Apart, now: float) -> list[Seek]:
    """This person and those who would sit with them if the table were made now, however many are
    missing. ``others`` are in turn."""
    group, most, least = [seek], seek.most, seek.least
    for other in others:
        if len(group) == most:
            break
        low, high = max(least, other.least), min(most, other.most)
        fits = low <= high and len(group) < high
        if fits and all(together(one, other, apart, now) for one in group):
            group.append(other)
            least, most = low, high
    return group
