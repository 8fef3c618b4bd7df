# pyright: basic
"""Keys of positions, for transposition tables."""

import numpy as np

from ..compile.compiler import inlined


@inlined
def mix(key, word):
    """Stir a word into a key (one round of xorshift64, Marsaglia 2003). No product: it would be
    told of as an overflow where the source runs interpreted."""
    key = np.int64(key) ^ np.int64(word)
    key ^= key << 13
    key ^= key >> 7 & 0x1FFFFFFFFFFFFFF
    return key ^ key << 17
