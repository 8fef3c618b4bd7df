"""Parts that a socket works with, in this process: each writes down what it is asked."""

from typing import Any, cast

import msgspec

from server.stand_ins import StandIn
from tafelronde.server.base.answers import Answers
from tafelronde.server.base.bus import TableLookedAt
from tafelronde.server.base.config import Settings
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.http.addresses import Proxies
from tafelronde.server.http.arrival import Arrivals
from tafelronde.server.http.limits import Asker
from tafelronde.server.http.session_cookie import SessionCookies
from tafelronde.server.people.person import Person
from tafelronde.server.wire.commands import Watch
from tafelronde.server.wire.messages import Done

ADA = Person("ada", "Ada")
HERE = "192.0.2.1"


class Site(StandIn):
    """The parts of a node that a socket asks; they write down what they are asked."""

    def __init__(self, person: Person | None = ADA) -> None:
        self.person = person
        self.noted: list[tuple[Any, ...]] = []
        self.banned = self.untold = False
        self.fails: dict[str, Exception] = {}
        for part in ("limits", "identities", "keeping", "moderation", "last_seen", "relations"):
            setattr(self, part, self)
        self.tables, self.outage, self.store = self, self, self
        self.arrivals = Arrivals(Settings(), Proxies(HERE))
        self.site = "51e"
        self.session_cookies = SessionCookies(cast(Any, self))
        self.feed = self.commands = self.news = self
        self.metrics = Metrics()
        self.answers = Answers()

    def _note(self, what: str, *more: Any) -> None:
        self.noted.append((what, *more))
        if what in self.fails:
            raise self.fails[what]

    def spend(self, asker: Asker, cost: float) -> None:
        self._note("spend", asker, cost)

    def open_socket(self, asker: Asker) -> None:
        self._note("open", asker)

    def close_socket(self, asker: Asker) -> None:
        self._note("close", asker)

    def lobby_wait(self, address: str) -> float:
        self._note("lobby", address)
        return 3.0

    async def who(self, authorization: str, cookie: str) -> Person | None:
        self._note("who", authorization, cookie)
        return self.person

    async def has_notices(self, user: str) -> bool:
        self._note("untold", user)
        return self.untold

    def is_out(self, person: Person) -> bool:
        assert person == self.person
        return self.banned

    def role_of(self, user: str) -> str:
        return "host" if user == "ada" else ""

    def saw(self, person: str, address: str) -> None:
        self._note("saw", person, address)

    def at_hand(self, user: str | None, table: str, watched: object) -> None:
        return None

    async def know(self, user: str) -> None:
        self._note("know", user)

    def now(self) -> float:
        return 1234.0

    def tell(self, event: TableLookedAt) -> None:
        self._note("looked", event.user, event.table)

    async def command(self, person: Person, message: Any, round_trip: float) -> Done:
        self._note("command", person, message, round_trip)
        return Done(message.id)


class Hub:
    """It only notes what a socket wants."""

    def __init__(self, site: Site | None = None) -> None:
        self.site = site
        self.sockets: list[Any] = []
        self.noted: list[tuple[Any, ...]] = []

    async def has_notices(self, user: str) -> bool:
        assert self.site is not None
        return await self.site.has_notices(user)

    def add(self, socket: Any) -> None:
        self.sockets.append(socket)

    def remove(self, socket: Any) -> None:
        self.sockets.remove(socket)

    def show_lobby(self, socket: Any, on: bool, *, changes: bool) -> None:
        assert socket in self.sockets
        self.noted.append(("lobby", on, changes))

    def unwatch(self, socket: Any, table: str) -> None:
        assert socket in self.sockets
        self.noted.append(("unwatch", table))

    async def watch(self, socket: Any, message: Watch) -> Done:
        assert socket in self.sockets
        return Done(message.id, message.table, 7)


class Line:
    """A socket on which everything can be written."""

    is_full = False
    round_trip = 0.25

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.paused: list[bool] = []

    def send(self, *texts: bytes) -> None:
        self.sent += map(msgspec.json.decode, texts)

    def pause(self, on: bool) -> None:
        self.paused.append(on)
