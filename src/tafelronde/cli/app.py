"""All commands. What a command does is imported when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

from .admin_app import admin_app
from .bot_commands import arena, bench, bot_app, simulate
from .dataset_app import dataset_app
from .parts.options import Ascii, Lang, Plain
from .playing_commands import games, learn, play
from .puzzle_app import puzzle_app
from .record_commands import replay, review, verify
from .serving_commands import migrate, ratings_app, serve

app = typer.Typer(
    name="tafelronde",
    help="A round table for board games: play them, simulate them, let bots meet.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    *(games, play, learn),
    *(serve, migrate),
    *(simulate, arena),
    *(replay, verify, review),
    bench,
):
    app.command()(command)
app.add_typer(puzzle_app, name="puzzles")
app.add_typer(dataset_app, name="dataset")
app.add_typer(admin_app, name="admin")
app.add_typer(bot_app, name="bot")
app.add_typer(ratings_app, name="ratings")


def _show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"tafelronde {__version__}")
        raise typer.Exit


@app.callback()
def root(
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
    version: Annotated[
        bool,
        typer.Option(
            "--version", metavar="", callback=_show_version, is_eager=True, help="The version."
        ),
    ] = False,
) -> None:
    """A round table for board games: play them, simulate them, let bots meet."""
