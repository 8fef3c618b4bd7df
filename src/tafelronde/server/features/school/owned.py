"""Lessons and puzzles of a person: exported, merged, deleted."""

from ...base.owned import OwnedRows
from ...people.asked import Departing
from ...storage.store import Conflict, Store

OWNED = (
    OwnedRows(
        "progress",
        ("kind", "game", "item"),
        ("kind", "game", "item", "tries", "solved", "best", "changed"),
    ),
    OwnedRows("puzzle_skills", ("game",), ("game", "mu", "sigma", "tries", "changed")),
)


class DepartingProgress(Departing):
    """Progress in exercises that both have tried: tries add up, the first success and the best
    result count."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settle(self, user: str, to: str) -> None:
        """Each item is one transaction, so that no tries are added twice."""
        sql = (
            "SELECT p.kind, p.game, p.item FROM progress p JOIN progress o ON o.user_id = $2"
            " AND o.kind = p.kind AND o.game = p.game AND o.item = p.item WHERE p.user_id = $1"
        )
        for item in await self._store.read(sql, user, to):
            try:
                await self._store.write_together([
                    (
                        "UPDATE progress SET tries = progress.tries + o.tries,"
                        " best = CASE WHEN progress.best > o.best THEN progress.best ELSE o.best"
                        " END, solved = CASE WHEN progress.solved > 0 THEN progress.solved"
                        " ELSE o.solved END FROM progress AS o"
                        " WHERE progress.user_id = $1 AND o.user_id = $2"
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
