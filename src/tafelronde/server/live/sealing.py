"""Questions of the gate to features: whether others still play, or may play, the deal of a
table."""

from ..base.answers import Question


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
