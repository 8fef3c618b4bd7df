"""Messages of the hub to sockets: beside tables, people and a database that are made up."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tafelronde.server.base.answers import Answers
from tafelronde.server.base.bus import (
    ChatHidden,
    ChatSaid,
    Feed,
    ForPerson,
    HallChanged,
    ModerationChanged,
    PersonCameOrWent,
    SignedOut,
    TableChanged,
    TableShown,
)
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.people.person import Person
from tafelronde.server.socket import hub as hubs
from tafelronde.server.socket.asked import HallReader
from tafelronde.server.socket.hub import MAX_TABLES, Hub
from tafelronde.server.socket.news import News, Subscription
from tafelronde.server.wire.commands import Watch
from tafelronde.server.wire.messages import Chats, NoticesNews, TableFound


class Socket:
    """It notes what it is told."""

    def __init__(self, user: str = "", device: str = "") -> None:
        self.person = Person(user, user.title(), device=device) if user else None
        self.user = user or None
        self.watched: dict[str, Subscription] = {}
        self.dirty: dict[str, None] = {}
        self.lobby: Any = None
        self.told: list[Any] = []

    def mark(self, table: str) -> None:
        self.told.append(table)

    def renew_lobby(self) -> None:
        self.told.append("lobby")

    def show_lobby(self, lobby: Any) -> None:
        self.lobby = lobby

    def answer(self, message: Any) -> None:
        self.told.append(message)

    def dismiss(self) -> None:
        self.told.append("dismiss")

    def close(self) -> None:
        self.told.append("close")

    def ping(self, silence: float) -> None:
        if self.user == "broken":
            raise ValueError("broken")
        self.told.append(silence)

    def take(self) -> list[Any]:
        told, self.told = self.told, []
        return told


class House:
    """Tables, the presence of people, and a store."""

    def __init__(self) -> None:
        self.here: dict[str, Any] = {}
        """Tables in memory: who sits there, and from whom its changes are hidden."""
        self.metrics, self.outage = Metrics(), None
        self.answers = Answers()
        self.came: list[str] = []
        self.went: list[str] = []
        self.feed = Feed()
        parts: Any = self
        self.watchers: dict[str, Any] = {}
        nobody: Any = None
        self.hub = Hub(parts, parts, nobody, parts, self.feed, self.watchers)

    def come(self, user: str) -> None:
        self.came.append(user)

    def go(self, user: str) -> None:
        self.went.append(user)

    def known(self, table: str) -> Any:
        return self.here.get(table)

    async def open_for(self, table: str, user: str | None) -> Any:
        raise Refusal("unknown-table")

    def enter(self, *users: str, lobby: bool = False) -> list[Socket]:
        """Sockets of these people ('': a visitor), who look at the lobby."""
        made = [Socket(user, device=f"{user}-device") for user in users]
        for socket in made:
            self.hub.add(cast(Any, socket))
            if lobby:
                self.hub.show_lobby(cast(Any, socket), True)
            socket.take()
        return made

    def look(self, table: str, *sockets: Socket) -> None:
        """These sockets watch the table."""
        for socket in sockets:
            socket.watched[table] = Subscription(0, chat=5, chat_due=False)
            self.watchers.setdefault(table, set()).add(socket)

    def table(self, *sit: str, hidden_from: tuple[str | None, ...] = ()) -> Any:
        seats = SimpleNamespace(seats_of=lambda user: [0] if user in sit else [])
        return SimpleNamespace(table=seats, hides_from=lambda user: user in hidden_from)


def told(*sockets: Socket) -> list[list[Any]]:
    return [socket.take() for socket in sockets]


def test_who_comes_and_goes_is_counted() -> None:
    house = House()
    ada, visitor = house.enter("ada", "", lobby=True)
    assert house.metrics.sockets == 2
    assert (house.came, house.went) == (["ada"], [])
    house.look("x", ada, visitor)
    house.look("y", ada)
    house.hub.remove(cast(Any, ada))
    assert (house.went, house.metrics.sockets) == (["ada"], 1)
    assert ada.watched == {}
    assert house.watchers == {"x": {visitor}}  # those who are left see it
    assert told(ada, visitor) == [["close"], ["x"]]
    renewed(house, HallChanged())
    assert told(ada, visitor) == [[], ["lobby"]]
    house.hub.remove(cast(Any, visitor))
    assert house.went == ["ada"]
    assert house.watchers == {}


def renewed(house: House, event: HallChanged) -> None:
    """The hall has changed, and all have been told."""

    async def work() -> None:
        house.feed.tell(event)
        while house.hub._to_renew:
            await asyncio.sleep(0)

    asyncio.run(work())


def test_the_hall_is_sent_to_those_who_want_it() -> None:
    house = House()
    ada, zoe, visitor = house.enter("ada", "zoe", "")
    gone = Socket("gone")
    for socket in (ada, gone):
        house.hub.show_lobby(cast(Any, socket), True)
    assert isinstance(ada.lobby, HallReader)
    assert gone.lobby is None
    house.hub.show_lobby(cast(Any, visitor), True, changes=True)
    renewed(house, HallChanged())
    assert told(ada, zoe, visitor, gone) == [["lobby"], [], ["lobby"], []]
    renewed(house, HallChanged(frozenset({"ada", "zoe"})))
    assert told(ada, zoe, visitor) == [["lobby"], [], []]
    house.hub.show_lobby(cast(Any, ada), False)
    assert ada.lobby is None
    renewed(house, HallChanged())
    assert told(ada, visitor) == [[], ["lobby"]]


def test_many_are_told_in_rounds_and_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    monkeypatch.setattr(hubs, "AT_ONCE", 4)
    sockets = house.enter(*(f"p{number}" for number in range(10)), lobby=True)
    seen: list[int] = []

    async def work() -> None:
        house.feed.tell(HallChanged())
        house.feed.tell(HallChanged())
        while house.hub._to_renew:
            seen.append(sum(len(socket.told) for socket in sockets))
            await asyncio.sleep(0)

    asyncio.run(work())
    assert told(*sockets) == [["lobby"]] * 10
    assert {after - before for before, after in pairwise(seen)} <= {0, 2, 4}


def test_a_change_is_told_to_those_who_may_know_of_it() -> None:
    house = House()
    ada, zoe, late = house.enter("ada", "zoe", "late", lobby=True)
    house.look("x", ada, late)
    house.here["x"] = house.table("ada", hidden_from=("late",))
    house.feed.tell(TableChanged("x"))
    assert told(ada, zoe, late) == [["x"], [], []]
    house.feed.tell(TableShown("x", listed=False))  # now all see it
    assert told(ada, zoe, late) == [["x"], [], ["x"]]


def test_who_looks_on_sees_who_comes_back_to_the_table() -> None:
    house = House()
    zoe, cem = house.enter("zoe", "cem")
    house.look("x", zoe)
    house.look("y", cem)
    house.look("z", cem)
    house.here |= {"x": house.table("ada"), "y": house.table("bo")}
    house.feed.tell(PersonCameOrWent("ada"))
    assert told(zoe, cem) == [["x"], []]


def test_devices_notices_and_paired_tables_are_told_to_their_people() -> None:
    house = House()
    ada, zoe, visitor = house.enter("ada", "zoe", "")
    house.feed.tell(SignedOut(frozenset({"ada-device"})))
    house.feed.tell(SignedOut(frozenset({"zoe", ""})))
    assert told(ada, zoe, visitor) == [["dismiss"], ["dismiss"], []]
    house.feed.tell(ForPerson("zoe", NoticesNews()))
    assert told(ada, zoe, visitor) == [[], [NoticesNews()], []]
    house.feed.tell(ForPerson("ada", TableFound("wish", "x")))
    assert told(ada, zoe, visitor) == [[TableFound("wish", "x")], [], []]
    house.feed.tell(ModerationChanged())
    assert told(ada, zoe, visitor) == [[], [], []]


def test_what_is_said_is_due_and_what_was_hidden_is_sent_anew() -> None:
    house = House()
    ada, zoe = house.enter("ada", "zoe")
    house.look("x", ada)
    house.look("y", zoe)
    house.feed.tell(ChatSaid("x"))
    assert told(ada, zoe) == [["x"], []]
    assert (ada.watched["x"].chat, ada.watched["x"].chat_due) == (5, True)
    house.feed.tell(ChatHidden("y"))
    assert told(ada, zoe) == [[], ["y"]]
    assert (zoe.watched["y"].chat, zoe.watched["y"].chat_due) == (-1, True)
    assert house.hub.is_looking("ada", "x")
    assert not house.hub.is_looking("ada", "y")
    assert not house.hub.is_looking("ada", "z")


def test_signs_of_life_are_asked_of_all_though_one_fails() -> None:
    house = House()
    faults: list[str] = []

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: faults.append(str(context["exception"])))
        await house.hub._ping()

    ada, broken, zoe = house.enter("ada", "broken", "zoe")
    asyncio.run(work())
    assert told(ada, broken, zoe) == [[2.5 * hubs.PING], [], [2.5 * hubs.PING]]
    assert faults == ["broken"]


def test_a_socket_watches_only_so_many_tables() -> None:
    house = House()
    (ada,) = house.enter("ada")

    def watch(table: str) -> str:
        with pytest.raises(Refusal) as caught:
            asyncio.run(house.hub.watch(cast(Any, ada), Watch("1", table)))
        return caught.value.reason

    house.look("first", ada)
    for number in range(MAX_TABLES - 2):
        house.look(str(number), ada)
    assert watch("one more") == "unknown-table"
    house.look("last", ada)
    assert watch("one more") == "too-many"
    assert watch("first") == "unknown-table"


def test_of_what_is_said_nobody_gets_the_lines_of_whom_they_keep_apart_from() -> None:
    asked: list[Any] = []

    async def know(user: str | None) -> Any:
        return SimpleNamespace(apart=frozenset({f"not with {user}"}))

    async def chats(found: Any, after: int, apart: Any) -> list[Any]:
        asked.append((after, apart))
        return [SimpleNamespace(number=number) for number in (6, 7) if number > after]

    tables = cast(Any, SimpleNamespace(chats=chats, metrics=None))
    news = News(tables, cast(Any, SimpleNamespace(know=know, shows=None)), {})
    found = cast(Any, SimpleNamespace(table=SimpleNamespace(id="x")))
    watched = Subscription(0)
    apart = frozenset({"not with ada"})

    def said() -> list[Any]:
        return list(asyncio.run(news._chats(found, watched, "ada")))

    (first,) = said()
    assert isinstance(first, Chats)
    assert (first.table, len(first.lines), watched.chat) == ("x", 2, 7)
    assert said() == []
    assert watched.chat == 7
    watched.chat = 5
    assert [(one.table, one.line.number) for one in said()] == [("x", 6), ("x", 7)]
    assert asked == [(0, apart), (7, apart), (5, apart)]
    assert not watched.chat_due
