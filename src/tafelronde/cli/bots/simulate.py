"""``tafelronde simulate``: plays many games and measures their speed."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...core.facts.info import OptionValue
from ...core.objects.registry import info as info_of
from ...core.objects.registry import load
from ..parts.columns import print_columns
from ..parts.faults import faults_told, show_faults
from ..parts.game_options import check_players, read_options
from ..parts.options import (
    AsJson,
    BoardFile,
    GameName,
    GameOptions,
    OneWorker,
    Players,
    Ray,
    Seed,
    open_terminal,
    whole,
)
from ..parts.progress import progress
from ..parts.terminal import Terminal
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...arena.simulate import Simulation, Tally


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, whole("--games", "", 1)] = 10_000,
    seed: Seed = 0,
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="The bot, e.g. greedy; by default random moves."),
    ] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    workers: OneWorker = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, and print their speed and results."""
    work = Hands(workers, ray)
    terminal, info = open_terminal(), info_of(game)
    count = check_players(info, players)
    options = info.settle_options(count, read_options(info, option, board))
    from ...arena import simulate as lots
    from ...bots.spec import BotSpec

    spec = None if bot is None else BotSpec.parse(bot, own_code=True)
    wanted = lots.Simulation(game, count, options, games, seed, spec)
    if spec is not None:
        work.check_programs([spec])
        spec.spell_out(load(game), count).create(load(game))
    tally = lots.Tally([0.0] * count)
    with (
        work.crew(wanted.lots, default=1) as executor,
        progress(terminal, info.title, games) as advance,
    ):
        counted = tally if spec else lots.sample(wanted)
        if executor is None or spec is not None:
            with faults_told(terminal):
                lots.warm_up(wanted)
        begun = time.perf_counter()
        for lot in lots.simulate(wanted, executor):
            tally.add(lot)
            advance(lot.games, "")
        if executor is not None:
            tally.seconds = time.perf_counter() - begun
    if spec is None:
        tally.listed, tally.legal = counted.listed, counted.legal
    report = _report(wanted, tally)
    if as_json:
        print(json.dumps(report))
    else:
        _show(report, tally, options, terminal)


def _report(wanted: Simulation, tally: Tally) -> dict[str, Any]:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": wanted.game,
        "players": wanted.players,
        "options": info_of(wanted.game).label_options(wanted.options),
        "bot": str(wanted.bot or "random"),
        "games": wanted.games,
        "seed": wanted.seed,
        "seconds": tally.seconds,
        "games_per_second": wanted.games / seconds,
        "actions_per_second": (tally.decisions + tally.chances) / seconds,
        "mean_decisions": tally.decisions / wanted.games,
        "mean_chance": tally.chances / wanted.games,
        "mean_branching": tally.legal / max(tally.listed, 1),
        "longest": tally.longest,
        "wins": tally.wins,
        "faults": [fault.as_json() for fault in tally.faults],
    }


def _show(
    report: dict[str, Any], tally: Tally, options: Mapping[str, OptionValue], terminal: Terminal
) -> None:
    from ..table.sentences import seat_name

    info = info_of(report["game"])
    colours = info.shown_colours(report["players"], options)
    say = terminal.words_of(info)
    rows = [
        (say("sim-games"), f"{report['games']:,}"),
        (say("sim-seconds"), f"{report['seconds']:.2f}"),
        (say("sim-games-rate"), f"{report['games_per_second']:,.0f}"),
        (say("sim-actions-rate"), f"{report['actions_per_second']:,.0f}"),
        (say("sim-decisions"), f"{report['mean_decisions']:.2f}"),
        (say("sim-chance"), f"{report['mean_chance']:.2f}"),
        (say("sim-branching"), f"{report['mean_branching']:.3f}"),
        (say("sim-longest"), f"{report['longest']}"),
    ]
    for seat, wins in enumerate(tally.wins):
        share = 100 * wins / report["games"]
        rows.append((say("sim-wins", player=seat_name(colours, seat, say)), f"{share:.2f} %"))
    print_columns(rows)
    if tally.faults:
        show_faults(report["bot"], tally.faults, terminal)
