"""The ``tafelronde`` command. Heavy modules are imported only when a command needs them.

A file is a command: its options, its help, and what it does. ``app`` lists the commands. ``parts``
holds what commands share, ``table`` plays and shows a match at this terminal.
"""

import gc
import os
import sys

from ..extras import NeedsExtra, command, need


def main() -> None:
    """Run the command line of this process and end it with its exit code."""
    gc.set_threshold(20_000, 20, 10)  # imports make many objects that stay: look for garbage less
    try:
        need("terminal")
    except NeedsExtra:
        table, terminal = command("server"), command("terminal")
        print(
            f"tafelronde: this command is an extra: {table} brings it with the table in the"
            f" browser, {terminal} brings it alone.",
            file=sys.stderr,
        )
        sys.exit(2)
    from .run import run

    code = run(sys.argv[1:])
    leave(code)


def leave(code: int) -> None:
    """End the process with this exit code, even while a thread of ours still works."""
    import threading

    if threading.active_count() > 1 and any(
        thread.name.startswith("tafelronde") for thread in threading.enumerate()
    ):
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, AttributeError):  # the stream is closed, or was never open
                pass
        os._exit(code)
    gc.freeze()  # else the garbage collector would search all of Numba again: half a second
    sys.exit(code)
