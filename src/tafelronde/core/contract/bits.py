# pyright: basic
"""Sets as the bits of an integer: LLVM's own instructions, and the same in plain Python."""

from numba.core import config, types
from numba.extending import intrinsic


def popcount(mask):
    """How many bits are set, of 64."""
    return (int(mask) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


def lowest_bit(mask):
    """The index of the lowest bit that is set; ``mask`` must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


def _emitted(plain, build):
    """LLVM's instruction behind one of the functions above, which stays as its ``py_func``."""

    def function(typingctx, mask):
        def emit(context, builder, signature, arguments):
            return context.cast(builder, build(context, builder, arguments[0]), mask, types.int64)

        return types.int64(mask), emit

    function.__name__ = plain.__name__
    emitted = intrinsic(function)
    emitted.py_func = plain
    return emitted


if not config.DISABLE_JIT:
    popcount = _emitted(popcount, lambda context, builder, value: builder.ctpop(value))
    lowest_bit = _emitted(
        lowest_bit,
        lambda context, builder, value: builder.cttz(
            value, context.get_constant(types.boolean, True)
        ),
    )
