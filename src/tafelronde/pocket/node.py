"""A server in a page: a site of five features, for one reader, without a network.

What needs other people or the net is not there: accounts, seeks, ratings, tournaments, mails.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from ..server.base.config import Settings
from ..server.features.accounts.wire import NewSession
from ..server.features.handover.feature import FEATURE as HANDOVER
from ..server.features.lobby.feature import FEATURE as LOBBY
from ..server.features.reviews.feature import FEATURE as REVIEWS
from ..server.features.school.feature import FEATURE as SCHOOL
from ..server.features.tables.feature import FEATURE as TABLES
from ..server.http.caller import Caller, Callers, Payload
from ..server.http.limits import Asker
from ..server.http.rights import PERSON
from ..server.node.site import Site
from ..server.people.identities import Identities
from ..server.people.last_seen import LastSeen
from ..server.people.person import Person
from ..server.people.relations import Relations
from ..server.reading.reading import ReadingHere
from ..server.socket.talk import Inbound, Line
from ..server.wire.identity import Me
from .pool import Do, PocketPool
from .router import Router
from .store import Keep, PocketStore

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


FIVE = (LOBBY, TABLES, SCHOOL, REVIEWS, HANDOVER)
"""The features of a page, in the order in which their parts are made and begun."""
RATE = 1000.0
"""Requests a second: nobody else asks."""


class PocketNode(Site):
    """The server of a page. ``router`` answers its requests once it is open."""

    router: Router
    _person: Person

    def __init__(self, file: Path, keep: Keep, do: Do) -> None:
        """``file``: where the database lies while the page is open; ``keep`` and ``do`` as in
        ``store`` and ``pool``."""
        store, pool = PocketStore(file, keep), PocketPool(do)
        super().__init__(FIVE, Settings(rate=RATE), store, pool, lambda _: ReadingHere())
        self._opened = AsyncExitStack()

    async def open(self, name: str) -> Person:
        """Open the database and start all parts; who reads, at the first time a new guest of this
        name."""
        async with AsyncExitStack() as opened:
            await self.open_store(opened)
            self._person, cookie = await self._reader(name)
            callers = Callers(self.parts)
            handlers = [*self.routes(callers), *reader_routes(self.identities)]
            self.router = Router(handlers, callers, cookie)
            self.parts.start(opened)
            self._opened = opened.pop_all()
        return self._person

    async def _reader(self, name: str) -> tuple[Person, str]:
        """The reader of this page, known or new, and the cookie that identifies them."""
        for (kept,) in await self.store.read("SELECT value FROM meta WHERE name = $1", KEPT_AS):
            found = await self.identities.by_cookie(str(kept))
            if found is not None:
                return found, str(kept)
        person = await self.identities.add(name)
        cookie = await self.identities.sign_in(person, "")
        row = "INSERT INTO meta (name, value) VALUES ($1, $2)"
        sql = f"{row} ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.store.write(sql, KEPT_AS, cookie)
        return person, cookie

    async def close(self) -> None:
        """Stop all parts."""
        await self._opened.aclose()

    async def talk(self, line: Line) -> Inbound:
        """A conversation over this line, as the reader."""
        person = await self.identities.person(self._person.id) or self._person
        await self.parts[Relations].know(person.id)
        self.parts[LastSeen].saw(person.id, "127.0.0.1")
        return Inbound(self.parts, self.hub, line, person, Asker("127.0.0.1", person.id))
