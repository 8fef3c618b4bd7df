"""The caller of a request: the person, what they may call, and the body that they send."""

import asyncio
import functools
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar, cast, get_type_hints
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.params import SkipValidation

from ..base.config import Settings
from ..base.fair import Owner
from ..base.parts import Parts
from ..base.refusal import Refusal
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.passkeys import Site
from ..people.person import Person
from ..views.history import Reader
from ..wire.bounds import MAX_MESSAGE
from ..wire.reading import read_message
from . import costs
from .addresses import Proxies, counted_as
from .arrival import arrival_of
from .limits import Asker, Limits
from .rights import INVITED, MODERATOR, PROGRAM, SITE_HOST
from .session_cookie import RENEWAL, Known, SessionCookies

T = TypeVar("T")
PATIENCE, PAUSE = 250, 0.02
"""How often a secret waits for others of its address that are checked, and seconds between."""
HttpRequest = Request[Any, Any, Any]
"""A request, as the handlers of routes are given it."""
Caller = NamedDependency[SkipValidation[Person]]
"""The type of a handler's ``person``: the caller. A caller whom ``who=`` does not let in is refused
before the handler runs."""
Visitor = NamedDependency[SkipValidation[str | None]]
"""The type of a handler's ``visitor``: the id of the caller, as ``Callers.visitor`` finds it."""
Payload = NamedDependency[SkipValidation[T]]
"""The type of a handler's ``payload``: the body as this type, read after the caller was let in. A
route that reads its body by itself says ``body=``."""


def hints_of(handler: Any) -> dict[str, Any]:
    """The types of a handler's parameters. What it takes as ``payload`` is the body of its route.

    The annotations are kept as types: working out their text takes long, and is done once.
    """
    written = getattr(handler.fn, "__func__", handler.fn)
    written.__annotations__ = get_type_hints(written, include_extras=True)
    hints = get_type_hints(written)
    if "payload" in hints:
        handler.opt["body"] = hints["payload"]
    return hints


class Callers:
    """Finds the person behind each request, and charges the cost of the request."""

    def __init__(self, parts: Parts) -> None:
        self._cookies = parts[SessionCookies]
        self._limits = parts[Limits]
        self._last_seen = parts[LastSeen]
        self._public_address = parts[Settings].public_address
        self._moderation = parts[Moderation]
        self._proxies = parts[Proxies]

    async def person(self, request: HttpRequest) -> Person | None:
        """The caller; None for a visitor without a name. Charges the cost of the route. Raises
        Refusal for an unknown token, for too many requests, and for a person who is banned from
        signing in."""
        person = await self.anybody(request)
        if person is not None:
            self._moderation.check(person, "sign-in")
        return person

    async def anybody(self, request: HttpRequest) -> Person | None:
        """The caller, like ``person``, but a banned person too. Raises Refusal also for a program,
        where the route is not for programs."""
        address, cost = _address(request), _cost(request)
        self._limits.spend(Asker(address), cost)
        known = await self.look_up(request)
        person = known.person
        cast("dict[str, Any]", request.scope)[RENEWAL] = known.renewal
        if person is not None:
            self._limits.spend_own(person.id, cost)
            self._last_seen.saw(person.id, address)
            who = request.route_handler.opt["who"]
            if who.refuses(PROGRAM):
                person.need_person()
            if who.refuses(INVITED):
                person.need_scope()
        return person

    async def look_up(self, request: HttpRequest) -> Known:
        """The person and the cookies of a request. Charges the address for an unknown token, and
        raises Refusal."""
        headers = request.headers
        try:
            return await self._cookies.who(
                arrival_of(request), headers.get("authorization", ""), headers.get("cookie", "")
            )
        except Refusal:
            self._limits.spend(Asker(_address(request)), costs.UNKNOWN_TOKEN)
            raise

    async def known(self, request: HttpRequest) -> Person:
        """The caller, like ``person``. Raises Refusal for a visitor too."""
        person = await self.person(request)
        if person is None:
            raise Refusal("no-session", "say who you are first: POST /api/session")
        return person

    async def let_in(self, request: HttpRequest) -> Person:
        """The caller. Raises Refusal for a caller whom ``who=`` of the route does not let in."""
        who = request.route_handler.opt["who"].who
        if who in (MODERATOR.who, SITE_HOST.who):
            return await self.moderator(request, host=who == SITE_HOST.who)
        return await self.known(request)

    async def visitor(self, request: HttpRequest) -> str | None:
        """The id of the caller, like ``person``; None for a visitor, and for a person banned from
        signing in, who may look on like a visitor."""
        person = await self.anybody(request)
        return None if person is None or self._moderation.is_out(person) else person.id

    async def moderator(self, request: HttpRequest, *, host: bool = False) -> Person:
        """The caller, who is a moderator or (``host``) the host. Raises Refusal for all others, as
        if there were no such route."""
        return self._moderation.need_role(await self.person(request), host=host)

    def spend(self, request: HttpRequest, user: str | None, cost: float) -> None:
        """Charge the caller for more than the route's usual cost. Raises Refusal."""
        self._limits.spend(Asker(_address(request), user or ""), cost)

    def add_person(self, request: HttpRequest) -> None:
        """Count a new person at this address. Raises Refusal where there were too many."""
        self._limits.add_person(_address(request))

    def pay(self, request: HttpRequest) -> None:
        """Charge the address for a request, whoever the caller is. Raises Refusal."""
        self._limits.spend(Asker(_address(request)), _cost(request))

    def sends_mail(self, request: HttpRequest) -> None:
        """Count a mail that this address makes the server send, as if it were a wrong code. Raises
        Refusal."""
        self._limits.try_code(_address(request))

    async def proved(self, request: HttpRequest, proof: Awaitable[T]) -> T:
        """The result of checking a code, a passkey or a link. Raises Refusal for a wrong one, and
        for an address that has tried too many."""
        address, proving = _address(request), self._limits.proving
        try:
            await self._turn_to_prove(address)
        except BaseException:
            if isinstance(proof, Coroutine):
                proof.close()
            raise
        proving[address] += 1
        try:
            found = await proof
        finally:
            proving[address] -= 1
            if not proving[address]:
                del proving[address]
        self._limits.code_was_right(address)
        return found

    async def _turn_to_prove(self, address: str) -> None:
        """Count a try of this address. Where it has none left, wait for those that are being
        checked: they may be right, and then do not count. Raises Refusal."""
        for _ in range(PATIENCE):
            try:
                return self._limits.try_code(address)
            except Refusal:
                if not self._limits.proving[address]:
                    raise
            await asyncio.sleep(PAUSE)
        self._limits.try_code(address)

    def site(self, request: HttpRequest) -> Site:
        """This server as passkeys know it: under the address that the host has set, or the one that
        the browser uses (``guard`` has compared Origin with it)."""
        arrival = arrival_of(request)
        origin = self._public_address or f"{arrival.scheme}://{arrival.host}"
        try:
            name = urlsplit(origin).hostname
        except ValueError:
            name = None
        return Site(name or "localhost", origin.rstrip("/"))

    def try_code(self, request: HttpRequest) -> None:
        """Count a try of a secret. Raises Refusal where this address has tried too often."""
        self._limits.try_code(_address(request))

    def reader(self, request: HttpRequest, user: str | None) -> Reader:
        """The caller as a reader of long answers: the id, and the owner of that work."""
        return Reader(user, Owner(_address(request), user or ""))

    def is_trusted(self, request: HttpRequest) -> bool:
        """Whether the host trusts the caller: they ask the node itself, without a proxy, from this
        computer or an address of ``--trust-proxy``."""
        arrival = arrival_of(request)
        return arrival.direct and arrival.address in self._proxies

    def may_look(self, request: HttpRequest) -> bool:
        """Charge the address for a request; False, and no Refusal, where it has asked too often."""
        try:
            self._limits.spend(Asker(_address(request)), _cost(request))
        except Refusal:
            return False
        return True

    async def payload(self, request: HttpRequest, person: Caller) -> Any:
        """The body of a request. Raises Refusal. ``person`` is named so that the caller is let in
        before the body is read."""
        return await self.body(request)

    async def body(self, request: HttpRequest) -> Any:
        """The body of the request, as the type that the route names (``body=``), of at most
        ``most_bytes=``. Raises Refusal."""
        options = request.route_handler.opt
        most = options.get("most_bytes", MAX_MESSAGE)
        try:
            sent = await request.body()
        except InternalServerException:  # the caller has gone in the middle: nobody's fault here
            raise Refusal("malformed", "the body ends before its length") from None
        except asyncio.CancelledError:  # the server stops, and waited for the rest long enough
            raise Refusal("busy", "the server stops", retry_after=1) from None
        return read_message(_decoder(options["body"]), sent, most)


def _address(request: HttpRequest) -> str:
    return counted_as(arrival_of(request).address)


def _cost(request: HttpRequest) -> float:
    return request.route_handler.opt.get("cost", costs.ROUTE)


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
