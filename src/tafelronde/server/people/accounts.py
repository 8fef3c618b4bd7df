"""An account: a guest's identity with a handle, or with a way back to it. The id stays the same."""

from __future__ import annotations

from ..features.accounts.wire import Account
from ..storage.store import Store
from .handles import PAUSE
from .identities import Identities
from .person import Person
from .recovery import count_codes


async def account_of(
    store: Store, identities: Identities, person: Person, *, mails: bool
) -> Account:
    """What this person has added to their identity; ``mails``: whether the server sends any."""
    rows = await store.read(
        "SELECT handle, changed, email FROM accounts WHERE user_id = $1", person.id
    )
    handle, changed, email = (str(value) for value in rows[0]) if rows else ("", "0", "")
    return Account(
        user=person.id,
        name=person.name,
        handle=handle,
        handle_from=float(changed) + PAUSE if handle else 0.0,
        passkeys=await identities.passkeys.of(person.id),
        codes=await count_codes(store, person.id),
        email=email,
        mails=mails,
    )


async def handle_of(store: Store, user: str) -> str:
    """The handle of a person; '' where they have none."""
    rows = await store.read("SELECT handle FROM accounts WHERE user_id = $1", user)
    return str(rows[0][0]) if rows else ""
