"""Hashes of source files, by which compiled code is known to be of today."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path


@functools.cache
def sources_hash(path: Path) -> str:
    """The hash of a source file, or of all source and data files under a folder."""
    digest = hashlib.sha256()
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    for file in files:
        if file.suffix in {".py", ".json"} and file.is_file():
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
