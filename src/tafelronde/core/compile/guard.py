# pyright: basic
"""Writes stay inside: compiled code raises before it would write past the end of an array.

Checked is every index by which memory is written: that of an element that is set, and that by
which a record or a part of an array is taken, since both are written through. What is only read is
not checked, and neither is a record that is only taken to read numbers of it (``uses``): that would
cost far more. A function that is ``unguarded`` is left as it is: it asks itself.
"""

from pathlib import Path
from typing import Any

from numba.core import types
from numba.core.cgutils import if_unlikely, unpack_tuple
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering
from numba.np.arrayobj import make_array

from ..facts.overrun import Overrun
from .lowering import CopyingLower, with_lowering
from .uses import only_read

_PACKAGE = Path(__file__).resolve().parents[2]


class _GuardedLower(CopyingLower):
    """With a check before each write, besides."""

    _only_read: frozenset[int] | None = None
    """``uses.only_read`` of this function, as soon as it is asked for."""

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        self._check(target_var, index_var)
        return super().lower_setitem(target_var, index_var, value_var, signature)

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        found = signature.return_type
        is_written = isinstance(found, types.Record) and not self._is_only_read(expr)
        if is_written or isinstance(found, types.Buffer):
            self._check(value, index)
        return super().lower_getitem(resty, expr, value, index, signature)

    def _is_only_read(self, taking: Any) -> bool:
        """Whether nothing but numbers is read of the record that this expression takes."""
        if self._only_read is None:
            self._only_read = only_read(self.func_ir, self.typeof)
        return id(taking) in self._only_read

    def _check(self, array: Any, index: Any) -> None:
        """Raise Overrun where an index is outside. Slices end where the array does."""
        kind = self.typeof(array.name)
        if not isinstance(kind, types.Array):
            return
        indices = zip(self.indices_of(index), self.kinds_of(index), strict=True)
        held = make_array(kind)(self.context, self.builder, self.loadvar(array.name))
        lengths = unpack_tuple(self.builder, held.shape, kind.ndim)
        for (one, one_kind), length in zip(indices, lengths, strict=False):
            if isinstance(one_kind, types.Integer):
                self._check_one(array.name, one, one_kind, length)

    def _check_one(self, array: str, index: Any, kind: Any, length: Any) -> None:
        """Raise Overrun where one index is outside; one that is negative counts from the end, as in
        Numba."""
        builder = self.builder
        found = self.context.cast(builder, index, kind, types.intp)
        if kind.signed:
            negative = builder.icmp_signed("<", found, found.type(0))
            found = builder.select(negative, builder.add(found, length), found)
        outside = builder.icmp_unsigned(">=", found, length)
        with if_unlikely(builder, outside):
            self.call_conv.return_user_exc(builder, Overrun, self._told(array))

    def _told(self, array: str) -> tuple[str, str, str]:
        """Function, array and place, as ``Overrun`` takes them."""
        here: Any = self.loc
        file = Path(here.filename).resolve()
        place = file.relative_to(_PACKAGE) if file.is_relative_to(_PACKAGE) else Path(file.name)
        name = "an array" if array.startswith("$") else array.partition(".")[0]
        return self.func_ir.func_id.func_name, name, f"{place.as_posix()}:{here.line}"


@register_pass(mutates_CFG=True, analysis_only=False)
class _GuardedLowering(NativeLowering):
    """Numba's own pass, with checked writes."""

    _name = "guarded_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return _GuardedLower


def guarded(manager: Any) -> Any:
    """This pass manager of Numba's, whose code checks where it writes."""
    return with_lowering(manager, _GuardedLowering)
