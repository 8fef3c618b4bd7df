"""Kernels that are compiled already: nothing is compiled here, an engine calls them by name.

So it is in a browser (``tafelronde.pocket``), where there is no Numba: games are WebAssembly
modules there. What only compiled functions call stays as it was written, and nobody calls it.
"""

import functools
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol


class Engine(Protocol):
    """An engine that runs kernels: compiled functions, or modules for browsers."""

    def open(self, game: Any) -> Mapping[str, Callable[..., tuple[int, ...]]]:
        """Make the kernels of a game (a ``GameDefinition``) ready; the answers to its questions.

        Raises TafelrondeError where it has none of this game.
        """
        ...

    def operations(self, states: Any) -> Collection[str]:
        """The operations that the game of states of this dtype has of its own."""
        ...

    def call(self, kernel: str, arguments: tuple[Any, ...]) -> Any:
        """The result of the kernel of this name."""
        ...


class NoEngine(RuntimeError):
    """No engine was handed in."""


_engine: Engine | None = None


def hand_in(engine: Engine) -> None:
    """Let this engine call all kernels of the process."""
    global _engine
    _engine = engine


def engine() -> Engine:
    """The one that was handed in. Raises NoEngine."""
    if _engine is None:
        raise NoEngine("nothing compiles kernels here, and no engine was handed in")
    return _engine


class Compiled:
    """A kernel, which the engine calls by its name."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self._name = function.__name__

    def __call__(self, *arguments: Any) -> Any:
        return engine().call(self._name, arguments)


def make_compiled(
    function: Callable[..., Any], *, always_inline: bool = False, guards: bool = True
) -> Any:
    """The function as it was written."""
    del always_inline, guards
    return function


def make_kernel(function: Callable[..., Any], fingerprint: Callable[[Any], str]) -> Any:
    """A function that Python calls."""
    del fingerprint
    return Compiled(function)


def make_operation(default: Callable[..., Any], find: Callable[[Any], Any]) -> Any:
    """The function as it was written."""
    del find
    return default
