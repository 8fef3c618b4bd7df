"""What this project uses of Numba, which ships no types.

A compiled function takes and returns what it was compiled for; to a type checker it is a
callable like any other, about which nothing more is known.
"""

from collections.abc import Callable
from typing import Any, overload

__version__: str

Compiled = Callable[..., Any]

@overload
def njit(function: Callable[..., Any], /) -> Compiled: ...
@overload
def njit(
    *,
    boundscheck: bool | None = ...,
    cache: bool = ...,
    error_model: str = ...,
    forceinline: bool = ...,
    fastmath: bool | set[str] = ...,
    inline: str = ...,
    nogil: bool = ...,
    parallel: bool = ...,
) -> Callable[[Callable[..., Any]], Compiled]: ...
def __getattr__(name: str) -> Any: ...
