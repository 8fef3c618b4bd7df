"""The caller of a request: the person, what they may call, and the body that they send."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ..base.config import Settings
from ..base.fair import Owner
from ..base.parts import Parts
from ..base.refusal import Refusal
from ..people.identities import COOKIE, Identities
from ..people.order import Order
from ..people.passkeys import Site
from ..people.person import Person
from ..people.whereabouts import Whereabouts
from ..views.history import Reader
from ..wire.reading import read_message
from . import costs
from .addresses import Proxies, counted_as, plain
from .limits import Asker, Limits
from .rights import HELPER, KEEPER

T = TypeVar("T")
Asked = Request[Any, Any, Any]
"""A request, as the handlers of routes are given it."""
Caller = NamedDependency[SkipValidation[Person]]
"""``person`` of a handler: the caller, who is refused where they are not whom ``who=`` names."""
Wish = NamedDependency[SkipValidation[T]]
"""``wish`` of a handler: the body as this type, which is read when the caller is known. A route
that reads it itself says ``body=``."""


class Callers:
    """Finds the person behind each request, and charges the cost of the request."""

    def __init__(self, parts: Parts) -> None:
        self._identities = parts[Identities]
        self._limits = parts[Limits]
        self._whereabouts = parts[Whereabouts]
        self._public_address = parts[Settings].public_address
        self._order = parts[Order]
        self._proxies = parts[Proxies]

    async def person(self, request: Asked) -> Person | None:
        """The caller; None for a visitor without a name. The request is paid for by its route.
        Raises Refusal for an unknown token, for callers who ask too often, and for who is banned
        from signing in."""
        person = await self.anybody(request)
        if person is not None:
            self._order.check(person, "sign-in")
        return person

    async def anybody(self, request: Asked) -> Person | None:
        """The caller, as ``person``, and whoever is banned from signing in. Raises Refusal also for
        a program where the route lets none in."""
        address, cost = _address(request), _cost(request)
        self._limits.spend(Asker(address), cost)
        headers = request.headers
        try:
            person = await self._identities.who(
                headers.get("authorization", ""), request.cookies.get(COOKIE, "")
            )
        except Refusal:
            self._limits.spend(Asker(address), costs.UNKNOWN_TOKEN)
            raise
        if person is not None:
            self._limits.spend_own(person.id, cost)
            self._whereabouts.saw(person.id, address)
            if request.route_handler.opt["who"].refuses_programs:
                person.need_person()
        return person

    async def known(self, request: Asked) -> Person:
        """The caller, as ``person``. Raises Refusal for visitors too."""
        person = await self.person(request)
        if person is None:
            raise Refusal("no-session", "say who you are first: POST /api/session")
        return person

    async def whom_it_is_for(self, request: Asked) -> Person:
        """The caller, as ``who=`` of the route wants them. Raises Refusal."""
        who = request.route_handler.opt["who"].who
        if who in (HELPER.who, KEEPER.who):
            return await self.helper(request, keeper=who == KEEPER.who)
        return await self.known(request)

    async def signed_in(self, request: Asked) -> Person:
        """The caller, as ``known``. Raises Refusal for programs too."""
        person = await self.known(request)
        person.need_person()
        return person

    async def visitor(self, request: Asked) -> str | None:
        """The id of the caller, as ``person``; None for a visitor, and for who is banned from
        signing in: they may look on."""
        person = await self.anybody(request)
        return None if person is None or self._order.is_out(person) else person.id

    async def helper(self, request: Asked, *, keeper: bool = False) -> Person:
        """The caller, who looks after the site. Raises Refusal: for all others there is no such
        route."""
        return self._order.need_role(await self.person(request), keeper=keeper)

    def spend(self, request: Asked, user: str | None, cost: float) -> None:
        """Have the caller pay for more than the route's usual cost. Raises Refusal."""
        self._limits.spend(Asker(_address(request), user or ""), cost)

    def add_person(self, request: Asked) -> None:
        """Somebody new. Raises Refusal where too many came from this address."""
        self._limits.add_person(_address(request))

    def pay(self, request: Asked) -> None:
        """Have the address pay for a request, whoever asks. Raises Refusal."""
        self._limits.spend(Asker(_address(request)), _cost(request))

    def sends_mail(self, request: Asked) -> None:
        """A mail is sent as this address wishes: it counts as a wrong code. Raises Refusal."""
        self._limits.try_code(_address(request))

    async def proved(self, request: Asked, proof: Awaitable[T]) -> T:
        """What a code, a passkey or a link proves. Raises Refusal for a wrong one, and at an
        address that has tried too many."""
        address = _address(request)
        try:
            self._limits.try_code(address)
        except Refusal:
            if isinstance(proof, Coroutine):
                proof.close()
            raise
        found = await proof
        self._limits.code_was_right(address)
        return found

    def site(self, request: Asked) -> Site:
        """This server as passkeys know it: by the address that the host has set, or as the browser
        calls it (``guard`` has compared its Origin with that)."""
        set_by_host = self._public_address
        origin = set_by_host or f"{request.url.scheme}://{request.headers.get('host', '')}"
        try:
            name = urlsplit(origin).hostname
        except ValueError:
            name = None
        return Site(name or "localhost", origin.rstrip("/"))

    def try_code(self, request: Asked) -> None:
        """Something secret is tried. Raises Refusal where this address has tried too often."""
        self._limits.try_code(_address(request))

    def reader(self, request: Asked, user: str | None) -> Reader:
        """The caller as a reader of long answers."""
        return Reader(user, Owner(_address(request), user or ""))

    def is_trusted(self, request: Asked) -> bool:
        """Whether the caller's address is one that the host trusts: this computer's, or of
        ``--trusted-proxies``."""
        return request.client is not None and plain(request.client.host) in self._proxies

    def may_look(self, request: Asked) -> bool:
        """Whether this address has not asked too often; it is not refused."""
        try:
            self._limits.spend(Asker(_address(request)), _cost(request))
        except Refusal:
            return False
        return True

    async def wish(self, request: Asked, person: Caller) -> Any:
        """The body of a request whose caller is known. Raises Refusal."""
        del person
        return await self.body(request)

    async def body(self, request: Asked) -> Any:
        """The request's body, read as the type that its route names. Raises Refusal."""
        decoder = _decoder(request.route_handler.opt["body"])
        return read_message(decoder, await request.body())


def _address(request: Asked) -> str:
    return counted_as(request.client.host) if request.client else ""


def _cost(request: Asked) -> float:
    return request.route_handler.opt.get("cost", costs.ROUTE)


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
