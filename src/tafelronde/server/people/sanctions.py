"""The rules of moderators, as ``people.moderation`` asks for them."""

from typing import NamedTuple

from ..base.answers import Question
from ..wire.identity import Ban, Role


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
