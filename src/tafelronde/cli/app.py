"""The commands and their options. What a command does is imported when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import options
from .options import (
    Ascii,
    BoardFile,
    Database,
    GameName,
    GameOptions,
    Lang,
    Plain,
    Players,
    RecordFile,
    needed_number,
    whole_number,
)

app = typer.Typer(
    name="tafelronde",
    help="A round table for board games: play them, simulate them, let bots meet.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _chosen(option: list[str] | None, board: str | None) -> list[str]:
    """All options of the game that were given."""
    return [*(option or ()), *([f"board={board}"] if board is not None else ())]


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


@app.command()
def games(lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False) -> None:
    """List the games."""
    from .games import list_games

    list_games(options.terminal())


@app.command()
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
    from .play import Wishes, play

    wishes = Wishes(
        game=game,
        seat=needed_number("--seat", seat, 1),
        bots=bots,
        players=whole_number("--players", players, 1),
        options=_chosen(option, board),
        seed=whole_number("--seed", seed),
        two=two,
        load=load,
    )
    play(wishes, options.terminal())


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="TAFELRONDE_HOST", help="Where to listen.")
    ] = "127.0.0.1",
    port: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            envvar="TAFELRONDE_PORT",
            help="By default 8080, or the next that is free.",
        ),
    ] = None,
    database: Database = "",
    workers: Annotated[
        str | None,
        typer.Option(metavar="N", envvar="TAFELRONDE_WORKERS", help="Processes for bots."),
    ] = None,
    rate: Annotated[
        str,
        typer.Option(metavar="N", envvar="TAFELRONDE_RATE", help="Requests a second of a person."),
    ] = "20",
    trust_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="TAFELRONDE_TRUST_PROXY",
            help="Proxies whose X-Forwarded-For and -Proto are believed; * for all.",
        ),
    ] = "127.0.0.1,::1",
    offer: Annotated[
        str,
        typer.Option(
            metavar="GAME,…",
            envvar="TAFELRONDE_OFFER",
            help="The games of new tables; by default all.",
        ),
    ] = "",
    log_level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", envvar="TAFELRONDE_LOG_LEVEL", help="debug, info, warning or error."
        ),
    ] = "warning",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Do not open the browser.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Open the table in the browser; this is what happens without a command, too."""
    from ..server.config import Settings, default_workers
    from .serve import serve

    settings = Settings(
        host=host,
        port=whole_number("--port", port, 1),
        database=database,
        rate=float(needed_number("--rate", rate, 1)),
        trusted_proxies=trust_proxy,
        games=tuple(dict.fromkeys(name.strip() for name in offer.split(",") if name.strip())),
        log_level=log_level,
        workers=whole_number("--workers", workers, 1) or default_workers(),
    )
    serve(settings, browser=not no_browser, terminal=options.terminal())


@app.command()
def migrate(
    database: Database = "",
    check: Annotated[
        bool, typer.Option("--check", metavar="", help="Change nothing; 1 if there is to do.")
    ] = False,
    sql: Annotated[
        bool, typer.Option("--sql", metavar="", help="Print the SQL of what is to do, only.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> int:
    """Bring a server's database up to date; a server does so itself when it starts."""
    from .migrate import migrate

    return migrate(database, check=check, sql=sql, terminal=options.terminal())


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    number: Annotated[str, typer.Option("--games", metavar="N")] = "10000",
    seed: Annotated[str, typer.Option(metavar="S")] = "0",
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who plays, e.g. greedy; by default random moves."),
    ] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    as_json: Annotated[
        bool, typer.Option("--json", metavar="", help="One JSON object on stdout.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Play many games, and say how fast and with what results."""
    from .simulate import Simulation, simulate

    wanted = Simulation(
        game=game,
        players=whole_number("--players", players, 1),
        games=needed_number("--games", number, 1),
        seed=needed_number("--seed", seed),
        bot=bot,
        options=_chosen(option, board),
    )
    simulate(wanted, as_json, options.terminal())


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT…", help="name or name:key=value,… (mcts:simulations=2000)"),
    ],
    number: Annotated[str, typer.Option("--games", metavar="N", help="At most so many.")] = "200",
    seed: Annotated[str, typer.Option(metavar="S")] = "0",
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
    workers: Annotated[
        str | None, typer.Option(metavar="N", help="Processes; by default one for each core.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="The results (- for stdout).")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Let bots meet: paired games on the same deals, with all seats for everybody."""
    from .arena import Contest, hold

    contest = Contest(
        game=game,
        bots=bots,
        games=needed_number("--games", number, 1),
        seed=needed_number("--seed", seed),
        players=whole_number("--players", players, 1),
        options=_chosen(option, board),
        sprt=sprt,
        workers=whole_number("--workers", workers, 1),
        file=file,
        opening=needed_number("--opening", opening),
    )
    hold(contest, options.terminal())


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[
        str | None, typer.Option("--at", metavar="PLY", help="Show only the table after this step.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Step through a recorded game."""
    from .replay import replay

    replay(file, whole_number("--at", at), options.terminal())


@app.command()
def verify(
    file: RecordFile, lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False
) -> int:
    """Check every draw and every move of a record: exit code 0, or 1 with what is wrong."""
    from .verify import verify

    return verify(file, options.terminal())


@app.command()
def bench(
    seconds: Annotated[
        str, typer.Option(metavar="N", help="How long each line is measured.")
    ] = "1",
    as_json: Annotated[
        bool, typer.Option("--json", metavar="", help="One JSON object on stdout.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Measure how fast this computer plays."""
    from .bench import bench

    bench(needed_number("--seconds", seconds, 1), as_json, options.terminal())
