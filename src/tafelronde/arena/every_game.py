"""A bot plays every game at every size of table, so that its author sees what is wrong."""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..bots.base import Bot
from ..bots.external.bot import ExecBot
from ..bots.random import RandomBot
from ..bots.spec import BotSpec
from ..core.facts.info import GameInfo
from ..core.objects.registry import load
from ..core.objects.state import State
from .deal import Deal
from .table import Played, play_game

HOPELESS = ("not-started", "not-ready")
"""After these no further game is tried."""


@dataclass(frozen=True)
class Checked:
    """A game of the bot against random bots."""

    game: str
    players: int
    seat: int
    played: Played
    slowest: float
    """Seconds of its slowest answer."""
    allowed: float
    """Seconds that it had for each; infinite for an agent in Python."""


def check(spec: BotSpec, games: Sequence[GameInfo], each: int, seed: int) -> Iterator[Checked]:
    """``each`` games for every number of players; from one to the next the bot moves on by one
    seat. Raises BadOption."""
    for info in games:
        for players in range(info.min_players, info.max_players + 1):
            for number in range(each):
                checked = _check(spec, info, players, number, seed)
                yield checked
                lost = checked.played.lost
                if lost is not None and lost.fault.reason in HOPELESS:
                    return


def _check(spec: BotSpec, info: GameInfo, players: int, number: int, seed: int) -> Checked:
    game, seat = load(info.name), (number + players // 2) % players
    own, slowest = spec.create(game, seed + number), 0.0
    bots = [own if s == seat else RandomBot(game, seed=seed * 64 + s) for s in range(players)]

    def ask(bot: Bot, state: State) -> int:
        nonlocal slowest
        begun = time.monotonic()
        action = bot.choose(state)
        if bot is own and not isinstance(bot, ExecBot):  # which measures it itself, and better
            slowest = max(slowest, time.monotonic() - begun)
        return action

    played = play_game(game.new(players), bots, Deal(seed, number), ask=ask)
    if isinstance(own, ExecBot):
        return Checked(info.name, players, seat, played, own.slowest, own.move)
    return Checked(info.name, players, seat, played, slowest, math.inf)
