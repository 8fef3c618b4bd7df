"""The rules, rounds and tables of a tournament. Players are numbers from 1, as they joined."""

from typing import Literal, NamedTuple

from msgspec import Struct

Kind = Literal["swiss", "robin", "league", "knockout", "arena"]
"""``league`` is a round robin whose rounds last days."""


BEHIND = -2.0
"""A value below every result of a game."""


class Rules(Struct, frozen=True):
    """The rules by which a tournament pairs its players and counts their points.

    Examples:
        >>> Rules("swiss").size, Rules("league", size=4, shared=True).shared
        (2, True)
    """

    kind: Kind
    size: int = 2
    """Players at a table."""
    rounds: int = 0
    """The number of rounds; 0: as many as ``rounds_planned`` says. An arena has none."""
    advance: int = 1
    """Knock-out: how many players of a table go on."""
    least: int = 2
    """The smallest number of players that the game allows; tables of a knock-out may have fewer
    players than ``size``."""
    shared: bool = False
    """All tables of a round play the same deal, and points compare the players in the same seat."""
    streaks: bool = True
    """Arena: a player who wins a third time in a row, or more, gets twice the points."""
    tie_breaks: tuple[str, ...] = ()
    """The order of tie-breaks (``tie_breaks.TIE_BREAKS``); empty: those of the kind."""
    third: bool = False
    """Knock-out for two: the losers of the semi-finals play for the third place, at the second
    table of the final."""
    walkovers: bool = False
    """Knock-out: whoever leaves after a victory leaves a place empty, and the opponent goes on
    without playing. Round robin and league for two: ``robin.settled``. False in tournaments from
    before 2026-12."""


class Board(Struct, frozen=True):
    """A table of a round.

    Examples:
        Player 5 sat in seat 0 and won, until player 2 gave up:

        >>> board = Board(seats=(5, 2), returns=(1.0, -1.0), gave_up=(1,), ended=1.0)
        >>> board.value(0), board.value(1) == BEHIND, board.is_void
        (1.0, True, False)
        >>> Board(seats=(5, 2), ended=1.0).is_void  # it ended without a result
        True
    """

    seats: tuple[int, ...]
    """The players, by seat."""
    returns: tuple[float, ...] = ()
    """The result by seat, −1 … 1; empty: not over, or over without a result (``ended``)."""
    scores: tuple[float, ...] = ()
    """The points by the game's own count, by seat."""
    gave_up: tuple[int, ...] = ()
    """The seats that resigned; they are behind all others, even if somebody played on for them."""
    ended: float = 0.0
    """When the result was noted, in seconds since 1970; 0: not yet."""
    table: str = ""
    """The id of the table."""
    absent: tuple[int, ...] = ()
    """The seats of ``gave_up`` whose players never made a decision: they did not come, and the
    table counts as unplayed."""
    points: tuple[float, ...] = ()
    """The points that a director gave, by seat, 0 … 1; empty: they follow from the result."""

    def value(self, seat: int) -> float:
        """The result of a seat at a table that is over; ``BEHIND`` where it gave up."""
        return BEHIND if seat in self.gave_up else self.returns[seat]

    @property
    def is_void(self) -> bool:
        """Whether the table ended without a result: everybody gets half."""
        return self.ended > 0 and not (self.returns or self.points)


class Walkover(NamedTuple):
    """A meeting that was not played, since one of the two had left."""

    player: int
    """The number of the player who was there."""
    left: int
    """The number of the other one; 0: nobody had come through to meet the player."""
    points: float
    """The points that it is worth; in a knock-out 1, since the player goes on."""


class Round(Struct, frozen=True):
    """A round: its tables, and the players who sit out.

    An arena has a round for each time that players were paired.

    Examples:
        >>> round = Round(present=(1, 2, 3), boards=(Board((3, 1)),), byes=(2,))
        >>> round.is_over
        False
    """

    present: tuple[int, ...]
    """All players who were there to be paired."""
    boards: tuple[Board, ...]
    byes: tuple[int, ...] = ()
    """The players of ``present`` who play at no table."""
    begun: float = 0.0
    deal: str = ""
    """The promise of the deal's seed, hex, if all tables play the same one; else ''."""
    order: tuple[int, ...] = ()
    """The players of the first round, the strongest first; empty: the lot ranks them. Of a later
    round of a knock-out for two that was paired by hand: who is in, by their place in the bracket.
    """
    apart: tuple[tuple[int, int], ...] = ()
    """Pairs of players who are kept apart where that is possible."""
    acts: int = 0
    """The number of directors' acts when it was paired."""
    granted: tuple[tuple[int, float], ...] = ()
    """Players who have points that are not from a table, and the points (``directed.counted``)."""
    third: bool = False
    """Whether its last table is the one for the third place of a knock-out."""

    @property
    def is_over(self) -> bool:
        """Whether all its tables are over."""
        return all(board.ended > 0 for board in self.boards)
