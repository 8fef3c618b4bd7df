"""Memory that is free goes back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Have the allocator return what it keeps. (glibc's does not by itself, where the last thing
    of many that were freed lies highest.)"""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)
