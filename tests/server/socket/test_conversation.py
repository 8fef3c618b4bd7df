"""The conversation on a socket, without a network: what is paid, answered, and left."""

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from server.helpers import WAIT
from server.socket.written_down import ADA, HERE, Hub, Line, Site
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http import costs
from tafelronde.server.http.limits import Asker
from tafelronde.server.people.person import Person
from tafelronde.server.socket import talk
from tafelronde.server.socket.outbound import MAX_ANSWERS
from tafelronde.server.socket.talk import MOST_WAITING, Inbound
from tafelronde.server.wire.commands import Lobby, Ping, Resign, Unwatch, Watch
from tafelronde.server.wire.messages import Done, Pong

RESIGN = {"t": "resign", "id": "1", "table": "x" * 16, "seat": 0}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer at once whoever asks too much."""
    monkeypatch.setattr(talk, "PATIENCE", 0.0)


class Talk:
    """A conversation, and what came of it."""

    def __init__(self, person: Person | None = ADA, *, notices: bool = False) -> None:
        self.site, self.hub, self.line = Site(person), Hub(), Line()
        self.asker = Asker(HERE, person.id if person else "")
        context: Any = self.site
        self.talk = Inbound(
            context, cast(Any, self.hub), cast(Any, self.line), person, self.asker, notices
        )

    async def say(self, *messages: dict[str, Any] | bytes) -> list[dict[str, Any]]:
        """The answers to these messages."""
        await self.rest()
        before = len(self.line.sent)
        for message in messages:
            self.talk.heard(message if isinstance(message, bytes) else msgspec.json.encode(message))
        await self.rest()
        return self.line.sent[before:]

    async def rest(self) -> None:
        """Wait until nothing is left to do."""
        async with asyncio.timeout(WAIT):
            while self.talk._at_work is not None or self.talk._socket._writer is not None:
                await asyncio.sleep(0)


@pytest.mark.parametrize("notices", [False, True])
def test_the_first_message_says_who_one_is(notices: bool) -> None:
    async def work() -> None:
        talk = Talk(notices=notices)
        await talk.rest()
        (first,) = talk.line.sent
        assert first["me"] == {"user": "ada", "name": "Ada", "role": "host"}
        assert first["server_time"] == 1234.0
        assert first.get("notices", False) is notices
        assert talk.hub.sockets[0].lobby_wait() == 3.0
        assert ("lobby", HERE) in talk.site.noted
        visitor = Talk(None)
        await visitor.rest()
        assert visitor.line.sent[0]["me"] is None

    asyncio.run(work())


def test_every_message_is_paid_for_and_answered_by_its_id() -> None:
    async def work() -> None:
        talk = Talk()
        (pong,) = await talk.say({"t": "ping", "id": "1"})
        assert (pong["t"], pong["id"]) == ("pong", "1")
        (done,) = await talk.say({"t": "lobby", "id": "2", "on": True})
        assert (done["t"], done["id"]) == ("done", "2")
        (done,) = await talk.say({"t": "lobby", "id": "2", "on": True, "changes": True})
        assert (done["t"], done["id"]) == ("done", "2")
        (done,) = await talk.say({"t": "watch", "id": "3", "table": "x" * 16})
        assert (done["id"], done["table"], done["seq"]) == ("3", "x" * 16, 7)
        (done,) = await talk.say({"t": "unwatch", "id": "4", "table": "x" * 16})
        assert (done["id"], done["table"]) == ("4", "x" * 16)
        assert talk.hub.noted == [
            ("lobby", True, False),
            ("lobby", True, True),
            ("unwatch", "x" * 16),
        ]
        assert ("looked", "ada", "x" * 16) in talk.site.noted
        (refused,) = await talk.say(b'{"t": "nothing", "id": "5"}')
        assert (refused["id"], refused["reason"]) == ("5", "malformed")
        spent = [note[1:] for note in talk.site.noted if note[0] == "spend"]
        kinds = Ping, Lobby, Lobby, Watch, Unwatch, None
        prices = [costs.MESSAGES.get(kind, 1.0) if kind else 1.0 for kind in kinds]
        assert spent == [(talk.asker, cost) for cost in prices]

    asyncio.run(work())


def test_commands_are_for_people_who_said_who_they_are() -> None:
    async def work() -> None:
        talk = Talk()
        (done,) = await talk.say(RESIGN)
        assert done["id"] == "1"
        (note,) = [note for note in talk.site.noted if note[0] == "command"]
        assert note[1] == ADA
        assert isinstance(note[2], Resign)
        assert note[3] == Line.round_trip
        visitor = Talk(None)
        (refused,) = await visitor.say(RESIGN)
        assert (refused["id"], refused["reason"]) == ("1", "no-session")
        assert all(note[0] != "command" for note in visitor.site.noted)

    asyncio.run(work())


def test_what_goes_wrong_is_answered_too() -> None:
    async def work() -> None:
        faults: list[dict[str, Any]] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: faults.append(context))
        talk = Talk()
        broken: list[Exception] = []
        talk.site.outage = cast(Any, SimpleNamespace(fails=broken.append))
        for error, reason in (
            (OSError("gone"), "no-database"),
            (ValueError("our fault"), "internal"),
            (Refusal("your-turn"), "your-turn"),
        ):
            talk.site.fails["command"] = error
            (refused,) = await talk.say(RESIGN)
            assert (refused["id"], refused["reason"]) == ("1", reason)
        assert [str(error) for error in broken] == ["gone"]
        assert [str(fault["exception"]) for fault in faults] == ["our fault"]
        talk.site.fails = {"spend": Refusal("too-fast", retry_after=2.0)}
        (refused,) = await talk.say(RESIGN)
        assert (refused["id"], refused["reason"], refused["retry_after"]) == ("1", "too-fast", 2.0)

    asyncio.run(work())


def test_who_sends_much_is_not_read_until_it_is_worked_off() -> None:
    async def work() -> None:
        talk = Talk()
        pings = [{"t": "unwatch", "id": str(k), "table": "x" * 16} for k in range(MOST_WAITING + 5)]
        await talk.rest()
        for message in pings[: MOST_WAITING - 1]:
            talk.talk.heard(msgspec.json.encode(message))
        assert talk.line.paused == []
        for message in pings[MOST_WAITING - 1 :]:
            talk.talk.heard(msgspec.json.encode(message))
        assert talk.line.paused == [True]
        await talk.rest()
        assert talk.line.paused == [True, False]
        answered = [each["id"] for each in talk.line.sent if each["t"] == "done"]
        assert answered == [message["id"] for message in pings]
        await talk.say(*pings[:MOST_WAITING])  # just as many as make it pause
        assert talk.line.paused == [True, False] * 2

    asyncio.run(work())


def test_a_sign_of_life_overtakes_a_command_that_takes_long() -> None:
    async def work() -> None:
        talk, go_on = Talk(), asyncio.Event()
        command = talk.site.command

        async def slow(*given: Any) -> Done:
            await go_on.wait()
            return await command(*given)

        talk.site.commands = cast(Any, SimpleNamespace(command=slow))
        await talk.rest()
        talk.talk.heard(msgspec.json.encode(RESIGN))
        await asyncio.sleep(0)
        talk.talk.heard(b'{"t": "ping", "id": "2"}')
        talk.talk.heard(b'{"t": "unwatch", "id": "ping", "table": "xxxxxxxxxxxxxxxx"}')
        talk.talk.heard(b'{"t": "say", "id": "\\"ping\\""}')
        spent = [note[2] for note in talk.site.noted if note[0] == "spend"]
        assert spent.count(costs.MESSAGES[Ping]) == 1
        talk.site.fails["spend"] = Refusal("too-fast")
        talk.talk.heard(b'{"t": "ping", "id": "3"}')  # waits its turn
        del talk.site.fails["spend"]
        socket = talk.talk._socket
        socket.answers.extend([Pong("x")] * MAX_ANSWERS)
        talk.talk.heard(b'{"t": "ping", "id": "4"}')  # no room: it waits, too
        go_on.set()
        await talk.rest()
        answered = [each["id"] for each in talk.line.sent if each.get("id") not in (None, "x")]
        assert answered == ["2", "1", "ping", '"ping"', "3", "4"]

    asyncio.run(work())


def test_nothing_is_begun_for_who_has_gone() -> None:
    async def work() -> None:
        talk = Talk()
        await talk.rest()
        for number in range(3):
            talk.talk.heard(b'{"t": "lobby", "on": true, "id": "%d"}' % number)
        talk.talk.lost()
        assert talk.hub.sockets == []
        assert not talk.talk._waiting
        with contextlib.suppress(AssertionError):
            await talk.rest()
        assert talk.hub.noted == []
        assert talk.site.metrics.messages_sent == 1

    asyncio.run(work())
