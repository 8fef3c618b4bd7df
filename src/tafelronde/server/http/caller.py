"""The caller of a request: their identity, how often they may ask, and the body they send."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Request

from ..context import Context
from ..people.identities import COOKIE, Person
from ..reading import read_message
from ..refusal import Refusal


class Callers:
    """Knows the people behind requests and limits how often they ask."""

    def __init__(self, context: Context) -> None:
        self._identities = context.identities
        self._rates = context.rates

    async def person(self, request: Request[Any, Any, Any]) -> Person | None:
        """The caller; None for a visitor without a name. Raises Refusal for an unknown token."""
        headers = request.headers
        return await self._identities.who(
            headers.get("authorization", ""),
            request.cookies.get(COOKIE, ""),
            headers.get("user-agent", ""),
        )

    async def known(self, request: Request[Any, Any, Any]) -> Person:
        """The caller. Raises Refusal for visitors, and for callers who ask too often."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            raise Refusal("no-session", "say who you are first: POST /api/session")
        self.limit_person(person)
        return person

    async def visitor(self, request: Request[Any, Any, Any]) -> str | None:
        """The id of the caller; None for a visitor. Raises Refusal for callers who ask too
        often."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            return None
        self.limit_person(person)
        return person.id

    def limit(self, request: Request[Any, Any, Any], cost: float = 1.0) -> None:
        """Count a request of this address as ``cost`` requests. Raises Refusal: too many."""
        address = request.client.host if request.client else ""
        self._rates.check("address " + address, cost)

    def limit_person(self, person: Person, cost: float = 1.0) -> None:
        """Count a request of this person as ``cost`` requests. Raises Refusal: too many."""
        self._rates.check("user " + person.id, cost)

    def may_look(self, request: Request[Any, Any, Any]) -> bool:
        """Whether this address has not asked too often; it is not refused."""
        try:
            self.limit(request)
        except Refusal:
            return False
        return True

    async def body(self, request: Request[Any, Any, Any]) -> Any:
        """The request's body, read as the type that its route names (``body=``). Raises Refusal."""
        decoder = _decoder(request.route_handler.opt["body"])
        return read_message(decoder, await request.body())


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
