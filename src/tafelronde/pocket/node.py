"""A server in a page: the server's own parts, for one reader, without a network.

What needs other people or the net is not there: accounts, seeks, ratings, tournaments, mails.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from ..server.base.bus import Feed
from ..server.base.config import Settings
from ..server.base.parts import Parts
from ..server.base.refusal import Refusal
from ..server.features.handover import feature as handover
from ..server.features.lobby import feature as lobby
from ..server.features.lobby.lists import hall
from ..server.features.reviews import feature as reviews
from ..server.features.school import feature as school
from ..server.features.tables import feature as tables_feature
from ..server.http.addresses import Proxies
from ..server.http.caller import Callers
from ..server.http.limits import Asker, Limits
from ..server.http.session_cookie import SessionCookies
from ..server.live.boards import Boards
from ..server.live.bot_bounds import BotBounds
from ..server.live.bot_turns import BotTurns
from ..server.live.clocks import Clocks
from ..server.live.commands import Commands
from ..server.live.games import Games
from ..server.live.marks import Marks
from ..server.live.tables import Tables
from ..server.people.identities import Identities
from ..server.people.last_seen import LastSeen
from ..server.people.moderation import Moderation
from ..server.people.pauses import Pauses
from ..server.people.person import Person
from ..server.people.presence import Presence
from ..server.people.relations import Relations
from ..server.reading.reading import Reading, ReadingHere
from ..server.socket.hub import Hub, Watchers
from ..server.socket.news import News
from ..server.socket.talk import Inbound, Line
from ..server.views.history import History
from .pool import Do, PocketPool
from .reader import KEPT_AS, reader_routes
from .router import Router
from .store import Keep, PocketStore

FEATURES = (lobby, tables_feature, school, reviews, handover)
"""In the order in which their parts are made and started."""
RATE = 1000.0
"""Requests a second: nobody else asks."""


class PocketNode:
    """The server of a page. ``router`` answers its requests once it is open."""

    router: Router
    _person: Person

    def __init__(self, file: Path, keep: Keep, do: Do) -> None:
        """``file``: where the database lies while the page is open; ``keep`` and ``do`` as in
        ``store`` and ``pool``."""
        self.parts = parts = Parts()
        self.store = store = PocketStore(file, keep)
        parts.add(Settings(rate=RATE))
        parts.add(Limits(RATE))
        parts.add(Proxies(""))
        self.feed = feed = parts.add(Feed())
        pool = parts.add(PocketPool(do))
        parts.add(ReadingHere())
        moderation = parts.add(Moderation(store, feed))
        self.identities = parts.add(Identities(store, feed, moderation))
        parts.add(SessionCookies(parts))
        presence = parts.add(Presence(store, feed))
        relations = parts.add(Relations(store, presence, feed))
        last_seen = parts.add(LastSeen())
        pauses = parts.add(Pauses(store))
        marks, watchers = Marks(self.identities, last_seen), Watchers()
        games = parts.add(Games(pool))
        parts.add(Boards(games, parts[Reading]))
        self.tables = tables = parts.add(
            Tables(store, games, feed, watchers.keys(), marks.of_person)
        )
        turns = parts.add(BotTurns(tables, pool, presence.is_there, last_seen, feed))
        bounds = parts.add(BotBounds(store, turns, pool.line, last_seen, marks))
        clocks = parts.add(Clocks(tables, pauses, feed))
        parts.add(
            Commands(
                tables, pool, bounds, last_seen, relations, clocks, moderation, _reminds_nobody
            )
        )
        history = parts.add(History())
        news = parts.add(News(tables, relations, watchers, partial(hall, tables, relations)))
        self.hub = parts.add(Hub(tables, presence, news, history, feed, watchers, _no_notices))
        for feature in FEATURES:
            feature.make(parts)
        self._opened = AsyncExitStack()

    async def open(self, name: str) -> Person:
        """Open the database and start all parts; who reads, at the first time a new guest of this
        name."""
        async with AsyncExitStack() as opened:
            await self.store.open(self.tables.heard, self.feed.arrived)
            opened.push_async_callback(self.store.close)
            await self.identities.open()
            await self.parts[Moderation].open()
            self._person, cookie = await self._reader(name)
            callers = Callers(self.parts)
            handlers = [one for feature in FEATURES for one in feature.routes(self.parts, callers)]
            handlers += reader_routes(self.identities)
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
        await self.store.write(
            f"{row} ON CONFLICT (name) DO UPDATE SET value = excluded.value", KEPT_AS, cookie
        )
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


async def _reminds_nobody(*_: Any) -> Any:
    raise Refusal("not-here", "there is nobody to remind")


async def _no_notices(_: str) -> bool:
    return False
