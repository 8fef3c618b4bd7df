"""What the numbers of an observation mean (``observe`` writes them)."""

from __future__ import annotations

from ...core.facts.encoding import Block, Encoding, Numbers
from .board_check import MEN
from .facts import BONUS, MAX_POINTS, MAX_ROUNDS, MAX_SEATS, VALUES

_MOST_IN_A_ROUND = MAX_SEATS * MEN * max(VALUES) + BONUS

ENCODING: Encoding = (
    Block(
        "seats",
        "for each seat in the order of play, from the player; 0 for a seat that is not there",
        MAX_SEATS,
        (
            Numbers("emperor", "1 at the point of the emperor", shape=(MAX_POINTS,)),
            Numbers("kings", "1 at each point with a king", shape=(MAX_POINTS,)),
            Numbers("noblemen", "1 at each point with a nobleman", shape=(MAX_POINTS,)),
            Numbers("moved", "1 if the seat has moved in this round"),
            Numbers("begins", "1 if the seat begins the round"),
            Numbers("to_act", "1 if the seat is to act"),
            Numbers(
                "points",
                "points of the rounds that are over, over 100",
                high=MAX_ROUNDS * _MOST_IN_A_ROUND / 100,
            ),
        ),
    ),
    Numbers("quiet", "turns without a capture, as a share of those that end the round"),
    Numbers("rounds_left", "rounds after this one", low=-1, high=MAX_ROUNDS - 1),
)
