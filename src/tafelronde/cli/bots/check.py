"""``tafelronde bot check``: a program plays every game, and its author reads what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.registry import info as info_of
from ...core.registry import infos
from ..parts.faults import fault_sentence, last_errors
from ..parts.problems import Problem
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...bots.external.check import Checked


@dataclass
class Wanted:
    """The arguments of the command."""

    bot: str
    games: Sequence[str]
    """Names; none: all."""
    each: int
    seed: int


def check_bot(wanted: Wanted, terminal: Terminal) -> int:
    """Play, and print a sentence for every game. 0, or 1 where something is wrong.

    Raises Problem, TafelrondeError.
    """
    from ...bots.external.check import check
    from ...bots.spec import BotSpec

    spec = BotSpec.parse(wanted.bot)
    if not spec.command:
        raise Problem("bot-check-what", bot=wanted.bot)
    games = [info_of(name) for name in wanted.games] or list(infos())
    wrong = 0
    for checked in check(spec, games, wanted.each, wanted.seed):
        wrong += _show(checked, terminal)
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
