"""The commands that let bots play, and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .parts import options
from .parts.options import (
    Ascii,
    AsJson,
    BoardFile,
    GameName,
    GameOptions,
    Lang,
    OneWorker,
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

bot_app = typer.Typer(help="Programs of your own as bots.")


def simulate(
    game: GameName,
    players: Players = None,
    number: Annotated[str, typer.Option("--games", metavar="N")] = "10000",
    seed: Seed = "0",
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who plays, e.g. greedy; by default random moves."),
    ] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    workers: OneWorker = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Play many games, and say how fast and with what results."""
    from .bots.simulate import Wanted, simulate

    wanted = Wanted(
        game=game,
        players=whole_number("--players", players, 1),
        games=needed_number("--games", number, 1),
        seed=needed_number("--seed", seed),
        bot=bot,
        options=chosen(option, board),
        hands=hands(workers, ray),
    )
    simulate(wanted, as_json, options.terminal())


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="name or name:key=value,… (mcts:simulations=2000), or a program (exec:./mybot)",
        ),
    ],
    number: Annotated[str, typer.Option("--games", metavar="N", help="At most so many.")] = "200",
    seed: Seed = "0",
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    opening: Annotated[
        str,
        typer.Option(metavar="N", help="Random moves of each seat first, the same in a round."),
    ] = "0",
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop once it is clear which of both is true."),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="The results (- for stdout).")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Let bots meet: paired games on the same deals, with all seats for everybody."""
    from .bots.arena import Contest, hold

    contest = Contest(
        game=game,
        bots=bots,
        games=needed_number("--games", number, 1),
        seed=needed_number("--seed", seed),
        players=whole_number("--players", players, 1),
        options=chosen(option, board),
        sprt=sprt,
        hands=hands(workers, ray),
        file=file,
        opening=needed_number("--opening", opening),
    )
    hold(contest, options.terminal())


@bot_app.command("check")
def bot_check(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="exec:./mybot")],
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; may be repeated."),
    ] = None,
    number: Annotated[
        str, typer.Option("--games", metavar="N", help="So many at every size of table.")
    ] = "1",
    seed: Seed = "0",
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Play every game with a program, and tell what is wrong with it: exit code 0, or 1."""
    from .bots.check import Wanted, check_bot

    wanted = Wanted(
        bot, game or (), needed_number("--games", number, 1), needed_number("--seed", seed)
    )
    return check_bot(wanted, options.terminal())


def bench(
    seconds: Annotated[
        str, typer.Option(metavar="N", help="How long each line is measured.")
    ] = "1",
    as_json: AsJson = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Measure how fast this computer plays."""
    from .bots.bench import bench

    bench(needed_number("--seconds", seconds, 1), as_json, options.terminal())
