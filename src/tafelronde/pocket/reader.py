"""The routes about who reads: their name."""

from typing import Any

from ..server.features.accounts.wire import NewSession
from ..server.http.caller import Caller, Payload
from ..server.http.rights import PERSON
from ..server.people.identities import Identities
from ..server.wire.identity import Me

KEPT_AS = "reader"
"""The name of the row with the cookie of who reads here."""


def reader_routes(identities: Identities) -> list[Any]:
    """The handlers."""
    from litestar import get, post

    @get("/api/me", who=PERSON)
    async def me(person: Caller) -> Me:
        return Me(person.id, person.name)

    @post("/api/session", status_code=200, who=PERSON)
    async def session(person: Caller, payload: Payload[NewSession]) -> Me:
        renamed = await identities.rename(person, payload.name)
        return Me(renamed.id, renamed.name)

    return [me, session]
