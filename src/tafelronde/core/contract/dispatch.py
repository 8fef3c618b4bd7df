# pyright: basic
"""How an operation of the contract finds the game's own function: by the type of the state.

A game hands its functions over (``core.contract.implement``). Code written once for all games calls
the operations (``core.contract.operations``) on a state. Compiled, the call is resolved at compile
time from the state's type (``compiler.make_operation``) and inlined; interpreted
(``NUMBA_DISABLE_JIT=1``), it is looked up by ``state.dtype``. Measured: functions passed as
arguments or closed over are compiled anew by every process, functions resolved from a type are not.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..compile.compiler import (
    COMPILER,
    ENGINE,
    INTERPRETED,
    Compiled,
    compiled,
    make_kernel,
    make_operation,
)
from ..compile.engine import engine
from ..compile.overruns import telling_overruns
from ..compile.sources import sources_hash

if TYPE_CHECKING or COMPILER != ENGINE:
    import numba
    from numba.core import types


class Implementation:
    """The operations of one game, by name."""

    def __init__(self, functions: dict[str, Any]) -> None:
        self.functions = functions

    @functools.cached_property
    def fingerprint(self) -> str:
        """The names of the operations, and a hash of all files that they depend on."""
        files = {Path(inspect.getfile(plain(function))) for function in self.functions.values()}
        return " ".join([*sorted(self.functions), sources_hash(*files)])


operations: dict[str, Callable[..., Any]] = {}
"""All operations of the contract, as they were written there."""
required_operations: set[str] = set()
"""The names of those that every game must have."""

implementations: dict[np.dtype[Any], Implementation] = {}
_by_numba_type: dict[types.Type, Implementation] = {}


def add_implementation(dtype: np.dtype[Any], functions: dict[str, Any]) -> None:
    """Let operations on states of this dtype be carried out by these compiled functions."""
    implementation = Implementation(functions)
    implementations[dtype] = implementation
    _by_numba_type[numba.from_dtype(dtype)] = implementation


def implements(dtype: np.dtype[Any], name: str) -> bool:
    """Whether the game of these states has this operation of its own, rather than the default.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> implements(game.dtype, "evaluate"), implements(game.dtype, "resample")
        (True, False)
    """
    if COMPILER == ENGINE:
        return name in engine().operations(dtype)
    return name in implementations[dtype].functions


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as it was written."""
    return getattr(function, "py_func", function)


def operation(default: Callable[..., Any]) -> Callable[..., Any]:
    """Make ``default`` an operation: dispatched on its first argument, itself the fallback."""
    name = default.__name__
    operations[name] = default
    if INTERPRETED:

        @functools.wraps(default)
        def dispatch(state: Any, *arguments: Any) -> Any:
            found = implementations[state.dtype].functions.get(name, default)
            return found(state, *arguments)

        return dispatch

    itself = compiled(default)

    def find(kind: types.Type) -> Compiled | None:
        implementation = _by_numba_type.get(kind)
        return None if implementation is None else implementation.functions.get(name, itself)

    return make_operation(default, find)


def required(declared: Callable[..., Any]) -> Callable[..., Any]:
    """Make ``declared`` an operation that every game must have."""
    required_operations.add(declared.__name__)
    return operation(declared)


def _state_fingerprint(kind: types.Type) -> str:
    """The fingerprint of the game whose state (or array of states) this type is, or ''."""
    record = kind.dtype if isinstance(kind, types.Array) else kind
    implementation = _by_numba_type.get(record)
    return "" if implementation is None else implementation.fingerprint


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: cached on disk (see ``cache``), without the GIL."""
    if INTERPRETED:
        return telling_overruns(function)
    return make_kernel(function, _state_fingerprint)


def has_prior(state):
    """Whether the game has a ``prior`` of its own; a constant in compiled code."""
    return "prior" in implementations[state.dtype].functions


if not INTERPRETED:
    _always, _never = compiled(lambda state: True), compiled(lambda state: False)

    def _find_prior(kind: types.Type) -> Compiled:
        found = _by_numba_type.get(kind)
        return _always if found is not None and "prior" in found.functions else _never

    has_prior = make_operation(has_prior, _find_prior)
