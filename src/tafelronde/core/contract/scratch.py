# pyright: basic
"""Working memory of fixed size on the machine's stack: what a search needs, and nobody keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..compile.compiler import COMPILER, ENGINE, INTERPRETED

if TYPE_CHECKING or COMPILER != ENGINE:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np import arrayobj


def _scratch(typing: Any, rows: Any, columns: Any) -> Any:
    """int64[rows, columns] of whatever lay there; gone when the function that calls it returns.

    Both must be constants. Nothing is taken from the heap, so any compiled function may call it.
    """
    del typing
    if not all(isinstance(one, types.IntegerLiteral) for one in (rows, columns)):
        return None
    shape = rows.literal_value, columns.literal_value
    array = types.Array(types.int64, 2, "C")

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature, arguments
        cell = context.get_value_type(types.int64)
        size = context.get_abi_sizeof(cell)
        data = cgutils.alloca_once(builder, cell, size=shape[0] * shape[1])
        made = arrayobj.make_array(array)(context, builder)
        whole = [ir.Constant(ir.IntType(64), number) for number in (*shape, size * shape[1], size)]
        arrayobj.populate_array(
            made, data=data, shape=whole[:2], strides=whole[2:], itemsize=size, meminfo=None
        )
        return made._getvalue()

    return array(rows, columns), codegen


def _interpreted(rows: int, columns: int) -> Any:
    return np.empty((rows, columns), np.int64)


scratch = _interpreted if INTERPRETED or COMPILER == ENGINE else intrinsic(_scratch)
