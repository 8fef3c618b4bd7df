"""An account is a guest's identity to which the person has added a handle or a way back (passkey,
recovery codes, e-mail). The id stays the same."""

from ...people.handles import PAUSE
from ...people.identities import Identities
from ...people.person import Person
from ...people.recovery import count_codes
from ...storage.store import Store
from .wire import Account


async def account_of(
    store: Store, identities: Identities, person: Person, *, mails: bool
) -> Account:
    """The account of this person: what they have added to their identity. ``mails``: whether the
    server sends mails."""
    sql = "SELECT handle, changed, email FROM accounts WHERE user_id = $1"
    rows = await store.read(sql, person.id)
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
