# pyright: basic
"""Numba's step from a typed function to LLVM, with records copied as memory.

Numba copies a record byte by byte, and LLVM has to find the whole again: that takes long to
compile, and positions of some games are a thousand bytes.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_item_pointer, raw_memcpy, unpack_tuple
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering
from numba.np.arrayobj import make_array


class CopyingLower(Lower):
    """Numba's own, with records copied as memory."""

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        array: Any = self.typeof(target_var.name)
        record: Any = self.typeof(value_var.name)
        kinds = self.kinds_of(index_var)
        if not _is_copy(array, kinds, record):
            return super().lower_setitem(target_var, index_var, value_var, signature)
        places: list[Any] = [
            self.context.cast(self.builder, one, kind, types.intp)
            for one, kind in zip(self.indices_of(index_var), kinds, strict=True)
        ]
        given: Any = self.loadvar(value_var.name)
        held: Any = make_array(array)(self.context, self.builder, self.loadvar(target_var.name))
        place = get_item_pointer(self.context, self.builder, array, held, places, wraparound=True)
        raw_memcpy(self.builder, place, given, ir.Constant(ir.IntType(64), record.size), 1)
        return None

    def kinds_of(self, index: Any) -> tuple[Any, ...]:
        """The types of the numbers by which an array is indexed."""
        kind: Any = self.typeof(index.name)
        return tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)

    def indices_of(self, index: Any) -> list[Any]:
        """The numbers by which an array is indexed."""
        kind: Any = self.typeof(index.name)
        given: Any = self.loadvar(index.name)
        if isinstance(kind, types.BaseTuple):
            return list(unpack_tuple(self.builder, given, len(kind)))
        return [given]


def _is_copy(array: Any, kinds: tuple[Any, ...], record: Any) -> bool:
    """Whether a record is written as one element of an array of its own type."""
    if not isinstance(array, types.Array) or not isinstance(record, types.Record):
        return False
    whole = all(isinstance(one, types.Integer) for one in kinds)
    return whole and len(kinds) == array.ndim and array.dtype == record


@register_pass(mutates_CFG=True, analysis_only=False)
class _CopyingLowering(NativeLowering):
    """Numba's own pass, with records copied as memory."""

    _name = "copying_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return CopyingLower


def with_lowering(manager: Any, lowering: type[NativeLowering] = _CopyingLowering) -> Any:
    """This pass manager of Numba's, with another last step."""
    manager.passes = [
        (lowering if one is NativeLowering else one, told) for one, told in manager.passes
    ]
    manager.finalize()
    return manager
