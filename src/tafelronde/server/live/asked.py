"""The questions of live tables to features: answers left beforehand, reminders, rounds and tries
that others still play, and rows that are written with the events of a table."""

from collections.abc import Sequence
from typing import NamedTuple

from ..base.answers import Question
from ..base.refusal import Refusal
from ..people.person import Person
from ..storage.store import Basis, Statement
from ..table import events as e
from ..table.table import Table
from ..wire.commands import Nudge
from .live_table import LiveTable


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


class Reminding(Question):
    """The sender of reminders; without one there is nobody to remind."""

    async def nudge(self, person: Person, command: Nudge) -> LiveTable:
        """Remind the player who is to decide; the table. Raises Refusal."""
        raise Refusal("nobody-missing", "there is nobody to remind")

    async def walkover(self, user: str, tournament: str, round: int) -> list[Statement]:
        """The statements that tell a player of a round that they do not play, since who was to meet
        them has left."""
        return []


class Rounds(Question):
    """The keeper of the rounds of tournaments."""

    async def closed_at(self, tournament: str, number: int) -> float:
        """When a round was over; 0: it is not over or not paired yet."""
        return 0.0


class Tries(Question):
    """The keeper of tries at the deals of the days."""

    async def has_tried(self, day: str, user: str) -> bool:
        """Whether this person's own try at the deal of this day is over."""
        return False


class WrittenAlong(Question):
    """The keeper of such rows."""

    many = True

    def statements(self, before: Table, after: Table, card: str, now: float) -> Sequence[Statement]:
        """The statements to run with the events that turn ``before`` into ``after``, whose card for
        lists is ``card``. Each may change any number of rows."""
        return ()


def ends(before: Table, after: Table) -> bool:
    """Whether the game ended between these two."""
    return after.status == "over" and before.status != "over"
