"""Circles and their members in the database."""

from typing import NamedTuple

from ...storage.store import Statement, Store

MOST_CIRCLES, MOST_MEMBERS = 20, 60
"""The most circles of one person, and the most members of one circle."""


class CircleRow(NamedTuple):
    """A circle as it is stored."""

    id: str
    name: str
    code: str
    maker: str
    evening: int
    """The number of its last evening, from 1."""
    last: float
    """When a table was last opened; 0: never."""


class MemberRow(NamedTuple):
    """A member of a circle as it is stored, and their name."""

    user: str
    name: str
    removed: float
    """When the maker removed them; 0: they are a member."""


async def circle_of(store: Store, circle: str) -> CircleRow | None:
    """A circle; None where there is none of this id."""
    sql = "SELECT id, name, code, maker, evening, last FROM circles WHERE id = $1"
    return await store.row(CircleRow, sql, circle)


async def removal(store: Store, circle: str, user: str) -> float | None:
    """When this person was removed from a circle; 0: they are a member; None: they never were."""
    sql = "SELECT removed FROM circle_members WHERE user_id = $1 AND circle = $2"
    return await store.first(sql, user, circle)


async def members(store: Store, circle: str) -> list[MemberRow]:
    """The members of a circle and those who were removed, the oldest first."""
    sql = (
        "SELECT m.user_id, COALESCE(u.name, ''), removed FROM circle_members m"
        " LEFT JOIN users u ON u.id = m.user_id WHERE circle = $1 ORDER BY since, m.user_id"
    )
    return await store.rows(MemberRow, sql, circle)


async def company_of(store: Store, user: str) -> dict[tuple[str, str], list[str]]:
    """The circles of a person by name: ids and names, and who is in them."""
    rows = await store.read(
        "SELECT c.id, c.name, o.user_id FROM circle_members m JOIN circles c ON c.id = m.circle"
        " JOIN circle_members o ON o.circle = c.id AND o.removed = 0"
        " WHERE m.user_id = $1 AND m.removed = 0 ORDER BY c.name, c.id",
        user,
    )
    found: dict[tuple[str, str], list[str]] = {}
    for circle, name, other in rows:
        found.setdefault((str(circle), str(name)), []).append(str(other))
    return found


async def share_one(store: Store, user: str, other: str) -> bool:
    """Whether these two are members of one circle."""
    sql = (
        "SELECT 1 FROM circle_members m JOIN circle_members o ON o.circle = m.circle"
        " AND o.user_id = $2 AND o.removed = 0 WHERE m.user_id = $1 AND m.removed = 0 LIMIT 1"
    )
    return await store.exists(sql, user, other)


async def to_call(store: Store, circle: str, user: str) -> list[str]:
    """The other members who have not muted ``user``."""
    sql = (
        "SELECT m.user_id FROM circle_members m WHERE m.circle = $1 AND m.removed = 0"
        " AND m.user_id <> $2 AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.user_id = m.user_id"
        " AND mutes.other = $2)"
    )
    return await store.column(sql, circle, user)


async def add_circle(store: Store, row: CircleRow, most: int = MOST_CIRCLES) -> bool:
    """Store a circle whose maker is its first member; False where they have too many."""
    now = store.now()
    made: Statement = (
        "INSERT INTO circles (id, name, code, maker, made, evening, last)"
        " VALUES ($1, $2, $3, $4, $5, 1, 0)",
        (row.id, row.name, row.code, row.maker, now),
    )
    return await store.writes_together([made, _add_member(row.id, row.maker, now, most)])


def _add_member(circle: str, user: str, now: float, most: int = MOST_CIRCLES) -> Statement:
    return (
        "INSERT INTO circle_members (user_id, circle, since, removed)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS double precision), 0 WHERE"
        " (SELECT COUNT(*) FROM circle_members WHERE circle = $2 AND removed = 0) < $4"
        " AND (SELECT COUNT(*) FROM circle_members WHERE user_id = $1 AND removed = 0) < $5",
        (user, circle, now, MOST_MEMBERS, most),
    )


async def add_member(store: Store, circle: str, code: str, user: str) -> bool:
    """Make somebody a member who never was one, by the code of the circle's link; False where the
    code is wrong, the circle is full, or they have too many. Those who join at once do so one after
    the other."""
    right: Statement = (
        "UPDATE circles SET code = code WHERE id = $1 AND code = $2", (circle, code)
    )  # fmt: skip
    return await store.writes_together([right, _add_member(circle, user, store.now())])


async def set_removed(store: Store, circle: str, user: str, at: float) -> bool:
    """Note that a member is removed from a circle; whether they were one. The maker is never
    removed."""
    sql = (
        "UPDATE circle_members SET removed = $3 WHERE user_id = $1 AND circle = $2"
        " AND removed = 0 AND NOT EXISTS"
        " (SELECT 1 FROM circles WHERE id = $2 AND maker = $1)"
    )
    return await store.write(sql, user, circle, at) == 1


async def drop_member(store: Store, circle: str, user: str) -> None:
    """Delete the row of a member who leaves, or of a removed person who may come in again."""
    await store.write("DELETE FROM circle_members WHERE user_id = $1 AND circle = $2", user, circle)


async def set_name(store: Store, circle: str, name: str) -> None:
    await store.write("UPDATE circles SET name = $1 WHERE id = $2", name, circle)


async def set_code(store: Store, circle: str, code: str) -> None:
    await store.write("UPDATE circles SET code = $1 WHERE id = $2", code, circle)


async def set_maker(store: Store, circle: str, before: str, maker: str) -> bool:
    """Hand a circle over from ``before`` to a member; False where they are none, or somebody else
    has it meanwhile."""
    sql = (
        "UPDATE circles SET maker = $1 WHERE id = $2 AND maker = $3 AND EXISTS"
        " (SELECT 1 FROM circle_members WHERE user_id = $1 AND circle = $2 AND removed = 0)"
    )
    return await store.write(sql, maker, circle, before) == 1


async def made_by(store: Store, user: str) -> list[str]:
    """The circles that this person looks after."""
    return await store.column("SELECT id FROM circles WHERE maker = $1", user)


async def drop_circle(store: Store, circle: str) -> None:
    """Delete a circle. Its tables stay with those who played there."""
    await store.write("DELETE FROM circles WHERE id = $1", circle)
    await store.write("DELETE FROM circle_members WHERE circle = $1", circle)
    await store.write("DELETE FROM circle_tables WHERE circle = $1", circle)
