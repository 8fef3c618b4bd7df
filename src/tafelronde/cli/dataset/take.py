"""``tafelronde dataset from``: makes a data set of games that people played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.database import database_problems, opened_store
from ..parts.options import Out, open_terminal
from ..parts.problems import Problem
from ..parts.terminal import Terminal
from .problems import corpus_problems

if TYPE_CHECKING:
    from ...server.live.played_games import LeftOut

SQLITE = b"SQLite format 3\0"
"""The beginning of every SQLite file."""


def take_games(
    sources: Annotated[
        list[str],
        typer.Argument(
            metavar="RECORDS…|DATABASE",
            help="Records and folders of records, or a server's database: file or address.",
        ),
    ],
    out: Out,
    private: Annotated[
        bool, typer.Option("--private", help="Also games that only their players may see.")
    ] = False,
    license: Annotated[
        str, typer.Option(metavar="NAME", help="Of the data, as the card tells it.")
    ] = "unknown",
) -> None:
    """Make a data set of played games, without names; games that are not over are left out."""
    terminal = open_terminal()
    with corpus_problems(out):
        from ...corpus.card import check_license

        check_license(license)
    bases = [source for source in sources if _is_database(source)]
    if bases and len(sources) > 1:
        raise Problem(
            "bad-option", field="RECORDS|DATABASE", value=len(sources), expected="one database"
        )
    if bases:
        _take_database(bases[0], out, private, license, terminal)
    else:
        _take_records([Path(source) for source in sources], out, license, terminal)


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    try:
        with open(source, "rb") as file:
            return file.read(16) == SQLITE
    except OSError:
        return False


def _take_database(
    database: str, out: Path, private: bool, license: str, terminal: Terminal
) -> None:
    import asyncio

    async def take() -> tuple[int, LeftOut]:
        from ...corpus.played import Taking
        from ...server.live.played_games import LeftOut, played_games
        from ...server.node.on_store import answers_on

        left = LeftOut()
        with Taking(out, license=license) as taking:
            async with opened_store(database) as store:
                games = played_games(store, answers_on(store), private=private, left=left)
                async for log in games:
                    taking.add(log)
        return taking.counts.games, left

    try:
        with corpus_problems(out), database_problems():
            games, left = asyncio.run(take())
    except OSError as error:
        if error.filename is not None:
            raise
        raise Problem("no-database", why=str(error).rstrip(".")) from None
    _tell_taken(out, games, left.running, terminal)
    if left.hidden:
        print(terminal.say("dataset-hidden", count=left.hidden))
    if left.unreadable:
        print(terminal.say("dataset-unreadable", count=left.unreadable))


def _take_records(records: Sequence[Path], out: Path, license: str, terminal: Terminal) -> None:
    files: list[Path] = []
    for path in records:
        if path.is_dir():
            files += [file for file in path.rglob("*") if file.is_file()]
        elif path.exists():
            files.append(path)
        else:
            raise FileNotFoundError(2, "", str(path))
    with corpus_problems(out):
        from ...corpus.played import take

        taken = take(files, out, license)
    _tell_taken(out, taken.counts.games, taken.running, terminal)
    if taken.refused:
        print(terminal.say("dataset-refused", count=taken.refused))


def _tell_taken(out: Path, games: int, running: int, terminal: Terminal) -> None:
    print(terminal.say("dataset-taken", folder=str(out), games=games))
    if running:
        print(terminal.say("dataset-running", count=running))
