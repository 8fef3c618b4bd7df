"""Messages are heard whole and in order, however their frames are cut into pieces on the way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from server.helpers import WAIT
from tafelronde.server.socket.protocol import MAX_FRAMES, Connection

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Conversation:
    """Writes down what it hears."""

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

    async def welcome(self, path: str, headers: object) -> Callable[[], Conversation]:
        del path, headers
        await asyncio.sleep(0.02)
        return lambda: self._conversation


async def _talk(pieces: list[bytes], *, at_once: bool = False) -> tuple[list[bytes], bytes]:
    """What the server heard of these pieces, and what it said until it closed."""
    conversation = Conversation()
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
