"""The commands ``tafelronde puzzles …`` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import Ascii, GameName, Lang, OneWorker, Plain, Ray, needed_number
from .parts.workers import hands

puzzle_app = typer.Typer(help="Make puzzles, and check them.")


@puzzle_app.command()
def make(
    game: GameName,
    count: Annotated[str, typer.Option(metavar="N", help="At most so many.")] = "100",
    seed: Annotated[str, typer.Option(metavar="S", help="The same finds the same.")] = "1",
    minutes: Annotated[
        str, typer.Option(metavar="N", help="Stop after so much time of all processors together.")
    ] = "15",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write; by default stdout.")
    ] = None,
    idea: Annotated[
        str, typer.Option(metavar="NAME", help="Only what this idea finds; by default all.")
    ] = "",
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add to the puzzles of this file.")
    ] = None,
    workers: OneWorker = None,
    ray: Ray = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Find positions with one best action in games between bots, and prove it."""
    from .puzzles.make import make_file

    make_file(
        game,
        needed_number("--count", count, 1),
        needed_number("--seed", seed),
        60.0 * needed_number("--minutes", minutes, 1),
        out,
        hands(workers, ray),
        options.terminal(),
        idea,
        keep,
    )


@puzzle_app.command()
def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE", help="By default the puzzles of all games."),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Replay puzzles and prove them again by another search: exit code 0, or 1 with the faults."""
    from .puzzles.make import check_files

    return check_files(files or [], options.terminal())
