"""Messages to players who are away, as base rooms and tournaments ask for them."""

from ..base.answers import Question
from ..base.refusal import Refusal
from ..people.person import Person
from ..storage.store import Statement
from ..wire.commands import Nudge
from .live_table import LiveTable


class Reminding(Question):
    """The sender of reminders; without one there is nobody to remind."""

    async def nudge(self, person: Person, command: Nudge) -> LiveTable:
        """Remind the player who is to decide; the table. Raises Refusal."""
        raise Refusal("nobody-missing", "there is nobody to remind")

    async def walkover(self, user: str, tournament: str, round: int) -> list[Statement]:
        """The statements that tell a player of a round that they do not play, since who was to meet
        them has left."""
        return []
