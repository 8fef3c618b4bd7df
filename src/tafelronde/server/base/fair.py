"""Fair turns: who asks much waits for themselves, not for others.

Start-time fair queueing (Goyal, Vin and Cheng, 1996) at two levels: groups share equally, whatever
their members ask for, and so do the members of a group. (A group is an address, a member a person.)
The cost of what somebody gets puts their next turn off by as much, measured in the clock of the
queue, which stands at the turn that was given last. So a newcomer comes next, and a flood of one
group delays the others by one turn at most.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncGenerator, Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """Who asks."""

    group: str
    member: str = ""


class _Flow(Generic[T]):
    """A member of a group; ``due`` is when its next turn is, by the clock of its group."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.waiting: dict[int, T] = {}


class _Group(Generic[T]):
    """A group; ``due`` is when its next turn is, by the clock of the queue."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.clock = 0.0
        self.flows: dict[str, _Flow[T]] = {}


class FairQueue(Generic[T]):
    """Things that wait for their owners' turns. A plain structure: it knows no time but costs."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._clock = 0.0
        self._groups: dict[str, _Group[T]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def push(self, owner: Owner, thing: T) -> None:
        """Add a thing behind the others of its owner."""
        group = self._groups.setdefault(owner.group, _Group(self._clock))
        flow = group.flows.setdefault(owner.member, _Flow(group.clock))
        if not any(other.waiting for other in group.flows.values()):
            group.due = max(group.due, self._clock)
        if not flow.waiting:
            flow.due = max(flow.due, group.clock)
        flow.waiting[next(self._numbers)] = thing
        self._length += 1

    def pop(
        self,
        lag: Callable[[T], float] | None = None,
        fits: Callable[[T], bool] | None = None,
    ) -> tuple[Owner, T] | None:
        """Take the thing whose turn it is, of those that fit; None: there is none.

        ``lag`` puts a thing behind others by so much of the clock: less urgent things come later,
        but they come. ``charge`` says what it cost.
        """
        best: tuple[tuple[float, float, int], Owner] | None = None
        for group_name, group in self._groups.items():
            for member, flow in group.flows.items():
                for number, thing in flow.waiting.items():
                    if fits is None or fits(thing):
                        late = 0.0 if lag is None else lag(thing)
                        key = group.due + late, flow.due + late, number
                        if best is None or key < best[0]:
                            best = key, Owner(group_name, member)
        if best is None:
            return None
        (_, _, number), owner = best
        group = self._groups[owner.group]
        flow = group.flows[owner.member]
        self._clock = max(self._clock, group.due)
        group.clock = max(group.clock, flow.due)
        self._length -= 1
        return owner, flow.waiting.pop(number)

    def charge(self, owner: Owner, cost: float) -> None:
        """Have an owner pay for what they got; less than 0 gives back what was too much."""
        group = self._groups.get(owner.group)
        if group is not None:
            group.due += cost
            flow = group.flows.get(owner.member)
            if flow is not None:
                flow.due += cost
        self._forget()

    def begin_anew(self) -> None:
        """Nothing waits and nothing is being done: nobody owes anything."""
        self._groups.clear()

    def _forget(self) -> None:
        """Whoever waits for nothing and owes nothing begins anew when they come again."""
        for group_name, group in list(self._groups.items()):
            for member, flow in list(group.flows.items()):
                if not flow.waiting and flow.due <= group.clock:
                    del group.flows[member]
            if not group.flows and group.due <= self._clock:
                del self._groups[group_name]


class FairLock:
    """A lock that askers get in fair turns."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_held = False

    @contextlib.asynccontextmanager
    async def held(self, owner: Owner, cost: float = 1.0) -> AsyncGenerator[None]:
        """Wait for the lock, and have it until the block ends. Even where it is free, the event
        loop looks after everything else first."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push(owner, turn)
        if not self._is_held:
            self._is_held = True
            asyncio.get_running_loop().call_soon(self._pass_on)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise
        try:
            yield
        finally:
            self._waiting.charge(owner, cost)
            self._pass_on()

    def _pass_on(self) -> None:
        """Wake who is next, in the loop's next round."""
        self._is_held = False
        while (found := self._waiting.pop()) is not None:
            _, turn = found
            if not turn.done():
                self._is_held = True
                turn.set_result(None)
                return
        self._waiting.begin_anew()
