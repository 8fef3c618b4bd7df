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
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np

from ..core.compile.compiler import COMPILER, INTERPRETED
from ..core.compile.sources import sources_hash
from ..core.contract.dispatch import implementations, plain
from ..core.facts.definition import GameDefinition
from ..core.facts.errors import TafelrondeError
from ..core.wasm.code import object_file
from ..core.wasm.link import link
from ..core.wasm.manifest import describe
from .kernels import exports_of

VERSIONS = {
    "llvmlite": llvmlite.__version__,
    "numba": numba.__version__,
    "numpy": np.__version__,
}
"""What compiles."""


class CannotBuild(TafelrondeError):
    """This process compiles otherwise; the argument says how."""


def key_of(game: GameDefinition) -> str:
    """What a game's module follows from, as a hash of 32 digits."""
    questions = [Path(inspect.getfile(plain(one.kernel))) for one in game.questions.values()]
    own = implementations[game.dtype].fingerprint
    kinds = [(one.name, one.arguments) for one in exports_of(game)]
    said = (game.name, sources_hash(Path(__file__), *questions), own, kinds, game.dtype, VERSIONS)
    return hashlib.sha256(repr(said).encode()).hexdigest()[:32]


def build(game: GameDefinition, folder: Path) -> Path:
    """The manifest of a game's module in this folder, built unless it is there.

    Older ones of the game are deleted. Raises CannotBuild, and core.wasm.link's LinkError for a
    kernel that calls what no browser has.
    """
    if INTERPRETED or COMPILER != "parts":
        raise CannotBuild("modules are built from parts: not interpreted, nor by Numba alone")
    stem = f"{game.name}-{key_of(game)}"
    manifest, module = folder / f"{stem}.json", folder / f"{stem}.wasm"
    if not (manifest.is_file() and module.is_file()):
        made, said = compiled(game)
        folder.mkdir(parents=True, exist_ok=True)
        _write(module, made)
        _write(manifest, json.dumps({"module": module.name, **said}).encode())
    for old in folder.glob(f"{game.name}-*"):
        if old not in (manifest, module):
            old.unlink()
    return manifest


def compiled(game: GameDefinition) -> tuple[bytes, dict[str, Any]]:
    """A game's module, and what its manifest says of it."""
    exports = exports_of(game)
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
