# pyright: basic
"""How a game hands over its functions: once, all together."""

import inspect
from collections.abc import Callable
from typing import Any

from ..compile.compiler import INTERPRETED, Compiled, compiled
from ..facts.dtype import dtype_of
from ..facts.layout import Record
from .dispatch import add_implementation, operations, plain, required_operations


def implement(record: type[Record], *functions: Callable[..., Any]) -> None:
    """Declare that these functions are the operations (of the same names) on states of this record.

    Called once for each game; a later call for the same record replaces all. Raises TypeError when
    a name is no operation or has other parameters than it, or when an operation that every game
    must have is missing.

    Examples:
        >>> class TinyRecord(Record):
        ...     pass
        >>> implement(TinyRecord)
        Traceback (most recent call last):
            ...
        TypeError: a game must also have apply_action, legal_actions, returns, scores, setup
        >>> def legal_actions(state):
        ...     return []
        >>> implement(TinyRecord, legal_actions)
        Traceback (most recent call last):
            ...
        TypeError: legal_actions takes ['state', 'out'], not ['state']
        >>> def castle(state):
        ...     return True
        >>> implement(TinyRecord, castle)
        Traceback (most recent call last):
            ...
        TypeError: castle is no operation of the contract
    """
    found: dict[str, Any] = {}
    for function in functions:
        source = plain(function)
        name = source.__name__
        if name not in operations:
            raise TypeError(f"{name} is no operation of the contract")
        wanted = list(inspect.signature(operations[name]).parameters)
        taken = list(inspect.signature(source).parameters)
        if wanted != taken:
            raise TypeError(f"{name} takes {wanted}, not {taken}")
        known = INTERPRETED or isinstance(function, Compiled)
        found[name] = function if known else compiled(source)
    missing = sorted(required_operations - found.keys())
    if missing:
        raise TypeError(f"a game must also have {', '.join(missing)}")
    add_implementation(dtype_of(record), found)
