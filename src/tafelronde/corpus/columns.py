"""The columns of a part of a corpus: whole games, step by step."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.facts.info import OptionValue

Array = npt.NDArray[Any]


def setup_text(game: str, rules: int, players: int, options: Mapping[str, OptionValue]) -> str:
    """The setup of a game as JSON. Equal setups are equal texts.

    Examples:
        >>> setup_text("rosenkoenig", 1, 2, {})
        '{"game": "rosenkoenig", "options": {}, "players": 2, "rules": 1}'
    """
    setup = {"game": game, "rules": rules, "players": players, "options": dict(options)}
    return json.dumps(setup, ensure_ascii=False, sort_keys=True)


@dataclass
class Games:
    """Whole games in columns: one row for each game, and one for each step."""

    first: int
    """The number of the first game in its corpus."""
    setups: list[str]
    bots: list[list[str]]
    """The bots of each game, by seat; '' where a person sat."""
    steps: Array
    """int32[games]: the number of steps of each game."""
    results: list[Array]
    """For each game float32[players]."""
    given_up: list[bool]
    """For each game whether it ended before the rules said so."""
    ply: Array
    seat: Array
    action: Array
    result: Array
    ends: Array
    """int32[steps + 1]"""
    legal: Array
    value: Array
    """float32[steps]: what the bot expected; NaN where it did not search."""
    policy: list[tuple[float, ...] | None] | None = None
    """For each step the shares of the visits of its legal actions; None: no step has any."""


@dataclass
class GameLog:
    """A game while it is being recorded."""

    setup: str
    bots: list[str]
    seats: list[int] = field(default_factory=list[int])
    actions: list[int] = field(default_factory=list[int])
    legal: list[list[int]] = field(default_factory=list[list[int]])
    values: list[float] = field(default_factory=list[float])
    policy: list[tuple[float, ...] | None] = field(default_factory=list[tuple[float, ...] | None])
    results: tuple[float, ...] = ()
    given_up: bool = False

    def add(
        self,
        seat: int,
        action: int,
        legal: Sequence[int],
        value: float = float("nan"),
        policy: tuple[float, ...] | None = None,
    ) -> None:
        """Record a step. ``legal`` is empty where chance acts."""
        self.seats.append(seat)
        self.actions.append(action)
        self.legal.append(list(legal))
        self.values.append(value)
        self.policy.append(policy)


def gather(first: int, logs: Sequence[GameLog]) -> Games:
    """Logs as columns; ``first`` is the number of the first game.

    Examples:
        A draw, then a decision between three actions, by which seat 0 wins:

        >>> log = GameLog(setup_text("rosenkoenig", 1, 2, {}), ["random", "random"])
        >>> log.add(seat=-1, action=49, legal=[])
        >>> log.add(seat=0, action=5, legal=[4, 5, 9])
        >>> log.results = (1.0, -1.0)
        >>> games = gather(0, [log])
        >>> games.seat.tolist(), games.action.tolist(), games.result.tolist()
        ([-1, 0], [49, 5], [0.0, 1.0])
        >>> games.legal[games.ends[1] : games.ends[2]].tolist()  # the legal actions of step 1
        [4, 5, 9]
    """
    steps = [len(log.seats) for log in logs]
    seat = np.array([s for log in logs for s in log.seats], np.int8)
    counts = [len(actions) for log in logs for actions in log.legal]
    results = [np.array(log.results, np.float32) for log in logs]
    own = [results[n][s] if s >= 0 else 0.0 for n, log in enumerate(logs) for s in log.seats]
    policy = [shares for log in logs for shares in log.policy]
    return Games(
        first,
        [log.setup for log in logs],
        [log.bots for log in logs],
        np.array(steps, np.int32),
        results,
        [log.given_up for log in logs],
        np.array([ply for count in steps for ply in range(count)], np.int32),
        seat,
        np.array([a for log in logs for a in log.actions], np.int32),
        np.array(own, np.float32),
        np.concatenate([[0], np.cumsum(counts)]).astype(np.int32),
        np.array([a for log in logs for part in log.legal for a in part], np.int32),
        np.array([v for log in logs for v in log.values], np.float32),
        policy if any(shares is not None for shares in policy) else None,
    )
