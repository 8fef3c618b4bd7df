"""The socket: who is let in, and the conversation that begins with it (``talk``)."""

from collections.abc import Callable
from typing import Any

from websockets.datastructures import Headers

from ..base.answers import Answers
from ..base.parts import Parts
from ..base.refusal import Refusal, unsaved
from ..http import costs
from ..http.addresses import counted_as
from ..http.arrival import Arrival, Arrivals
from ..http.guard import is_own, wrong_host
from ..http.limits import Asker, Limits
from ..http.session_cookie import SessionCookies
from ..live.tables import Tables
from ..people.asked import Admission
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.person import Person
from ..people.relations import Relations
from .hub import Hub
from .protocol import Connection, Rejected
from .talk import Inbound

PATH = "/api/ws"


class Upgrade(Connection):
    """Lets a request in as a socket; made by uvicorn for each."""

    def __init__(self, parts: Parts, hub: Hub, *, server_state: Any, **rest: Any) -> None:
        super().__init__(server_state.connections)
        self._node = parts
        self._hub = hub
        self._counted: Asker | None = None
        """The caller as whom it is counted, until it is gone."""

    async def welcome(self, path: str, headers: Headers) -> Callable[[], Inbound]:
        parts = self._node
        arrival = self._arrival(path.partition("?")[0], headers)
        if arrival.path != PATH:
            raise Rejected(404, "not-found")
        if arrival.host not in parts[Arrivals].hosts:
            raise Rejected(421, wrong_host(arrival.host).reason)
        if not is_own(headers.get("origin", ""), arrival.host):
            raise Rejected(403, "wrong-origin")
        try:
            asker = Asker(counted_as(arrival.address))
            parts[Limits].spend(asker, costs.HANDSHAKE)
            try:
                person, renewal = await parts[SessionCookies].who(
                    arrival, headers.get("authorization", ""), headers.get("cookie", "")
                )
                self.more_headers = Headers(("Set-Cookie", cookie) for cookie in renewal)
            except Refusal:
                parts[Limits].spend(asker, costs.UNKNOWN_TOKEN)
                raise
            notices = person is not None and await self._hub.has_notices(person.id)
            if person is not None and parts[Moderation].is_out(person):
                person = None  # they may look on
            admission = parts[Answers][Admission]
            changes = admission.changes
            if not await admission.admits(person):
                raise admission.refusal()
            if person is not None:
                asker = asker._replace(person=person.id)
            parts[Limits].open_socket(asker)
            if person is not None:
                parts[LastSeen].saw(person.id, asker.address)
                await parts[Relations].know(person.id)
        except Refusal as refusal:
            status = 429 if refusal.retry_after else refusal.status
            raise Rejected(status, refusal.reason, refusal.headers) from None
        except OSError as error:
            parts[Tables].outage.fails(error)
            raise Rejected(503, unsaved().reason) from None
        self._counted = asker
        return lambda: self._begin(person, asker, notices, changes)

    def _begin(self, person: Person | None, asker: Asker, notices: bool, changes: int) -> Inbound:
        talk = Inbound(self._node, self._hub, self, person, asker, notices)
        if self._node[Answers][Admission].changes != changes:
            talk.dismiss(1013, "busy")  # who may be here has changed meanwhile: they come again
        self.measure()
        return talk

    def _arrival(self, path: str, headers: Headers) -> Arrival:
        """The arrival of the request, as for other requests."""
        host, *_ = self._transport.get_extra_info("peername") or ("",)
        raw = [
            (name.lower().encode("latin-1", "replace"), value.encode("latin-1", "replace"))
            for name, value in headers.raw_items()
        ]
        return self._node[Arrivals].read(host, "http", path, raw)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counted is not None:
            self._node[Limits].close_socket(self._counted)
            self._counted = None
