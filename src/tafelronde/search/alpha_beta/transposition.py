# pyright: basic
"""The transposition table of alpha-beta, and the keys of positions."""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.keys import mix
from ...core.contract.operations import key as key_of

EXACT, AT_LEAST, AT_MOST = 1, 2, 3

ENTRY = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),
            ("value", np.int32),
            ("action", np.int32),  # the best one, or the one that caused a cutoff
            ("left", np.int16),  # the depth searched below the position
            ("bound", np.int8),  # EXACT, AT_LEAST, AT_MOST; 0: empty
            ("age", np.int8),  # the iteration that wrote it
        ],
    )
)


@compiled
def position_key(state, row):
    """The game's key of a position; where the game has none, a hash of its bytes (``row``,
    uint8)."""
    key = np.int64(key_of(state))
    if key == 0:
        key = np.int64(1)
        for byte in row:
            key = mix(key, np.int64(byte))
    return key


@inlined
def find(table, key):
    """The place of a position's entry in the table, whose length is a power of two."""
    return key & (len(table) - 1)


@compiled
def store(table, key, value, action, left, bound, age):
    """Write an entry, unless a deeper one of another position and this iteration is there."""
    entry = table[find(table, key)]
    if entry.age == age and entry.left > left and entry.key != key:
        return
    entry.key = key
    entry.value = value
    entry.action = action
    entry.left = left
    entry.bound = bound
    entry.age = age


def as_words(states: np.ndarray) -> np.ndarray:
    """The memory of an array of records, for ``position_key``: int64[len(states), any] where their
    size allows it, else uint8."""
    size = states.dtype.itemsize
    word = np.int64 if size % 8 == 0 else np.uint8
    return states.view(word).reshape(len(states), size // np.dtype(word).itemsize)
