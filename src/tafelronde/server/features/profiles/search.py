"""Finding people by the beginning of their name or of their handle."""

from __future__ import annotations

from typing import NamedTuple, cast

from ...base.text import fold
from ...people.handles import skeleton
from ...storage.results import SEEN
from ...storage.store import Store, Value

_LAST = "\U0010ffff"
"""Behind everything that a name may go on with."""


class Found(NamedTuple):
    """A person who is called so."""

    user: str
    name: str
    since: float
    folded: str
    """The name as it is searched for: with the id the person's place in the list."""
    games: int
    """Finished games that everybody may see."""
    handle: str
    """'': they have none."""


MOST_HANDLES = 20
"""People who are found by their handle: who looks for another one writes more of it."""
_FOUND = (
    "SELECT u.id, u.name, u.created, u.folded, (SELECT COUNT(*) FROM results r"
    f" WHERE r.user_id = u.id AND r.shown <= $1 AND r.{SEEN}), COALESCE(a.handle, '')"
)


async def search(store: Store, name: str, after: tuple[str, str] | None, most: int) -> list[Found]:
    """People whose names begin like this, whatever the capitals and accents, by their names, behind
    this place."""
    wanted = fold(name)
    rows = await store.read(
        f"{_FOUND} FROM users u LEFT JOIN accounts a ON a.user_id = u.id"
        " WHERE (u.folded, u.id) > ($2, $3) AND u.folded < $4 ORDER BY u.folded, u.id LIMIT $5",
        store.now(),
        *(after or (wanted, "")),
        wanted + _LAST,
        most,
    )
    return [_read(row) for row in rows]


async def by_handle(store: Store, text: str) -> list[Found]:
    """People whose handles begin like this, or look as if they did: the first ones."""
    form = skeleton(text.removeprefix("@"))
    if form[-1:] in ("r", "v") and len(form) > 1:  # it may be the first half of m or w
        form = form[:-1]
    if not form:
        return []
    # In every database's order those that begin so stand together, from this place on.
    rows = await store.read(
        f"{_FOUND}, a.skeleton FROM accounts a JOIN users u ON u.id = a.user_id"
        " WHERE a.skeleton >= $2 ORDER BY a.skeleton LIMIT $3",
        store.now(),
        form,
        MOST_HANDLES,
    )
    return [_read(row[:-1]) for row in rows if str(row[-1]).startswith(form)]


def _read(row: tuple[Value, ...]) -> Found:
    return Found(*cast("tuple[str, str, float, str, int, str]", row))
