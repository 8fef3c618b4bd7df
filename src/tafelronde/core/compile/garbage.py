"""Python's search for garbage, put off while a kernel is compiled."""

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def without_collecting() -> Generator[None]:
    """No search for garbage meanwhile: what is compiled is kept, and looking through it again and
    again takes a tenth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
