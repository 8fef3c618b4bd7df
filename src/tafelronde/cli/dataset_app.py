"""The commands ``tafelronde dataset …`` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import (
    Ascii,
    BoardFile,
    GameName,
    GameOptions,
    Lang,
    Plain,
    Players,
    Ray,
    Seed,
    Workers,
    chosen,
    needed_number,
    whole_number,
)
from .parts.workers import hands

dataset_app = typer.Typer(help="Games as Parquet files, for learning and statistics.")

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Of a data set.")]
Out = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write.")]


@dataset_app.command()
def make(
    game: GameName,
    out: Out,
    number: Annotated[str, typer.Option("--games", metavar="N")] = "10000",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", metavar="BOT[,BOT…]", help="May be repeated; by default random moves."
        ),
    ] = None,
    seed: Seed = "0",
    shard: Annotated[str, typer.Option(metavar="N", help="Games in a file.")] = "5000",
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    workers: Workers = None,
    ray: Ray = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Let bots play many games, and write every step; what is there already is kept."""
    from .dataset.make import Wanted, make_set

    wanted = Wanted(
        game=game,
        out=out,
        games=needed_number("--games", number, 1),
        bots=bots or ["random"],
        seed=needed_number("--seed", seed),
        shard=needed_number("--shard", shard, 1),
        players=whole_number("--players", players, 1),
        options=chosen(option, board),
        hands=hands(workers, ray),
    )
    make_set(wanted, options.terminal())


@dataset_app.command()
def check(
    folder: Folder, lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False
) -> int:
    """Check the files' checksums, and replay every step: exit code 0, or 1."""
    from .dataset.make import check_set

    return check_set(folder, options.terminal())


@dataset_app.command("from")
def take(
    sources: Annotated[
        list[str],
        typer.Argument(
            metavar="RECORDS…|DATABASE",
            help="Records and folders of records, or a server's database: file or address.",
        ),
    ],
    out: Out,
    private: Annotated[
        bool, typer.Option("--private", help="Also games that only who sat there may see.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Make one of played games, without names; games that still run are left out."""
    from .dataset.make import take_games

    take_games(sources, out, private, options.terminal())
