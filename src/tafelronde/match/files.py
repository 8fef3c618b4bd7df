"""Writing a file so that a crash leaves the old file or the new one, never a part."""

import contextlib
import os
import secrets
from pathlib import Path

TORN = ".tafelronde-*.tmp"
"""The names of files that a crash may leave, as a pattern."""


def write_atomically(
    path: str | os.PathLike[str], text: str | bytes, *, private: bool = False
) -> None:
    """Write a file; after a crash there is the old file or the new one, complete.

    The text goes to a new file in the same folder, is forced to the disk, and then takes the place
    of the old file. With ``private`` only this user may read it. Raises OSError.
    """
    target = Path(os.path.realpath(path))  # a link goes on pointing at the file
    aside = target.parent / TORN.replace("*", secrets.token_hex(8))
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(aside, flags, 0o600 if private else 0o666)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno:  # nobody knows the name aside
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system can (Windows cannot open a folder)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
