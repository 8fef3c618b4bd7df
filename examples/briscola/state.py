"""The state of Briscola as one record, and the numbers of its actions.

Actions: 0 … 39 play that card; 40 … 79 (chance) that card is dealt, turned up or drawn.
"""

from tafelronde.core.facts.layout import Record, int8, int16, int64

from .facts import CARDS, SEATS

DRAW = CARDS
"""``DRAW + card`` is the action of chance that hands out this card."""

MAX_STEPS = 2 * CARDS
"""Every card is handed out once and played once."""

NONE = -1
"""In place of a card: there is none."""


class BriscolaRecord(Record):
    """A position of Briscola."""

    briscola_hands = int64(SEATS)
    """Sets of cards, as bits. [seat]"""
    pile = int64()
    """Still to be drawn, without the card that is turned up."""
    played = int64()
    """Out of the game: in tricks that were taken, or never used (B-1.4)."""
    points = int16(SEATS)
    """In the tricks that each seat took."""
    tricks = int8(SEATS)
    """How many those are."""
    table = int8(SEATS)
    """The card that each seat has played to this trick, or NONE."""
    trump = int8()
    """The card that was turned up, NONE before."""
    under = int8()
    """1 while that card lies under the pile."""
    leader = int8()
    """The player who leads to this trick."""
    drawer = int8()
    """The player who gets the next card while chance acts."""
