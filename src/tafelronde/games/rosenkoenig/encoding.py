"""The meaning of the numbers of an observation (``observe`` writes them), and of the features
(``features`` writes them)."""

import math

from ...core.facts.encoding import Block, Encoding, Numbers
from .facts import CARDS, HEROES, SIZE, SQUARES, STONES

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

_MOST_POINTS = (STONES + 1) ** 2
"""More than one stone can win or lose."""
_ON_ALL = SQUARES * _MOST_POINTS

FEATURES: Encoding = (
    Block(
        "players",
        "the player, then the other",
        2,
        (
            Numbers("points", "points, over 100", high=STONES**2 / 100),
            Numbers("root", "their square root, over 10", high=STONES / 10),
            Numbers("heroes", "heroes left, over 4"),
            Numbers("no_heroes", "1 if none is left"),
            Numbers("growth", "points that stones on empty squares bring, over 200",
                    high=_ON_ALL / 200),
            Numbers("turning", "points that the other's stones would bring, over 200",
                    high=_ON_ALL / 200),
            Numbers("turning_armed", "the same, 0 without a hero", high=_ON_ALL / 200),
            Numbers("spread", "logarithms of the growth of each square, over 50",
                    high=SQUARES * math.log(_MOST_POINTS) / 50),
            Numbers("near", "growth within reach of the crown, over 100", high=_ON_ALL / 100),
            Numbers("largest", "stones of the largest area, over 10", high=STONES / 10),
            Numbers("second", "stones of the next, over 10", high=STONES / 10),
            Numbers("areas", "areas, over 10", high=STONES / 10),
            Numbers("stones", "stones, over 26", high=2),
            Numbers("liberties", "empty squares beside the largest area, over 10",
                    high=SQUARES / 10),
            Numbers("cuts", "stones whose loss would cut an area, over 5", high=STONES / 5),
            Numbers("worst_cut", "points that the worst cut would cost, over 100",
                    high=_MOST_POINTS / 100),
            Numbers("hand", "cards in hand, over 5"),
            Numbers("plain", "cards that can be played, over 5"),
            Numbers("with_hero", "cards that can be played with a hero, over 5"),
            Numbers("no_plain", "1 if none can be played without a hero"),
            Numbers("best_gain", "the best that a card brings, over 30", high=_MOST_POINTS / 30),
            Numbers("attack", "the best that a hero wins and takes, over 60",
                    high=_MOST_POINTS / 30),
            Numbers("after_reply", "the best gain after each answer in the mean, over 30",
                    high=_MOST_POINTS / 30),
            Numbers("stuck_after", "answers after which nothing is gained, over 5"),
        ),
    ),
    Numbers("stage", "stones on the board, over 52"),
    Numbers("stage_2", "the same, squared"),
    Numbers("stage_4", "the same, to the fourth"),
    Numbers("free", "cards that would lead to an empty square, over 24"),
    Numbers("on_board", "cards that would stay on the board, over 24"),
    Numbers("contested", "what both would win on a square, over 100", high=_ON_ALL / 100),
    Numbers("contested_spread", "its logarithms, over 20",
            high=SQUARES * math.log(_MOST_POINTS) / 20),
    Numbers("pile", "cards in the pile, over 14", high=CARDS / 14),
    Numbers("off_centre", "steps of the crown from the centre, over 8"),
)  # fmt: skip
