"""A record of calls to kernels with their results, so that a module can be asked to do the same.
This proves that both agree, whoever calls.

    with Recording(game) as recording:
        bot.choose(state)
    recording.save(folder)

Arrays are told apart by their place in memory, so that a search goes on in the tree that it grew.
An array's content is kept where it is not what the last call left in it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from tafelronde.core.facts.definition import GameDefinition
from tafelronde.core.facts.overrun import Overrun
from tafelronde.core.wasm.kinds import Array, Export
from tafelronde.wasm.kernels import Exports, exports_of

Json = dict[str, Any]
RAISES = "raises"
"""The result of a call that was refused, since it would have written past an array's end."""


class Recording:
    """While it is entered, every call of an exported kernel (one of ``exports``) is written
    down."""

    def __init__(self, game: GameDefinition, exports: Exports | None = None) -> None:
        self.calls: list[Json] = []
        self.seconds = 0.0
        """The seconds that the kernels took."""
        self._exports = exports_of(game) if exports is None else exports
        self._questions = tuple(game.questions.values())
        self._content = bytearray()
        self._left: dict[str, bytes] = {}
        self._kept: list[Any] = []  # no place in memory is used twice
        self._undo: list[Callable[[], None]] = []

    def __enter__(self) -> Recording:
        for one in self._exports:
            self._listen(one)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        while self._undo:
            self._undo.pop()()

    def _listen(self, export: Export) -> None:
        """Put what writes down in the place of a kernel, wherever it was imported."""

        def call(*given: Any) -> Any:
            return self.call(export, *given)

        modules = [module for name, module in sys.modules.items() if name.startswith("tafelronde")]
        for holder in (*modules, *self._questions):
            known: dict[str, Any] = vars(holder)
            for name in [name for name, value in known.items() if value is export.kernel]:
                self._undo.append(partial(setattr, holder, name, export.kernel))
                setattr(holder, name, call)

    def call(self, export: Export, *given: Any) -> Any:
        """Call a kernel, and write it down."""
        before = [
            self._handed(argument, value, given[:k])
            for k, (argument, value) in enumerate(zip(export.arguments, given, strict=True))
        ]
        begun = time.perf_counter()
        try:
            result = export.kernel(*given)
        except Overrun:
            self.calls.append({"kernel": export.name, "arguments": before, "result": RAISES})
            self._left.clear()  # who knows what was written until then
            raise
        self.seconds += time.perf_counter() - begun
        for said, value in zip(before, given, strict=True):
            if "id" in said:
                left = value.tobytes()
                self._left[said["id"]] = left
                said["after"] = hashlib.sha256(left).hexdigest()
        told = None if result is None else float(result)
        self.calls.append({"kernel": export.name, "arguments": before, "result": told})
        return result

    def _handed(self, argument: Any, value: Any, earlier: tuple[Any, ...]) -> Json:
        if not isinstance(argument, Array):
            return {"number": str(int(value)) if argument.name == "int64" else float(value)}
        place, shape = value.ctypes.data, list(value.shape)
        said: Json = {"type": argument.name, "shape": shape}
        for k, other in enumerate(earlier):  # the same memory, as other numbers
            shares = isinstance(other, np.ndarray) and other.ctypes.data == place
            if shares and value.nbytes:
                return {**said, "type": value.dtype.name, "same": k}
        said["id"] = f"{place}-{value.nbytes}-{argument.name}"
        content = value.tobytes()
        if self._left.get(said["id"]) != content:
            said |= {"at": len(self._content), "size": len(content)}
            self._content += content
            self._kept.append(value)
        return said

    def save(self, folder: Path) -> Path:
        """Write ``calls.json``, and beside it the content of arrays."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "content.bin").write_bytes(self._content)
        file = folder / "calls.json"
        file.write_text(json.dumps(self.calls), encoding="utf-8")
        return file
