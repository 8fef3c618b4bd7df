"""What was compiled on this computer before, so that no worker has to see to it again.

A note is an empty file beside the kernels, named by a hash of all that they depend on.
"""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import Any

WORKER = Path(__file__).with_name("worker.py")
"""It says what is used while something is compiled."""


def note_compiled(game: str, bot: str) -> None:
    """Remember that all kernels of a game's bot, or of its rules (''), are in their folder now."""
    note = _note(game, bot)
    if note is not None:
        with contextlib.suppress(OSError):
            note.touch()


def was_compiled(game: str, bot: str) -> bool:
    """Whether they are there, so that they are loaded in a moment. Loads the game."""
    note = _note(game, bot)
    return note is not None and note.exists()


def _note(game: str, bot: str) -> Path | None:
    """The note's place; None where no kernels are kept. The folder is this version's own."""
    from numba.core.registry import cpu_target

    from ...core.compile.cache import cache_folder
    from ...core.compile.compiler import COMPILER, COMPILERS, INTERPRETED
    from ...core.compile.sources import sources_hash
    from ...core.contract.dispatch import implementations
    from ...core.objects.registry import load

    dtype = load(game).dtype
    folder = cache_folder()
    if folder is None or INTERPRETED or COMPILERS[0] != COMPILER:
        return None
    target: Any = cpu_target.target_context
    machine = target.codegen().magic_tuple()
    key = game, bot, implementations[dtype].fingerprint, sources_hash(WORKER), machine
    return folder / f"compiled-{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}"
