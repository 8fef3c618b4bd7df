"""Messages are heard whole and in order, however their frames are cut into pieces on the way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from server.helpers import WAIT
from tafelronde.server.http import limits
from tafelronde.server.socket import protocol, signs
from tafelronde.server.socket.protocol import MAX_FRAMES, Connection

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Clock:
    """The time, as sockets have it: it passes when a test says so."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(signs, "time", clock)
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture(autouse=True)
def _short_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait a second instead of ten for a peer that never says goodbye."""
    monkeypatch.setattr(protocol, "HANDSHAKE", 1.0)


class Conversation:
    """Writes down what it hears."""

    line: Listening

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.is_lost = asyncio.Event()

    def heard(self, data: bytes) -> None:
        self.messages.append(data)

    def lost(self) -> None:
        self.is_lost.set()


class Listening(Connection):
    """Lets everybody in, after a while."""

    def __init__(self, conversation: Conversation) -> None:
        super().__init__(set())
        self._conversation = conversation

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stop_timer()  # to come in may take longer than a second

    async def welcome(self, path: str, headers: object) -> Callable[[], Conversation]:
        del path, headers
        self._conversation.line = self
        await asyncio.sleep(0.02)
        return lambda: self._conversation


async def _talk(
    pieces: list[bytes], *, at_once: bool = False, conversation: Conversation | None = None
) -> tuple[list[bytes], bytes]:
    """The messages that the server heard in these pieces, and its words until it closed."""
    conversation = conversation or Conversation()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: Listening(conversation), "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        reader, writer = await asyncio.open_connection(host, port)
        async with asyncio.timeout(WAIT):
            writer.write(REQUEST)
            if not at_once:
                await reader.readuntil(b"\r\n\r\n")
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            answer = await reader.read()
            writer.close()
            await conversation.is_lost.wait()
    return conversation.messages, answer.rpartition(b"\r\n\r\n")[2]


def _frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


GOODBYE = _frame(b"\x03\xe8", Opcode.CLOSE)


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("longest", [1, 7, 300, 1 << 17])
def test_messages_are_heard_in_order(longest: int, at_once: bool) -> None:
    dice = random.Random(longest)
    sizes = [0, 1, 125, 126, 127, 400] if longest < 300 else [0, 125, 126, 65_535, 65_536, 90_000]
    said: list[bytes] = []
    stream = b""
    for size in sizes:
        text = dice.randbytes(size)
        cut = dice.randrange(size + 1)
        said += [text, text]
        stream += _frame(text) + _frame(b"", Opcode.PING)
        stream += _frame(text[:cut], fin=False) + _frame(b"?", Opcode.PING)
        stream += _frame(text[cut:], Opcode.CONT)
    stream += GOODBYE
    pieces: list[bytes] = []
    while stream:
        size = dice.randint(1, longest)
        pieces.append(stream[:size])
        stream = stream[size:]
    heard, answer = asyncio.run(_talk(pieces, at_once=at_once))
    assert heard == said
    assert answer.count(b"\x8a\x00") == answer.count(b"\x8a\x01?") == len(sizes)  # pongs
    assert answer.endswith(b"\x88\x02\x03\xe8")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
        (_frame(b"one", fin=False) + _frame(b"two"), 1002),
        (b"\xc1" + _frame(b"hello")[1:], 1002),
        (_frame(b"hello", Opcode.CONT), 1002),
        (b"\x81\xff" + (MAX_FRAMES + 1).to_bytes(8, "big"), 1009),
    ],
    ids=["not masked", "in another message", "reserved bit", "goes on with nothing", "too large"],
)
def test_wrong_frames_close_the_socket(wrong: bytes, code: int) -> None:
    heard, answer = asyncio.run(_talk([_frame(b"before") + wrong + _frame(b"after")]))
    assert heard == [b"before"]
    assert answer[0] == 0x88
    assert int.from_bytes(answer[2:4], "big") == code


@pytest.mark.parametrize(
    "frame",
    [
        _frame(b"", Opcode.PING),
        _frame(b"x" * 125, Opcode.PING),
        _frame(b"x", Opcode.PONG),
        _frame(b"", Opcode.BINARY),
    ],
    ids=["ping", "long ping", "pong", "empty"],
)
def test_who_sends_too_many_odd_frames_is_sent_away(frame: bytes) -> None:
    heard, answer = asyncio.run(_talk([_frame(b"before") + 1000 * frame + _frame(b"after")]))
    assert b"before" in heard
    assert b"after" not in heard
    assert len(answer) < 70 * 127
    assert b"\x88\x0a" + (1008).to_bytes(2, "big") + b"too-fast" in answer


def test_a_message_of_endless_parts_is_not_kept() -> None:
    stream = _frame(b"", fin=False) + 1000 * _frame(b"", Opcode.CONT, fin=False)
    heard, answer = asyncio.run(_talk([stream]))
    assert heard == []
    assert answer.endswith(b"too-fast")


class Slow(Conversation):
    """Hears ten messages, and the next ones after a while."""

    pauses = False

    def heard(self, data: bytes) -> None:
        assert not self.pauses
        super().heard(data)
        if len(self.messages) % 10 == 0:
            self.pauses = True
            self.line.pause(True)
            asyncio.get_running_loop().call_later(0.01, self._go_on)

    def _go_on(self) -> None:
        self.pauses = False
        self.line.pause(False)


def test_nothing_is_heard_while_reading_pauses() -> None:
    conversation = Slow()
    said = [b"%d" % k for k in range(200)]
    pieces = [b"".join(map(_frame, said)) + GOODBYE]
    heard, _ = asyncio.run(_talk(pieces, conversation=conversation))
    assert heard == said


class Line(asyncio.Transport):
    """The network, without one."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.gone = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.sent += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.gone

    def abort(self) -> None:
        self.gone = True


async def _opened() -> tuple[Listening, Line]:
    """A socket after its handshake."""
    socket, line = Listening(Conversation()), Line()
    socket.connection_made(line)
    socket.data_received(REQUEST)
    async with asyncio.timeout(WAIT):
        while b"101" not in line.sent:
            await asyncio.sleep(0.01)
    return socket, line


@pytest.mark.parametrize(
    ("data", "seconds"),
    [(_frame(b"a message")[:-1], 21), (_frame(b"a part", fin=False), 21), (b"", 51)],
    ids=["half a frame", "half a message", "nothing"],
)
def test_who_does_not_go_on_is_given_up(data: bytes, seconds: float, clock: Clock) -> None:
    async def wait() -> None:
        socket, line = await _opened()
        socket.data_received(data)
        clock.now += seconds - 2
        socket.ping(50)
        assert not line.gone
        clock.now += 2
        socket.ping(50)
        assert line.gone

    asyncio.run(wait())


def test_who_is_not_read_is_not_called_silent(clock: Clock) -> None:
    async def wait() -> None:
        socket, line = await _opened()
        socket.pause(True)
        clock.now += 51
        socket.ping(50)
        assert not line.gone
        socket._paused = False
        socket.ping(50)
        assert line.gone

    asyncio.run(wait())


def test_who_reads_nothing_is_given_up(clock: Clock) -> None:
    async def wait() -> None:
        socket, line = await _opened()
        socket.pause_writing()
        sent, now = line.sent, clock.now
        for passed, gone in ((30, False), (59, False), (61, True)):
            clock.now = now + passed
            socket.data_received(_frame(b"still here"))
            socket.ping(50)
            assert line.gone is gone
        assert line.sent == sent  # it is asked nothing either

    asyncio.run(wait())
