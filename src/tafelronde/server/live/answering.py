"""The answers that players left beforehand, as ``live`` needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ..storage.store import Basis
from ..table import events as e
from ..table.table import Table


class Replies(NamedTuple):
    """The events of the answers, and the rows that they follow from."""

    events: list[e.Event]
    basis: Basis | None


class Answering(Protocol):
    """The keeper of answers (``features/correspondence``)."""

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        """The answers to a decision that is about to be written. They are written with it, if their
        rows are still the same then. Under the table's lock. Raises OSError."""
        ...

    async def forget(self, table: str) -> None:
        """Delete the answers of a game that is over. Raises OSError."""
        ...


class NoAnswers:
    """A keeper that has no answers."""

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        del table, new, at
        return Replies([], None)

    async def forget(self, table: str) -> None:
        del table
