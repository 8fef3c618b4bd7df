"""The results and ratings of a person: exported, merged, deleted."""

from ...base.owned import OwnedRows
from ...people.departing import Departing
from ...storage.store import Store
from .merges import merge_ratings

OWNED = (
    OwnedRows(
        "results",
        ("table_id", "seat"),
        (
            *("table_id", "seat", "level", "character", "away", "game", "players", "ended"),
            *("shown", "place", "share", "points", "outcome", "resigned"),
        ),
        stays=True,
    ),
    OwnedRows(
        "ratings",
        ("game", "players", "pace"),
        (
            *("game", "players", "pace", "mu", "sigma", "games", "changed"),
            *("standing", "settled_until"),
        ),
    ),
    OwnedRows(
        "rating_changes",
        ("table_id",),
        (
            *("table_id", "number", "at", "game", "players", "pace", "seat", "place"),
            *("before_mu", "before_sigma", "mu", "sigma"),
        ),
        stays=True,
    ),
)


class DepartingRatings(Departing):
    """The rating with more games of two on one ladder goes on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settle(self, user: str, to: str) -> None:
        await merge_ratings(self._store, user, to)

    async def forget(self, user: str) -> None:
        await merge_ratings(self._store, user, "")
