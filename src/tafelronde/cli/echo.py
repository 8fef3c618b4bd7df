"""How keys are read: lines can be edited, and keys typed meanwhile leave no mess."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Generator


@contextlib.contextmanager
def no_echo() -> Generator[None]:
    """Keys are not shown meanwhile, where the system can do that; Ctrl-C works on."""
    try:
        import termios
    except ImportError:
        yield
        return
    try:
        number = sys.stdin.fileno()
        before = termios.tcgetattr(number)
    except (OSError, ValueError, termios.error):  # no terminal
        yield
        return
    quiet = [*before]
    quiet[3] = before[3] & ~termios.ECHO
    termios.tcsetattr(number, termios.TCSANOW, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(number, termios.TCSANOW, before)


def edit_lines() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(True)
