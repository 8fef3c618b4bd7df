"""The conduct of bots in a contest: faults, and the counts of players made of words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..bots.base import Bot

COUNTED = ("illegal", "retries", "tokens")
"""Counts of a player made of words (``ExecBot.counts``), as results name them."""


@dataclass(frozen=True)
class Fault:
    """A fault by which a program lost a game of its round (``external.BotFault``)."""

    bot: int
    """Its index in the contest."""
    game: int
    seat: int
    reason: str
    arguments: Mapping[str, str | int]
    errors: str
    """The end of what it wrote to standard error."""


def add_counts(counts: dict[int, Counter[str]], index: int, player: Bot) -> None:
    """Add what this player of a bot counted in one game, if it is made of words."""
    found: Mapping[str, int] | None = getattr(player, "counts", None)
    if found:
        counts.setdefault(index, Counter()).update(found)


def summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The sums of these counts; empty where all are 0.

    Examples:
        >>> summed([{"illegal": 1, "tokens": 70}, {"tokens": 30}]), summed([{"illegal": 0}])
        ({'illegal': 1, 'retries': 0, 'tokens': 100}, {})
    """
    total: Counter[str] = Counter()
    for found in counts:
        total.update(found)
    return {name: total[name] for name in COUNTED} if any(total.values()) else {}
