"""Rows of a person in tournaments: exported, merged, deleted.

Rounds and records refer to a number, so no number changes its results.
"""

from ...base.owned import WORK, OwnedRows, because
from ...base.refusal import Refusal
from ...people.asked import Departing
from ...people.departed import whose
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.store import Conflict, Row, Statement, Store
from .staffing import hand_over_all
from .struck_reasons import strike_reasons_about

TRIES = 8

OWNED = (
    OwnedRows(
        "tournaments",
        ("id",),
        (
            *("id", "name", "public", "status", "created", "starts", "begun", "ended", "changed"),
            "setup",
        ),
        kept={
            **because("it decides pairings and draws that are still to come", "seed"),
            **because(WORK, "seq", "due", "lease_node", "lease_until"),
        },
        stays=True,
    ),
    OwnedRows(
        "tournament_players",
        ("tournament_id",),
        ("tournament_id", "number", "name", "joined", "gone"),
        kept=because("only the entry of a bot has one", "level", "character"),
        stays=True,
        emptied=("name",),
        own_steps=True,
    ),
    OwnedRows(
        "tournament_acts",
        ("tournament_id", "number"),
        ("tournament_id", "number", "at", "body", "reason"),
        kept=because("it proves that no act was changed", "digest", "salt"),
        stays=True,
        emptied=("reason", "salt"),
    ),
    OwnedRows(
        "tournament_directors", ("tournament_id", "number"), ("tournament_id", "number"), stays=True
    ),
    OwnedRows("tournament_told", ("tournament_id", "act"), ("tournament_id", "act", "at", "seen")),
)


class DepartingEntries(Departing):
    """Where both identities take part, one of the two numbers is struck: it plays no more and keeps
    the name of the old identity. The number that had left is struck, or else the later one."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    async def check(self, person: Person, other: Person) -> None:
        sql = (
            "SELECT t.name FROM tournament_players p JOIN tournament_players o"
            " ON o.tournament_id = p.tournament_id AND o.user_id = $2 AND o.gone = 0"
            " JOIN tournaments t ON t.id = p.tournament_id"
            " WHERE p.user_id = $1 AND p.gone = 0 AND t.status = 'running' LIMIT 1"
        )
        rows = await self._store.read(sql, other.id, person.id)
        if rows:
            raise Refusal(
                "merge-tournament",
                "both play in a tournament that has begun: wait for its end, or leave it with one",
                args={"name": rows[0][0]},
            )

    async def settle(self, user: str, to: str) -> None:
        for _ in range(TRIES):
            sql = (
                "SELECT p.tournament_id, p.number, p.gone, COALESCE(o.number, 0),"
                " COALESCE(o.gone, 0) FROM tournament_players p LEFT JOIN tournament_players o"
                " ON o.tournament_id = p.tournament_id AND o.user_id = $2 WHERE p.user_id = $1"
            )
            rows = await self._store.read(sql, user, to)
            try:
                for row in rows:
                    if statements := _entry(row, user, to, self._store.now()):
                        await self._store.write_together(statements)
            except Conflict:  # the entry has changed meanwhile: read it anew
                continue
            return

    async def forget(self, user: str) -> None:
        await strike_reasons_about(self._store, user)
        await hand_over_all(self._store, self._moderation, user)
        await self._strike_names(user)
        sql = (
            "UPDATE tournament_players SET name = '',"
            " gone = CASE WHEN gone = 0 THEN $2 ELSE gone END WHERE user_id = $1"
        )
        await self._store.write(sql, user, self._store.now())

    async def _strike_names(self, user: str) -> None:
        """Remove a deleted person's name from the struck numbers of identities merged into them."""
        rows = await self._store.read(
            "SELECT o.tournament_id, o.number, o.user_id FROM tournament_players p"
            " JOIN tournament_players o ON o.tournament_id = p.tournament_id"
            " JOIN departed d ON d.user_id = o.user_id AND d.into_id <> '' WHERE p.user_id = $1",
            user,
        )
        for tournament, number, named in rows:
            if await whose(self._store, named) == await whose(self._store, user):
                sql = (
                    "UPDATE tournament_players SET name = '' WHERE tournament_id = $1"
                    " AND number = $2"
                )
                await self._store.write(sql, tournament, number)


def _entry(row: Row, user: str, to: str, now: float) -> list[Statement]:
    """The statements for one tournament; none where it is handed over already."""
    tournament, mine, gone, other, other_gone = row
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
