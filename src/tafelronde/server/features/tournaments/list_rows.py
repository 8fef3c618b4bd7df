"""Lists of tournaments in the database."""

import contextlib

import msgspec

from ...base.refusal import Refusal
from ...storage.store import Store
from .row_types import COLUMNS, Listed, Spot, Status, row_of


async def listed(store: Store, status: Status, user: str, before: Spot, most: int) -> list[Listed]:
    """The public tournaments of this status after this place, the last changed first."""
    sql = (
        f"SELECT {COLUMNS},"
        " (SELECT COUNT(*) FROM tournament_players p WHERE p.tournament_id = t.id"
        " AND (p.gone = 0 OR (t.begun > 0 AND p.gone > t.begun))),"
        " (SELECT COUNT(*) FROM tournament_rounds r WHERE r.tournament_id = t.id),"
        " (SELECT COUNT(*) FROM tournament_players p WHERE p.tournament_id = t.id"
        " AND p.user_id = $1 AND p.user_id <> '' AND p.gone = 0)"
        " FROM tournaments t WHERE t.public = $2 AND t.status = $3"
        " AND (t.changed, t.id) < ($4, $5) ORDER BY t.changed DESC, t.id DESC LIMIT $6"
    )
    rows = await store.read(sql, user, True, status, *before, most)
    found: list[Listed] = []
    for row in rows:
        with contextlib.suppress(Refusal, msgspec.DecodeError):  # left to newer nodes, or damaged
            found.append(Listed(row_of(row), *row[13:15], mine=bool(row[15])))
    return found
