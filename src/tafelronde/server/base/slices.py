"""Long work in slices; between two slices the event loop runs everything else."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

from .fair import FairLock, Owner

T = TypeVar("T")
SLICE = 128
"""Events, or steps of a game, in one slice, which takes about a millisecond."""


class Slices:
    """Turns for owners of long work: one slice in each round of the event loop."""

    def __init__(self) -> None:
        self._turns = FairLock()

    async def pause(self, owner: str) -> None:
        """Wait for the next turn of this owner."""
        async with self._turns.held(Owner(owner)):
            pass

    async def of(self, owner: str, things: Sequence[T]) -> AsyncIterator[Sequence[T]]:
        """These things in slices; a short sequence in one."""
        for first in range(0, len(things), SLICE):
            if first:
                await self.pause(owner)
            yield things[first : first + SLICE]

    async def each(self, owner: str, things: Sequence[T], work: Callable[[T], object]) -> None:
        """Do this work for each of these things; a short sequence at once."""
        for number, thing in enumerate(things):
            if number and number % SLICE == 0:
                await self.pause(owner)
            work(thing)
