"""The limits of a reading process: time of the processor, memory, and what the system does when
memory is short. Where the system has none of these, the node's deadline remains."""

import contextlib
import os
from collections.abc import Generator
from pathlib import Path

try:
    import resource
except ImportError:  # Windows
    resource = None

MEMORY = 512 << 20
"""Bytes that a job may take beside what the process has already."""
NO_MEMORY = 71
"""The exit code of a process that found no memory."""


def begin() -> None:
    """At the beginning of the process: it is the first that the system ends where memory is short,
    and it leaves no image of its memory behind."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@contextlib.contextmanager
def bounded(seconds: int) -> Generator[None]:
    """Limit the time and the memory of a job; 0 seconds: not at all. A process that needs more time
    is ended by the system, one that needs more memory gets none."""
    if resource is None or not seconds:
        yield
        return
    used = sum(os.times()[:2])
    _limit(resource.RLIMIT_CPU, int(used) + seconds + 1)
    size = _size()
    if size:
        _limit(resource.RLIMIT_AS, size + MEMORY)
    try:
        yield
    finally:
        _limit(resource.RLIMIT_CPU, None)
        _limit(resource.RLIMIT_AS, None)


def _limit(kind: int, most: int | None) -> None:
    """Set the soft limit; None: as high as is allowed."""
    assert resource is not None
    _, hard = resource.getrlimit(kind)
    soft = hard if most is None else most if hard == resource.RLIM_INFINITY else min(most, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(kind, (soft, hard))


def _size() -> int:
    """The bytes of this process's address space; 0: that is not known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
