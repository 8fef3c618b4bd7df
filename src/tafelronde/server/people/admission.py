"""The question who may come into the house: everybody, people with an account, or members."""

from ..base.answers import Question
from ..base.refusal import Refusal
from .person import Person


class Admission(Question):
    """The keeper of the house's door; without one everybody may come in."""

    changes: int = 0
    """It rises when somebody who was let in before may be so no longer."""

    @property
    def is_open(self) -> bool:
        """Whether everybody may come in, visitors too."""
        return True

    async def admits(self, person: Person | None) -> bool:
        """Whether this caller (None: a visitor) may come in. Raises OSError."""
        return True

    def refusal(self) -> Refusal:
        """The refusal of a caller who may not."""
        return Refusal("members-only", "only members come in here")

    async def outside(self) -> frozenset[str]:
        """The people whose membership has ended, where only members may play. Raises OSError."""
        return frozenset()
