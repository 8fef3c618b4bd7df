"""``tafelronde simulate``: plays many games and measures their speed."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core.info import OptionValue
from ...core.registry import info as info_of
from ...core.registry import load
from ..parts.game_options import check_players, read_options
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.terminal import Terminal
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...bots.simulate import Simulation, Tally


@dataclass
class Wanted:
    """The arguments of the command."""

    game: str
    players: int | None
    games: int
    seed: int
    bot: str | None
    options: Sequence[str]
    hands: Hands = field(default_factory=Hands)


def simulate(wanted: Wanted, as_json: bool, terminal: Terminal) -> None:
    """Play the games and print the counts, as a table or one JSON object.

    Raises TafelrondeError, Problem, OSError.
    """
    info = info_of(wanted.game)
    players = check_players(info, wanted.players)
    options = info.settle_options(players, read_options(info, wanted.options))
    from ...bots import simulate as lots
    from ...bots.spec import BotSpec

    bot = None if wanted.bot is None else BotSpec.parse(wanted.bot)
    if bot is not None and bot.command:
        raise Problem("bot-only-arena", bot=wanted.bot or "")
    chosen = lots.Simulation(wanted.game, players, options, wanted.games, wanted.seed, bot)
    if bot is not None:
        bot.create(load(wanted.game))
    tally = lots.Tally([0.0] * players)
    with (
        wanted.hands.crew(chosen.lots, default=1) as executor,
        progress(terminal, info.title, wanted.games) as advance,
    ):
        counted = tally if bot else lots.sample(chosen)
        if executor is None:
            lots.warm_up(chosen)
        begun = time.perf_counter()
        for lot in lots.simulate(chosen, executor):
            tally.add(lot)
            advance(lot.games, "")
        if executor is not None:
            tally.seconds = time.perf_counter() - begun
    if bot is None:
        tally.listed, tally.legal = counted.listed, counted.legal
    report = _report(chosen, tally)
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
    }


def _show(
    report: dict[str, Any], tally: Tally, options: Mapping[str, OptionValue], terminal: Terminal
) -> None:
    from ..table.session import seat_name

    info = info_of(report["game"])
    colours = info.colours_at(report["players"], options)
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
    wide = max(len(name) for name, _ in rows)
    far = max(len(value) for _, value in rows)
    for name, value in rows:
        print(f"  {name:<{wide}}  {value:>{far}}")
