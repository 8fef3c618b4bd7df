"""The commands of who plays in this terminal, and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import (
    Ascii,
    BoardFile,
    GameOptions,
    Lang,
    Plain,
    Players,
    chosen,
    needed_number,
    whole_number,
)


def games(lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False) -> None:
    """List the games."""
    from .play.games import list_games

    list_games(options.terminal())


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seat: Annotated[str, typer.Option(metavar="N", help="Where you sit, from 1.")] = "1",
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Who sits on the other seats: easy … master, greedy, …"),
    ] = None,
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="Makes the deal repeatable (and guessable).")
    ] = None,
    two: Annotated[
        bool, typer.Option("--two", metavar="", help="Two people at this terminal.")
    ] = False,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Play in this terminal, with bots or with a friend."""
    from .play.play import Wishes, play

    wishes = Wishes(
        game=game,
        seat=needed_number("--seat", seat, 1),
        bots=bots,
        players=whole_number("--players", players, 1),
        options=chosen(option, board),
        seed=whole_number("--seed", seed),
        two=two,
        load=load,
    )
    play(wishes, options.terminal())


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Its name; see “tafelronde games”.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Its name; by default you choose one.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", metavar="", help="Only look for faults; 1 if there are any.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Learn a game in this terminal, step by step on its board."""
    from .play.learn import check_lessons, learn

    if check:
        return check_lessons(game, options.terminal())
    learn(game, lesson, options.terminal())
    return 0
