"""What the numbers of an observation mean (``observe`` writes them)."""

from __future__ import annotations

from ...core.facts.encoding import Encoding, Numbers
from .facts import CARDS, HEROES, SIZE

_BOARD = SIZE, SIZE
"""Ranks from 1, in each the files from a."""

ENCODING: Encoding = (
    Numbers("own_roses", "1 where a rose of the player lies, by rank, then file", shape=_BOARD),
    Numbers("other_roses", "1 where a rose of the other lies, by rank, then file", shape=_BOARD),
    Numbers("crown", "1 where the crown lies, by rank, then file", shape=_BOARD),
    Numbers("own_hand", "1 for each power card in hand: N1, N2, N3, NE1, …", shape=(CARDS,)),
    Numbers("other_hand", "the same of the other, whose hand lies open", shape=(CARDS,)),
    Numbers("pile", "the same of the cards in the pile, whose order nobody knows", shape=(CARDS,)),
    Numbers("discard", "the same of the cards played", shape=(CARDS,)),
    Numbers("own_heroes", "heroes left", high=HEROES),
    Numbers("other_heroes", "heroes left to the other", high=HEROES),
    Numbers("to_act", "1 if the player is to act"),
)
