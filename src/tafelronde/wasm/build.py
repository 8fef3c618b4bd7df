"""A module and its manifest, written beside each other under names that say what they follow from.

A file's name ends with a hash of all sources, versions and kinds of arguments, as in the cache of
kernels (``core.compile.cache``): what is found under its name is right, and need not be built. The
same sources give the same bytes.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import json
import os
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np

from ..core.compile.cache import cache_folder
from ..core.compile.compiler import COMPILER, INTERPRETED
from ..core.compile.sources import sources_hash
from ..core.contract.dispatch import implementations, plain
from ..core.facts.definition import GameDefinition
from ..core.facts.errors import TafelrondeError
from ..core.wasm.code import object_file
from ..core.wasm.link import link
from ..core.wasm.manifest import describe
from .kernels import Exports, exports_of

VERSIONS = {
    "llvmlite": version("llvmlite"),
    "numba": numba.__version__,
    "numpy": np.__version__,
}
"""What compiles."""


class CannotBuild(TafelrondeError):
    """This process compiles otherwise; the argument says how."""


PACKAGED = Path(__file__).parent / "modules"
"""Where an installed package has the modules that were built with it (``hatch_build.py``)."""


def key_of(game: GameDefinition) -> str:
    """What a game's module follows from, as a hash of 32 digits."""
    questions = [Path(inspect.getfile(plain(one.kernel))) for one in game.questions.values()]
    own = implementations[game.dtype].fingerprint
    kinds = [(one.name, one.arguments) for one in exports_of(game)]
    said = (game.name, sources_hash(Path(__file__), *questions), own, kinds, game.dtype, VERSIONS)
    return hashlib.sha256(repr(said).encode()).hexdigest()[:32]


def manifest_of(game: GameDefinition) -> Path:
    """The manifest of a game's module: the package's, or one that is kept beside the compiled
    kernels, built the first time (half a minute). Raises CannotBuild."""
    packaged = PACKAGED / f"{_stem(game)}.json"
    if packaged.is_file():
        return packaged
    kernels = cache_folder()
    if kernels is None:
        raise CannotBuild("there is no folder for it; TAFELRONDE_CACHE can name one")
    return build(game, kernels.parent / "modules")


def _stem(game: GameDefinition) -> str:
    return f"{game.name}-{key_of(game)}"


def build(
    game: GameDefinition, folder: Path, exports: Callable[[GameDefinition], Exports] = exports_of
) -> Path:
    """The manifest of a game's module in this folder, built unless it is there.

    Older ones of the game are deleted. Raises CannotBuild, and core.wasm.link's LinkError for a
    kernel that calls what no browser has.
    """
    if INTERPRETED or COMPILER != "parts":
        raise CannotBuild("modules are built from parts: not interpreted, nor by Numba alone")
    stem = _stem(game)
    manifest, module = folder / f"{stem}.json", folder / f"{stem}.wasm"
    if not (manifest.is_file() and module.is_file()):
        code, said = compiled(game, exports(game))
        folder.mkdir(parents=True, exist_ok=True)
        _write(module, code)
        _write(manifest, json.dumps({"module": module.name, **said}).encode())
    for old in folder.glob(f"{game.name}-*"):
        if old not in (manifest, module):
            old.unlink(missing_ok=True)
    return manifest


def compiled(game: GameDefinition, exports: Exports) -> tuple[bytes, dict[str, Any]]:
    """The module of these exports, and what its manifest says of it."""
    linked = link(object_file(exports, game.dtype), [one.name for one in exports])
    said = {
        "sha256": hashlib.sha256(linked.code).hexdigest(),
        "size": len(linked.code),
        "versions": VERSIONS,
        "memory": {"heap": linked.heap, "pages": linked.pages},
        **describe(game, exports),
    }
    return linked.code, said


def _write(path: Path, content: bytes) -> None:
    """A file that appears whole."""
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise
