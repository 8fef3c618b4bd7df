"""``tafelronde site``: the table as a folder of files, without a server."""

from pathlib import Path
from typing import Annotated

import typer

from ..parts.options import open_terminal
from ..parts.problems import Problem


def site(
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where to write: a new folder.")
    ],
) -> None:
    """Write the table as files that any web host serves: it runs in the reader's browser."""
    from ...pocket.folder import NotWritten, is_clone, write_folder
    from ...server.base.config import STATIC

    terminal = open_terminal()
    if not (STATIC / "pocket.html").is_file():
        raise Problem("no-client", folder=str(STATIC))
    if is_clone():
        terminal.err.print(terminal.say("site-begins"))
    try:
        size = write_folder(STATIC, out)
    except NotWritten as error:
        raise Problem("site-not-written", why=str(error)) from None
    terminal.out.print(
        terminal.say("site-written", folder=str(out), megabytes=f"{size / 1e6:.1f}"), soft_wrap=True
    )
