"""The reading processes of a node.

They are started when something is to be read, and end when nothing has been for a while. One that
dies of what it reads, or takes too long, is replaced; who sent that is told so, and the death is
counted for their address. Meanwhile the node does everything else.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeVar, get_type_hints

import msgspec

from ...bots.external.program import handed_on
from ..base.child import Child, TooLong, start_process
from ..base.fair import Owner
from ..base.faults import beside, tell
from ..base.line import Claim, Line
from ..base.refusal import Refusal
from . import bounds
from .jobs import Done, Job
from .reading import Reading
from .worker import prepare

G = TypeVar("G")
M = TypeVar("M")

PLACES = 2
"""Processes at a time, at the most."""
SECONDS = 5
"""The time of the processor that one reading may take. A long record takes some hundredths of a
second."""
DEADLINE = 20.0
"""Seconds that one reading may take by the clock on the wall."""
LONGEST = 4 << 20
"""Bytes of an answer; the longest that were met have a twentieth of it."""
COLD_DEADLINE = 240.0
"""Seconds in which a process must be ready to read a game."""
IDLE = 120.0
"""Seconds after which an idle process ends."""
FAREWELL = 3.0
"""Seconds in which a process that has closed its line must end."""
MOST_OF_ADDRESS = 8
"""Readings of one address that wait or run."""
MOST = 64
"""Readings that wait."""
_HANDED_ON = ("TAFELRONDE_COMPILER", "COVERAGE_", "OPENBLAS_", "SYSTEMROOT")
"""Beginnings of the names of variables that it gets beside those of a bot's program."""
_CPU: int | None = getattr(signal, "SIGXCPU", None)


class Deaths(Protocol):
    """The count of the processes that died of what an address sent (``http.limits``)."""

    def may_read(self, address: str) -> None:
        """Raise Refusal where too many died of what this address sent."""
        ...

    def died(self, address: str) -> None:
        """Count one."""
        ...


@dataclass(eq=False)
class _Place:
    """A place for one process."""

    child: Child | None = None
    ready: set[str] = field(default_factory=set[str])
    """The games that it is ready to read."""


class _Lost(Exception):
    """The process came to no end; ``why``: ``died``, ``too-long`` or ``busy``."""

    def __init__(self, why: Literal["died", "too-long", "busy"], message: str) -> None:
        super().__init__(message)
        self.why = why


class ReadingPool(Reading):
    """Processes that read, and the line in front of them."""

    def __init__(self, deaths: Deaths, places: int = PLACES) -> None:
        self._deaths = deaths
        self._places = [_Place() for _ in range(places)]
        self.line = Line(self._places)
        self._all: set[Child] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._idle: asyncio.TimerHandle | None = None
        self.done = 0
        self.died = 0
        self.stopped = 0
        """Processes that took too long."""

    async def close(self) -> None:
        """End all processes."""
        if self._idle is not None:
            self._idle.cancel()
        await asyncio.gather(*(child.stop() for child in list(self._all)), *self._ends)

    def processes(self) -> list[int]:
        """The process ids, for tests and metrics."""
        return [child.process.pid for child in self._all]

    async def read(self, owner: Owner, game: str, work: Callable[[G], M], given: G) -> M:
        """Read as ``Reading.read`` says; the line is fair to addresses and the people of each."""
        self._deaths.may_read(owner.group)
        if self.line.waiting >= MOST:
            raise Refusal("too-many", "too much is to be read", retry_after=1.0)
        if self.line.seconds_of(Owner(owner.group)) >= MOST_OF_ADDRESS:
            raise Refusal("too-many", f"at most {MOST_OF_ADDRESS} at a time", retry_after=1.0)
        job = Job(_name(work), msgspec.msgpack.encode(given), SECONDS)
        async with self.line.turn(Claim(owner, lambda: "live"), 1.0, is_short=False) as place:
            self._deaths.may_read(owner.group)  # what waited before it may have been the same
            done = await self._ask(place, owner, game, job)
        if done.refused is not None:
            raise Refusal.of(done.refused)
        return msgspec.msgpack.decode(done.made, type=get_type_hints(work)["return"])

    async def _ask(self, place: _Place, owner: Owner, game: str, job: Job) -> Done:
        """The answer of the process at this place. Raises Refusal where it gives none."""
        self._keep_awake()
        try:
            child = await self._ready(place, game)
            done = await self._answer(child, job, DEADLINE)
        except _Lost as lost:
            self._empty(place)
            self.died += lost.why == "died"
            self.stopped += lost.why != "died"
            tell(f"reading what {owner.group or 'somebody'} sent came to no end: {lost}")
            if lost.why == "busy":  # the machine's fault, perhaps, and not theirs
                raise _not_ready() from None
            self._deaths.died(owner.group)
            raise Refusal(f"reading-{lost.why}", "nothing was kept of it") from None
        except BaseException:  # it is not wanted any more, or its process was never ready
            self._empty(place)
            raise
        finally:
            self._let_sleep()
        self.done += 1
        if done.error:
            tell(f"reading what {owner.group or 'somebody'} sent failed: {done.error}")
            raise Refusal("reading-died", "nothing was kept of it")
        return done

    async def _ready(self, place: _Place, game: str) -> Child:
        """The process of this place, once it has the rules of the game. Raises Refusal."""
        child = place.child
        if child is None:
            child = place.child = await self._start()
            self._all.add(child)
        if game and game not in place.ready:
            given = msgspec.msgpack.encode(game)
            try:
                done = await self._answer(child, Job(_name(prepare), given), COLD_DEADLINE)
            except _Lost as lost:
                tell(f"no process is ready to read {game}: {lost}")
                raise _not_ready() from None
            if done.error:
                tell(f"no process is ready to read {game}: {done.error}")
                raise _not_ready()
            place.ready.add(game)
        return child

    async def _answer(self, child: Child, job: Job, deadline: float) -> Done:
        """Raises _Lost."""
        try:
            async with asyncio.timeout(deadline):
                await child.send(job)
                return await child.receive(Done, LONGEST)
        except TimeoutError:
            why = "busy" if bounds.resource is not None else "too-long"
            raise _Lost(why, f"no answer in {deadline:.0f} s") from None
        except TooLong as error:
            raise _Lost("died", str(error)) from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError):
            code = await _end_of(child)
            why = "too-long" if _CPU is not None and code == -_CPU else "died"
            raise _Lost(why, _exit_text(code)) from None

    async def _start(self) -> Child:
        started = await start_process(
            "tafelronde.server.reading.worker", environment_of(os.environ)
        )
        return Child(started)

    def _keep_awake(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _let_sleep(self) -> None:
        """End the processes after a while, unless something is read before."""
        self._keep_awake()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._sleep)

    def _sleep(self) -> None:
        self._idle = None
        if self.line.is_idle:
            for place in self._places:
                self._empty(place)
        else:
            self._let_sleep()

    def _empty(self, place: _Place) -> None:
        """Stop a process in the background: the caller may be cancelled, but it must still be
        waited for."""
        child, place.child = place.child, None
        place.ready = set()
        if child is not None:
            self._all.discard(child)
            end = beside(child.stop(), "a reading process could not be stopped")
            self._ends.add(end)
            end.add_done_callback(self._ends.discard)


def environment_of(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of the node's environment that a reading process gets: no password of the host."""
    more = {name: environment[name] for name in environment if name.startswith(_HANDED_ON)}
    return {**handed_on(environment), **more}


def _name(work: Callable[..., object]) -> str:
    return f"{work.__module__}:{work.__qualname__}"


def _not_ready() -> Refusal:
    return Refusal("reading-busy", "nothing can be read now", retry_after=30.0)


async def _end_of(child: Child) -> int:
    """The exit code of a process that closed its end of the line."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            return await child.process.wait()
    await child.stop()
    return await child.process.wait()


def _exit_text(code: int) -> str:
    """The end of a process, in words."""
    if code == bounds.NO_MEMORY:
        return f"it needed more than {bounds.MEMORY >> 20} MB"
    if code < 0 and sys.platform != "win32":
        with contextlib.suppress(ValueError):
            return f"its process ended by {signal.Signals(-code).name}"
    return f"its process ended with {code}"
