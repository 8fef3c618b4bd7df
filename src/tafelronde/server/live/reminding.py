"""Reminders of the player who is to decide, as ``live`` asks for them."""

from ..base.answers import Question
from ..base.refusal import Refusal
from ..people.person import Person
from ..wire.commands import Nudge
from .live_table import LiveTable


class Reminding(Question):
    """The sender of reminders; without one there is nobody to remind."""

    async def nudge(self, person: Person, command: Nudge) -> LiveTable:
        """Remind the player who is to decide; the table. Raises Refusal."""
        del person, command
        raise Refusal("nobody-missing", "there is nobody to remind")
