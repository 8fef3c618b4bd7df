"""``tafelronde train``: lets a game's search learn from itself (docs/training.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.objects.registry import info as info_of
from ..parts.faults import faults_told
from ..parts.game_options import check_players, read_options
from ..parts.options import (
    GameName,
    Out,
    Ray,
    Seed,
    Workers,
    open_terminal,
    read_number,
    share,
    whole,
)
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...core.facts.info import GameInfo
    from ...training.plan import Table

GAMES = 240
"""Games of a generation at each table, unless told otherwise."""
FAULTS = {
    "features": "train-features",
    "other": "train-other",
    "full": "train-full",
    "same": "train-same-table",
    "begin": "train-begin",
    "policy": "train-policy",
}
"""The messages for the codes of BadCourse."""


def train(
    game: GameName,
    out: Out,
    tables: Annotated[
        list[str] | None,
        typer.Option(
            "--table",
            metavar="PLAYERS[:GAMES[:OPTION=VALUE…]]",
            help="A table to learn at, as in 4:200:escape=true; may be repeated.",
        ),
    ] = None,
    generations: Annotated[
        int, whole("--generations", "How often it plays, learns and is tried.", 1)
    ] = 2,
    simulations: Annotated[
        int, whole("--simulations", "Of each decision, in play and in the gate.", 2)
    ] = 400,
    gate_games: Annotated[int, whole("--gate-games", "At each table, at the most.", 2)] = 200,
    units: Annotated[int, whole("--units", "Hidden units of the network.", 1)] = 32,
    search_share: Annotated[
        float, share("--search-share", "What the search expected, beside the results.")
    ] = 0.6,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Learn to beat this bot alone; by default itself.")
    ] = "",
    begin: Annotated[
        int, whole("--begin", "The game's network to begin with; by default none.")
    ] = 0,
    policy_alone: Annotated[
        bool,
        typer.Option(
            "--policy-alone",
            help="Learn only which actions are worth a look; the network of --begin judges.",
        ),
    ] = False,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
) -> None:
    """Let a game's search learn from games against itself; a course that was stopped goes on."""
    info = info_of(game)
    work, terminal = Hands(workers, ray), open_terminal()
    sizes = range(max(2, info.min_players), info.max_players + 1)
    wanted = [_table(info, text) for text in tables or [str(size) for size in sizes]]
    from ...corpus.plan import BadCorpus
    from ...search.prospects.errors import BadProspects
    from ...training.course import train as run
    from ...training.gate import best_of
    from ...training.plan import NETWORK, REPORT, BadCourse, Course

    course = Course(
        game, tuple(wanted), generations=generations, simulations=simulations,
        gate_simulations=simulations, gate_games=gate_games, units=units, begin=begin, seed=seed,
        search_share=search_share, against=against, policy_alone=policy_alone,
    )  # fmt: skip
    games = sum(table.games for table in wanted) + course.gate_games * len(wanted) + course.epochs
    try:
        with (
            faults_told(terminal),
            work.crew() as executor,
            progress(terminal, info.title, games * course.generations) as advance,
        ):

            def hear(number: int, stage: str, done: int) -> None:
                advance(done, f"{number} {stage}")

            _, over = run(course, out, executor, hear)
    except BadCourse as error:
        if error.code in FAULTS:
            raise Problem(FAULTS[error.code], game=info.title, folder=str(out)) from error
        raise Problem("train-bad", why=str(error)) from error
    except (BadCorpus, BadProspects) as error:
        raise Problem("train-bad", why=str(error)) from error
    best = best_of(course, [one.verdict for one in over])
    said = "train-none" if best is None else "train-against" if against else "train-done"
    print(
        terminal.say(
            said,
            generation=best or 0,
            network=str(out / NETWORK),
            report=str(out / REPORT),
            bot=against,
            points=round(100 * over[best - 1].verdict.points) if best else 0,
            even=round(100 * over[best - 1].verdict.even) if best else 0,
        )
    )


def _table(info: GameInfo, text: str) -> Table:
    """``4:200:escape=true``. Raises Problem."""
    from ...training.plan import Table

    parts: Sequence[str] = text.split(":")
    players = check_players(info, read_number("--table", parts[0], 2))
    games = read_number("--table", parts[1], 1) if len(parts) > 1 else GAMES
    return Table(players, games, read_options(info, parts[2:], None))
