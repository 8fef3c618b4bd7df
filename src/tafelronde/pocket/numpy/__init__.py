"""A stand-in for NumPy where there is none: what states, kernels and bots need of it, no more.

Arrays are bytes with a shape, which kernels work on where they lie. What is offered gives the same
numbers as NumPy, random ones with them (``tests/pocket/test_numpy.py`` compares); what is not
raises AttributeError or TypeError, and says so.
"""

from . import random as random
from . import typing as typing
from .arrays import ndarray
from .kinds import (
    bool_,
    dtype,
    float32,
    float64,
    generic,
    int8,
    int16,
    int32,
    int64,
    integer,
    record,
    uint8,
    uint16,
    uint32,
    uint64,
)
from .making import (
    arange,
    array,
    asarray,
    ascontiguousarray,
    concatenate,
    empty,
    empty_like,
    errstate,
    frombuffer,
    fromiter,
    full,
    isfinite,
    ones,
    zeros,
    zeros_like,
)

nan, inf = float("nan"), float("inf")

__all__ = [
    "arange",
    "array",
    "asarray",
    "ascontiguousarray",
    "bool_",
    "concatenate",
    "dtype",
    "empty",
    "empty_like",
    "errstate",
    "float32",
    "float64",
    "frombuffer",
    "fromiter",
    "full",
    "generic",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "isfinite",
    "nan",
    "ndarray",
    "ones",
    "random",
    "record",
    "typing",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "zeros",
    "zeros_like",
]  # fmt: skip


def __getattr__(name: str) -> object:
    raise AttributeError(f"there is no numpy.{name} in a browser (tafelronde.pocket.numpy)")
