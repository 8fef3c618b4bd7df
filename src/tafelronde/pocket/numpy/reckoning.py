# pyright: basic
"""Sums of arrays, and what is reckoned with float64."""

import operator
from collections.abc import Callable
from typing import Any


class Reckoning:
    """Arithmetic on the numbers of an array."""

    __slots__ = ()

    shape: tuple[int, ...]
    dtype: Any

    def numbers(self) -> list[Any]:
        """All numbers, in order."""
        raise NotImplementedError

    def alike(self, shape: tuple[int, ...], numbers: list[Any]) -> Any:
        """An array of these numbers, of the same kind."""
        raise NotImplementedError

    def become(self, other: Any) -> Any:
        """Take over the numbers of another array."""
        raise NotImplementedError

    def sum(self) -> Any:
        """The sum, added up in the order in which NumPy adds."""
        if self.dtype.code in "fd":
            return _pairwise(self._float64())
        return sum(self.numbers())

    def max(self) -> Any:
        """The largest number."""
        return max(self.numbers())

    def min(self) -> Any:
        """The smallest number."""
        return min(self.numbers())

    def all(self) -> bool:
        """Whether none is 0."""
        return all(self.numbers())

    def any(self) -> bool:
        """Whether one is not 0."""
        return any(self.numbers())

    def cumsum(self) -> Any:
        """The sums of the first one, two, three … numbers of float64[any]."""
        numbers, total = self._float64(), 0.0
        sums = list[float]()
        for number in numbers:
            total += number
            sums.append(total)
        return self.alike((len(sums),), sums)

    def _float64(self) -> list[float]:
        if self.dtype.code != "d":
            raise TypeError(f"in a browser only float64 is reckoned with, not {self.dtype!r}")
        return self.numbers()

    def _with(self, other: Any, reckon: Callable[[float, float], float]) -> Any:
        mine = self._float64()
        if isinstance(other, Reckoning):
            if other.shape != self.shape:
                raise ValueError(f"{other.shape} does not fit {self.shape}")
            theirs = other._float64()
        else:
            theirs = [float(other)] * len(mine)
        found = [reckon(a, b) for a, b in zip(mine, theirs, strict=True)]
        return self.alike(self.shape, found)

    def __add__(self, other: Any) -> Any:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> Any:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv)

    def __pow__(self, power: int) -> Any:
        if power != 2:
            raise TypeError("in a browser there are no powers but squares")
        return self * self

    def __iadd__(self, other: Any) -> Any:
        return self.become(self + other)

    def __itruediv__(self, other: Any) -> Any:
        return self.become(self / other)

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> Any:
        raise TypeError("in a browser arrays are not compared; compare their lists")


def _pairwise(numbers: list[float]) -> float:
    """The sum as NumPy makes it: eight sums at once, and halves of what is long."""
    count = len(numbers)
    if count < 8:
        total = 0.0
        for number in numbers:
            total += number
        return total
    if count > 128:
        half = count // 2
        half -= half % 8
        return _pairwise(numbers[:half]) + _pairwise(numbers[half:])
    r = numbers[:8]
    whole = count - count % 8
    for at in range(8, whole, 8):
        r = [a + b for a, b in zip(r, numbers[at : at + 8], strict=True)]
    total = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]))
    for number in numbers[whole:]:
        total += number
    return total
