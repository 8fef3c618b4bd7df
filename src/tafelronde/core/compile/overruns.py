"""Overruns where NumPy or Numba find them: interpreted, and compiled by ``njit``."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..facts.overrun import Overrun


def telling_overruns(function: Callable[..., Any]) -> Any:
    """This kernel, whose IndexErrors are Overruns, as where ``parts`` compiles (``guard``): those
    of reads as well, which nobody can tell from those of writes."""
    plain = getattr(function, "py_func", function)
    file = Path(plain.__code__.co_filename).name

    @functools.wraps(plain)
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except Overrun:
            raise
        except IndexError as error:
            raise Overrun(plain.__name__, "an array", f"{file}: {error}") from error

    vars(call)["py_func"] = plain
    return call
