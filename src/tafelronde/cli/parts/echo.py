"""Keys at the terminal: editing of lines, and no echo while the program works."""

import contextlib
import sys
from collections.abc import Generator


@contextlib.contextmanager
def no_echo() -> Generator[None]:
    """Do not show typed keys within this block, where the system can do that; Ctrl-C still
    works."""
    try:
        import termios
    except ImportError:
        yield
        return
    try:
        number = sys.stdin.fileno()
        before = termios.tcgetattr(number)
    except (OSError, ValueError, termios.error):  # there is no terminal
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
    """Switch on arrow keys and history at the prompt, where the system has them."""
    with contextlib.suppress(ImportError, AttributeError):
        import readline

        readline.set_auto_history(True)
