# pyright: basic
"""How a function uses the records that it takes out of arrays: only to read numbers, or else."""

from collections.abc import Callable, Iterator
from typing import Any

from numba.core import ir, types

_TAKES = ("getitem", "static_getitem")


def only_read(function: Any, typeof: Callable[[str], Any]) -> frozenset[int]:
    """The expressions (their ids) that take an element of which the function, in Numba's own form,
    does nothing but read numbers; ``typeof`` tells the type of a variable by its name.

    What is handed over, written, returned or kept under another name is not among them.
    """
    statements: list[Any] = [one for block in function.blocks.values() for one in block.body]
    used = {name for one in statements for name in _used(one, typeof)}
    taking = (one for one in statements if isinstance(one, ir.Assign) and _is(one.value, *_TAKES))
    return frozenset(id(one.value) for one in taking if one.target.name not in used)


def _is(value: Any, *operations: str) -> bool:
    return isinstance(value, ir.Expr) and value.op in operations


def _used(statement: Any, typeof: Callable[[str], Any]) -> Iterator[str]:
    """The variables of which a statement does more than read a number."""
    if isinstance(statement, ir.Del):
        return
    value: Any = statement.value if isinstance(statement, ir.Assign) else statement
    if _is(value, "getattr") and isinstance(typeof(statement.target.name), types.Number):
        return
    if isinstance(value, ir.Var):
        yield value.name
    elif isinstance(value, (ir.Expr, ir.Stmt, ir.Yield)):
        mentioned: list[Any] = value.list_vars()
        yield from (one.name for one in mentioned)
