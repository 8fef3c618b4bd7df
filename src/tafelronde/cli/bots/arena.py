"""``tafelronde arena``: lets bots play each other, and shows the scores with their intervals."""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...core.objects.registry import info as info_of
from ..parts.faults import show_faults
from ..parts.game_options import check_players, read_options
from ..parts.options import (
    BoardFile,
    GameName,
    GameOptions,
    Players,
    Ray,
    Seed,
    Workers,
    open_terminal,
    whole,
)
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.terminal import Terminal
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...arena.contest import Contest, Standing
    from ...arena.score import Sprt
    from ...bots.fault import BotFault


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="name or name:key=value,… (mcts:simulations=2000), code (py:mybots:Fox), a "
            "program (exec:./mybot)",
        ),
    ],
    games: Annotated[int, whole("--games", "The most games.", 1)] = 200,
    seed: Seed = 0,
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    opening: Annotated[
        int, whole("--opening", "Random moves of each seat first, the same in a round.")
    ] = 0,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop once one of the two is clearly true."),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="The results (- for stdout).")
    ] = None,
) -> None:
    """Let bots meet in paired games: the same deals, with every bot in every seat."""
    work = Hands(workers, ray)
    terminal, info = open_terminal(), info_of(game)
    if len(bots) < 2:
        raise Problem("bad-bots")
    count = check_players(info, players)
    if file is not None and str(file) != "-":
        _check_folder(file)
    test = _read_sprt(sprt)
    from ...arena.contest import Contest, hold

    contest = Contest.of(
        game,
        bots,
        games=games,
        seed=seed,
        players=count,
        options=read_options(info, option, board),
        opening=opening,
    )
    work.check_programs(contest.bots)
    total = sum(contest.rounds_of(group) * len(group) for group in contest.groups)
    begun = time.perf_counter()
    with work.crew(total) as executor, progress(terminal, info.title, total) as advance:

        def hear(standing: Standing) -> None:
            advance(len(standing.group), _note(standing, test))

        standings = hold(contest, executor, sprt=test, progress=hear)
    report = _as_json(contest, standings, test, time.perf_counter() - begun)
    if file is not None:
        _write(report, file)
    if str(file) != "-":
        for standing in standings:
            _show(standing, test, terminal)


def _read_sprt(text: str | None) -> Sprt | None:
    """The two hypotheses of ``--sprt elo0,elo1``; None without the option. Raises Problem."""
    if text is None:
        return None
    from ...arena.score import Sprt

    try:
        elo0, elo1 = (float(part) for part in text.split(","))
        return Sprt(elo0, elo1)
    except ValueError:
        expected = "elo0,elo1 (0,10)"
        raise Problem("bad-range", field="--sprt", expected=expected, value=text) from None


def _as_json(
    contest: Contest, standings: Sequence[Standing], test: Sprt | None, seconds: float
) -> dict[str, Any]:
    """The result of a contest as JSON types. ``seconds`` is the time that it took."""
    return {
        "game": contest.game,
        "players": contest.players,
        "options": info_of(contest.game).label_options(contest.options),
        "seed": contest.seed,
        "opening": contest.opening,
        "seconds": seconds,
        "groups": [standing.as_json(test) for standing in standings],
    }


def _check_folder(file: Path) -> None:
    """Raise OSError now, not after hours of play, where this is a folder or is in none."""
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(2, os.strerror(2), str(file))
    if file.is_dir():
        raise IsADirectoryError(21, os.strerror(21), str(file))


def _write(report: dict[str, Any], file: Path) -> None:
    text = json.dumps(report, indent=1) + "\n"
    if str(file) == "-":
        sys.stdout.write(text)
        return
    from ...match.files import write_atomically

    write_atomically(file, text)


def _note(standing: Standing, test: Sprt | None) -> str:
    found = standing.score(0)
    text = f"{100 * found.mean:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"
    if test is not None:
        low, high = test.bounds
        text += f"  LLR {test.llr(standing.shares(0), standing.even):.2f} [{low:.2f}, {high:.2f}]"
    return text


def _show(standing: Standing, test: Sprt | None, terminal: Terminal) -> None:
    from rich.table import Table

    say = terminal.say
    title = say(
        "arena-title",
        games=standing.games,
        deals=len(standing.rounds),
        even=f"{100 * standing.even:.0f}",
    )
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column(say("arena-bot"), overflow="fold")
    for name in ("arena-score", "arena-interval", "arena-elo", "arena-elo-interval", "arena-wdl"):
        table.add_column(say(name), justify="right", no_wrap=True)
    for place, index in enumerate(standing.group):
        found = standing.score(place)
        table.add_row(
            str(standing.contest.bots[index]),
            f"{100 * found.mean:.1f} %",
            f"{100 * found.low:.1f}–{100 * found.high:.1f}",
            _signed(standing.elo(found.mean)),
            f"{_signed(standing.elo(found.low))} … {_signed(standing.elo(found.high))}",
            " / ".join(str(count) for count in standing.wins(place)),
        )
    terminal.out.print(table)
    _show_faults(standing, terminal)
    for index in dict.fromkeys(standing.group):
        if counts := standing.counts(index):
            print(say("arena-words", bot=str(standing.contest.bots[index]), **counts))
    if test is not None:
        ratio = f"{test.llr(standing.shares(0), standing.even):.2f}"
        decided = {"elo0": test.elo0, "elo1": test.elo1}.get(standing.decision)
        message = "sprt-open" if decided is None else "sprt-decided"
        terminal.out.print(
            say(message, llr=ratio, elo=_signed(decided or 0.0), low=f"{test.bounds[0]:.2f}",
                high=f"{test.bounds[1]:.2f}")
        )  # fmt: skip


def _show_faults(standing: Standing, terminal: Terminal) -> None:
    """Print which bots lost games by a fault: for each reason how often, and an example of what the
    bot wrote."""
    kinds: dict[tuple[int, str], list[BotFault]] = {}
    for _, lost in standing.faults():
        kinds.setdefault((lost.bot, lost.fault.reason), []).append(lost.fault)
    for (bot, _), faults in kinds.items():
        show_faults(str(standing.contest.bots[bot]), faults, terminal)


def _signed(value: float) -> str:
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    return f"{value:+.0f}".replace("-", "−")
