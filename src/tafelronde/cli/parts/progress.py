"""Progress bars for long work, on stderr, and only where that is a terminal."""

import contextlib
from collections.abc import Callable, Generator

from .terminal import Terminal

Advance = Callable[[int, str], None]
"""``advance(steps, note)`` moves the bar."""


@contextlib.contextmanager
def progress(terminal: Terminal, title: str, total: int) -> Generator[Advance]:
    """Show a bar of ``total`` steps; yields the function that moves it."""
    if terminal.plain or not terminal.err.is_terminal:
        yield lambda steps, note: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task(title, total=total, note="")

        def advance(steps: int, note: str) -> None:
            bar.update(task, advance=steps, note=note)

        yield advance
