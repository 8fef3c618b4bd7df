"""The answers that players left beforehand, as ``live`` asks for them."""

from collections.abc import Sequence
from typing import NamedTuple

from ..base.answers import Question
from ..storage.store import Basis
from ..table import events as e
from ..table.table import Table


class Replies(NamedTuple):
    """The events of the answers, and the rows that they follow from."""

    events: list[e.Event]
    basis: Basis | None


class Answering(Question):
    """The keeper of answers; without one there are none."""

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        """The answers to a decision that is about to be written. They are written with it, if their
        rows are still the same then. Under the table's lock. Raises OSError."""
        return Replies([], None)

    async def forget(self, table: str) -> None:
        """Delete the answers of a game that is over. Raises OSError."""
