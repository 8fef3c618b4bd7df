"""``tafelronde dataset make``: lets bots play and writes every step."""

import re
import time
from collections.abc import Sequence
from typing import Annotated

import typer

from ...bots.spec import BotSpec
from ...core.objects.registry import info as info_of
from ...core.objects.registry import load
from ...corpus.card import LICENSE, check_license
from ...corpus.make import check_bots, make
from ...corpus.parquet import sweep
from ...corpus.plan import Plan
from ..parts.faults import faults_told
from ..parts.game_options import check_players, read_options
from ..parts.options import (
    BoardFile,
    GameName,
    GameOptions,
    Out,
    Players,
    Ray,
    Seed,
    Workers,
    open_terminal,
    share,
    whole,
)
from ..parts.progress import progress
from ..parts.workers import Hands
from .problems import corpus_problems

_SETTING = re.compile(r"\s*\w+\s*=")


def make_dataset(
    game: GameName,
    out: Out,
    games: Annotated[int, whole("--games", "", 1)] = 10_000,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", metavar="BOT[,BOT…]", help="May be repeated; by default random moves."
        ),
    ] = None,
    seed: Seed = 0,
    random: Annotated[
        float, share("--random", "Of the decisions, drawn at random: 0.1 for a tenth.")
    ] = 0.0,
    shard: Annotated[int, whole("--shard", "Games in a file.", 1)] = 5000,
    license: Annotated[
        str, typer.Option(metavar="NAME", help="Of the data, as the card tells it.")
    ] = LICENSE,
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    workers: Workers = None,
    ray: Ray = None,
) -> None:
    """Let bots play many games, and write every step; files that exist already are kept."""
    work = Hands(workers, ray)
    terminal, info = open_terminal(), info_of(game)
    count = check_players(info, players)
    options = info.settle_options(count, read_options(info, option, board))
    with corpus_problems(out):
        check_license(license)
        playing = bot_list(bots or ["random"])
        work.check_programs([BotSpec.parse(bot, own_code=True) for bot in playing])
        with faults_told(terminal):
            check_bots(load(game), count, playing)
        plan = Plan(
            game, info.rules_version, count, options, playing, games, seed, shard, random=random,
        )  # fmt: skip
        begun = time.perf_counter()
        try:
            with (
                work.crew(plan.shards, threads=plan.is_random) as executor,
                progress(terminal, info.title, plan.games) as advance,
            ):
                far = work.ray is not None
                counts = make(
                    plan, out, executor, lambda done: advance(done, ""), carried=far,
                    license=license,
                )  # fmt: skip
        except BaseException:
            sweep(out)  # processes may have ended while they wrote
            raise
    rate = counts.decisions / max(time.perf_counter() - begun, 1e-9)
    print(
        terminal.say(
            "dataset-made",
            folder=str(out),
            games=counts.games,
            decisions=counts.decisions,
            rate=f"{rate:,.0f}",
        )
    )


def bot_list(given: Sequence[str]) -> tuple[str, ...]:
    """The bots in a typed list: ``hard,mcts:simulations=50,seed=1,easy`` are three. A comma begins
    another bot unless a setting follows it; the command of a program takes all the rest."""
    found: list[str] = []
    for text in given:
        own: list[str] = []
        for part in text.split(","):
            goes_on = bool(own) and (own[-1].startswith("exec:") or _SETTING.match(part))
            if goes_on:
                own[-1] += "," + part
            else:
                own.append(part.strip())
        found += own
    return tuple(found)
