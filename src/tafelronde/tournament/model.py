"""The parts of a tournament. A player is a number from 1, in the order of joining."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["swiss", "robin", "league", "knockout", "arena"]
"""``league`` is a round robin whose rounds last days."""


BEHIND = -2.0
"""A value below every result of a game."""


class Rules(Struct, frozen=True):
    """The rules by which a tournament is paired and counted."""

    kind: Kind
    size: int = 2
    """Players at a table."""
    rounds: int = 0
    """How many rounds; 0: as many as ``rounds_planned`` says. An arena has none."""
    advance: int = 1
    """Knock-out: how many players of a table go on."""
    least: int = 2
    """The smallest number of players that the game allows; tables of a knock-out may have fewer
    players than ``size``."""
    shared: bool = False
    """All tables of a round play the same deal, and points compare the players in the same seat."""
    streaks: bool = True
    """Arena: the third victory in a row, and every one after it, gives twice the points."""


class Board(Struct, frozen=True):
    """A table of a round."""

    seats: tuple[int, ...]
    """The players, by seat."""
    returns: tuple[float, ...] = ()
    """The result by seat, −1 … 1; empty: not over, or over without a result (``ended``)."""
    scores: tuple[float, ...] = ()
    """The game's own score, by seat."""
    gave_up: tuple[int, ...] = ()
    """The seats that resigned. They rank behind all others, even if a bot played on for them."""
    ended: float = 0.0
    """When the result was noted, in seconds since 1970; 0: not yet."""
    table: str = ""
    """The id of the table."""

    def value(self, seat: int) -> float:
        """The result of a seat at a table that is over."""
        return BEHIND if seat in self.gave_up else self.returns[seat]

    @property
    def is_void(self) -> bool:
        """Whether the table ended without a result: everybody gets half."""
        return self.ended > 0 and not self.returns


class Round(Struct, frozen=True):
    """The tables of one pairing. An arena has a round each time that somebody was paired."""

    present: tuple[int, ...]
    """All players who could be paired."""
    boards: tuple[Board, ...]
    byes: tuple[int, ...] = ()
    """The present players who have no table."""
    begun: float = 0.0
    deal: str = ""
    """The promise of the deal's seed, hex, if all tables play the same one; else ''."""
    order: tuple[int, ...] = ()
    """Only in the first round: the present players, the strongest first; empty: the lot ranks
    them."""
    apart: tuple[tuple[int, int], ...] = ()
    """Pairs of players who would have met and should be kept apart."""

    @property
    def is_over(self) -> bool:
        """Whether all its tables are over."""
        return all(board.ended > 0 for board in self.boards)
