"""The tables of ``facts`` as arrays, which are frozen into compiled functions."""

import numpy as np

from . import facts

TARGETS = np.array(facts.TARGETS, np.int8)
"""Where each card takes the crown from each square; −1 off the board. [square, card]"""
ON_BOARD = np.array(
    [sum(1 << c for c, target in enumerate(row) if target >= 0) for row in facts.TARGETS], np.int32
)
"""The cards that keep the crown on the board, as bits. [square]"""
NEIGHBOURS = np.array([(*near, -1, -1)[:4] for near in facts.NEAR], np.int8)
"""The squares that share an edge with each square; −1 fills up. [square, 4]"""
