"""Long work in slices, between which the event loop looks after everything else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

from .fair import FairLock, Owner

T = TypeVar("T")
SLICE = 128
"""Events, or steps of a game, at once; that takes about a millisecond."""


class Slices:
    """Whoever has long work takes a slice a round of the event loop, one after the other."""

    def __init__(self) -> None:
        self._turns = FairLock()

    async def pause(self, owner: str) -> None:
        """Wait for the next turn of this owner."""
        async with self._turns.held(Owner(owner)):
            pass

    async def of(self, owner: str, things: Sequence[T]) -> AsyncIterator[Sequence[T]]:
        """These things in slices; where they are few, at once."""
        for first in range(0, len(things), SLICE):
            if first:
                await self.pause(owner)
            yield things[first : first + SLICE]
