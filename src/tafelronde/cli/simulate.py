"""``tafelronde simulate``: plays many games and measures their speed."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..core.info import OptionValue
from ..core.registry import info as info_of
from .game_options import check_players, read_options
from .progress import Advance, progress
from .terminal import Terminal

if TYPE_CHECKING:
    from ..core.game import Game

BATCH_SECONDS = 0.25
"""About how many seconds the compiled loop plays before the progress bar moves."""


@dataclass
class Simulation:
    """The arguments of the command."""

    game: str
    players: int | None
    games: int
    seed: int
    bot: str | None
    options: Sequence[str]


@dataclass
class Tally:
    """The counts over all games."""

    wins: list[float]
    """Games won, by seat; a shared victory is a fraction for each winner."""
    decisions: int = 0
    listed: int = 0
    """Decisions whose legal actions were counted, for the branching factor."""
    legal: int = 0
    chances: int = 0
    longest: int = 0
    seconds: float = 0.0
    """The time for playing, without compiling and counting legal actions."""
    options: dict[str, OptionValue] = field(default_factory=dict[str, OptionValue])


def simulate(wanted: Simulation, as_json: bool, terminal: Terminal) -> None:
    """Play the games and print the counts, as a table or one JSON object.

    Raises TafelrondeError, Problem, OSError.
    """
    info = info_of(wanted.game)
    players = check_players(info, wanted.players)
    options = info.settle_options(players, read_options(info, wanted.options))
    from ..core.registry import load

    game = load(wanted.game)
    tally = Tally([0.0] * players, options=options)
    with progress(terminal, info.title, wanted.games) as advance:
        if wanted.bot is None:
            _random(game, wanted, players, tally, advance)
        else:
            _with_bots(game, wanted, wanted.bot, players, tally, advance)
    report = _report(wanted, players, tally)
    if as_json:
        print(json.dumps(report))
    else:
        _show(report, tally, terminal)


def _random(game: Game, wanted: Simulation, players: int, tally: Tally, advance: Advance) -> None:
    """Play random games in compiled code; a sample counts legal actions, for the branching
    factor."""
    import numpy as np

    from ..core.playout import random_games
    from ..core.rng import new_rng

    states = np.zeros(1, game.dtype)
    encoded = game.encode_options(tally.options)
    out, weights = np.zeros((2, game.bounds.buffer), np.int32)
    result, wins = np.zeros((2, players), np.float64)
    counts = np.zeros(4, np.int64)
    buffers = (out, weights, result, wins, counts)

    def run(number: int, listing: bool) -> float:
        begun = time.perf_counter()
        random_games(states, players, encoded, rng, number, listing, *buffers)
        return time.perf_counter() - begun

    rng = new_rng(wanted.seed, 1)
    run(min(wanted.games, 1), True)  # compiles
    counts[:] = 0
    sample = min(wanted.games, 1000)
    run(sample, True)
    tally.listed, tally.legal = int(counts[0]), int(counts[1])

    rng = new_rng(wanted.seed)
    counts[:], wins[:] = 0, 0
    done, batch = 0, 100
    while done < wanted.games:
        number = min(batch, wanted.games - done)
        seconds = run(number, False)
        tally.seconds += seconds
        done += number
        advance(number, "")
        batch = max(1, min(10 * batch, int(number * BATCH_SECONDS / max(seconds, 1e-9))))
    tally.decisions, tally.chances, tally.longest = int(counts[0]), int(counts[2]), int(counts[3])
    tally.wins = wins.tolist()


def _with_bots(
    game: Game, wanted: Simulation, bot: str, players: int, tally: Tally, advance: Advance
) -> None:
    """Play games of a bot against itself."""
    from ..bots.spec import BotSpec
    from ..core.rng import new_rng

    spec = BotSpec.parse(bot)
    seats = [spec.create(game, wanted.seed * 16 + seat + 1) for seat in range(players)]
    warm = game.new(players, **tally.options)
    warm.apply_chance(new_rng(wanted.seed))
    if not warm.is_terminal:
        spec.create(game, 0).choose(warm)  # compiles
    for number in range(wanted.games):
        rng = new_rng(wanted.seed, number)
        begun = time.perf_counter()
        state = game.new(players, **tally.options)
        steps = len(state.apply_chance(rng))
        while not state.is_terminal:
            tally.legal += len(state.legal_actions())
            tally.listed += 1
            state.apply(seats[state.current_player].choose(state))
            steps += 1 + len(state.apply_chance(rng))
            tally.decisions += 1
        winners = state.winners()
        for seat in winners:
            tally.wins[seat] += 1.0 / len(winners)
        tally.seconds += time.perf_counter() - begun
        tally.longest = max(tally.longest, steps)
        tally.chances += steps
        advance(1, "")
    tally.chances -= tally.decisions


def _report(wanted: Simulation, players: int, tally: Tally) -> dict[str, Any]:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": wanted.game,
        "players": players,
        "options": info_of(wanted.game).label_options(tally.options),
        "bot": wanted.bot or "random",
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


def _show(report: dict[str, Any], tally: Tally, terminal: Terminal) -> None:
    from .session import seat_name

    info = info_of(report["game"])
    colours = info.colours_at(report["players"], tally.options)
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
