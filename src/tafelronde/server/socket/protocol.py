"""WebSockets below uvicorn: what arrives goes straight to the conversation, without queues.

An ASGI server puts a queue, a pause of the reading, a task and two dictionaries between the network
and the application for every message; that was half of what a move cost. The handshake, all checks
and all frames but the usual one are those of ``websockets`` (its sans-I/O side). The usual one is
a whole text message; it is read here, since that takes a tenth of the time.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Mapping, MutableSet
from typing import Any, Protocol

from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from ..base import faults
from ..http.limits import Bucket
from .frames import WHOLE_TEXT, Fragments, frame_at, header
from .signs import Signs

_quiet = logging.getLogger("tafelronde.websocket")
_quiet.setLevel(logging.CRITICAL)

MAX_FRAMES = 1 << 17
"""Bytes of a message that is still answered (with a refusal); a larger one closes the socket."""
HIGH_WATER = 1 << 16
"""Bytes on their way to a client; with more, writers wait."""
HANDSHAKE = 10.0
"""Seconds for the opening and for the closing handshake."""
ODD_RATE, ODD_BURST = 5.0, 60.0
"""Frames that are no whole message: so many a second, and at once. They are dear to read."""


class Talk(Protocol):
    """The conversation on a socket."""

    def heard(self, data: bytes) -> None:
        """A whole message came."""
        ...

    def lost(self) -> None:
        """The socket is gone."""
        ...


class Rejected(Exception):
    """No socket for this request."""

    def __init__(self, status: int, reason: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.headers = headers or {}


class Connection(asyncio.Protocol):
    """One socket. Subclasses decide who is let in: ``welcome``."""

    def __init__(self, connections: MutableSet[Any]) -> None:
        self._connections = connections
        self._frames = ServerProtocol(max_size=MAX_FRAMES, logger=_quiet)
        self._transport: Any = None
        self._talk: Talk | None = None
        self._fragments = Fragments()
        self._rest = bytearray()
        """The unread bytes: the beginning of a frame, or all, while reading pauses."""
        self._paused = self._deaf = False
        self._odd = Bucket(ODD_RATE, ODD_BURST)
        self._signs = Signs()
        self._opening: asyncio.Task[None] | None = None
        self.more_headers = Headers()  # of the answer to the handshake
        self._writable: asyncio.Event | None = None
        """There while the network takes no more."""
        self._timer: asyncio.TimerHandle | None = None

    async def welcome(self, path: str, headers: Headers) -> Callable[[], Talk]:
        """Admit the client after the handshake, and return its conversation. Raises Rejected."""
        raise NotImplementedError

    # ---- from the network ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.set_write_buffer_limits(HIGH_WATER)
        self._connections.add(self)
        self._timer = asyncio.get_running_loop().call_later(HANDSHAKE, self._transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._stop_timer()
        if self._opening is not None:
            self._opening.cancel()
        if self._writable is not None:
            self._writable.set()
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.lost()

    def pause_writing(self) -> None:
        self._writable = asyncio.Event()
        self._signs.stuck(True)

    def resume_writing(self) -> None:
        self._signs.stuck(False)
        if self._writable is not None:
            self._writable.set()
            self._writable = None

    def eof_received(self) -> None:
        self._frames.receive_eof()

    def data_received(self, data: bytes) -> None:
        self._signs.heard()
        if self._frames.state is State.CONNECTING:
            self._early(data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
            taken = self._take(self._rest)
            del self._rest[:taken]
        else:
            taken = self._take(data)
            self._rest += data[taken:]
        self._signs.frame(begun=bool(self._rest) and not self._paused, new=taken > 0)
        if len(self._rest) > 2 * MAX_FRAMES:
            self._refuse()

    def _refuse(self) -> None:
        """Say goodbye to a client that sends too much, and read no more of it."""
        self._deaf = True
        self._rest.clear()
        self._fragments.clear()
        self.close(1008, "too-fast")

    def _early(self, data: bytes) -> None:
        """The request, which uvicorn hands over whole; what comes before it is answered waits."""
        if self._opening is None:
            request, end, data = data.partition(b"\r\n\r\n")
            self._hand(request + end)
        self._rest += data
        if len(self._rest) > MAX_FRAMES:
            self._transport.pause_reading()

    def _take(self, data: bytes | bytearray) -> int:
        """Read all whole frames; how many bytes they are."""
        at, end = 0, len(data)
        while not self._paused and not self._deaf and (frame := frame_at(data, at)) is not None:
            mask, text, stop = frame
            if stop - text > MAX_FRAMES:  # ``websockets`` refuses it by its header
                self._hand(bytes(data[at:]))
                return end
            if stop > end:
                break
            usual = data[at] == WHOLE_TEXT and mask and not self._fragments.parts
            if usual and self._talk is not None and self._frames.state is State.OPEN:
                self._talk.heard(apply_mask(bytes(data[text:stop]), mask))
            elif self._odd.take():
                self._hand(bytes(data[at:stop]))
            else:
                self._refuse()
            at = stop
        return end if self._deaf else at

    def _hand(self, data: bytes) -> None:
        """Have ``websockets`` read the request, or whole frames."""
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._opening = faults.beside(self._open(event), "a socket was not opened")
        self._flush()
        if self._frames.close_expected() and self._frames.state is not State.CONNECTING:
            self._transport.close()

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self._signs.ponged()
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # answered by ``websockets`` itself
        message = self._fragments.add(bytes(frame.data), last=frame.fin)
        self._signs.message(begun=message is None)
        if message is not None and self._talk is not None:
            self._talk.heard(message)

    # ---- the handshake -------------------------------------------------------------------------

    async def _open(self, request: Request) -> None:
        begin = None
        try:
            begin = await self.welcome(request.path, request.headers)
            response = self._frames.accept(request)
            response.headers.update(self.more_headers)
        except Rejected as error:
            response = self._frames.reject(error.status, f"{error}\n")
            response.headers.update(error.headers)
        except Exception as error:
            faults.tell("a socket was not opened", error)
            response = self._frames.reject(500, "this is our fault\n")
        self._opening = None
        self._stop_timer()
        self._frames.send_response(response)
        self._flush()
        if begin is None or response.status_code != 101:
            self._transport.close()
        elif not self._transport.is_closing():
            self._talk = begin()
            self._go_on()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ---- to the network ------------------------------------------------------------------------

    def _flush(self) -> None:
        data = b"".join(self._frames.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def send(self, *texts: bytes) -> None:
        """Send messages in one piece; ``drained`` tells when there is room for more."""
        if self._frames.state is State.OPEN and not self._transport.is_closing():
            parts = [part for text in texts for part in (header(len(text)), text)]
            self._transport.write(b"".join(parts))

    @property
    def is_full(self) -> bool:
        """Whether the network takes no more."""
        return self._writable is not None

    async def drained(self) -> None:
        """Wait until the network takes more."""
        if self._writable is not None:
            await self._writable.wait()

    def pause(self, on: bool) -> None:
        """Read nothing (``on``), or go on."""
        self._paused = on
        if self._transport.is_closing():
            return
        if on:
            self._transport.pause_reading()
        else:
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """Read what came before the pause, then again from the network."""
        if not self._paused and not self._transport.is_closing():
            self._read(b"")
        if not self._paused and not self._transport.is_closing():
            self._transport.resume_reading()

    @property
    def round_trip(self) -> float:
        """Seconds that the last sign of life took, there and back; 0: not known yet."""
        return self._signs.round_trip

    def measure(self) -> None:
        """Ask for a sign of life, and see how long it takes (``round_trip``)."""
        self._signs.pinged()
        self._frames.send_ping(b"")
        self._flush()

    def ping(self, silence: float) -> None:
        """Ask for a sign of life. Who gave none for so many seconds is given up; so is who does not
        end a message, or reads nothing."""
        if self._signs.are_missing(math.inf if self._paused else silence):
            self._transport.abort()
        elif self._frames.state is State.OPEN and not self.is_full:
            self.measure()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        try:
            self._frames.send_close(code, reason)
        except InvalidState:
            self._transport.close()
            return
        self._flush()
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_later(HANDSHAKE, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops (uvicorn calls this)."""
        self.close(1012, "restart")
        self._transport.close()
