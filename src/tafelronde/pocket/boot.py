"""The first thing that runs in a browser: afterwards the package works there as anywhere.

The worker of the page (``web/src/pocket/worker.ts``) calls ``begin``.
"""

import importlib
import sys
from collections.abc import Callable
from typing import Any

from ..core.compile.engine import hand_in

_more: Callable[[str], object] | None = None


def begin(
    *,
    entry: str,
    send: Callable[[str], object],
    read: Callable[[str], Any],
    more: Callable[[str], object],
) -> Any:
    """Put the stand-in in NumPy's place and the games' modules in Numba's, and start ``entry``.

    ``entry`` names a function, ``module:function``. It is called with ``send``, which hands a text
    to the page, and returns a function that is called with each text of the page (which may be
    ``async``). ``read(game)`` returns the module of a game (``engine.Module``), ``more(name)``
    unpacks an archive that was left for later.
    """
    global _more
    _more = more
    for name in ("numpy", "numpy.random", "numpy.typing"):
        sys.modules[name] = importlib.import_module(f"{__package__}.{name}")
    from .engine import WasmEngine

    hand_in(WasmEngine(read))
    module, _, function = entry.partition(":")
    return getattr(importlib.import_module(module), function)(send)


def unpack(name: str) -> None:
    """Fetch files that were left for later (``pack``), and wait for them: ``school`` are all
    lessons and puzzles."""
    if _more is not None:
        _more(name)
