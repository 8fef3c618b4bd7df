"""A merge of two identities of one person: when it is allowed, and what becomes of their relations.

``docs/merging.md`` lists in one table what happens where both identities have one of a thing. What
a feature does about its own things is its answer to ``people.asked``.
"""

from collections.abc import Iterable

from ...base.refusal import Refusal
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.store import Store


async def check_merge(
    store: Store,
    moderation: Moderation,
    departing: Iterable[Departing],
    person: Person,
    other: Person,
) -> None:
    """Raise Refusal where ``other`` may not be merged into this person now."""
    for one in (person, other):
        moderation.check(one, "sign-in")
    sql = (
        "SELECT m.table_id FROM members m JOIN members o ON o.table_id = m.table_id"
        " JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1 AND o.user_id = $2"
        " AND m.ended = 0 AND t.status = 'playing' LIMIT 1"
    )
    if await store.read(sql, other.id, person.id):
        raise Refusal("merge-playing", "both play at one table: end that game first")
    for feature in departing:
        await feature.check(person, other)


async def keep_ties_sound(store: Store, user: str) -> None:
    """Delete relations that make no sense after a merge: with oneself, and follows between two
    people of whom one blocks the other."""
    for table in ("follows", "blocks", "mutes"):
        await store.write(f"DELETE FROM {table} WHERE user_id = $1 AND other = $1", user)
    for own, others in (("user_id", "other"), ("other", "user_id")):
        for one, another in (("user_id", "other"), ("other", "user_id")):
            await store.write(
                f"DELETE FROM follows WHERE {own} = $1 AND EXISTS (SELECT 1 FROM blocks b"
                f" WHERE b.{one} = $1 AND b.{another} = follows.{others})",
                user,
            )
