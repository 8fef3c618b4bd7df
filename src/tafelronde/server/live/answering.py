"""Answers that players have left beforehand, as a table asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ..storage.store import Basis
from ..table import events as e
from ..table.table import Table


class Replies(NamedTuple):
    """The events of answers, and what these were."""

    events: list[e.Event]
    basis: Basis | None


class Answering(Protocol):
    """Whoever keeps answers (``features/correspondence``)."""

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        """The answers to a decision that is about to be written, to be written with it if they are
        still what they are now. Under the table's lock. Raises OSError."""
        ...

    async def forget(self, table: str) -> None:
        """The game is over: nobody answers there any more. Raises OSError."""
        ...


class NoAnswers:
    """Nobody keeps answers."""

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        del table, new, at
        return Replies([], None)

    async def forget(self, table: str) -> None:
        del table
