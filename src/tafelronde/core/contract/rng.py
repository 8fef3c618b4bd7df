# pyright: basic
"""Random numbers for simulation: sfc32 on a uint32[4] state, the same compiled and interpreted.

sfc32 (Chris Doty-Humphrey's PractRand) is small, fast and passes its author's battery. All
arithmetic is int64 below 2**63 with explicit masks, so that interpreted NumPy and compiled code
agree bit for bit. Real matches draw their chance elsewhere (``match.chance``).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..compile.compiler import compiled, inlined

_MASK = 0xFFFFFFFF


def new_rng(seed: int, *stream: int) -> npt.NDArray[np.uint32]:
    """The state of a generator, uint32[4], for a seed (0 or more) and the numbers of a stream.

    The same numbers give the same generator on every machine; each stream is independent of the
    others. Raises ValueError for a seed of another kind.

    Examples:
        >>> new_rng(7).tolist()
        [2083679832, 3939563265, 4185785210, 142198000]
        >>> new_rng(7, 1).tolist() == new_rng(7, 2).tolist()  # streams 1 and 2 of seed 7
        False
    """
    if isinstance(seed, bool) or not (isinstance(seed, (int, np.integer)) and seed >= 0):
        raise ValueError(f"seed: {seed!r} is not possible; expected 0 or more")
    words: Any = np.random.SeedSequence(seed, spawn_key=stream).generate_state(4, np.uint32)
    return words


@inlined
def copy_rng(rng, out):
    """Write a generator's words into another one, which draws the same numbers then."""
    for word in range(4):
        out[word] = rng[word]


@compiled
def next_u32(rng):
    """The next number, 0 … 2**32 − 1."""
    a = np.int64(rng[0])
    b = np.int64(rng[1])
    c = np.int64(rng[2])
    d = np.int64(rng[3])
    t = (a + b + d) & _MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _MASK
    rng[2] = ((((c << 21) | (c >> 11)) & _MASK) + t) & _MASK
    rng[3] = (d + 1) & _MASK
    return t


@compiled
def below(rng, n):
    """A number 0 … n−1, n < 2**31; each is off its fair share by less than n / 2**32."""
    return (next_u32(rng) * n) >> 32


@compiled
def uniform(rng):
    """A float64 in [0, 1)."""
    return next_u32(rng) * 2.3283064365386963e-10
