"""The search for people by the beginning of their name or of their handle."""

from typing import NamedTuple

from ...base.text import fold
from ...people.handles import skeleton
from ...storage.store import Store
from ..ratings.results import GAMES_SHOWN

_LAST = "\U0010ffff"
"""A character that sorts behind all characters of names."""


class Found(NamedTuple):
    """A person in the answer to a search."""

    user: str
    name: str
    since: float
    folded: str
    """The name without capitals and accents; with the id it is the person's place in the list."""
    games: int
    """Finished games that everybody may see."""
    handle: str
    """'': they have none."""


MOST_HANDLES = 20
"""People whom a search finds by handle at most; a longer beginning finds the others."""
_FOUND = f"SELECT u.id, u.name, u.created, u.folded, {GAMES_SHOWN}, COALESCE(a.handle, '')"


async def search(store: Store, name: str, after: tuple[str, str] | None, most: int) -> list[Found]:
    """People whose names begin with ``name``, whatever the capitals and accents, sorted by name.
    ``after``: the place (folded name, id) behind which they begin."""
    wanted = fold(name)
    sql = (
        f"{_FOUND} FROM users u LEFT JOIN accounts a ON a.user_id = u.id"
        " WHERE (u.folded, u.id) > ($2, $3) AND u.folded < $4 ORDER BY u.folded, u.id LIMIT $5"
    )
    rows = await store.read(sql, store.now(), *(after or (wanted, "")), wanted + _LAST, most)
    return [Found(*row) for row in rows]


async def by_handle(store: Store, text: str) -> list[Found]:
    """People whose handles begin with this text, or look as if they did; ``MOST_HANDLES`` at
    most."""
    form = skeleton(text.removeprefix("@"))
    if form[-1:] in ("r", "v") and len(form) > 1:  # it may become m (rn) or w (vv)
        form = form[:-1]
    if not form:
        return []
    # Every database sorts the skeletons that begin with ``form`` together, from this place on.
    sql = (
        f"{_FOUND}, a.skeleton FROM accounts a JOIN users u ON u.id = a.user_id"
        " WHERE a.skeleton >= $2 ORDER BY a.skeleton LIMIT $3"
    )
    rows = await store.read(sql, store.now(), form, MOST_HANDLES)
    return [Found(*row[:-1]) for row in rows if str(row[-1]).startswith(form)]
