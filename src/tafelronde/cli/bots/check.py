"""``tafelronde bot check``: plays every game with a program and tells its author the faults."""

from typing import Annotated

import typer

from ...arena.every_game import Checked, check
from ...bots.spec import EXEC, PY, BotSpec
from ...core.objects.registry import info as info_of
from ...core.objects.registry import infos
from ..parts.faults import fault_told
from ..parts.options import Seed, open_terminal, whole
from ..parts.problems import Problem
from ..parts.terminal import Terminal


def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="exec:./mybot")],
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; may be repeated."),
    ] = None,
    number: Annotated[int, whole("--games", "Games at every size of table.", 1)] = 1,
    seed: Seed = 0,
) -> int:
    """Play every game with a program, and print its faults: exit code 0, or 1."""
    terminal, spec = open_terminal(), BotSpec.parse(bot, own_code=True)
    if spec.name not in (EXEC, PY):
        raise Problem("bot-check-what", bot=bot)
    games = [info_of(name) for name in game or ()] or list(infos())
    wrong = sum(_show(checked, terminal) for checked in check(spec, games, number, seed))
    say = terminal.say
    print(say("bot-check-wrong", count=wrong) if wrong else say("bot-check-right"))
    return 1 if wrong else 0


def _show(checked: Checked, terminal: Terminal) -> int:
    """Print how a game went; the number of faults."""
    say, played = terminal.say, checked.played
    title = info_of(checked.game).title
    where = say("bot-check-game", game=title, players=checked.players, seat=checked.seat + 1)
    if played.lost is not None:
        print(f"{where}: {fault_told(played.lost.fault, say)}", flush=True)
        return 1
    print(f"{where}: {say('bot-check-fine', seconds=f'{checked.slowest:.2f}')}", flush=True)
    if checked.slowest > checked.allowed / 2:
        print(f"    {say('bot-check-slow', allowed=f'{checked.allowed:g}')}")
    if played.untidy:
        print(f"    {say('bot-check-stays')}")
    return 1 if played.untidy else 0
