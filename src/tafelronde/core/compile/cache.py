# pyright: basic
"""Compiled kernels on disk: one file a specialisation, found by a hash of all that it depends on.

Numba's own cache lives beside the sources, keeps an index file that two processes can overwrite
for each other, and does not notice a change in a function of *another* file. Here the name of a
file is the hash of everything that went into it (the source files that the kernel is made of, those
of the games whose states it was specialised for among them (``sources``); its signature, the CPU,
Python, NumPy and Numba), so that nothing stale is ever found and no index is needed. Files appear
whole (written aside, then renamed). Of processes that want the same kernel at the same time one
compiles it, and the others wait for its file (``turns``). Where no folder can be written, kernels
live in memory only.

The folder is the user's cache folder, or ``TAFELRONDE_CACHE``.
"""

import contextlib
import functools
import hashlib
import logging
import os
import pickle
import stat
import sys
import tempfile
import time
from pathlib import Path

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import compiler, serialize
from numba.core.caching import _Cache

from .file_lock import free_lock, take_lock
from .sources import sources_hash

KEEP_DAYS = 30
"""Folders of other versions that were not used for so long are deleted."""
MARK = ".tafelronde-kernels"
"""The file by which the cache knows the folders that it made."""
PATIENCE = 120.0
"""Seconds to wait for another process that compiles the same kernel; then it is compiled here."""
_log = logging.getLogger("tafelronde")


@functools.cache
def _compiler_hash() -> str:
    """A hash of the sources of the compiler itself."""
    return sources_hash(Path(__file__).parents[1] / "contract" / "dispatch.py")


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
    """Create the folder for this user alone and try it. What lies there is executed: so it is not
    used where somebody else can write, and that is said."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
        if not _is_ours(found):
            if hasattr(os, "getuid") and found.st_uid != os.getuid():
                why = "it belongs to somebody else"
            else:
                why = "others can write to it (chmod go-w makes it private)"
            _log.warning("compiled rules are not kept in %s: %s", folder, why)
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_ours(found: os.stat_result) -> bool:
    """Whether this user alone can write there; where there are no users, everything is ours."""
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _mark(folder: Path) -> None:
    """Note that the cache made this folder, and that it is in use."""
    with contextlib.suppress(OSError):
        (folder / MARK).touch(mode=0o600)
        os.utime(folder)


def _prune(root: Path, keep: Path) -> None:
    """Delete what the cache itself made and nobody has used for long, and nothing else."""
    limit = time.time() - KEEP_DAYS * 86_400
    with contextlib.suppress(OSError):
        for folder in root.iterdir():
            if folder == keep or folder.is_symlink() or not (folder / MARK).is_file():
                continue
            if folder.stat().st_mtime < limit:
                _delete(folder)


def _delete(folder: Path) -> None:
    """Delete a folder of the cache; files that it did not make stay, and so does the folder
    then."""
    with contextlib.suppress(OSError):
        for file in (
            *folder.glob("*.nbc"),
            *folder.glob(".*.tmp"),
            *folder.glob(".*.lock"),
            folder / MARK,
        ):
            file.unlink(missing_ok=True)
        folder.rmdir()


@functools.cache
def cache_folder() -> Path | None:
    """The folder of this version's kernels; None where no folder can be written."""
    version = (
        f"{sys.implementation.cache_tag}-{np.__version__}-{numba.__version__}-"
        f"{llvmlite.__version__}-{_compiler_hash()[:16]}"
    )
    for root in _candidates():
        folder = root / version
        if _usable(root) and not folder.is_symlink() and _usable(folder):
            _mark(folder)
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
        self._lock: tuple[Path, int] | None = None
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
            numba.config.BOUNDSCHECK,  # pyright: ignore[reportAttributeAccessIssue]
        )
        digest = hashlib.sha256(repr(key).encode()).hexdigest()
        return folder / f"{self._stem()}-{digest[:32]}.nbc"

    def load_overload(self, sig, target_context):
        """The compiled kernel for these argument types; None where it has to be compiled here: no
        other process does so until ``free_lock``."""
        path = self._path(sig, target_context.codegen())
        if path is None:
            return None
        found = self._read(path, target_context)
        if found is None:
            file = path.with_name(f".{path.stem}.lock")
            lock = take_lock(file, PATIENCE)
            if lock is not None:
                self._lock = file, lock
            found = self._read(path, target_context)
        return found

    def free_lock(self) -> None:
        """It is compiled, or cannot be: whoever waits may look."""
        if self._lock is not None:
            free_lock(*self._lock)
            self._lock = None

    def _read(self, path, target_context):
        try:
            with path.open("rb") as file:
                if not _is_ours(os.fstat(file.fileno())):
                    return None
                payload = pickle.loads(file.read())
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
        except OSError:
            return
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(payload)
            os.replace(aside, path)
        except OSError:  # no room; or on Windows, somebody reads the same kernel just now
            with contextlib.suppress(OSError):
                os.unlink(aside)
