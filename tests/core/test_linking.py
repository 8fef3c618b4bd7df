"""Object files become modules; what no browser has is refused by its name."""

import math

import numpy as np
import pytest
from numba.core.errors import NumbaError

from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.wasm.code import object_file
from tafelronde.core.wasm.kinds import FLOAT, INT, Array, Export, export
from tafelronde.core.wasm.link import STACK, LinkError, link
from tafelronde.core.wasm.reader import Reader, fixed, number, signed

DOUBLES = Array("float64")
SQUARES = np.array([k * k for k in range(100)], np.int64)


def grow_all(numbers, factor):
    for k in range(len(numbers)):
        numbers[k] *= factor
    return len(numbers)


def square(place):
    return SQUARES[place]


def rise(numbers):
    numbers[0] = math.exp(numbers[0])


def allocate(numbers):
    numbers[0] = np.zeros(3)[1]


def made(*exports: Export) -> bytes:
    return object_file(exports, np.dtype(np.int8))


def test_a_module_exports_what_was_asked_for_and_its_memory() -> None:
    file = made(export(kernel(grow_all), DOUBLES, FLOAT), export(kernel(square), INT))
    module = link(file, ["grow_all", "square"])
    assert module.code.startswith(b"\0asm\1\0\0\0")
    for name in (b"grow_all", b"square", b"memory"):
        assert name in module.code
    assert SQUARES.tobytes()[8:] in module.code
    assert module.heap >= STACK + SQUARES.nbytes
    assert module.heap <= module.pages << 16


def test_a_function_from_outside_is_refused() -> None:
    with pytest.raises(LinkError, match="asks for exp,"):
        link(made(export(kernel(rise), DOUBLES)), ["rise"])


def test_a_kernel_that_allocates_is_refused() -> None:
    with pytest.raises(NumbaError, match="no arrays from the heap"):
        made(export(kernel(allocate), DOUBLES))


def test_a_list_of_arguments_is_as_long_as_the_kernels() -> None:
    with pytest.raises(TypeError, match="grow_all takes"):
        export(kernel(grow_all), DOUBLES)


@pytest.mark.parametrize("value", [0, 5, 63, 64, 127, 128, 300, 1 << 20, (1 << 28) + 7])
def test_numbers_are_read_as_they_were_written(value: int) -> None:
    assert Reader(number(value)).number() == value
    assert Reader(signed(value)).signed() == value
    assert (Reader(fixed(value)).number(), Reader(fixed(value)).signed()) == (value, value)
    assert len(fixed(value)) == 5


def test_negative_numbers_are_read() -> None:
    assert Reader(b"\x7f").signed() == -1
    assert Reader(b"\x80\x7f").signed() == -128
