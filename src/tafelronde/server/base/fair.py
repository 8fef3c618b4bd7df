"""Fair turns: an owner who asks for much waits longer, and the others do not.

Start-time fair queueing (Goyal, Vin and Cheng, 1996) at two levels: groups share equally, whatever
their members ask for, and so do the members of a group. (A group is an address, a member a person.)
The cost of a turn delays its owner's next turn by as much. This is measured by the clock of the
queue, which stands at the turn that was given last. So a newcomer comes next, and a flood of one
group delays the others by one turn at most.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncGenerator, Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """The owner of a turn: a member of a group."""

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
    """Things that wait for their owners' turns. A plain data structure: it measures costs, not
    time."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._clock = 0.0
        self._groups: dict[str, _Group[T]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def push(self, owner: Owner, thing: T) -> None:
        """Add a thing behind the waiting things of the same owner."""
        group = self._groups.setdefault(owner.group, _Group(self._clock))
        flow = group.flows.setdefault(owner.member, _Flow(group.clock))
        if not any(other.waiting for other in group.flows.values()):
            group.due = max(group.due, self._clock)
        if not flow.waiting:
            flow.due = max(flow.due, group.clock)
        flow.waiting[next(self._numbers)] = thing
        self._length += 1

    def pop(
        self, lag: Callable[[T], float] | None = None, fits: Callable[[T], bool] | None = None
    ) -> tuple[Owner, T] | None:
        """Remove and return the next thing that fits; None: there is none.

        ``lag`` puts a thing back by so much of the clock: less urgent things come later, but they
        come. ``charge`` says what it cost.
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
        """Forget all debts: nothing waits and nothing is running."""
        self._groups.clear()

    def _forget(self) -> None:
        """Forget owners who wait for nothing and owe nothing; they begin anew when they come
        again."""
        for group_name, group in list(self._groups.items()):
            for member, flow in list(group.flows.items()):
                if not flow.waiting and flow.due <= group.clock:
                    del group.flows[member]
            if not group.flows and group.due <= self._clock:
                del self._groups[group_name]


class FairLock:
    """A lock that its owners get in fair turns."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_held = False

    @contextlib.asynccontextmanager
    async def held(self, owner: Owner, cost: float = 1.0) -> AsyncGenerator[None]:
        """Wait for the lock, and hold it until the block ends. Even if it is free, the event loop
        runs other things first."""
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
        """Wake the next owner, in the loop's next round."""
        self._is_held = False
        while (found := self._waiting.pop()) is not None:
            _, turn = found
            if not turn.done():
                self._is_held = True
                turn.set_result(None)
                return
        self._waiting.begin_anew()
