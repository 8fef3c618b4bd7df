# pyright: basic
"""NumPy's streams of random numbers, number for number.

``SeedSequence`` is M. E. O'Neill's seed_seq_fe as NumPy documents it (NEP 19); the generator is her
PCG64 (XSL RR 128/64, https://www.pcg-random.org/paper.html); a number below a bound is drawn by
Lemire's method (https://arxiv.org/abs/1805.10941).
"""

import bisect
from collections.abc import Sequence
from typing import Any

from .arrays import ndarray
from .kinds import dtype, int64, uint32
from .making import array

_32, _64, _128 = (1 << 32) - 1, (1 << 64) - 1, (1 << 128) - 1
_POOL = 4


class SeedSequence:
    """Words of 32 or 64 bits that follow from a seed: a number, or a sequence of them."""

    def __init__(self, entropy: int | Sequence[int], *, spawn_key: Sequence[int] = ()) -> None:
        words = _words(entropy)
        if spawn_key:
            words += [0] * (_POOL - len(words)) + _words(spawn_key)
        self._pool = _mixed(words)

    def generate_state(self, count: int, kind: Any = uint32) -> ndarray:
        """The first ``count`` words, uint32 or uint64."""
        found = dtype(kind)
        numbers = _drawn(self._pool, count * found.itemsize // 4)
        if found.itemsize == 8:
            numbers = [low | high << 32 for low, high in zip(*[iter(numbers)] * 2, strict=True)]
        return array(numbers, found)


def _words(entropy: int | Sequence[int]) -> list[int]:
    """Numbers as words of 32 bits, the lowest first."""
    if not isinstance(entropy, int):
        return [word for one in entropy for word in _words(int(one))]
    if entropy < 0:
        raise ValueError("a seed is 0 or more")
    found = [entropy & _32]
    while entropy := entropy >> 32:
        found.append(entropy & _32)
    return found


class _Hash:
    """Stirs words; each one otherwise than the one before."""

    def __init__(self, start: int, step: int) -> None:
        self._now, self._step = start, step

    def __call__(self, word: int) -> int:
        word ^= self._now
        self._now = self._now * self._step & _32
        word = word * self._now & _32
        return word ^ word >> 16


def _mix(one: int, other: int) -> int:
    found = (0xCA01F9DD * one - 0x4973F715 * other) & _32
    return found ^ found >> 16


def _mixed(words: list[int]) -> list[int]:
    stir = _Hash(0x43B0D7E5, 0x931E8875)
    pool = [stir(words[k] if k < len(words) else 0) for k in range(_POOL)]
    for source in range(_POOL):
        for goal in range(_POOL):
            if source != goal:
                pool[goal] = _mix(pool[goal], stir(pool[source]))
    for word in words[_POOL:]:
        for goal in range(_POOL):
            pool[goal] = _mix(pool[goal], stir(word))
    return pool


def _drawn(pool: list[int], count: int) -> list[int]:
    stir = _Hash(0x8B51F9DD, 0x58F38DED)
    return [stir(pool[k % _POOL]) for k in range(count)]


class Generator:
    """Random numbers as ``numpy.random.default_rng`` draws them."""

    def __init__(self, seed: int | Sequence[int]) -> None:
        high, low, high_step, low_step = (
            SeedSequence(seed).generate_state(4, dtype("uint64")).tolist()
        )
        self._step = ((high_step << 64 | low_step) << 1 | 1) & _128
        self._state = 0
        self._half: int | None = None
        self._next()
        self._state = (self._state + (high << 64 | low)) & _128
        self._next()

    def _next(self) -> None:
        self._state = (self._state * 0x2360ED051FC65DA44385DF649FCCF645 + self._step) & _128

    def _word(self) -> int:
        """64 bits."""
        self._next()
        turned, by = (self._state >> 64) ^ self._state & _64, self._state >> 122
        return (turned >> by | turned << (64 - by)) & _64

    def _half_word(self) -> int:
        """32 bits: the lower ones of a word, and the upper ones the next time."""
        if self._half is not None:
            found, self._half = self._half, None
            return found
        word = self._word()
        self._half = word >> 32
        return word & _32

    def _below(self, count: int) -> int:
        """A number 0 … count − 1."""
        if count == 1:
            return 0
        bits, draw = (32, self._half_word) if count <= 1 << 32 else (64, self._word)
        if count == 1 << bits:
            return draw()
        found = draw() * count
        if found & (1 << bits) - 1 < count:
            least = ((1 << bits) - count) % count
            while found & (1 << bits) - 1 < least:
                found = draw() * count
        return found >> bits

    def random(self) -> float:
        """A number from 0 to below 1."""
        return (self._word() >> 11) * 2.0**-53

    def integers(self, low: int, high: int | None = None) -> int:
        """A number from 0 to below ``low``, or from ``low`` to below ``high``."""
        if high is None:
            low, high = 0, low
        if low >= high:
            raise ValueError("low >= high")
        return low + self._below(high - low)

    def choice(self, count: int, *, p: ndarray) -> int:
        """A number 0 … count − 1, each with its probability."""
        if len(p) != count:
            raise ValueError("as many probabilities as numbers are needed")
        sums = p.cumsum()
        sums /= sums[-1]
        return bisect.bisect_right(sums.tolist(), self.random())

    def permutation(self, values: int | Sequence[int]) -> ndarray:
        """The numbers in another order."""
        found = list(range(values)) if isinstance(values, int) else [int(one) for one in values]
        for k in reversed(range(1, len(found))):
            mask, other = (1 << k.bit_length()) - 1, k + 1
            while other > k:  # a shuffle draws so, not as ``integers``
                other = self._half_word() & mask
            found[k], found[other] = found[other], found[k]
        return array(found, int64)


def default_rng(seed: int | Sequence[int]) -> Generator:
    """The generator of a seed."""
    return Generator(seed)
