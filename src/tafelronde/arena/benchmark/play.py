"""A round of the benchmark: one deal, played with the agent in each seat."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ...bots.base import Bot
from ...bots.spec import BotSpec
from ...core.objects.registry import load
from ...core.objects.state import State
from ..conduct import counts_of, with_words
from ..deal import Deal, seed_of
from ..table import play_game
from .suite import Pairing


@dataclass(frozen=True)
class GamePlayed:
    """A game of the benchmark, as a line of ``games.jsonl``."""

    game: str
    players: int
    opponent: str
    round: int
    seat: int
    """The agent's."""
    actions: tuple[int, ...]
    """All steps, those of chance included."""
    results: tuple[float, ...]
    """The results by seat, −1 … 1."""
    decisions: int
    """The number of the agent's decisions."""
    seconds: float
    """The time that it took for all of them."""
    slowest: float
    """The seconds of its slowest decision."""
    fault: str = ""
    """The fault by which it lost; '' where it did not."""
    words: Mapping[str, int] = field(default_factory=dict[str, int])
    """The counts of an agent made of words (``conduct.COUNTED``); empty for others."""

    @property
    def pairing(self) -> Pairing:
        """The agent's table."""
        return Pairing(self.game, self.players, self.opponent)

    def as_json(self) -> dict[str, Any]:
        """The fields as JSON types; ``words`` only where there are some."""
        return with_words(msgspec.to_builtins(self))


def seat_all(pairing: Pairing, agent: BotSpec | None, number: int, seat: int) -> list[Bot]:
    """A bot for each seat; without an ``agent`` an opponent has its seat, too."""
    game = load(pairing.game)
    return [
        (agent if agent is not None and at == seat else pairing.bot).create(
            game, seed_of(pairing.seed, number, seat, at)
        )
        for at in range(pairing.players)
    ]


def play_round(agent: BotSpec, pairing: Pairing, number: int) -> list[GamePlayed]:
    """Play one deal once for each seat of the agent. Arguments and result can be pickled."""
    return [_play(agent, pairing, number, seat) for seat in range(pairing.players)]


def _play(agent: BotSpec, pairing: Pairing, number: int, seat: int) -> GamePlayed:
    bots = seat_all(pairing, agent, number, seat)
    actions, times = list[int](), list[float]()

    def ask(bot: Bot, state: State) -> int:
        begun = time.perf_counter()
        action = bot.choose(state)
        if bot is bots[seat]:
            times.append(time.perf_counter() - begun)
        return action

    played = play_game(
        load(pairing.game).new(pairing.players),
        bots,
        Deal(pairing.seed, number),
        ask=ask,
        listener=lambda state, action: actions.append(action),
    )
    return GamePlayed(
        pairing.game,
        pairing.players,
        pairing.opponent,
        number,
        seat,
        tuple(actions),
        played.results,
        len(times),
        sum(times),
        max(times, default=0.0),
        "" if played.lost is None else str(played.lost.fault),
        counts_of([bots[seat]]),
    )
