"""People who know each other, as features tell it."""

from ..base.answers import Question


class Acquaintance(Question):
    """Something that two people share, by which they know each other."""

    many = True

    async def share(self, user: str, other: str) -> bool:
        """Whether these two share it now."""
        return False
