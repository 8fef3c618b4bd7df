"""Turns at something that several processes want to make: by a lock on a file.

A lock ends with its process, however that ends. Where there are no locks (Windows, some network
file systems) nobody waits: then two make the same, which is slower and not wrong.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None

STEP = 0.02
"""Seconds between two looks at a lock that somebody holds."""


def take_turn(file: Path, patience: float) -> int | None:
    """Wait until this process alone has the file, at most ``patience`` seconds.

    Returns what ``end_turn`` takes, or None where the turn was not had.
    """
    if fcntl is None:
        return None
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None
    end = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return handle
        except BlockingIOError:
            if time.monotonic() < end:
                time.sleep(STEP)
                continue
        except OSError:
            pass
        os.close(handle)
        return None


def end_turn(file: Path, handle: int) -> None:
    """Let the next one have the file, which is deleted; who waits has it open."""
    with contextlib.suppress(OSError):
        file.unlink()
    os.close(handle)
