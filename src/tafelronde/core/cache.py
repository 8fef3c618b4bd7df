# pyright: basic
"""Compiled kernels on disk: one file a specialisation, found by a hash of all that it depends on.

Numba's own cache lives beside the sources, keeps an index file that two processes can overwrite
for each other, and does not notice a change in a function of *another* file. Here the name of a
file is the hash of everything that went into it (the sources of ``core`` and ``bots``, those of
the games whose states the kernel was specialised for, the kernel's own file, its signature, the
CPU, Python and Numba), so that nothing stale is ever found, no index is needed, and processes
that compile the same thing at the same time write the same file. Files appear whole
(written aside, then renamed). Where no folder can be written, kernels live in memory only.

The folder is the user's cache folder, or ``TAFELRONDE_CACHE``.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import pickle
import shutil
import sys
import tempfile
import time
from pathlib import Path

import llvmlite
import numba
import platformdirs
from numba.core import compiler, serialize
from numba.core.caching import _Cache

from .sources import sources_hash

KEEP_DAYS = 30
"""Folders of other versions that were not used for so long are deleted."""


def _compiled_sources_hash() -> str:
    package = Path(__file__).resolve().parent.parent
    parts = [sources_hash(package / name) for name in ("core", "bots")]
    return hashlib.sha256("".join(parts).encode()).hexdigest()


def _candidates() -> list[Path]:
    override = os.environ.get("TAFELRONDE_CACHE")
    if override:
        return [Path(override)]
    user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    return [
        Path(platformdirs.user_cache_dir("tafelronde", appauthor=False)) / "kernels",
        Path(tempfile.gettempdir()) / f"tafelronde-kernels-{user}",
    ]


def _usable(folder: Path) -> bool:
    """Create the folder for this user alone and try it; cached code of a stranger is not run."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _prune(root: Path, keep: Path) -> None:
    limit = time.time() - KEEP_DAYS * 86_400
    with contextlib.suppress(OSError):
        for folder in root.iterdir():
            if folder.is_dir() and folder != keep and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def cache_folder() -> Path | None:
    """The folder of this version's kernels; None where no folder can be written."""
    version = (
        f"{sys.implementation.cache_tag}-{numba.__version__}-{llvmlite.__version__}-"
        f"{_compiled_sources_hash()[:16]}"
    )
    for root in _candidates():
        folder = root / version
        if _usable(root) and _usable(folder):
            with contextlib.suppress(OSError):
                os.utime(folder)
            _prune(root, folder)
            return folder
    return None


class KernelCache(_Cache):
    """The cache of one kernel, with the interface that Numba's dispatcher expects."""

    def __init__(self, py_func, fingerprint) -> None:
        """``fingerprint(argument_type)`` names the sources behind a state type, or ''."""
        self._py_func = py_func
        self._fingerprint = fingerprint
        self._enabled = True
        self._name = f"{py_func.__module__}.{py_func.__qualname__}"

    @property
    def cache_path(self) -> str | None:
        folder = cache_folder()
        return None if folder is None else str(folder)

    def enable(self) -> None:
        self._enabled = True

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        folder = cache_folder()
        if folder is not None:
            for file in folder.glob(f"{self._stem()}-*.nbc"):
                file.unlink(missing_ok=True)

    def _stem(self) -> str:
        return self._name.replace("<", "").replace(">", "").rpartition("tafelronde.")[2]

    def _path(self, sig, codegen) -> Path | None:
        folder = cache_folder()
        if folder is None or not self._enabled:
            return None
        key = (
            self._name,
            sources_hash(Path(self._py_func.__code__.co_filename)),
            hashlib.sha256(self._py_func.__code__.co_code).hexdigest(),
            str(sig),
            [self._fingerprint(argument) for argument in sig],
            codegen.magic_tuple(),
        )
        digest = hashlib.sha256(repr(key).encode()).hexdigest()
        return folder / f"{self._stem()}-{digest[:32]}.nbc"

    def load_overload(self, sig, target_context):
        """The compiled kernel for these argument types; None where there is none to be had."""
        path = self._path(sig, target_context.codegen())
        if path is None:
            return None
        try:
            payload = pickle.loads(path.read_bytes())
        except FileNotFoundError:
            return None
        except Exception:  # a file cut short by a full disk, say: compile again
            return None
        target_context.refresh()
        return compiler.CompileResult._rebuild(target_context, *payload)

    def save_overload(self, sig, data) -> None:
        path = self._path(sig, data.codegen)
        if path is None or data.library.has_dynamic_globals or any(data.lifted):
            return
        payload = serialize.dumps(data._reduce())
        try:
            handle, aside = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
            with os.fdopen(handle, "wb") as file:
                file.write(payload)
            os.replace(aside, path)
        except OSError:
            return
