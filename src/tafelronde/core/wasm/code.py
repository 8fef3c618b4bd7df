# pyright: basic
"""Compile kernels to an object file for WebAssembly, by LLVM.

Every export is a function of plain numbers that calls Numba's: an integer is an i64, an array its
address and its length in each dimension, as i32s. All kernels of a game are optimized as one
module, so that what several of them call is there once. What Numba raises ends the call (a trap).
"""

from collections.abc import Iterable
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.np import arrayobj

from ..compile.parts import linked
from .kinds import Argument, Array, Export

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""Features that all browsers have had since 2023. No multiplication and addition is made one:
results are those of the processor to the last bit."""

LENGTH, SIZE = ir.IntType(32), ir.IntType(64)
NUMBERS = {"int64": ir.IntType(64), "float64": ir.DoubleType()}


def object_file(exports: Iterable[Export], state: np.dtype[Any]) -> bytes:
    """The exports for this state, optimized, as a relocatable object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    entries = ir.Module()
    parts, names = [], []
    for one in exports:
        part = one.part(state)
        _enter(entries, one, part, one.result(state))
        parts.append(part.library)
        names.append(one.name)
    module = _for_this_machine(linked(str(entries), parts))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, features=FEATURES)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def _for_this_machine(module: Any) -> Any:
    """The same module as one for WebAssembly. Numba's *common* globals, which hold nothing here,
    become internal: there are no others on this machine."""
    lines = []
    for line in str(module).splitlines():
        if line.startswith("target datalayout"):
            line = f'target datalayout = "{LAYOUT}"'
        elif line.startswith("target triple"):
            line = f'target triple = "{TRIPLE}"'
        elif line.startswith("@"):
            line = line.replace(" common ", " internal ", 1)
        lines.append(line)
    return llvm.parse_assembly("\n".join(lines))


def _enter(module: ir.Module, one: Export, part: Any, result: str | None) -> None:
    """Write the function by which an export is called."""
    context = part.target_context
    signature = part.signature
    taken = [kind for argument in one.arguments for kind in _taken(argument)]
    returned = ir.VoidType() if result is None else NUMBERS[result]
    function = ir.Function(module, ir.FunctionType(returned, taken), one.name)
    builder = ir.IRBuilder(function.append_basic_block())
    numbers = iter(function.args)
    values = [
        _array(context, builder, kind, numbers) if isinstance(argument, Array) else next(numbers)
        for argument, kind in zip(one.arguments, signature.args, strict=True)
    ]
    callee = context.declare_function(module, part.fndesc)
    status, found = context.call_conv.call_function(
        builder, callee, signature.return_type, signature.args, values
    )
    with cgutils.if_unlikely(builder, status.is_error):
        nothing = ir.FunctionType(ir.VoidType(), ())
        builder.call(module.declare_intrinsic("llvm.trap", (), nothing), ())
        builder.unreachable()
    if result is None:
        builder.ret_void()
    else:
        wide = getattr(types, result)
        builder.ret(context.cast(builder, found, signature.return_type, wide))


def _taken(argument: Argument) -> list[Any]:
    """The WebAssembly types of an argument."""
    if isinstance(argument, Array):
        return [ir.PointerType(), *[LENGTH] * argument.dimensions]
    return [NUMBERS[argument.name]]


def _array(context: Any, builder: Any, kind: Any, numbers: Any) -> Any:
    """An array of Numba's at an address, with as many lengths as follow."""
    data = next(numbers)
    shape = [builder.zext(next(numbers), SIZE) for _ in range(kind.ndim)]
    size = ir.Constant(SIZE, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [size]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    made = arrayobj.make_array(kind)(context, builder)
    arrayobj.populate_array(
        made, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None
    )
    return made._getvalue()
