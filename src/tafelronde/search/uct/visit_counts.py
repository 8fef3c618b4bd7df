# pyright: basic
"""Functions of visit counts in the tree search, looked up instead of computed.

A simulation asks for the bound of every child on its way. Visits are whole numbers and mostly
small, so the logarithm, the root and the quotients of the bound stand in a table; beyond its end
they are computed, to the same numbers.
"""

import math

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.dispatch import kernel
from ...core.contract.mathematics import log

_EFFORT, _SHARE, _ROOT = range(3)
"""Rows of a table: the root of the logarithm of a count, 1 / count, 1 / the root of a count."""
_ROWS = 3
_FIRST, _LARGEST = 1 << 10, 1 << 15
"""Columns of a table: at first, and at the most, which is 768 kB."""


@kernel
def fill_counts(counts):
    """Write the functions of the counts 1, 2, … into a table (float64[3, columns])."""
    for count in range(1, counts.shape[1]):
        counts[_EFFORT, count] = math.sqrt(log(np.float64(count)))
        counts[_SHARE, count] = 1.0 / count
        counts[_ROOT, count] = 1.0 / math.sqrt(np.float64(count))


@inlined
def effort_of(counts, count):
    """The root of the logarithm of a count, from 1 on."""
    n = np.int64(count)
    if n < counts.shape[1]:
        return counts[_EFFORT, np.uint64(n)]
    return math.sqrt(log(np.float64(n)))


@inlined
def share_of(counts, count):
    """1 / count, for a count from 1 on."""
    n = np.int64(count)
    if n < counts.shape[1]:
        return counts[_SHARE, np.uint64(n)]
    return 1.0 / n


@inlined
def root_of(counts, count):
    """1 / the root of a count, from 1 on."""
    n = np.int64(count)
    if n < counts.shape[1]:
        return counts[_ROOT, np.uint64(n)]
    return 1.0 / math.sqrt(np.float64(n))


class _Tables:
    """The largest table that a bot of this process has asked for."""

    def __init__(self) -> None:
        self._kept = np.zeros((_ROWS, 0), np.float64)

    def reaching(self, visits: int) -> np.ndarray:
        """A table for counts up to ``visits``, as far as tables reach."""
        columns = _FIRST
        while columns <= visits and columns < _LARGEST:
            columns *= 2
        if columns > self._kept.shape[1]:
            larger = np.zeros((_ROWS, columns), np.float64)
            fill_counts(larger)
            self._kept = larger
        return self._kept


TABLES = _Tables()
