"""A finished rated game, as ratings see it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .scale import Ladder

Why = Literal["", "short", "same-person", "no-person"]
"""Why a game does not count: not everybody has decided anything; two seats were one person's; no
person played."""

BOT = "bot:"
"""How the identity of a bot begins; its level follows. People's ids have no colon."""


class Played(Struct, frozen=True):
    """A finished rated game, as it is kept. As ``stored_events`` says, rows are kept for ever."""

    game: str
    players: int
    pace: str
    seats: tuple[str, ...]
    """Who sat there: a person's id, or ``bot:`` and the level."""
    places: tuple[int, ...]
    """Of each seat: 1 is the first; who share a place have the same."""
    early: tuple[int, ...] = ()
    """The seats that gave up early: their loss counts, and nobody gains by it."""
    why: Why = ""

    @property
    def ladder(self) -> Ladder:
        return Ladder(self.game, self.players, self.pace)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if not who.startswith(BOT)]


class Merged(Struct, frozen=True):
    """Somebody became somebody else, or nobody: it stands among the games, in their order."""

    user: str
    into: str
    """'': they have left, and their ratings with them."""


def keeps(games: int, other: int | None) -> bool:
    """Whether a rating of so many games goes on in a merge where the other identity has one of
    ``other`` games on the same ladder; None: it has none. Of equals the other one goes on."""
    return other is None or games > other
