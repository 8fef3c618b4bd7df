"""A site: features, and the rooms below that they use, put together as parts."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

from ..base.answers import Answers
from ..base.bus import Feed
from ..base.config import Settings
from ..base.feature import Feature
from ..base.owned import AllOwned, OwnedRows
from ..base.parts import Parts
from ..bots.turn import Thinkers
from ..http.addresses import Proxies
from ..http.caller import Callers
from ..http.limits import Limits
from ..http.session_cookie import SessionCookies
from ..live.boards import Boards
from ..live.bot_bounds import BotBounds
from ..live.bot_turns import BotTurns
from ..live.clocks import Clocks
from ..live.commands import Commands
from ..live.games import Games
from ..live.marks import Marks
from ..live.owned import OWNED as OWNED_AT_TABLES
from ..live.tables import Tables
from ..people.identities import Identities
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.mutes import Mutes
from ..people.owned import OWNED as OWNED_BY_PEOPLE
from ..people.pauses import Pauses
from ..people.presence import Presence
from ..people.relations import Relations
from ..reading.reading import Reading
from ..socket.hub import Hub, Watchers
from ..socket.news import News
from ..storage.store import Store
from ..views.history import History


def owned_by(features: Sequence[Feature]) -> Iterator[OwnedRows]:
    """The owned rows of the rooms, and those of these features."""
    yield from OWNED_BY_PEOPLE
    yield from OWNED_AT_TABLES
    for feature in features:
        yield from feature.owned


class Site:
    """The parts of a site: those of the rooms, those that a kind of site adds (``_more``), and
    those of its features."""

    def __init__(
        self,
        features: Sequence[Feature],
        settings: Settings,
        store: Store,
        pool: Thinkers,
        reading: Callable[[Parts], Reading],
    ) -> None:
        """``features`` in the order in which their parts are made and begun. ``pool``: where bots
        think. ``reading``: makes the part that reads what strangers send."""
        self.features = tuple(features)
        self.settings = settings
        self.store = store
        self.parts = parts = Parts()
        self.answers = parts.add(Answers())
        parts.add(AllOwned(owned_by(self.features)))
        parts.add(settings)
        parts.add(Limits(settings.rate))
        parts.add(Proxies(settings.trusted_proxies))
        self.feed = parts.add(Feed())
        parts.add(pool)
        parts.add(reading(parts))
        self._people()
        self.tables = self._tables(pool)
        self.hub = parts[Hub]
        self._more()
        for feature in self.features:
            self._add(feature)

    def _people(self) -> None:
        """Make the parts about people: identities, relations, presence, pauses, moderation."""
        parts, store, feed = self.parts, self.store, self.feed
        newcomer = 60.0 * self.settings.newcomers
        moderation = parts.add(Moderation(store, feed, newcomer, self.answers))
        self.identities = parts.add(Identities(store, feed, moderation))
        parts.add(self.identities.names)
        parts.add(SessionCookies(parts))
        parts.add(self.identities.devices)
        presence = parts.add(Presence(store, feed))
        parts.add(Relations(store, presence, feed))
        parts.add(LastSeen())
        parts.add(Mutes(store))
        parts.add(Pauses(store))

    def _tables(self, pool: Thinkers) -> Tables:
        """Make the parts about tables: the tables, their bots and clocks, the sockets."""
        parts, store, feed = self.parts, self.store, self.feed
        presence, relations = parts[Presence], parts[Relations]
        last_seen, watchers = parts[LastSeen], Watchers()
        marks = Marks(self.identities, last_seen)
        games = parts.add(Games(pool, self.settings.games))
        parts.add(Boards(games, parts[Reading]))
        tables = Tables(store, games, feed, watchers.keys(), marks.of_person, self.answers)
        parts.add(tables)
        turns = parts.add(BotTurns(tables, pool, presence.is_there, last_seen, feed))
        parts.add(BotBounds(store, turns, pool.line, last_seen, marks))
        parts.add(Clocks(tables, parts[Pauses], feed))
        parts.add(Commands(parts))
        history = parts.add(History())
        news = parts.add(News(tables, relations, watchers))
        parts.add(Hub(tables, presence, news, history, feed, watchers))
        return tables

    def _more(self) -> None:
        """Make the parts that only this kind of site has, before those of the features."""

    def _add(self, feature: Feature) -> None:
        """Make the parts of a feature; it hears and answers from then on."""
        for make in feature.parts:
            self.parts.add(make(self.parts))
        for kind, listener in feature.listens:
            if isinstance(kind, str):
                self.feed.take(kind, listener(self.parts))
            else:
                self.feed.listen(kind, listener(self.parts))
        for question, answer in feature.answers:
            self.answers.give(question, answer(self.parts))

    def routes(self, callers: Callers) -> list[Any]:
        """The handlers of all features."""
        making = [make for feature in self.features for make in feature.routes]
        return [handler for make in making for handler in make(self.parts, callers)]

    async def open_store(self, opened: AsyncExitStack) -> None:
        """Open the database, and read from it what the rooms need. Raises InUse, EarlierSchema,
        NewerSchema, NoDatabase, OSError."""
        await self.store.open(self.tables.heard, self.feed.arrived, self.tables.heard_events)
        opened.push_async_callback(self.store.close)
        await self.identities.open()
        await self.parts[Moderation].read()
