# pyright: basic
"""Working memory of fixed size on the machine's stack: what a search needs, and nobody keeps.

Nothing is taken from the heap, so any compiled function may ask for it. It holds whatever lay there
(zeros in interpreted code), and is gone when the function that asked returns.
"""

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from ..compile.compiler import COMPILER, ENGINE, INTERPRETED

if TYPE_CHECKING or COMPILER != ENGINE:
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np import arrayobj

_ALIGNED = 16
"""Working memory begins at a multiple of so many bytes."""


def _on_stack(array: Any, shape: Sequence[int]) -> Any:
    """The generator of code for an array of this type and shape in a function's own memory."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature, arguments
        cell = context.get_data_type(array.dtype)
        size = context.get_abi_sizeof(cell)
        data = cgutils.alloca_once(builder, cell, size=prod(shape))
        data.align = _ALIGNED
        steps = [size * prod(shape[axis + 1 :]) for axis in range(len(shape))]
        whole = [context.get_constant(types.intp, number) for number in (*shape, *steps)]
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made, data=data, shape=whole[: len(shape)], strides=whole[len(shape) :],
            itemsize=size, meminfo=None,
        )  # fmt: skip
        return made._getvalue()

    return codegen


def _scratch(typing: Any, rows: Any, columns: Any) -> Any:
    """int64[rows, columns]. Both must be constants."""
    del typing
    if not all(isinstance(one, types.IntegerLiteral) for one in (rows, columns)):
        return None
    array = types.Array(types.int64, 2, "C")
    return array(rows, columns), _on_stack(array, (rows.literal_value, columns.literal_value))


def _scratch_rng(typing: Any) -> Any:
    """uint32[4] for a copy of a generator (``rng.copy_rng``).

    Draws from a copy cost less than from an array: where the functions that draw become part of
    one kernel, its words lie in the processor's registers.
    """
    del typing
    array = types.Array(types.uint32, 1, "C")
    return array(), _on_stack(array, (4,))


def _scratch_state(typing: Any, states: Any) -> Any:
    """One state of the kind of ``states``, as an array of one.

    A game that is played there costs less than in an array of the caller's, since nothing else
    can be the same memory. The state must be written, as by ``setup``, before it is read.
    """
    del typing
    array = types.Array(states.dtype, 1, "C")
    return array(states), _on_stack(array, (1,))


def _zeros(rows: int, columns: int) -> Any:
    return np.zeros((rows, columns), np.int64)


def _zeros_rng() -> Any:
    return np.zeros(4, np.uint32)


def _zeros_state(states: Any) -> Any:
    return np.zeros(1, states.dtype)


_PLAIN = INTERPRETED or COMPILER == ENGINE
scratch = _zeros if _PLAIN else intrinsic(_scratch)
scratch_rng = _zeros_rng if _PLAIN else intrinsic(_scratch_rng)
scratch_state = _zeros_state if _PLAIN else intrinsic(_scratch_state)
