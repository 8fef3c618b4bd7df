# pyright: basic
"""How functions are compiled: by our own way, by Numba's public means alone, or not at all.

Our own way (``parts``) takes half of the time, makes faster code and keeps it on disk, but rests on
private parts of Numba. Where a new Numba has changed them, ``TAFELRONDE_COMPILER=numba`` goes
without (``njit``): the same results, compiled anew by every process. In a browser there is no
Numba: kernels are compiled already, and an engine calls them (``engine``).
"""

import os
import sys
from collections.abc import Callable
from typing import Any

COMPILERS = ("parts", "numba")
"""The values of ``TAFELRONDE_COMPILER``; the first where it is not set."""
ENGINE = "engine"
"""The value in a browser."""


def chosen_compiler() -> str:
    """Raises ValueError for a TAFELRONDE_COMPILER that there is not."""
    if sys.platform == "emscripten":
        return ENGINE
    chosen = os.environ.get("TAFELRONDE_COMPILER") or COMPILERS[0]
    if chosen not in COMPILERS:
        known = " or ".join(COMPILERS)
        raise ValueError(f"TAFELRONDE_COMPILER is {chosen!r}; it can be {known}")
    return chosen


COMPILER = chosen_compiler()
"""The one that this process compiles with."""


def _is_interpreted() -> bool:
    if COMPILER == ENGINE:
        return False
    import numba

    return bool(numba.config.DISABLE_JIT)


INTERPRETED = _is_interpreted()
"""True under ``NUMBA_DISABLE_JIT=1``: everything runs as plain Python, with the same results."""

if COMPILER == ENGINE:
    from .engine import Compiled as Compiled
    from .engine import make_compiled
    from .engine import make_kernel as make_kernel
    from .engine import make_operation as make_operation
elif COMPILER == "numba":
    from .njit import Compiled as Compiled
    from .njit import make_compiled
    from .njit import make_kernel as make_kernel
    from .njit import make_operation as make_operation
else:
    from .numba_parts import check_numba

    check_numba()

    from .parts import Compiled as Compiled
    from .parts import Operation
    from .parts import make_kernel as make_kernel

    make_compiled = Compiled
    make_operation = Operation


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a function that other compiled functions call; it is cached as part of them."""
    return function if INTERPRETED else make_compiled(function)


def inlined(function: Callable[..., Any]) -> Any:
    """Compile as ``compiled`` does, and always inline: for what is called in a hot loop with many
    arguments."""
    return function if INTERPRETED else make_compiled(function, always_inline=True)


def unguarded(function: Callable[..., Any]) -> Any:
    """Compile as ``compiled`` does, without the checks of where it writes (``guard``): for the few
    functions in which these would cost time.

    Such a function asks once, before it writes, and raises Overrun where there is no room. It
    trusts nothing that it reads in a state, whose bytes may come from anywhere; only arrays that
    the callers in this package make need no question, and its docstring says so."""
    return function if INTERPRETED else make_compiled(function, guards=False)
