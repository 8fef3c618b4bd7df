# pyright: basic
"""Keys of positions and of what players remember, for tables without a second look.

``core.contract.keys.mix`` will not do here. It is linear (Exclusive or and shifts), so a
difference between two positions can be taken back by the same difference a few words earlier in a
later one; among the memories of four million histories of one game that happened twelve times.
"""

import numpy as np

from ..core.compile.compiler import inlined

_HALF = 0xFFFFFFFF


@inlined
def stir(key, word):
    """Stir a word into a key: two rounds of a Feistel network, whose products of a half and a
    30-bit number stay below 2**62."""
    key = np.int64(key) ^ np.int64(word)
    low, high = key & _HALF, key >> 32 & _HALF
    high ^= low * 0x2C1B3C6D >> 13 & _HALF
    low ^= high * 0x297A2D39 >> 15 & _HALF
    high ^= low * 0x1B56C4E9 >> 14 & _HALF
    key = high << 32 | low
    return key ^ (key >> 29 & 0x7FFFFFFFF)


@inlined
def position_key(row):
    """The key of a position's memory (a row of ``as_words``), never 0."""
    key = np.int64(1)
    for word in row:
        key = stir(key, np.int64(word))
    return key if key != 0 else np.int64(1)


def as_words(states: np.ndarray) -> np.ndarray:
    """The memory of an array of records, a row for each, in the largest words that fit."""
    size = states.dtype.itemsize
    word = next(
        np.dtype(one) for one in (np.int64, np.int32, np.uint8) if not size % np.dtype(one).itemsize
    )
    return states.view(word).reshape(len(states), size // word.itemsize)
