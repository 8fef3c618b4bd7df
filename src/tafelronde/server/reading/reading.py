"""Where what strangers send is read, as the rest of a server knows it: at a node in processes of
their own (``pool``), in a page in that page's worker."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from ..base.fair import Owner

G = TypeVar("G")
M = TypeVar("M")


class Reading(ABC):
    """Calls functions with what strangers have sent."""

    @abstractmethod
    async def read(self, owner: Owner, game: str, work: Callable[[G], M], given: G) -> M:
        """``work(given)``, for this owner. ``work`` is a function of a module, of one parameter,
        whose types say how both go over the line; it needs the rules of ``game`` alone (''
        of none). Raises Refusal: what ``work`` raises, and where it came to no end."""


class ReadingHere(Reading):
    """Reading in this process: a page is alone with what its own reader gives it."""

    async def read(self, owner: Owner, game: str, work: Callable[[G], M], given: G) -> M:
        """Read as ``Reading.read`` says, at once."""
        return await asyncio.to_thread(work, given)
