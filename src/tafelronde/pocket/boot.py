"""The first thing that runs in a browser: afterwards the package works there as anywhere.

The worker of the page (``web/src/pocket/worker.ts``) calls ``begin`` with what reads games' modules.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable

from ..core.compile.engine import hand_in


def begin(read: Callable[[str], object]) -> None:
    """Put the stand-in in NumPy's place, and the games' modules in Numba's.

    ``read(game)`` returns the module of a game (``engine.Module``).
    """
    for name in ("numpy", "numpy.random", "numpy.typing"):
        sys.modules[name] = importlib.import_module(f"{__package__}.{name}")
    from .engine import WasmEngine

    hand_in(WasmEngine(read))  # type: ignore[arg-type]
