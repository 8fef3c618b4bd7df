"""The tables of the people who look at the hall: unfinished ones and the last finished games.

They are read when somebody comes, and again when one of them has changed.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ...live.listed import mended
from ...live.tables import Tables
from ...storage.stored_tables import Listed, finished_of, tables_of
from ..school.progress import Learnt

LAST = 5
"""The hall shows at most so many of a person's finished games."""


class Own(NamedTuple):
    """The tables of one person."""

    rows: tuple[Listed, ...] = ()
    has_learnt: bool = False
    """Whether they have finished a lesson; asked only of people without a table."""
    number: int = -1
    """The number of changes before it was read."""


class OwnTables:
    """The tables of all who look."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._readers: Counter[str] = Counter()
        """The sockets of each person who looks."""
        self._changes: Counter[str] = Counter()
        """The number of changes of each of their lists."""
        self._known: dict[str, Own] = {}
        self._at: dict[str, set[str]] = {}
        """The people who have a table in their list, by its id."""
        self._reading: dict[object, set[str]] = {}
        """For each list that is being read: the tables that have changed meanwhile."""

    def come(self, user: str) -> None:
        """Count a socket that looks."""
        self._readers[user] += 1

    def go(self, user: str) -> None:
        """Discount a socket that looks no longer."""
        self._readers[user] -= 1
        if self._readers[user] <= 0:
            self._keep(user, Own())
            for kept in (self._readers, self._changes, self._known):
                kept.pop(user, None)

    def looking(self, user: str) -> frozenset[str]:
        """This person, if they look."""
        return frozenset({user} & self._readers.keys())

    def at_hand(self, user: str) -> Own | None:
        """The tables of this person; None where they must be read."""
        found = self._known.get(user)
        return found if found is not None and found.number == self._changes[user] else None

    async def of(self, user: str) -> Own:
        """The tables of this person. Raises OSError."""
        found = self.at_hand(user)
        if found is not None:
            return found
        number, reading = self._changes[user], object()
        changed = self._reading[reading] = set[str]()
        try:
            rows = await self._read(user)
            learnt = not rows and await Learnt(self._tables.store).has_finished_a_lesson(user)
        finally:
            del self._reading[reading]
        if any(row.id in changed for row in rows):
            number = -1
        own = Own(rows, learnt, number)
        if user in self._readers:
            self._keep(user, own)
        return own

    async def _read(self, user: str) -> tuple[Listed, ...]:
        store = self._tables.store
        listed = await tables_of(store, user)
        listed += await finished_of(store, user, LAST)
        good = [await mended(self._tables, row) for row in listed]
        return tuple(row for row in good if row is not None)

    def changed(self, table: str, there: Iterable[str]) -> frozenset[str]:
        """A table has changed, where these people sit; those who look and whose list it is in."""
        for tables in self._reading.values():
            tables.add(table)
        people = self._at.get(table, set[str]()).union(there).intersection(self._readers)
        self._changes.update(people)
        return frozenset(people)

    def any_changed(self) -> None:
        """Any table may have changed."""
        self._changes.update(list(self._readers))

    def _keep(self, user: str, own: Own) -> None:
        before = self._known.get(user, Own())
        self._known[user] = own
        for row in before.rows:
            at = self._at.get(row.id)
            if at is not None:
                at.discard(user)
                if not at:
                    del self._at[row.id]
        for row in own.rows:
            self._at.setdefault(row.id, set()).add(user)
