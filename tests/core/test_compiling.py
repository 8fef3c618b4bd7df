"""Functions are compiled once, whatever the widths of their integers, and kernels are whole."""

import sys
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError, TypingError

from tafelronde.core.compile.compiler import INTERPRETED, compiled, inlined

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def test_one_specialisation_serves_integers_of_all_widths() -> None:
    @compiled
    def double(number):
        return 2 * number

    @compiled
    def all_of(small, numbers):
        return double(small) + double(numbers[0]) + double(7) + double(len(numbers))

    assert all_of(np.int8(100), np.array([1 << 20], np.int32)) == 200 + (2 << 20) + 14 + 2
    assert len(double._parts) == 1
    assert len(double.overloads) == 0  # nobody called it from Python


def test_what_a_kernel_calls_is_linked_into_it_once() -> None:
    @compiled
    def leaf(number):
        return number + 1 if number % 3 else number * 5

    @inlined
    def left(number):
        return leaf(number) + 1

    @compiled
    def right(number):
        return leaf(number) * 2

    @compiled
    def both(number):
        return left(number) - right(leaf(number))

    def plain(number: int) -> int:
        def step(n: int) -> int:
            return n + 1 if n % 3 else n * 5

        return step(number) + 1 - 2 * step(step(number))

    assert [both(n) for n in range(12)] == [plain(n) for n in range(12)]


def test_numbas_own_functions_can_call_them() -> None:
    @compiled
    def leaf(number):
        return number + 1

    @compiled
    def double(number):
        return 2 * leaf(number)

    @numba.njit
    def foreign(number):
        return double(number) + leaf(number)

    assert foreign(5) == 18


def test_a_function_that_takes_an_array_from_the_heap_does_not_compile() -> None:
    @compiled
    def takes(count):
        return np.zeros(count, np.int64).sum()

    @compiled
    def calls(count):
        return takes(count) + 1

    for function in (takes, calls):
        with pytest.raises(NumbaError) as refused:
            function(3)
        assert any("no arrays from the heap" in note for note in _notes(refused.value))


def test_arguments_are_not_counted() -> None:
    @compiled
    def first(given):
        return given[0]

    given = np.array([4], np.int32)
    references = sys.getrefcount(given)
    assert first(given) == 4
    assert sys.getrefcount(given) == references


def _notes(error: BaseException) -> list[str]:
    return getattr(error, "__notes__", [])


def test_an_array_cannot_be_returned_to_compiled_code() -> None:
    @compiled
    def same(array):
        return array

    @compiled
    def first(array):
        return same(array)[0]

    array: Any = np.array([3], np.int64)
    with pytest.raises(TypingError, match="same returns an array"):
        first(array)
