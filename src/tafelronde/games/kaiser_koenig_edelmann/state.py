"""The state of Kaiser, König, Edelmann as one record, and the numbers that the rules share."""

from ...core.facts.layout import Record, int8, int16, int64
from .board_check import MEN
from .facts import MAX_POINTS, MAX_ROUNDS, MAX_SEATS, QUIET

STRIDE = 64
BEGIN = STRIDE * STRIDE
ACTIONS = BEGIN + MAX_SEATS

MAX_LEGAL = MEN * (MAX_POINTS - 1)
"""Each of a seat's pieces, of which a board has MEN, may end at most on every point but its own;
by which way does not matter (K-2.9)."""
MAX_STEPS = 1 + MAX_ROUNDS * (MEN * MAX_SEATS) * (QUIET * MAX_SEATS)
"""The draw of who begins; in each round fewer captures than pieces, and before each, and after the
last, at most so many turns (K-4.3)."""

UNFINISHED, BY_GOAL, BY_LAST, BY_QUIET, BY_STUCK = range(5)
"""How a round ended: K-4.1, K-4.2, K-4.3 (no capture; nobody can move)."""


class KaiserRecord(Record):
    """A position of Kaiser, König, Edelmann. Sets of points are the bits of a number."""

    begins = int8()
    """The seat that began this round; −1 before it is drawn."""
    round_number = int8()
    """Rounds finished before this one; at the end, the last one's number."""
    rounds = int8()
    """To be played."""
    moved = int8()
    """Seats that have moved in this round, as bits (K-3.1)."""
    quiet = int16()
    """Turns in a row without a capture (K-4.3)."""
    men = int64(MAX_SEATS, 3)
    """[seat][value − 1]: the points with their pieces."""
    sheet = int16(MAX_ROUNDS, MAX_SEATS)
    """Points of finished rounds (K-5). [round][seat]"""
    winner = int8(MAX_ROUNDS)
    """The winners of the finished rounds; −1 for none."""
    ended = int8(MAX_ROUNDS)
    """How they ended."""

    # The table: does not change.
    colour = int8(MAX_SEATS)
    """The colour of each seat, an index in the house's COLOURS; −1."""
    start = int64(MAX_SEATS, 3)
    """``men`` when a round begins."""
    points = int8()
    """How many points the board has."""
    most = int8(3)
    """At how many points a move of each value can end at most."""
    goal = int64()
    """The centre, as a bit."""
    allowed = int64(3)
    """The points that each value may enter (K-2.7)."""
    near = int64(MAX_POINTS)
    """The neighbours of each point."""
    x = int16(MAX_POINTS)
    """Where each point lies, in thousandths; for drawings only."""
    y = int16(MAX_POINTS)
    board_digest = int64()
    """The first 63 bits of the board's SHA-256."""
