"""The progress of people: which lessons and puzzles they tried, when, and with what result."""

from collections.abc import Sequence

from ...storage.store import Statement, Store
from .lesson_wire import Progress

LESSON = "lesson"
PUZZLE = "puzzle"
PUZZLE_DAY = "puzzle-day"
"""The kind of the puzzle of the day; its item is the day, such as 2026-11-21."""

PUZZLE_RUN = "puzzle-run"
"""The kind of runs through many puzzles; its item is the kind of run, and its best result how many
were solved."""

MOMENT = "moment"
"""The kind of own turning points: decisions of one's own games at which something better was
possible. Their item is the table and the ply, ``<table>/<ply>``."""

PATH = "path"
"""The kind of games on the path of a game. Their item is the character, or the level, of the bot to
beat and the table, ``<character>/<table>``; solved when the game was won."""


class Learnt:
    """The progress of all people, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> list[Progress]:
        """All that this person has tried, the latest last."""
        sql = (
            "SELECT kind, game, item, tries, solved, best FROM progress WHERE user_id = $1"
            " ORDER BY changed, kind, game, item"
        )
        return await self._store.rows(Progress, sql, user)

    async def latest(self, user: str, kind: str, most: int) -> list[Progress]:
        """The progress of this person of one kind, the latest first; at most ``most`` rows."""
        sql = (
            "SELECT kind, game, item, tries, solved, best FROM progress"
            " WHERE user_id = $1 AND kind = $2 ORDER BY changed DESC, game, item LIMIT $3"
        )
        return await self._store.rows(Progress, sql, user, kind, most)

    async def items(self, user: str, kind: str, prefix: str) -> set[str]:
        """The items of one kind that this person has tried and whose names begin with
        ``prefix``."""
        sql = (
            "SELECT item FROM progress WHERE user_id = $1 AND kind = $2"
            " AND substr(item, 1, $4) = $3"
        )
        return set(await self._store.column(sql, user, kind, prefix, len(prefix)))

    async def results(
        self, users: Sequence[str], kind: str, game: str, item: str
    ) -> dict[str, float]:
        """The best result of each of these people in one thing, of those who have one."""
        if not users:
            return {}
        names = ", ".join(f"${number}" for number in range(4, 4 + len(users)))
        sql = (
            "SELECT user_id, best FROM progress WHERE kind = $1 AND game = $2 AND item = $3"
            f" AND user_id IN ({names})"
        )
        return dict(await self._store.read(sql, kind, game, item, *users))

    async def has_finished_a_lesson(self, user: str) -> bool:
        """Whether this person has come to the end of any lesson."""
        sql = "SELECT 1 FROM progress WHERE user_id = $1 AND kind = $2 AND solved > 0 LIMIT 1"
        return await self._store.exists(sql, user, LESSON)

    async def one(self, user: str, kind: str, game: str, item: str) -> Progress | None:
        """The progress of this person in one lesson or puzzle; None: they have not tried it."""
        sql = (
            "SELECT kind, game, item, tries, solved, best FROM progress"
            " WHERE user_id = $1 AND kind = $2 AND game = $3 AND item = $4"
        )
        return await self._store.row(Progress, sql, user, kind, game, item)

    def first(
        self, user: str, kind: str, game: str, item: str, *, tries: int, solved: bool, result: float
    ) -> Statement:
        """The statement that notes this as the first that the person made of it; it fails where
        there is something earlier. ``tries`` 0: they know of it, and have not yet tried it."""
        now = self._store.now()
        return (
            "INSERT INTO progress (user_id, kind, game, item, tries, solved, best, changed)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            " ON CONFLICT (user_id, kind, game, item) DO NOTHING",
            (user, kind, game, item, tries, now if solved else 0.0, result, now),
        )

    async def note_seen(self, user: str, kind: str, game: str, item: str) -> None:
        """Note that this person knows of it, and has not tried it yet: they had a hint, or were
        told of a turning point."""
        sql, values = self.first(user, kind, game, item, tries=0, solved=False, result=0.0)
        await self._store.write(sql, *values)

    async def note(
        self, user: str, kind: str, game: str, item: str, *, solved: bool, result: float = 0.0
    ) -> None:
        """Note that this person has tried it to the end, and whether they solved it.

        ``result``: the larger, the better; what it measures depends on the kind.
        """
        now = self._store.now()
        sql = (
            "INSERT INTO progress (user_id, kind, game, item, tries, solved, best, changed)"
            " VALUES ($1, $2, $3, $4, 1, $5, $6, $7)"
            " ON CONFLICT (user_id, kind, game, item) DO UPDATE SET tries = progress.tries + 1,"
            " solved = CASE WHEN progress.solved > 0 THEN progress.solved ELSE excluded.solved END,"
            " best = CASE WHEN progress.best > excluded.best THEN progress.best"
            " ELSE excluded.best END, changed = excluded.changed"
        )
        await self._store.write(sql, user, kind, game, item, now if solved else 0.0, result, now)
