"""A lock on a file: one process makes what several want, the others wait for it.

A lock ends with its process, however that ends. Where there are no locks (Windows, some network
file systems) nobody waits: then two make the same, which is slower and not wrong.
"""

import contextlib
import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None

STEP = 0.02
"""Seconds between two tries for a lock that another process holds."""


def take_lock(file: Path, patience: float) -> int | None:
    """Wait until this process alone has the file, at most ``patience`` seconds.

    Returns what ``free_lock`` takes, or None where the lock was not had.
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


def free_lock(file: Path, handle: int) -> None:
    """Let the next process have the lock. The file is deleted; processes that wait have it open."""
    with contextlib.suppress(OSError):
        file.unlink()
    os.close(handle)
