"""All owned rows of a site: handed over in a merge, deleted or left without a name in a deletion,
and exported with the person's data."""

from collections.abc import AsyncIterator, Awaitable, Callable

from ...base.answers import Answers
from ...base.owned import AllOwned, OwnedRows
from ...base.parts import Parts
from ...live.tables import Tables
from ...people.asked import Departing
from ...storage.store import Conflict, Store, Value
from .merging import keep_ties_sound

PAGE = 200
TRIES = 8


class OwnedData:
    """The owned rows of a site, and the steps of its features."""

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._answers = parts[Answers]
        self.rows = parts[AllOwned].rows

    @property
    def departing(self) -> tuple[Departing, ...]:
        """The features that take steps of their own."""
        return self._answers.all(Departing)

    async def hand_over(self, user: str, to: str, kept: float) -> None:
        """Hand over all rows of ``user`` to ``to``. Where both have a row with the same key, the
        row of ``to`` stays; a second handle is given up, and nobody else can take it for ``kept``
        seconds. May be repeated. Raises Conflict where it has to be."""
        for feature in self.departing:
            await _again(lambda one=feature: one.settle(user, to))
        for each in self.rows:
            if not each.own_steps:
                await self._hand_over(each, user, to)
        await keep_ties_sound(self._store, to)
        await _hand_over_account(self._store, user, to)
        await _forget_person(self._store, user, kept_until=self._store.now() + kept, owner=to)

    async def _hand_over(self, each: OwnedRows, user: str, to: str) -> None:
        same = "".join(f" AND o.{name} = {each.table}.{name}" for name in each.key)
        sql = (
            f"UPDATE {each.table} SET {each.owner} = $1 WHERE {each.owner} = $2 AND NOT EXISTS"
            f" (SELECT 1 FROM {each.table} AS o WHERE o.{each.owner} = $1{same})"
        )
        await self._store.write(sql, to, user)
        await self._store.write(f"DELETE FROM {each.table} WHERE {each.owner} = $1", user)

    async def give_up(self, user: str, kept: float) -> None:
        """Delete a person's rows, or leave them without a name. Nobody else can take their handle
        for ``kept`` seconds. May be repeated. Raises Conflict where it has to be."""
        for feature in self.departing:
            await _again(lambda one=feature: one.forget(user))
        for each in self.rows:
            if each.own_steps:
                continue
            if not each.stays:
                await self._store.write(f"DELETE FROM {each.table} WHERE {each.owner} = $1", user)
            elif each.emptied:
                empty = ", ".join(f"{column} = ''" for column in each.emptied)
                sql = f"UPDATE {each.table} SET {empty} WHERE {each.owner} = $1"
                await self._store.write(sql, user)
        await _forget_person(self._store, user, kept_until=self._store.now() + kept, owner=user)

    async def rows_of(self, user: str, each: OwnedRows) -> AsyncIterator[dict[str, Value]]:
        """The rows of one table that are exported for this person, in the order of the key."""
        names = (*each.key, *(name for name in each.exported if name not in each.key))
        order, last = ", ".join(each.key) or "1", None
        while each.exported:
            after = "" if last is None else f" AND ({order}) > ({_places(len(each.key))})"
            sql = (
                f"SELECT {', '.join(names)} FROM {each.table} WHERE {each.owner} = $1{after}"
                f" ORDER BY {order} LIMIT {PAGE}"
            )
            rows = await self._store.read(sql, user, *(last or ()))
            for row in rows:
                given = dict(zip(names, row, strict=True))
                yield {name: given[name] for name in each.exported}
            if len(rows) < PAGE:
                return
            last = rows[-1][: len(each.key)]


async def _again(step: Callable[[], Awaitable[None]]) -> None:
    """Take a step, and again where something was written meanwhile. Raises Conflict where that
    happens too often."""
    for left in reversed(range(TRIES)):
        try:
            return await step()
        except Conflict:
            if not left:
                raise


async def _hand_over_account(store: Store, user: str, to: str) -> None:
    """Hand over what the identity itself had: its handle, its address, its choices."""
    for choice in ("presence", "challenges"):  # the more private of the two
        sql = (
            f"UPDATE users SET {choice} = o.{choice} FROM users AS o WHERE users.id = $1"
            f" AND o.id = $2 AND (o.{choice} = 'nobody' OR users.{choice} = 'everybody')"
        )
        await store.write(sql, to, user)
    sql = "SELECT handle, skeleton, changed, email FROM accounts WHERE user_id = $1"
    rows = await store.read(sql, user)
    await store.write("UPDATE handles SET user_id = $1 WHERE user_id = $2", to, user)
    if rows:
        sql = (
            "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE SET"
            " handle = CASE WHEN accounts.handle = '' THEN excluded.handle"
            " ELSE accounts.handle END,"
            " skeleton = CASE WHEN accounts.handle = '' THEN excluded.skeleton"
            " ELSE accounts.skeleton END,"
            " changed = CASE WHEN accounts.handle = '' THEN excluded.changed"
            " ELSE accounts.changed END,"
            " email = CASE WHEN accounts.email = '' THEN excluded.email ELSE accounts.email END"
        )
        await store.write(sql, to, *rows[0])


async def _forget_person(store: Store, user: str, *, kept_until: float, owner: str) -> None:
    """Delete the rows that name a person. Handles that no account uses become free at
    ``kept_until``."""
    await store.write("DELETE FROM accounts WHERE user_id = $1", user)
    await store.write("DELETE FROM users WHERE id = $1", user)
    sql = (
        "UPDATE handles SET until = $1 WHERE user_id = $2 AND until = 0 AND NOT EXISTS"
        " (SELECT 1 FROM accounts WHERE accounts.user_id = $2"
        " AND accounts.skeleton = handles.skeleton)"
    )
    await store.write(sql, kept_until, owner)


def _places(count: int) -> str:
    return ", ".join(f"${2 + k}" for k in range(count))
