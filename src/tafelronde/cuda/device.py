# pyright: basic
"""Compiled functions as functions of a card.

``core.compile.parts`` compiles for the processor. Here the same source is handed to Numba's
compiler for CUDA: a copy of each function, in which all that it calls is such a copy too, and an
operation of the contract is the game's own function. What is an instruction of the processor
(``core.contract.bits``) is one of the card.
"""

import contextlib
import importlib
from collections.abc import Callable, Generator
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import config, cuda

from ..core.compile.compiler import COMPILER, INTERPRETED, Compiled
from ..core.contract import bits
from ..core.facts.errors import TafelrondeError
from ..core.objects.game import Game
from ..extras import command

SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether Numba's simulator plays the card (``NUMBA_ENABLE_CUDASIM=1``)."""


class NoCard(TafelrondeError):
    """There is no card, or what compiles for it is missing; the argument says why."""


def _popcount(mask):
    return np.int64(cuda.popc(mask))


def _lowest_bit(mask):
    return np.int64(cuda.ffs(mask)) - 1


_INSTRUCTIONS = {id(bits.popcount): _popcount, id(bits.lowest_bit): _lowest_bit}


class Device:
    """The functions of one game on the card; each is made once."""

    def __init__(self, game: Game) -> None:
        if INTERPRETED or COMPILER == "numba":
            raise NoCard("for a card nothing may be interpreted, or compiled by njit")
        self._state = numba.from_dtype(game.dtype)
        self._made: dict[Callable[..., Any], Any] = {}

    def kernel(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A plain function as the source of a kernel for ``cuda.jit``."""
        return self._copy(function)

    def _function(self, source: Callable[..., Any]) -> Any:
        """A function that kernels call."""
        if source not in self._made:
            copy = self._copy(source)
            self._made[source] = copy if SIMULATED else cuda.jit(device=True)(copy)
        return self._made[source]

    def _copy(self, function: Callable[..., Any]) -> FunctionType:
        known = function.__globals__
        names = {name for name in _names(function.__code__) if name in known}
        world = {name: self._value(known[name]) for name in names}
        world |= {"__builtins__": known["__builtins__"], "__name__": function.__module__}
        copy = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        return copy

    def _value(self, value: Any) -> Any:
        """The value of a name on the card."""
        if id(value) in _INSTRUCTIONS:
            return value.py_func if SIMULATED else self._function(_INSTRUCTIONS[id(value)])
        if isinstance(value, Compiled):
            find = getattr(value, "_find", None)  # an operation's
            return self._function((value if find is None else find(self._state)).py_func)
        return value


def _names(code: CodeType) -> set[str]:
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*map(_names, inner))


def check_card() -> None:
    """Raise NoCard where nothing can be run."""
    if not SIMULATED and not cuda.is_available():
        raise NoCard(f"there is no NVIDIA card with a driver, or it needs: {command('cuda')}")


@contextlib.contextmanager
def as_if_there_were(capability: tuple[int, int]) -> Generator[None]:
    """Compile for a card of this compute capability, though there may be none. (Numba asks the
    card that is there for what functions call, whatever kernels are compiled for.)"""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
