"""Kernels answered by games' WebAssembly modules, which work on Python's own memory.

A module stands in a part of Pyodide's memory. So an array is handed over as the address of its
bytes, nothing is copied, and a search tree is an array like any other.
"""

import json
from collections.abc import Callable, Collection, Mapping
from ctypes import addressof, c_char
from typing import Any, Protocol, cast

from ..core.facts.definition import GameDefinition
from ..core.facts.errors import TafelrondeError
from ..core.facts.overrun import Overrun
from ..core.facts.questions import Question
from .numpy.arrays import Memory

TRAP = "RuntimeError"
"""The name that a page gives to the error of a module that ended a call: its writes are checked
(``core.compile.guard``)."""


class BadCall(TafelrondeError):
    """A kernel that no module has, or arguments that it does not take."""


class Module(Protocol):
    """A game's module, as the page's loader hands it over."""

    @property
    def functions(self) -> Any:
        """Its exports by name, each called with plain numbers."""
        ...

    @property
    def manifest(self) -> str:
        """A description of its exports, in the form of ``core.wasm.manifest``."""
        ...


class WasmEngine:
    """Calls the kernels of the games that ``read`` finds modules of, by the game's name."""

    def __init__(self, read: Callable[[str], Module]) -> None:
        self._read = read
        self._found: dict[tuple[str, object], Callable[..., Any]] = {}
        """Functions by the kernel and the kind of its first argument's elements."""
        self._operations: dict[object, frozenset[str]] = {}

    def open(self, game: GameDefinition) -> Mapping[str, Question]:
        """Open a game's module: see ``compile.engine.Engine.open``."""
        module = self._read(game.name)
        said = json.loads(module.manifest)
        states = cast(object, game.dtype)
        self._operations[states] = frozenset(said["operations"])
        if said["elements"]["state"]["size"] != game.dtype.itemsize:
            raise BadCall(f"{game.name}: a module of another version")
        for name, export in said["exports"].items():
            function = _function(name, getattr(module.functions, name), export)
            first = export["arguments"][0]["type"]
            self._found[name, states if first == "state" else first] = function
        return {
            name: Question(self._found[one["export"], states], one["length"])
            for name, one in said["questions"].items()
        }

    def operations(self, states: Any) -> Collection[str]:
        """The operations that a game defines: see ``compile.engine.Engine.operations``."""
        return self._operations[states]

    def call(self, kernel: str, arguments: tuple[Any, ...]) -> Any:
        """Call a kernel by its name: see ``compile.engine.Engine.call``."""
        kind = arguments[0].dtype
        function = self._found.get((kernel, kind))
        if function is None:
            function = self._any(kernel)
            self._found[kernel, kind] = function
        return function(*arguments)

    def _any(self, kernel: str) -> Callable[..., Any]:
        """The kernel of any game: those that work on no states are the same in all."""
        for (name, kind), function in self._found.items():
            if name == kernel and isinstance(kind, str):
                return function
        raise BadCall(f"no module has a kernel {kernel} for these arguments")


def _function(name: str, exported: Any, said: Mapping[str, Any]) -> Callable[..., Any]:
    """An exported function that takes what the kernel takes."""
    dimensions = [one.get("dimensions", 0) for one in said["arguments"]]
    is_float = said["result"] == "float64"

    def call(*arguments: Any) -> Any:
        numbers: list[int | float] = []
        if len(arguments) != len(dimensions):
            raise BadCall(f"{name} takes {len(dimensions)} arguments, not {len(arguments)}")
        for argument, wanted in zip(arguments, dimensions, strict=True):
            if not wanted:
                numbers.append(argument)
                continue
            if len(argument.shape) != wanted or not argument.is_contiguous:
                raise BadCall(f"{name} takes whole arrays of {wanted} dimensions")
            memory = argument.memory
            numbers.append((memory.address or _address(memory)) + argument.offset)
            numbers += argument.shape
        try:
            found = exported(*numbers)
        except Exception as error:
            if getattr(error, "name", "") != TRAP:
                raise
            raise Overrun(name, "an array", f"in a WebAssembly module: {error}") from error
        return float(found) if is_float else found

    return call


def _address(memory: Memory) -> int:
    """Where the bytes of arrays lie: from now on they stay there."""
    if not memory.data:
        return 0
    memory.hold = c_char.from_buffer(memory.data)
    memory.address = addressof(memory.hold)
    return memory.address
