# pyright: basic
"""Compiling by Numba's public means alone: slower, and for one process only (``compiling``)."""

import functools
from collections.abc import Callable
from typing import Any

import numba
from numba.core.types import Type
from numba.extending import overload

from .overruns import telling_overruns

_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

Compiled = type(numba.njit(lambda: None))
"""The type of functions that ``make_compiled`` makes."""


def make_compiled(
    function: Callable[..., Any], *, always_inline: bool = False, guards: bool = True
) -> Any:
    """A function that Python and compiled functions can call."""
    del always_inline  # LLVM decides
    return numba.njit(**_OPTIONS, boundscheck=guards)(function)


def make_kernel(function: Callable[..., Any], fingerprint: Callable[[Type], str]) -> Any:
    """A function that Python calls; every process compiles it anew."""
    del fingerprint
    return telling_overruns(make_compiled(function))


def make_operation(default: Callable[..., Any], find: Callable[[Type], Any]) -> Any:
    """A function that stands for another one, found by the type of its first argument."""

    @functools.wraps(default)
    def stub(*arguments: Any) -> Any:
        raise TypeError(f"{default.__name__} is called by compiled functions only")

    @overload(stub, jit_options={**_OPTIONS, "boundscheck": True})
    @functools.wraps(default)
    def choose(*arguments: Type) -> Any:
        found = find(arguments[0])
        return None if found is None else found.py_func

    return stub
