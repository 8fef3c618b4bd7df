"""The tables of ``facts`` as arrays, which compiled code looks things up in, and two of its own."""

import numpy as np
import numpy.typing as npt

from .. import facts

STEPS = np.array(facts.STEPS, np.int64)
LOOK = np.array(facts.LOOK, np.int64)
KIND = np.array(facts.KIND, np.int64)
ARROWS = np.array(facts.ARROWS, np.int64)
ORIENTATIONS = np.array(facts.ORIENTATIONS, np.int64)
FIRST_CODE = np.array(facts.FIRST_CODE, np.int64)
STARTS = np.array(facts.STARTS, np.int64)
LOW_BIT = np.array(facts.LOW_BIT, np.int64)
BITS = np.array(facts.BITS, np.int64)
LOOK_OF_BIT = np.array(facts.LOOK_OF_BIT, np.int64)

FITS = np.array([[arrows & faced == 0 for arrows in range(16)] for faced in range(16)], np.int16)
"""Whether a tile with these arrows may lie where neighbours' arrows point in from those sides
(D-3.3). [faced, arrows]"""


def _bits(numbers: range) -> npt.NDArray[np.int64]:
    words = np.array([n & (1 << 64) - 1 for n in (1 << k for k in numbers)], np.uint64)
    return words.view(np.int64)


BIT = _bits(range(64))
"""``1 << k`` as int64, the sign bit included."""
FIRST = np.array([(1 << k) - 1 for k in range(65)], np.uint64).view(np.int64)
"""The lowest k bits as int64. [0 … 64]"""
