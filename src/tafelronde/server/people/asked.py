"""The questions about people to features: who knows whom, who may come in, what a departure takes,
and the rules of moderators."""

from typing import NamedTuple

from ..base.answers import Question
from ..base.refusal import Refusal
from ..wire.identity import Ban, Role
from .person import Person


class Acquaintance(Question):
    """Something that two people share, by which they know each other."""

    many = True

    async def share(self, user: str, other: str) -> bool:
        """Whether these two share it now."""
        return False


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


class Departing(Question):
    """The steps that handing over and deleting ``OwnedRows`` do not take."""

    many = True

    async def check(self, person: Person, other: Person) -> None:
        """Raise Refusal where ``other`` may not be merged into this person now."""

    async def settle(self, user: str, to: str) -> None:
        """Decide where both identities have one of a thing, before all other rows of ``user`` are
        handed over to ``to``. May be repeated. Raises Conflict where it has to be."""

    async def forget(self, user: str) -> None:
        """Prepare the deletion of this person's rows. May be repeated. Raises Conflict where it has
        to be."""


class Rules(NamedTuple):
    """Roles, bans in force and unwanted words."""

    roles: dict[str, Role]
    """The roles by person."""
    bans: dict[str, list[Ban]]
    """The bans in force by person."""
    unwanted: tuple[str, ...]
    programs: dict[str, str]
    """The programs of banned people: program → person."""


class Sanctions(Question):
    """The keeper of these rules; without one there are none."""

    async def read(self, now: float) -> Rules:
        """The rules at this time, in seconds since 1970. Raises OSError."""
        return Rules({}, {}, (), {})
