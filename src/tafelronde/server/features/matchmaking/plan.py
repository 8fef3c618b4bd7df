"""The plan: tables as if all were made now, for as many people as possible at the sizes that they
like best.

A few people are paired by exact search. Of many, people who like the same size are paired first;
then exact search pairs small groups of the people who are left; and for each person who still has
no seat it tries again together with a few tables of others. In nearly all cases nobody more could
have been seated, and it takes milliseconds.
"""

import math
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from .few import FEW, Found, best_of_few, more_of_few
from .seek import Apart, Seek, in_turn, together

OPEN = 12
"""Begun groups of the same size at which a person is tried."""
WITHOUT = 40
"""People without a seat for whom tables of others are searched again …"""
TOO = 10
"""… other people without a seat who join in such a search …"""
AROUND = 12
"""… tables that are tried for each person …"""
AT_ONCE = 24
"""… people in one search …"""
LOOK = 300
"""… sets that one search visits …"""
LOOKS = 150
"""… and searches for the whole pool."""
SOME = 32
"""People in a part of the pool for which a last search takes all tables together, if one of them
has no seat …"""
LONG_LOOK = 3_000
"""… and visits so many sets, times the part's share of the pool."""

Kind = tuple[str, str, bool, bool]


def plan(seeks: Sequence[Seek], apart: Apart, now: float) -> list[Found]:
    """Tables of people without bots, the longest wait first. ``seeks``: sorted by ``in_turn``."""
    tables: list[Found] = []
    for part in _linked(seeks):
        people = _people(part)
        if people < 2:  # nobody else seeks this
            continue
        if people <= FEW:
            tables += best_of_few(part, apart, now)
        else:
            tables += _of_many(part, apart, now, len(part) / len(seeks))
    return sorted(tables, key=lambda table: (table.seeks[0].since, table.seeks[0].id))


def _linked(seeks: Sequence[Seek]) -> Iterator[list[Seek]]:
    """Split the pool into parts that can be paired independently. Seeks of one kind are in one
    part, and so are kinds that one person seeks at the same time."""
    link: dict[Kind, Kind] = {}

    def end(kind: Kind) -> Kind:
        while link.setdefault(kind, kind) != kind:
            kind = link[kind]
        return kind

    first: dict[str, Kind] = {}
    for seek in seeks:
        link[end(seek.kind)] = end(first.setdefault(seek.user, seek.kind))
    parts: dict[Kind, list[Seek]] = defaultdict(list)
    for seek in seeks:
        parts[end(seek.kind)].append(seek)
    yield from parts.values()


def _people(seeks: Iterable[Seek]) -> int:
    return len({seek.user for seek in seeks})


def _of_many(seeks: Sequence[Seek], apart: Apart, now: float, share: float) -> list[Found]:
    """Tables for a part with many people. ``share``: the part's share of the pool."""
    tables = _of_like_mind(seeks, apart, now)
    rest = _without(seeks, tables)
    for few in _neighbours(rest, apart, now):
        tables += best_of_few(few, apart, now)
    tables = _Room(seeks, tables, apart, now, math.ceil(LOOKS * share)).make()
    if _people(seeks) <= SOME and _people(_without(seeks, tables)):
        tables = more_of_few(seeks, tables, apart, now, math.ceil(LONG_LOOK * share)) or tables
    return tables


def _without(seeks: Iterable[Seek], tables: Iterable[Found]) -> list[Seek]:
    """The seeks of people who have no seat."""
    seated = {seek.user for table in tables for seek in table.seeks}
    return [seek for seek in seeks if seek.user not in seated]


def _of_like_mind(seeks: Iterable[Seek], apart: Apart, now: float) -> list[Found]:
    """Tables of people who all like this size best."""
    found: list[Found] = []
    seated: set[str] = set()
    begun: dict[tuple[Kind, int], list[list[Seek]]] = defaultdict(list)
    for seek in seeks:
        if seek.user in seated:
            continue
        groups, reach = begun[seek.kind, seek.most], seek.reach(now)
        for group in groups[:OPEN]:
            if abs(group[0].strength - seek.strength) > reach:
                continue
            if any(one.user in seated for one in group):
                groups.remove(group)
            elif all(together(one, seek, apart, now) for one in group):
                group.append(seek)
                break
        else:
            group = [seek]
            groups.append(group)
        if len(group) == seek.most:
            groups.remove(group)
            found.append(Found(tuple(group), seek.most))
            seated.update(one.user for one in group)
    return found


def with_near(
    seeks: Sequence[Seek], others: Sequence[Seek], now: float
) -> Iterator[tuple[Seek, list[Seek]]]:
    """Each seek with the ``others`` of its kind whose strength is near enough for it, in the order
    of ``others``. A sorted list finds them without comparing all pairs."""
    turns: dict[Kind, list[tuple[float, int]]] = defaultdict(list)
    for turn, seek in enumerate(others):
        turns[seek.kind].append((seek.strength, turn))
    for those in turns.values():
        those.sort()
    for seek in seeks:
        reach, those = seek.reach(now), turns[seek.kind]
        first = bisect_left(those, (seek.strength - reach, 0))
        last = bisect_right(those, (seek.strength + reach, len(others)))
        yield seek, [others[turn] for turn in sorted(turn for _, turn in those[first:last])]


def _neighbours(seeks: Sequence[Seek], apart: Apart, now: float) -> Iterator[list[Seek]]:
    """The seeks in groups of at most ``FEW`` people, each linked to the group by somebody with whom
    they may share a table; people without such a link are left out."""
    near: dict[str, list[str]] = defaultdict(list)
    for seek, those in with_near(seeks, seeks, now):
        near[seek.user] += [one.user for one in those if together(seek, one, apart, now)]
    wishes: dict[str, list[Seek]] = defaultdict(list)
    for seek in seeks:
        wishes[seek.user].append(seek)
    for user in list(near):
        if user not in wishes:
            continue
        group = [user]
        for one in group:  # it grows meanwhile; two people may seek several games together
            found = dict.fromkeys(near[one])
            group += [other for other in found if other in wishes and other not in group]
            if len(group) >= FEW:
                break
        if len(group) > 1:
            yield in_turn(seek for one in group[:FEW] for seek in wishes.pop(one))


class _Room:
    """Finds seats for people without one, by pairing the tables of others anew."""

    def __init__(
        self, seeks: Sequence[Seek], tables: list[Found], apart: Apart, now: float, looks: int
    ) -> None:
        self._seeks = seeks
        self._looks = looks
        self.tables = tables
        self._apart = apart
        self._now = now
        self._of: dict[str, list[Seek]] = defaultdict(list)
        """Person → their seeks."""
        for seek in seeks:
            self._of[seek.user].append(seek)

    def make(self) -> list[Found]:
        """The given tables, or others that seat more people."""
        without = self._without()
        for alone in (True, False):
            for user in without[:WITHOUT]:
                if user in without:
                    with_them = [other for other in without[: TOO + 1] if other != user][:TOO]
                    if self._make_for([user, *with_them], alone):
                        without = self._without()
        return self.tables

    def _without(self) -> list[str]:
        return list(dict.fromkeys(seek.user for seek in _without(self._seeks, self.tables)))

    def _make_for(self, users: list[str], alone: bool) -> bool:
        """Search for tables that seat the first of these people, or more of them; whether some
        were found."""
        tried: set[object] = set()
        for some in self._some(self._around(self._of[users[0]]), alone):
            alike = tuple(sorted(_sizes(table) for table in some))
            if alike in tried:
                continue
            tried.add(alike)
            if self._looks == 0:
                return False
            self._looks -= 1
            those = [*(one.user for table in some for one in table.seeks), *users]
            few = in_turn(seek for one in those for seek in self._of[one])
            better = more_of_few(few, some, self._apart, self._now, LOOK)
            if better:
                self.tables = [table for table in self.tables if table not in some] + better
                return True
        return False

    def _some(self, around: list[Found], alone: bool) -> Iterator[list[Found]]:
        """These tables one by one (``alone``), or each with as many of the next ones as one search
        can take."""
        for start in range(len(around)):
            some, free = [around[start]], AT_ONCE - TOO - around[start].players
            for table in [*around[start + 1 :], *around[:start]]:
                if not alone and table.players <= free:
                    some.append(table)
                    free -= table.players
            yield some

    def _around(self, wishes: Sequence[Seek]) -> list[Found]:
        """Tables where this person could sit with somebody; at most two that are alike."""
        found: list[Found] = []
        seen: Counter[object] = Counter()
        for table in self.tables:
            alike = _sizes(table)
            if seen[alike] < 2 and any(
                together(wish, one, self._apart, self._now)
                for wish in wishes
                for one in table.seeks
            ):
                seen[alike] += 1
                found.append(table)
                if len(found) == AROUND:
                    break
        return found


def _sizes(table: Found) -> tuple[object, ...]:
    """A key of what the people at this table seek; equal for tables that can stand for one
    another."""
    near = ((seek.least, seek.most, seek.id if seek.near else "") for seek in table.seeks)
    return (*table.seeks[0].kind, table.players, *sorted(near))
