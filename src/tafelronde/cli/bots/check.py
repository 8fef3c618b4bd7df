"""``tafelronde bot check``: a program plays every game, and its author reads what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ...core.objects.registry import info as info_of
from ...core.objects.registry import infos
from ..parts.faults import fault_sentence, last_errors
from ..parts.options import Seed, needed_number, open_terminal
from ..parts.problems import Problem
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...bots.external.check import Checked


def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="exec:./mybot")],
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; may be repeated."),
    ] = None,
    number: Annotated[
        str, typer.Option("--games", metavar="N", help="So many at every size of table.")
    ] = "1",
    seed: Seed = "0",
) -> int:
    """Play every game with a program, and tell what is wrong with it: exit code 0, or 1."""
    each, dealt = needed_number("--games", number, 1), needed_number("--seed", seed)
    from ...bots.external.check import check
    from ...bots.spec import BotSpec

    terminal, spec = open_terminal(), BotSpec.parse(bot)
    if not spec.command:
        raise Problem("bot-check-what", bot=bot)
    games = [info_of(name) for name in game or ()] or list(infos())
    wrong = sum(_show(checked, terminal) for checked in check(spec, games, each, dealt))
    say = terminal.say
    print(say("bot-check-wrong", count=wrong) if wrong else say("bot-check-right"))
    return 1 if wrong else 0


def _show(checked: Checked, terminal: Terminal) -> int:
    """Print how a game went; how much was wrong."""
    say, played = terminal.say, checked.played
    title = info_of(checked.game).title
    where = say("bot-check-game", game=title, players=checked.players, seat=checked.seat + 1)
    if played.lost is not None:
        fault = played.lost.fault
        print(f"{where}: {fault_sentence(fault.reason, fault.details, say)}", flush=True)
        for line in last_errors(fault.errors):
            print(f"    {line}")
        return 1
    print(f"{where}: {say('bot-check-fine', seconds=f'{checked.slowest:.2f}')}", flush=True)
    if checked.slowest > checked.allowed / 2:
        print(f"    {say('bot-check-slow', allowed=f'{checked.allowed:g}')}")
    if played.untidy:
        print(f"    {say('bot-check-stays')}")
    return 1 if played.untidy else 0
