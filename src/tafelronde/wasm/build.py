"""A module and its manifest, written beside each other under names that say what they follow from.

A file's name has a hash of all sources and kinds of arguments, and one of the versions of what
compiled it, as in the cache of kernels (``core.compile.cache``): what is found under its name is
right, and need not be built. The same sources and versions give the same bytes.
"""

import contextlib
import hashlib
import inspect
import json
import os
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np

from ..core.compile.cache import cache_folder
from ..core.compile.compiler import COMPILER, INTERPRETED
from ..core.compile.sources import sources_of
from ..core.contract.dispatch import implementations, plain
from ..core.facts.definition import GameDefinition
from ..core.facts.errors import TafelrondeError
from ..core.wasm.code import object_file
from ..core.wasm.link import link
from ..core.wasm.manifest import describe
from .kernels import Exports, exports_of

VERSIONS = {"llvmlite": version("llvmlite"), "numba": numba.__version__, "numpy": np.__version__}
"""The versions of the packages that compile."""


class CannotBuild(TafelrondeError):
    """This process compiles otherwise; the argument says how."""


PACKAGE = Path(__file__).resolve().parents[1]
"""Where the package lies."""
PACKAGED = PACKAGE / "wasm" / "modules"
"""Where an installed package has the modules that were built with it (``hatch_build.py``)."""
OTHERS = 7 * 86_400.0
"""Seconds for which the user's cache keeps modules of other sources: another clone may use them."""


def sources_of_module(game: GameDefinition) -> str:
    """A hash of the source files that a game's module follows from, those of other packages apart,
    and of what is exported: the same wherever the package lies."""
    own = implementations[game.dtype].functions.values()
    asked = [one.kernel for one in game.questions.values()]
    files = {Path(inspect.getfile(plain(one))) for one in (*own, *asked)} | {Path(__file__)}
    homes = (PACKAGE, game.info.folder)
    found = {file for one in files for file in sources_of(one)}
    lines = [
        f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()}"
        for file in found
        if any(file.is_relative_to(home) for home in homes) and not file.is_relative_to(PACKAGED)
    ]
    kinds = [(one.name, one.arguments) for one in exports_of(game)]
    said = (game.name, sorted(lines), kinds, game.dtype)
    return hashlib.sha256(repr(said).encode()).hexdigest()[:24]


def manifest_of(game: GameDefinition) -> Path:
    """The manifest of a game's module: the package's, whatever built it, or one that is kept beside
    the compiled kernels and built the first time (half a minute). Raises CannotBuild."""
    for packaged in PACKAGED.glob(f"{game.name}-{sources_of_module(game)}-*.json"):
        return packaged
    kernels = cache_folder()
    if kernels is None:
        raise CannotBuild("there is no folder for it; TAFELRONDE_CACHE can name one")
    return build(game, kernels.parent / "modules", others=OTHERS)


def build(
    game: GameDefinition,
    folder: Path,
    exports: Callable[[GameDefinition], Exports] = exports_of,
    others: float = 0.0,
) -> Path:
    """The manifest of a game's module in this folder, built unless it is there.

    Others of the game are deleted, if they are older than ``others`` seconds. Raises CannotBuild,
    and core.wasm.link's LinkError for a kernel that calls what no browser has.
    """
    if INTERPRETED or COMPILER != "parts":
        raise CannotBuild("modules are built from parts: not interpreted, nor by Numba alone")
    versions = hashlib.sha256(repr(VERSIONS).encode()).hexdigest()[:8]
    stem = f"{game.name}-{sources_of_module(game)}-{versions}"
    manifest, module = folder / f"{stem}.json", folder / f"{stem}.wasm"
    if not (manifest.is_file() and module.is_file()):
        code, said = compiled(game, exports(game))
        folder.mkdir(parents=True, exist_ok=True)
        _write(module, code)
        _write(manifest, json.dumps({"module": module.name, **said}).encode())
    for old in folder.glob(f"{game.name}-*"):
        with contextlib.suppress(FileNotFoundError):
            if old not in (manifest, module) and time.time() - old.stat().st_mtime >= others:
                old.unlink()
    return manifest


def compiled(game: GameDefinition, exports: Exports) -> tuple[bytes, dict[str, Any]]:
    """The module of these exports, and what its manifest says of it."""
    linked = link(object_file(exports, game.dtype), [one.name for one in exports])
    said = {
        "sha256": hashlib.sha256(linked.code).hexdigest(),
        "size": len(linked.code),
        "versions": VERSIONS,
        "memory": {"heap": linked.heap, "pages": linked.pages},
        "places": _differences(linked.places),
        "words": _differences(linked.words),
        "operations": sorted(implementations[game.dtype].functions),
        **describe(game, exports),
    }
    return linked.code, said


def _differences(places: tuple[int, ...]) -> list[int]:
    """The first place, and from each to the next."""
    return [place - before for place, before in zip(places, (0, *places), strict=False)]


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
