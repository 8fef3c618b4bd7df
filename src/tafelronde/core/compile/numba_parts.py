"""The private parts of Numba on which ``parts`` and ``cache`` rest: are they as we know them?"""

import importlib
import inspect

NEEDED: dict[str, tuple[str, ...] | None] = {
    "numba.core.dispatcher:_FunctionCompiler": (
        "py_func", "targetdescr", "targetoptions", "locals", "pipeline_class",
    ),
    "numba.core.dispatcher:_FunctionCompiler._compile_core": ("self", "args", "return_type"),
    "numba.core.dispatcher:_FunctionCompiler._customize_flags": ("self", "flags"),
    "numba.core.dispatcher:_FunctionCompiler.fold_argument_types": ("self", "args", "kws"),
    "numba.core.registry:CPUDispatcher": None,
    "numba.core.registry:CPUDispatcher.compile": ("self", "sig"),
    "numba.core.compiler:Compiler.compile_extra": ("self", "func"),
    "numba.core.compiler:CompileResult._rebuild": None,
    "numba.core.compiler_lock:global_compiler_lock": None,
    "numba.core.codegen:JITCodeLibrary.finalize": ("self",),
    "numba.core.codegen:JITCodeLibrary._optimize_functions": ("self", "ll_module"),
    "numba.core.codegen:JITCodeLibrary._get_module_for_linking": ("self",),
    "numba.core.codegen:JITCodeLibrary._raise_if_finalized": ("self",),
    "numba.core.codegen:CPUCodegen._function_pass_manager": None,
    "numba.core.typing:make_concrete_template": None,
    "numba.core.event:trigger_event": None,
    "numba.core.caching:_Cache": None,
}  # fmt: skip
"""Module and name → its parameters, where we call or replace it with those."""


def check_numba() -> None:
    """Raise ImportError where this Numba lacks a part that is needed, or it takes other arguments.

    The message names the part and the version, and says what to do without it.
    """
    for path, parameters in NEEDED.items():
        wrong = _what_is_wrong(path, parameters)
        if wrong:
            version = importlib.import_module("numba").__version__
            raise ImportError(
                f"Numba {version} is not as Tafelronde knows it: {path.replace(':', '.')} {wrong}. "
                "With TAFELRONDE_COMPILER=numba it is compiled by Numba's public means, slower."
            )


def _what_is_wrong(path: str, parameters: tuple[str, ...] | None) -> str:
    module, _, names = path.partition(":")
    try:
        found: object = importlib.import_module(module)
        for name in names.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError):
        return "is missing"
    if parameters is None:
        return ""
    assert callable(found)
    taken = tuple(inspect.signature(found).parameters)
    return "" if taken == parameters else f"takes {taken}, not {parameters}"
