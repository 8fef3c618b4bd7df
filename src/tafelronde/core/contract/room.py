# pyright: basic
"""Arrays whose length is known when a function is compiled: its writes need no checks then."""

from typing import TYPE_CHECKING, Any

from ..compile.compiler import COMPILER, ENGINE, INTERPRETED
from ..facts.overrun import Overrun

if TYPE_CHECKING or COMPILER != ENGINE:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np import arrayobj


def _sized(typing: Any, array: Any, count: Any) -> Any:
    """The first ``count`` elements of an array of one dimension; ``count`` must be a constant.

    Raises Overrun where it has fewer. Where numbers are written to constant places, or in a loop
    with constant ends, compiled code then asks only here whether there is room.
    """
    del typing
    flat = isinstance(array, types.Array) and array.ndim == 1
    if not flat or not isinstance(count, types.IntegerLiteral):
        return None

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        made: Any = arrayobj.make_array(array)(context, builder, arguments[0])
        length = ir.Constant(ir.IntType(64), count.literal_value)
        there = cgutils.unpack_tuple(builder, made.shape, 1)[0]
        with cgutils.if_unlikely(builder, builder.icmp_signed("<", there, length)):
            told = ("sized", "an array", f"which has fewer than {count.literal_value} elements")
            context.call_conv.return_user_exc(builder, Overrun, told)
        made.shape = cgutils.pack_array(builder, [length])
        return made._getvalue()

    return array(array, count), codegen


def _interpreted(array: Any, count: int) -> Any:
    if len(array) < count:
        raise Overrun("sized", "an array", f"which has fewer than {count} elements")
    return array[:count]


sized = _interpreted if INTERPRETED or COMPILER == ENGINE else intrinsic(_sized)
