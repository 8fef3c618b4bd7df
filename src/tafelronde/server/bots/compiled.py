"""Notes of the games and bots that were compiled on this computer, so that no worker does it again.

A note is an empty file beside the compiled kernels. Its name is a hash of all that they depend on.
"""

import contextlib
import hashlib
from pathlib import Path
from typing import Any

from ...core.compile.compiler import COMPILER, COMPILERS, INTERPRETED
from ...core.compile.sources import sources_hash
from ...core.contract.dispatch import implementations
from ...core.objects.registry import load

WORKER = Path(__file__).with_name("worker.py")
"""Part of the hash: this file decides which functions are compiled."""


def note_compiled(game: str, bot: str) -> None:
    """Note that all kernels of a game's bot, or of its rules (''), are compiled."""
    note = _note(game, bot)
    if note is not None:
        with contextlib.suppress(OSError):
            note.touch()


def was_compiled(game: str, bot: str) -> bool:
    """Whether they are compiled, and so are loaded in a moment. Loads the game."""
    note = _note(game, bot)
    return note is not None and note.exists()


def _note(game: str, bot: str) -> Path | None:
    """The path of the note; None where kernels are not cached. Each version has its own folder."""
    dtype = load(game).dtype
    if INTERPRETED or COMPILERS[0] != COMPILER:
        return None
    from numba.core.registry import cpu_target

    from ...core.compile.cache import cache_folder

    folder = cache_folder()
    if folder is None:
        return None
    target: Any = cpu_target.target_context
    machine = target.codegen().magic_tuple()
    key = game, bot, implementations[dtype].fingerprint, sources_hash(WORKER), machine
    return folder / f"compiled-{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}"
