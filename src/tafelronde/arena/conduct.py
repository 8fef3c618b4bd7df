"""The conduct of bots in a contest: faults, and the counts of players made of words."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..bots.base import Bot
from ..bots.fault import BotFault

COUNTED = ("illegal", "retries", "tokens")
"""Counts of a player made of words (``ExecBot.counts``), as results name them."""


@dataclass(frozen=True)
class Fault:
    """A fault by which a program lost a game of its round."""

    bot: int
    """Its index in the contest."""
    game: int
    seat: int
    fault: BotFault


def counts_of(players: Iterable[Bot]) -> dict[str, int]:
    """Counts of these players in one game, added up; empty where none is made of words."""
    return summed(getattr(player, "counts", None) or {} for player in players)


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


def with_words(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a row, ``words`` only where there are some."""
    return {name: value for name, value in fields.items() if name != "words" or value}


def in_words(counts: Mapping[str, int]) -> str:
    """Counts as a card tells them.

    Examples:
        >>> in_words({"illegal": 3, "retries": 2, "tokens": 4512})
        '3 illegal answers, 2 retries, 4,512 tokens'
    """
    return (
        f"{counts['illegal']:,} illegal answers, {counts['retries']:,} retries, "
        f"{counts['tokens']:,} tokens"
    )
