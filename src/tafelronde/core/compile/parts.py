# pyright: basic
"""How functions become kernels: each part once, and LLVM at work once a kernel.

Left to itself, Numba compiles a function anew for every combination of argument types, literal
numbers and the widths of integers included, and for each of them turns all that it calls into
optimized machine code, although only what Python calls is ever run: the rest is linked into that
and optimized again. It also counts references to every array that is handed over. Here

- integers are handed over as int64, so that a function is compiled once a game;
- what compiled code calls (a *part*) stays as it was written, but for a first tidying of each
  function by itself. A kernel links the parts that it needs, each once, and is then optimized and
  translated as a whole;
- writes are checked (``guard``);
- no references are counted, since what a kernel works on is kept alive by its caller. No function
  takes an array from the heap or returns one; Numba refuses to compile it.
"""

from collections.abc import Callable, Iterable
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler, event, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # pyright: ignore[reportAttributeAccessIssue]
from numba.core.errors import NumbaError, TypingError
from numba.core.registry import CPUDispatcher
from numba.core.types import BooleanLiteral, Integer, IntegerLiteral, Type, boolean, int64

from .cache import KernelCache
from .garbage import without_collecting
from .guard import guarded
from .lowering import with_lowering

_OPTIONS: dict[str, Any] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": False,  # else callees would inherit it
    "_nrt": False,  # no heap, so that no references need to be counted
}
_NEEDS_HEAP = ("NRT required", "Only accept returning of array")
"""Numba's messages about an allocation where references are not counted."""

OWN_BLOCKS = 10
"""Parts of so many basic blocks become the kernel's own: LLVM then inlines those of one caller
whatever their size. Measured: search in Drakon and König der Elfen gains a quarter and two
thirds by that; with small parts as well, Connect Four's random games lose 8 %."""


# ---- libraries of code -------------------------------------------------------------------------


class _PartLibrary(JITCodeLibrary):
    """One function, and the libraries that it needs; never made machine code by itself."""

    needs: tuple[Any, ...] = ()

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        self._raise_if_finalized()
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"
        self.needs = tuple(self._linking_libraries)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        del name
        return 0

    def alone(self) -> Any:
        """The module of this function without what it needs."""
        self._ensure_finalized()
        return self._final_module

    def _get_module_for_linking(self) -> Any:
        """With all that it needs: for a library of Numba's own, which knows nothing of parts."""
        if self._shared_module is None:
            self._shared_module = self.alone().clone()
            _link(self._shared_module, self.needs)
        return self._shared_module


class _KernelLibrary(JITCodeLibrary):
    """A kernel for Python and all parts that it needs, as one module."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in _link(self._final_module, self._linking_libraries):
            self._reload_init.update(library._reload_init)
        self._linking_libraries = []
        for function in self._final_module.functions:
            foreign = not function.is_declaration and function.linkage.name == "linkonce_odr"
            if foreign and sum(1 for _ in function.blocks) >= OWN_BLOCKS:
                function.linkage = "internal"
        super().finalize()


def _link(module: Any, libraries: Iterable[Any]) -> list[Any]:
    """Link libraries and all that their parts need into a module, each once; all of them."""
    found: dict[Any, None] = {}
    waiting = list(libraries)[::-1]
    while waiting:
        library = waiting.pop()
        if library in found:
            continue
        found[library] = None
        if isinstance(library, _PartLibrary):
            module.link_in(library.alone(), preserve=True)
            waiting += library.needs[::-1]
        else:
            module.link_in(library._get_module_for_linking(), preserve=True)
    return list(found)


def linked(entries: str, libraries: Iterable[Any]) -> Any:
    """LLVM's module of ``entries`` (in its assembly language) with the libraries of parts and all
    that these need: what another machine's code is made of (``core.wasm``)."""
    module = llvm.parse_assembly(entries)
    _link(module, libraries)
    return module


class _Pipeline(compiler.Compiler):
    """Numba's own, into a library of another kind."""

    library_class: type[JITCodeLibrary]
    is_guarded = True
    """Whether code checks where it writes."""

    def define_pipelines(self) -> Any:
        found = super().define_pipelines()
        build = guarded if self.is_guarded else with_lowering
        return [build(manager) for manager in found]

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        library = self.library_class(self.state.targetctx.codegen(), func.__qualname__)
        library.enable_object_caching()
        self.state.library = library
        return super().compile_extra(func)


class _PartPipeline(_Pipeline):
    library_class = _PartLibrary


class _UnguardedPipeline(_PartPipeline):
    is_guarded = False


class _KernelPipeline(_Pipeline):
    library_class = _KernelLibrary


# ---- functions ---------------------------------------------------------------------------------


class _Compiler(_FunctionCompiler):
    def _compile_core(self, args: Any, return_type: Any) -> Any:
        try:
            return super()._compile_core(args, return_type)
        except NumbaError as error:
            if any(text in str(error) for text in _NEEDS_HEAP):
                error.add_note(
                    "Compiled functions take no arrays from the heap: let the caller hand one in, "
                    "or use core.contract.scratch."
                )
            raise


class _PartCompiler(_Compiler):
    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = True
        flags.no_cpython_wrapper = True
        return flags


def _common(kind: Type) -> Type:
    """The type as which an argument is handed to a part."""
    if isinstance(kind, BooleanLiteral):
        return boolean
    if isinstance(kind, IntegerLiteral):
        return int64
    if isinstance(kind, Integer) and (kind.signed or kind.bitwidth < int64.bitwidth):
        return int64
    return kind


class Compiled(CPUDispatcher):
    """A function that Python and compiled functions can call; as ``compiled`` and its like make.

    Raises numba's TypingError, where it is called from, for a function that returns an array.
    """

    def __init__(
        self, function: Callable[..., Any], *, always_inline: bool = False, guards: bool = True
    ) -> None:
        options = {**_OPTIONS, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=_KernelPipeline)
        target = self.targetdescr
        self._compiler = _Compiler(function, target, options, {}, _KernelPipeline)
        pipeline = _PartPipeline if guards else _UnguardedPipeline
        self._part_compiler = _PartCompiler(function, target, options, {}, pipeline)
        self._parts: dict[tuple[Type, ...], Any] = {}
        self._always_inline = always_inline

    def part(self, args: tuple[Type, ...]) -> Any:
        """The function for these types as compiled code calls it, a CompileResult."""
        with global_compiler_lock:
            if args not in self._parts:
                data = {"dispatcher": self, "args": args, "return_type": None}
                with event.trigger_event("numba:compile", data=data), self._compiling_counter:
                    self._parts[args] = self._make_part(args)
            return self._parts[args]

    def _make_part(self, args: tuple[Type, ...]) -> Any:
        made = self._part_compiler.compile(args, None)
        model = self.targetctx.data_model_manager[made.signature.return_type]
        if model.contains_nrt_meminfo():
            raise TypingError(f"{self.py_func.__name__} returns an array; let one be handed in")
        if self._always_inline:
            function = made.library.get_function(made.fndesc.llvm_func_name)
            function.add_function_attribute("alwaysinline")
        made = made._replace(entry_point=object())  # under which Numba finds the part
        self.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made

    def get_call_template(self, args: tuple[Type, ...], kws: dict[str, Type]) -> Any:
        pysig, args = self._compiler.fold_argument_types(args, kws)
        part = self.part(tuple(_common(kind) for kind in args))
        name = self.py_func.__name__
        template = typing.make_concrete_template(
            f"CallTemplate({name})", key=name, signatures=[part.signature]
        )
        return template, pysig, args, {}

    def get_overload(self, sig: Any) -> Any:
        return self._parts[_types_of(sig)].entry_point


class Operation(Compiled):
    """A function that stands for another one, found by the type of its first argument."""

    def __init__(
        self, default: Callable[..., Any], find: Callable[[Type], Compiled | None]
    ) -> None:
        super().__init__(default)
        self._find = find

    def _found(self, state: Type) -> Compiled:
        found = self._find(state)
        if found is None:
            raise TypingError(f"{self.py_func.__name__}: {state} is the state of no game")
        return found

    def get_call_template(self, args: tuple[Type, ...], kws: dict[str, Type]) -> Any:
        _, args = self._compiler.fold_argument_types(args, kws)
        return self._found(args[0]).get_call_template(args, {})

    def get_overload(self, sig: Any) -> Any:
        return self._found(_types_of(sig)[0]).get_overload(sig)


def _types_of(sig: Any) -> tuple[Type, ...]:
    """The types of the arguments of a signature, which may be these alone."""
    return sig if isinstance(sig, tuple) else sig.args


class Kernel(Compiled):
    """A function that Python calls, cached on disk; ``fingerprint`` as ``KernelCache`` takes it."""

    def __init__(self, function: Callable[..., Any], fingerprint: Callable[[Type], str]) -> None:
        super().__init__(function)
        self._cache = KernelCache(function, fingerprint)

    def compile(self, sig: Any) -> Any:
        with global_compiler_lock, without_collecting():
            try:
                return super().compile(sig)
            finally:
                self._cache.free_lock()


make_kernel = Kernel
