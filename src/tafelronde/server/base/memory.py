"""Return free memory to the system."""

import ctypes
import sys


def give_back() -> None:
    """Ask the allocator to return its free memory. (glibc does not by itself, if one live block
    lies above many freed ones.)"""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)
