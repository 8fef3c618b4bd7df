"""The standing of people whom the server seats itself."""

from ..storage.store import Store
from ..table.place import Place


async def place_of(store: Store, user: str) -> Place:
    """The place of a person who is to sit at a table: their present name and standing; without a
    name for an unknown one."""
    rows = await store.read(
        "SELECT name, EXISTS (SELECT 1 FROM accounts WHERE user_id = users.id) FROM users"
        " WHERE id = $1",
        user,
    )
    if not rows:
        return Place(user=user)
    name, account = rows[0]
    return Place(user=user, name=str(name), standing="account" if account else "guest")
