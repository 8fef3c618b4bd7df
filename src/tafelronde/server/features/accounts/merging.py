"""A merge of two identities of one person: when it is allowed, and which row stays where both
identities have one.

``docs/merging.md`` lists all such conflicts in one table. Each step checks its condition as it
writes, so it is right whatever the person joins meanwhile, and it may be repeated.
"""

from __future__ import annotations

from typing import cast

from ...base.refusal import Refusal
from ...people.departed import whose
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.store import Conflict, Statement, Store

TRIES = 8
_ROLES = ("", "moderator", "host")


async def check_merge(store: Store, moderation: Moderation, person: Person, other: Person) -> None:
    """Raise Refusal where ``other`` may not be merged into this person now."""
    for one in (person, other):
        moderation.check(one, "sign-in")
    roles, bans = _has(moderation, person.id), _has(moderation, other.id)
    if (roles[0] and bans[1]) or (bans[0] and roles[1]):
        raise Refusal("merge-banned", "one of the two looks after the site, the other is banned")
    ids = other.id, person.id
    if await store.read(
        "SELECT m.table_id FROM members m JOIN members o ON o.table_id = m.table_id"
        " JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1 AND o.user_id = $2"
        " AND m.ended = 0 AND t.status = 'playing' LIMIT 1",
        *ids,
    ):
        raise Refusal("merge-playing", "both play at one table: end that game first")
    rows = await store.read(
        "SELECT t.name FROM tournament_players p JOIN tournament_players o"
        " ON o.tournament_id = p.tournament_id AND o.user_id = $2 AND o.gone = 0"
        " JOIN tournaments t ON t.id = p.tournament_id"
        " WHERE p.user_id = $1 AND p.gone = 0 AND t.status = 'running' LIMIT 1",
        *ids,
    )
    if rows:
        raise Refusal(
            "merge-tournament",
            "both play in a tournament that has begun: wait for its end, or leave it with one",
            args={"name": str(rows[0][0])},
        )


def _has(moderation: Moderation, user: str) -> tuple[bool, bool]:
    """Whether a person has a role in moderation, and whether they are banned from anything."""
    return bool(moderation.role_of(user)), bool(moderation.bans_of(user))


async def hand_over_entries(store: Store, user: str, to: str) -> None:
    """Hand over entries in tournaments. Rounds and records refer to a number, so no number changes
    its results. Where both identities take part, one of the two numbers is struck: it plays no more
    and keeps the name of the old identity. The number that had left is struck, or else the later
    one."""
    for _ in range(TRIES):
        rows = await store.read(
            "SELECT p.tournament_id, p.number, p.gone, COALESCE(o.number, 0), COALESCE(o.gone, 0)"
            " FROM tournament_players p LEFT JOIN tournament_players o"
            " ON o.tournament_id = p.tournament_id AND o.user_id = $2 WHERE p.user_id = $1",
            user,
            to,
        )
        try:
            for row in cast("list[tuple[str, int, float, int, float]]", rows):
                if statements := _entry(*row, user, to, store.now()):
                    await store.write_together(statements)
        except Conflict:  # the entry has changed meanwhile: read it anew
            continue
        return


def _entry(
    tournament: str, mine: int, gone: float, other: int, other_gone: float,
    user: str, to: str, now: float,
) -> list[Statement]:  # fmt: skip
    """The statements for one tournament; none where it is handed over already."""
    named = (
        "UPDATE tournament_players SET user_id = $1 WHERE tournament_id = $2 AND number = $3"
        " AND user_id = $4"
    )
    changed: Statement = ("UPDATE tournaments SET seq = seq + 1 WHERE id = $1", (tournament,))
    if not other:
        return [(named, (to, tournament, mine, user)), changed]
    struck = mine
    statements: list[Statement] = []
    if (bool(other_gone), other) > (bool(gone), mine):  # strike the other number: swap the two
        struck, gone = other, other_gone
        passing = f"{user} {mine}"
        statements = [
            (named, (passing, tournament, mine, user)),
            (named, (user, tournament, other, to)),
            (named, (to, tournament, mine, passing)),
        ]
    if not gone:
        leaves = (
            "UPDATE tournament_players SET gone = $1 WHERE tournament_id = $2 AND number = $3"
            " AND gone = 0"
        )
        statements.append((leaves, (now, tournament, struck)))
    return [*statements, changed] if statements else []


async def strike_entry_names(store: Store, user: str) -> None:
    """Remove a deleted person's name from the struck numbers of identities merged into them."""
    rows = await store.read(
        "SELECT o.tournament_id, o.number, o.user_id FROM tournament_players p"
        " JOIN tournament_players o ON o.tournament_id = p.tournament_id"
        " JOIN departed d ON d.user_id = o.user_id AND d.into_id <> '' WHERE p.user_id = $1",
        user,
    )
    for tournament, number, named in cast("list[tuple[str, int, str]]", rows):
        if await whose(store, named) == await whose(store, user):
            await store.write(
                "UPDATE tournament_players SET name = '' WHERE tournament_id = $1 AND number = $2",
                tournament,
                number,
            )


async def hand_over_progress(store: Store, user: str, to: str) -> None:
    """Hand over progress in exercises that both have tried: tries add up, the first success and the
    best result count. Each item is one transaction, so that no tries are added twice."""
    rows = await store.read(
        "SELECT p.kind, p.game, p.item FROM progress p JOIN progress o ON o.user_id = $2"
        " AND o.kind = p.kind AND o.game = p.game AND o.item = p.item WHERE p.user_id = $1",
        user,
        to,
    )
    for item in rows:
        try:
            await store.write_together([
                (
                    "UPDATE progress SET tries = progress.tries + o.tries,"
                    " best = CASE WHEN progress.best > o.best THEN progress.best ELSE o.best END,"
                    " solved = CASE WHEN progress.solved > 0 THEN progress.solved ELSE o.solved END"
                    " FROM progress AS o WHERE progress.user_id = $1 AND o.user_id = $2"
                    " AND progress.kind = $3 AND progress.game = $4 AND progress.item = $5"
                    " AND o.kind = $3 AND o.game = $4 AND o.item = $5",
                    (to, user, *item),
                ),
                (
                    "DELETE FROM progress WHERE user_id = $1 AND kind = $2 AND game = $3"
                    " AND item = $4",
                    (user, *item),
                ),
            ])  # fmt: skip
        except Conflict:  # another node was faster
            continue


async def hand_over_role(store: Store, user: str, to: str) -> None:
    """Where both have a role, the higher one stays."""
    rows = dict(
        cast(
            "list[tuple[str, str]]",
            await store.read(
                "SELECT user_id, role FROM roles WHERE user_id = $1 OR user_id = $2", user, to
            ),
        )
    )
    if to in rows and _ROLES.index(rows.get(user, "")) > _ROLES.index(rows[to]):
        await store.write("UPDATE roles SET role = $1 WHERE user_id = $2", rows[user], to)


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
