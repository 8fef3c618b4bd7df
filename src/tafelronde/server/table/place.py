"""A seat at a table, and who has it."""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, frozen=True, cache_hash=True):
    """A seat: open (neither), a person's, a bot's, or a person's with a bot sitting in."""

    user: str = ""
    name: str = ""
    level: str = ""
    character: str = ""
    """Who of the game's court the bot is."""
    ready: bool = False
    nonce: str = ""
    gone: bool = False
    """Whose it was has left for good; nobody knows them any more."""

    @property
    def is_open(self) -> bool:
        return not self.user and not self.level and not self.gone

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return bool(self.level)


class Before(Struct, frozen=True, cache_hash=True):
    """Who decided for a seat before somebody else took over."""

    seat: int
    until: int
    """From this ply on it was somebody else."""
    level: str = ""
    """Of the bot; '': the person did."""
    character: str = ""
