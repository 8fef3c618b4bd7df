"""The writer of a socket: what is at hand goes at once, the rest in its turn, and what fails fails
alone. The network, the tables and the time are made up."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from server.helpers import WAIT
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.people.person import Person
from tafelronde.server.socket import outbound
from tafelronde.server.socket.asked import HallReader
from tafelronde.server.socket.outbound import MAX_ANSWERS, Subscriber


class Line:
    """A network that takes no more while a test says so."""

    def __init__(self) -> None:
        self.sent: list[list[Any]] = []
        self.closed: list[tuple[int, str]] = []
        self.pinged: list[float] = []
        self.is_full = False
        self.room = asyncio.Event()

    def send(self, *texts: bytes) -> None:
        self.sent.append([msgspec.json.decode(text) for text in texts])

    async def drained(self) -> None:
        await self.room.wait()
        self.is_full = False

    def ping(self, silence: float) -> None:
        self.pinged.append(silence)

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


class News:
    """Tables that are at hand, and tables that must be read first."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}
        self.stored: dict[str, Any] = {}
        self.metrics = Metrics()

    def at_hand(self, user: str | None, table: str, watched: object) -> bytes | None:
        del user, watched
        return self._made(self.known.get(table))

    async def of(self, user: str | None, table: str, watched: object) -> list[bytes]:
        del user, watched
        await asyncio.sleep(0)
        return [made for one in self.stored[table] if (made := self._made(one))]

    def _made(self, one: Any) -> bytes | None:
        if isinstance(one, Exception):
            raise one
        return None if one is None else msgspec.json.encode(one)


class Hall(HallReader):
    """A hall in which a test says how many people are there."""

    def __init__(self, *, dear: bool = True) -> None:
        self.is_dear = dear
        self.people = self.said = 0
        self.asked: list[str] = []
        self.is_at_hand = False
        self.fails: Exception | None = None

    def at_hand(self) -> list[bytes] | None:
        self.asked.append("at hand")
        return self._news() if self.is_at_hand else None

    async def news(self) -> list[bytes]:
        self.asked.append("read")
        return self._news()

    def _news(self) -> list[bytes]:
        if self.fails is not None:
            raise self.fails
        said, self.said = self.said, self.people
        return [] if said == self.people else [msgspec.json.encode({"people": self.people})]

    def close(self) -> None:
        self.asked.append("close")


class Desk:
    """A socket with all it works with."""

    def __init__(self) -> None:
        self.news, self.line = News(), Line()
        news, line = cast(Any, self.news), cast(Any, self.line)
        self.socket = Subscriber(news, line, Person("ada", "Ada"))
        self.faults: list[tuple[str, str]] = []
        asyncio.get_running_loop().set_exception_handler(self._fault)

    def _fault(self, loop: Any, context: dict[str, Any]) -> None:
        del loop
        self.faults.append((context["message"], str(context["exception"])))

    async def rest(self, *, until: Callable[[], bool] = lambda: True) -> list[list[Any]]:
        """The messages sent until nothing is being written."""
        async with asyncio.timeout(WAIT):
            while self.socket._writer is not None or not until():
                await asyncio.sleep(0)
        sent, self.line.sent = self.line.sent, []
        return sent


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    made = SimpleNamespace(now=100.0)
    monkeypatch.setattr(outbound, "time", SimpleNamespace(monotonic=lambda: made.now))
    return made


def run(work: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    async def begin() -> None:
        await work(Desk())

    asyncio.run(begin())


def test_what_is_at_hand_goes_in_one_write_and_in_its_order() -> None:
    async def work(desk: Desk) -> None:
        desk.news.known = {"a": "table a", "b": "table b"}
        desk.socket.answer("yes")
        desk.socket.mark("a")
        desk.socket.mark("b")
        desk.socket.mark("a")
        assert await desk.rest() == [["yes", "table a"], ["table b"]]
        assert desk.news.metrics.messages_sent == 3
        assert desk.socket.dirty == {}
        assert desk.faults == desk.line.closed == []

    run(work)


def test_what_must_be_read_first_goes_after_what_is_at_hand() -> None:
    async def work(desk: Desk) -> None:
        desk.news.known, desk.news.stored = {"a": "table a"}, {"b": ["chat", "table b"]}
        for table in ("a", "b"):
            desk.socket.mark(table)
        desk.socket.answer("yes")
        assert await desk.rest() == [["yes", "table a"], ["chat", "table b"]]
        assert desk.news.metrics.messages_sent == 4

    run(work)


@pytest.mark.parametrize("at_hand", [True, False])
def test_a_table_that_cannot_be_shown_holds_up_nothing_else(at_hand: bool) -> None:
    async def work(desk: Desk) -> None:
        broken = ValueError("broken")
        desk.news.known = {"a": broken if at_hand else None, "b": "table b"}
        desk.news.stored = {"a": [broken], "b": ["table b"]}
        desk.socket.answer("yes")
        desk.socket.mark("a")
        desk.socket.mark("b")
        sent = await desk.rest()
        assert [one for write in sent for one in write] == ["yes", "table b"]
        assert desk.faults == [("a table could not be shown to a reader", "broken")]
        assert desk.line.closed == []
        assert desk.socket.dirty == {}

    run(work)


def test_without_a_database_the_client_is_asked_to_come_back() -> None:
    async def work(desk: Desk) -> None:
        desk.news.stored = {"a": [OSError("gone")]}
        desk.socket.mark("a")
        await desk.rest()
        assert desk.line.closed == [(1013, "busy")]
        assert desk.faults == []

    run(work)


def test_what_cannot_be_written_at_all_closes_the_socket() -> None:
    async def work(desk: Desk) -> None:
        desk.socket.answer(object())
        await desk.rest(until=lambda: bool(desk.line.closed))
        ((what, _),) = desk.faults
        assert what == "news could not be sent"
        assert desk.line.closed == [(1011, "internal")]

    run(work)


def test_who_does_not_read_is_waited_for_and_then_given_up(monkeypatch: Any) -> None:
    async def work(desk: Desk) -> None:
        desk.news.known = {"a": "table a"}
        desk.line.is_full = True
        desk.socket.answer("yes")
        while not desk.line.sent:
            await asyncio.sleep(0)
        desk.socket.mark("a")
        desk.socket.answer("again")
        for _ in range(5):
            await asyncio.sleep(0)
        assert desk.line.sent == [["yes"]]  # nothing is rendered for who does not read
        desk.news.stored = {"a": ["newer"]}
        desk.line.room.set()
        sent = await desk.rest()
        assert [one for write in sent for one in write] == ["yes", "again", "newer"]
        monkeypatch.setattr(outbound, "SEND_LIMIT", 0.01)
        desk.line.is_full = True
        desk.line.room.clear()
        desk.socket.answer("more")
        await desk.rest(until=lambda: bool(desk.line.closed))
        assert desk.line.closed == [(1013, "too-slow")]

    run(work)


def test_answers_wait_for_room() -> None:
    async def work(desk: Desk) -> None:
        desk.line.is_full = True
        desk.socket.answer(0)
        while not desk.line.sent:
            await asyncio.sleep(0)
        for number in range(MAX_ANSWERS):
            assert not desk.socket.is_full
            desk.socket.answers.append(number)
        assert desk.socket.is_full
        waiting = asyncio.ensure_future(desk.socket.room())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waiting.done()
        desk.line.room.set()
        await waiting
        await desk.rest()
        assert not desk.socket.is_full
        assert desk.news.metrics.messages_sent == MAX_ANSWERS + 1
        desk.socket.answers.extend(range(MAX_ANSWERS))
        waiting = asyncio.ensure_future(desk.socket.room())
        await asyncio.sleep(0)
        desk.socket.mark("a")
        hall = Hall()
        desk.socket.show_lobby(hall)
        desk.socket.close()  # nobody waits for room on a socket that is gone
        await waiting
        assert not desk.socket.answers
        assert not desk.socket.dirty
        assert desk.socket.lobby is None
        assert hall.asked == ["close"]

    run(work)


class Patient(Subscriber):
    """A socket that waits as long as a test lets it."""

    waits: list[float]

    def _wait(self, seconds: float) -> None:
        self.waits.append(seconds)


async def patient() -> tuple[Desk, Patient]:
    desk = Desk()
    news, line = cast(Any, desk.news), cast(Any, desk.line)
    socket = desk.socket = Patient(news, line, Person("ada", "Ada"))
    socket.waits = []
    return desk, socket


async def told(desk: Desk) -> list[list[Any]]:
    """The hall may have changed: what is sent then."""
    desk.socket.renew_lobby()
    desk.socket.renew_lobby()
    desk.socket.wake()
    return await desk.rest()


def test_two_halls_that_must_be_read_are_a_while_apart(clock: SimpleNamespace) -> None:
    async def begin() -> None:
        desk, socket = await patient()
        assert await told(desk) == []  # it did not ask for one
        assert socket.waits == []
        hall = Hall()
        hall.people = 1
        socket.show_lobby(hall)
        assert await desk.rest() == [[{"people": 1}]]
        assert hall.asked == ["at hand", "read"]
        hall.people = 2
        clock.now += outbound.LOBBY_PAUSE - 0.1
        assert await told(desk) == []
        assert socket.waits.pop() == pytest.approx(0.1)
        desk.news.known = {"a": "table a"}
        socket.mark("a")  # a table need not wait
        assert await desk.rest() == [["table a"]]
        clock.now += 0.1
        socket.lobby_wait = lambda: 2.5
        assert await told(desk) == []
        assert socket.waits[-1] == 2.5
        hall.is_dear = False  # changes count for no address
        assert await told(desk) == [[{"people": 2}]]
        assert not socket.lobby_dirty
        clock.now += outbound.LOBBY_PAUSE
        assert await told(desk) == []  # nothing has changed
        assert hall.asked[-1] == "read"
        clock.now += outbound.LOBBY_PAUSE
        hall.fails = ValueError("broken")
        assert await told(desk) == []
        assert desk.faults == [("a lobby could not be shown", "broken")]
        assert desk.line.closed == []
        clock.now += outbound.LOBBY_PAUSE
        hall.fails = OSError("gone")
        assert await told(desk) == []
        assert desk.line.closed == [(1013, "busy")]

    asyncio.run(begin())


def test_what_is_at_hand_of_the_hall_goes_at_once_but_to_nobody_who_does_not_read(
    clock: SimpleNamespace,
) -> None:
    async def begin() -> None:
        desk, socket = await patient()
        hall = Hall(dear=False)
        hall.is_at_hand, hall.people = True, 1
        socket.show_lobby(hall)
        assert await desk.rest() == [[{"people": 1}]]
        hall.people = 2  # no time has passed
        desk.news.known = {"a": "table a"}
        socket.mark("a")
        assert await told(desk) == [[{"people": 2}, "table a"]]
        assert hall.asked == ["at hand"] * 2
        assert await told(desk) == []
        hall.fails = ValueError("broken")
        assert await told(desk) == []
        assert desk.faults == [("a lobby could not be shown", "broken")]
        hall.fails = None
        desk.line.is_full = True
        hall.people = 3
        asked = len(hall.asked)
        socket.renew_lobby()
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(hall.asked) == asked
        hall.people = 4  # only the newest is sent
        desk.line.room.set()
        assert await desk.rest() == [[{"people": 4}]]
        assert socket.waits == []
        assert clock.now == 100.0

    asyncio.run(begin())


def test_the_hall_that_waits_is_sent_then(monkeypatch: Any) -> None:
    monkeypatch.setattr(outbound, "LOBBY_PAUSE", 0.01)

    async def work(desk: Desk) -> None:
        hall = Hall()
        desk.socket.show_lobby(hall)
        for people in (1, 2):
            hall.people = people
            desk.socket.renew_lobby()
            while hall.said != people:
                await asyncio.sleep(0)
            assert await desk.rest() == [[{"people": people}]]
        assert desk.socket._timer is None

    run(work)


def test_another_hall_that_is_asked_for_takes_the_place_of_the_first() -> None:
    async def work(desk: Desk) -> None:
        first, second = Hall(), Hall()
        first.people = second.people = 1
        desk.socket.show_lobby(first)
        desk.socket.show_lobby(second)
        assert await desk.rest() == [[{"people": 1}]]
        assert first.asked == ["close"]
        desk.socket.show_lobby(None)
        assert second.asked == ["at hand", "read", "close"]
        assert await told(desk) == []

    run(work)


def test_devices_that_are_signed_out_and_signs_of_life() -> None:
    async def work(desk: Desk) -> None:
        desk.socket.dismiss()
        assert desk.line.closed == [(4401, "no-session")]
        desk.socket.ping(50.0)
        assert desk.line.pinged == [50.0]
        assert desk.socket.user == "ada"

    run(work)
