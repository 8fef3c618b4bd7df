"""The audit log: every act of the host and the moderators, with its time, reason and target."""

import secrets

from ...storage.page import cut_page, page_key
from ...storage.store import Store
from .wire import Act, Audit

PAGE = 50
_COLUMNS = (
    "audit.id, at, coalesce(doers.name, ''), act, about, coalesce(users.name, ''), table_id, why,"
    " detail FROM audit LEFT JOIN users ON users.id = about"
    " LEFT JOIN users AS doers ON doers.id = user_id"
)


async def note(
    store: Store,
    by: str,
    act: str,
    *,
    about: str = "",
    table: str = "",
    why: str = "",
    detail: str = "",
) -> None:
    """Log an act before it is carried out. ``by``: the user who acts; '': the command line."""
    sql = (
        "INSERT INTO audit (id, at, user_id, act, about, table_id, why, detail)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    await store.write(
        sql, secrets.token_urlsafe(9), store.now(), by, act, about, table, why, detail
    )


async def acts(store: Store, before: str = "", about: str = "", most: int = PAGE) -> Audit:
    """A page of the log: all acts, or the acts that concern one person. Raises Refusal."""
    at, last = page_key(before)
    where = "about = $4 AND" if about else "$4 = '' AND"
    sql = (
        f"SELECT {_COLUMNS} WHERE {where} (at, audit.id) < ($1, $2)"
        " ORDER BY at DESC, audit.id DESC LIMIT $3"
    )
    found = await store.rows(Act, sql, at, last, most + 1, about)
    shown, more = cut_page(found, most, lambda one: (one.at, one.id))
    return Audit(tuple(shown), more)
