"""The line in front of the workers: it decides whose bot thinks next.

Addresses share the workers' seconds fairly, and so do the people of an address (``fair``). Turns
for which nobody waits come later. One more place, the side place, is only for short turns, so that
they need not wait for long ones.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from typing import Generic, Literal, NamedTuple, TypeVar

from .fair import FairQueue, Owner

P = TypeVar("P")

Urgency = Literal["live", "hint", "away", "review", "alone"]
"""The reason why a bot is to think: a person who is there plays against it; a person asked for a
hint; people play there, but none is present; a person waits for a review; only bots play."""
LAG: Mapping[Urgency, float] = {
    "live": 0.0,
    "hint": 1.0,
    "away": 5.0,
    "review": 10.0,
    "alone": 60.0,
}
"""Seconds of later turns that may go first, at most."""


class Claim(NamedTuple):
    """The owner and the urgency of a turn."""

    owner: Owner
    urgency: Callable[[], Urgency]
    """Called whenever a place is free, since people come and go."""


NOBODY = Claim(Owner(""), lambda: "away")


class _Asked(NamedTuple, Generic[P]):
    claim: Claim
    cost: float
    is_short: bool
    place: asyncio.Future[P]


class Line(Generic[P]):
    """Turns that wait for a place. Every place is taken by one turn at a time."""

    def __init__(
        self,
        places: Iterable[P],
        side: P | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``side``: the place that only short turns take, when all ``places`` are taken; None:
        there is none."""
        self._clock = clock
        self._free = list(places)
        self._places = len(self._free)
        self._side, self._side_is_free = side, side is not None
        self._waiting: FairQueue[_Asked[P]] = FairQueue()
        self._seconds: dict[Owner, float] = {}
        self.waiting = 0
        """The number of turns that wait."""
        self.begun = 0
        self.waited = 0.0
        """The sum of the seconds that the begun turns have waited."""

    def seconds_of(self, owner: Owner) -> float:
        """The expected seconds of all turns of an owner, or of a group, that wait or have a
        place."""
        return self._seconds.get(owner, 0.0)

    @contextlib.asynccontextmanager
    async def turn(self, claim: Claim, cost: float, *, is_short: bool) -> AsyncGenerator[P]:
        """Wait for a place, and hold it until the block ends. ``cost``: the expected seconds."""
        asked = _Asked(claim, cost, is_short, asyncio.get_running_loop().create_future())
        self._count(claim.owner, cost)
        self._waiting.push(claim.owner, asked)
        self.waiting += 1
        since = self._clock()
        self._let_in()
        try:
            place = await self._place(asked)
            begun = self._clock()
            self.begun += 1
            self.waited += begun - since
            try:
                yield place
            finally:
                self._waiting.charge(claim.owner, self._clock() - begun - cost)
                self.leave(place)
        finally:
            self._count(claim.owner, -cost)

    def take_side(self) -> bool:
        """Take the side place without a turn, until ``leave``; False where it is taken."""
        taken, self._side_is_free = self._side_is_free, False
        return taken

    @property
    def is_full(self) -> bool:
        """Whether all places but the side place are taken."""
        return not self._free

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits and no place is taken, the side place not counted."""
        return len(self._free) == self._places and not self.waiting

    async def _place(self, asked: _Asked[P]) -> P:
        try:
            return await asked.place
        except asyncio.CancelledError:
            if not asked.place.cancelled():  # the place was given at the same moment
                self._waiting.charge(asked.claim.owner, -asked.cost)
                self.leave(asked.place.result())
            else:
                self.waiting -= 1
            raise

    def leave(self, place: P) -> None:
        """Give a place back."""
        if self._side is not None and place is self._side:
            self._side_is_free = True
        else:
            self._free.append(place)
        self._let_in()

    def _let_in(self) -> None:
        """Give the free places to the next turns."""
        while self._free and (asked := self._next()) is not None:
            self._give(asked, self._free.pop())
        side = self._side
        if self._side_is_free and side is not None:
            asked = self._next(short=True)
            if asked is not None:
                self._side_is_free = False
                self._give(asked, side)
        if (self._side_is_free or side is None) and len(self._free) == self._places:
            self._waiting.begin_anew()

    def _give(self, asked: _Asked[P], place: P) -> None:
        self.waiting -= 1
        self._waiting.charge(asked.claim.owner, asked.cost)
        asked.place.set_result(place)

    def _next(self, *, short: bool = False) -> _Asked[P] | None:
        """The next turn that still waits (``short``: the next short one); None where none does."""
        while True:
            found = self._waiting.pop(
                lambda asked: LAG[asked.claim.urgency()],
                (lambda asked: asked.is_short) if short else None,
            )
            if found is None or not found[1].place.done():
                return None if found is None else found[1]

    def _count(self, owner: Owner, cost: float) -> None:
        for who in {owner, Owner(owner.group)}:
            seconds = self._seconds.pop(who, 0.0) + cost
            if seconds > 1e-6:
                self._seconds[who] = seconds
