"""A finished rated game, as ratings see it."""

from typing import Literal

from msgspec import Struct

from .scale import Ladder

Why = Literal["", "short", "same-person", "no-person", "void"]
"""The reason why a game does not count: ``short``: some seat made no decision; ``same-person``: two
seats belonged to one person; ``no-person``: only bots played; ``void``: a director said so."""

BOT = "bot:"
"""The beginning of a bot's identity; its level follows. Ids of people have no colon."""


class Played(Struct, frozen=True):
    """A finished rated game, as it is stored. Rows are kept for ever, so its fields follow the
    rules of ``stored_card``."""

    game: str
    players: int
    pace: str
    seats: tuple[str, ...]
    """The identity of each seat: a person's id, or ``bot:`` and the level."""
    places: tuple[int, ...]
    """The place of each seat, from 1; equal seats have the same."""
    early: tuple[int, ...] = ()
    """The seats that gave up early: they lose rating, and nobody gains from them."""
    why: Why = ""

    @property
    def ladder(self) -> Ladder:
        return Ladder(self.game, self.players, self.pace)

    @property
    def people(self) -> list[int]:
        """The seats at which people sat."""
        return [seat for seat, who in enumerate(self.seats) if not who.startswith(BOT)]


class Merged(Struct, frozen=True):
    """An identity was merged into another one, or deleted. This is stored among the games, in their
    order, since it changes ratings too."""

    user: str
    into: str
    """The identity that goes on; '': the person deleted theirs, and its ratings with it."""


class Corrected(Struct, frozen=True):
    """The result of a game was corrected at this point. The game itself stands in its place, as it
    counts now; so this changes nothing in a replay."""

    table: str


def keeps(games: int, other: int | None) -> bool:
    """Whether the rating of a merged identity goes on: it needs more games than the rating of the
    other identity on the same ladder (``other`` games; None: no rating)."""
    return other is None or games > other
