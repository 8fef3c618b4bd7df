"""Briscola: forty Italian cards, three in each hand, one suit that beats the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelronde.core.facts.info import GameInfo
from tafelronde.core.objects.registry import register

if TYPE_CHECKING:
    from tafelronde.core.objects.game import Game


def _load() -> Game:
    from .game import GAME

    return GAME


INFO = GameInfo(
    name="briscola",
    title="Briscola",
    min_players=2,
    max_players=4,
    colours=("red", "white", "blue", "green"),
    rules_version=1,
    load=_load,
    hidden=True,
    minutes=(10, 10, 15),
)

register(INFO)
