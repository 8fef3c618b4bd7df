"""The outgoing messages of one socket, and what it watches.

A callback of the event loop sends what is at hand; a task that lives until everything is sent waits
for the rest. Answers to commands wait in a bounded queue; while it is full, no further command of
that socket is carried out. Of a table only the newest state is sent: a slow reader skips older
ones, holds at most one table in memory, and slows nobody down.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from ..base import faults
from ..people.person import Person
from .asked import HallReader
from .news import News, Subscription

MAX_ANSWERS = 64
LOBBY_PAUSE = 0.5
"""Seconds between two halls to one socket for which something must be read."""
SEND_LIMIT = 60.0
"""Seconds in which the network must take something; then the socket is given up."""

_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A line that carries messages to a reader."""

    @property
    def is_full(self) -> bool:
        """Whether it takes no more."""
        ...

    def send(self, *texts: bytes) -> None:
        """Send messages in one piece."""
        ...

    async def drained(self) -> None:
        """Wait until it takes more."""
        ...

    def ping(self, silence: float, /) -> None:
        """Ask for a sign of life; who gave none for so many seconds is given up."""
        ...

    def close(self, code: int, reason: str, /) -> None:
        """Say goodbye."""
        ...


class Subscriber:
    """One connection: what it watches, and what is still to be sent."""

    __slots__ = (
        "_full", "_line", "_news", "_ready", "_timer", "_writer", "answers", "dirty", "dismissed",
        "lobby", "lobby_dirty", "lobby_sent", "lobby_wait", "person", "watched",
    )  # fmt: skip

    def __init__(self, news: News, line: Line, person: Person | None) -> None:
        self._news = news
        self._line = line
        self._ready: list[bytes] = []
        self._writer: asyncio.Handle | asyncio.Task[None] | None = None
        """The task that is about to send, or sending."""
        self._full: asyncio.Event | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.person = person
        self.watched: dict[str, Subscription] = {}
        self.lobby: HallReader | None = None
        """The hall as it is sent here; None: it is not asked for."""
        self.lobby_sent = 0.0
        """When something was last read for it."""
        self.lobby_wait: Callable[[], float] = lambda: 0.0
        """Seconds until a further hall as a whole may go to its address; 0: now."""
        self.dirty: dict[str, None] = {}
        self.lobby_dirty = False
        self.answers: deque[Any] = deque()
        self.dismissed = False
        """Whether nothing is heard or carried out any more."""

    @property
    def user(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def is_full(self) -> bool:
        """Whether no further answer finds room."""
        return len(self.answers) >= MAX_ANSWERS

    def answer(self, message: Any) -> None:
        self.answers.append(message)
        self.wake()

    async def room(self) -> None:
        """Wait until an answer finds room."""
        while self.is_full:
            self._full = asyncio.Event()
            await self._full.wait()

    def mark(self, table: str) -> None:
        self.dirty[table] = None
        self.wake()

    def show_lobby(self, lobby: HallReader | None) -> None:
        """Send this hall now and whenever it changes; None: no longer any."""
        if self.lobby is not None:
            self.lobby.close()
        self.lobby, self.lobby_dirty = lobby, lobby is not None
        if lobby is not None:
            self.wake()

    def renew_lobby(self) -> None:
        """Its hall may have changed: send what is new, if so."""
        if not self.lobby_dirty:
            self.lobby_dirty = True
            self.wake()

    def wake(self) -> None:
        """Start the writer if something is to be sent and it does not run."""
        if self._writer is None:
            self._writer = asyncio.get_running_loop().call_soon(self._begin)

    def dismiss(self, code: int = 4401, reason: str = "no-session") -> None:
        """Its device has been signed out, or may not be here for another reason: nothing that is
        said from now on is heard."""
        self.dismissed = True
        self._line.close(code, reason)

    def ping(self, silence: float) -> None:
        """Ask for a sign of life; who gave none for so many seconds is given up."""
        self._line.ping(silence)

    def close(self) -> None:
        """It is gone: nobody waits for anything here."""
        self.answers.clear()
        self.dirty.clear()
        self.show_lobby(None)
        if self._full is not None:
            self._full.set()

    def _begin(self) -> None:
        """Send what is at hand; leave the rest to a task."""
        self._writer = None
        try:
            while True:
                if self.answers:
                    self._take_answers()
                if self.lobby_dirty:
                    self._take_lobby_at_hand()
                table = next(iter(self.dirty), None)
                try:
                    news = None
                    if table is not None:
                        news = self._news.at_hand(self.user, table, self.watched.get(table))
                except Exception as error:
                    self._leave_out(table, error)
                    continue
                if table is not None and news is not None:
                    del self.dirty[table]
                    self._ready.append(news)
                self._send()
                if news is None or self._line.is_full:
                    break
        except Exception as error:
            self._fail(error)
        else:
            if self._has_more() or self._line.is_full:
                self._writer = faults.beside(self._write(), "news could not be sent")

    def _has_more(self) -> bool:
        return bool(self.answers or self.dirty or (self.lobby is not None and self.lobby_dirty))

    async def _write(self) -> None:
        """Send everything that waits. Messages about one table go in one write, since a system call
        costs more than rendering a message."""
        try:
            await self._flush()
            while self._has_more():
                if self.answers:
                    self._take_answers()
                table = next(iter(self.dirty), None)
                if table is not None:
                    del self.dirty[table]
                    await self._flush()
                    try:
                        watched = self.watched.get(table)
                        self._ready += await self._news.of(self.user, table, watched)
                    except OSError:
                        raise
                    except Exception as error:
                        self._leave_out(table, error)
                elif not self._ready:
                    pause = self._lobby_pause()
                    if pause > 0:
                        self._wait(pause)
                        return
                    self.lobby_dirty, self.lobby_sent = False, time.monotonic()
                    await self._take_lobby()
                await self._flush()
        except TimeoutError:
            self._line.close(1013, "too-slow")
        except OSError:  # the database does not answer: the client may reconnect and ask again
            self._line.close(1013, "busy")
        except Exception as error:
            self._fail(error)
        finally:
            self._writer = None

    def _take_lobby_at_hand(self) -> None:
        """Have what is new in the hall sent, where nothing must be read for it."""
        if self.lobby is None or self._line.is_full:
            return
        try:
            news = self.lobby.at_hand()
        except Exception as error:
            self.lobby_dirty = False
            faults.tell("a lobby could not be shown", error)
            return
        if news is not None:
            self.lobby_dirty = False
            self._ready += news

    def _lobby_pause(self) -> float:
        """Seconds until something may be read for the hall; 0: now."""
        pause = self.lobby_sent + LOBBY_PAUSE - time.monotonic()
        if pause <= 0 and self.lobby is not None and self.lobby.is_dear:
            return self.lobby_wait()
        return pause

    async def _take_lobby(self) -> None:
        """Have what is new in the hall sent. Raises OSError."""
        lobby = self.lobby
        if lobby is None:
            return
        try:
            news = await lobby.news()
        except OSError:
            raise
        except Exception as error:  # the next one may be good; tables are sent meanwhile
            faults.tell("a lobby could not be shown", error)
            return
        if lobby is self.lobby:  # else another was asked for meanwhile
            self._ready += news

    def _leave_out(self, table: str | None, error: Exception) -> None:
        """A table cannot be shown to this reader as it is now: they are sent it when it has
        changed, and meanwhile all else."""
        if table is not None:
            self.dirty.pop(table, None)
        faults.tell("a table could not be shown to a reader", error)

    def _fail(self, error: Exception) -> None:
        faults.tell("news could not be sent", error)
        self._line.close(1011, "internal")

    def _take_answers(self) -> None:
        self._ready += map(_encode, self.answers)
        self.answers.clear()
        if self._full is not None:
            self._full.set()
            self._full = None

    def _send(self) -> None:
        """Send what is ready."""
        if self._ready:
            self._line.send(*self._ready)
            self._news.metrics.messages_sent += len(self._ready)
            self._ready.clear()

    async def _flush(self) -> None:
        """Send what is ready, and wait while the network takes no more."""
        self._send()
        if self._line.is_full:
            async with asyncio.timeout(SEND_LIMIT):
                await self._line.drained()

    def _wait(self, seconds: float) -> None:
        """Write on then, if not before."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        self.wake()
