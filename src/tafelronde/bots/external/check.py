"""A program plays every game at every size of table, so that its author sees what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...core.facts.info import GameInfo
from ...core.objects.registry import load
from ..base import Bot
from ..deal import Deal
from ..random import RandomBot
from ..spec import BotSpec
from ..table import Played, play_game
from .bot import ExecBot

HOPELESS = ("not-started", "not-ready")
"""After these no further game is tried."""


@dataclass(frozen=True)
class Checked:
    """A game of the program against random bots."""

    game: str
    players: int
    seat: int
    played: Played
    slowest: float
    """Seconds of its slowest answer."""
    allowed: float
    """Seconds that it had for each."""


def check(spec: BotSpec, games: Sequence[GameInfo], each: int, seed: int) -> Iterator[Checked]:
    """``each`` games for every number of players; from one to the next the program moves on by
    one seat. Raises BadOption where ``spec`` is no program."""
    for info in games:
        game = load(info.name)
        for players in range(info.min_players, info.max_players + 1):
            for number in range(each):
                seat = (number + players // 2) % players
                bot = spec.create(game, seed + number)
                assert isinstance(bot, ExecBot)
                bots: list[Bot] = [
                    bot if s == seat else RandomBot(game, seed=seed * 64 + s)
                    for s in range(players)
                ]
                played = play_game(game.new(players), bots, Deal(seed, number))
                yield Checked(info.name, players, seat, played, bot.slowest, bot.move)
                if played.lost is not None and played.lost.fault.reason in HOPELESS:
                    return
