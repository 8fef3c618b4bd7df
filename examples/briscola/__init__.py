"""Briscola: forty Italian cards, three in each hand, one suit that beats the others."""

from importlib import import_module

from tafelronde.core.facts.info import GameInfo
from tafelronde.core.objects.registry import register

INFO = GameInfo(
    name="briscola",
    title="Briscola",
    min_players=2,
    max_players=4,
    colours=("red", "white", "blue", "green"),
    rules_version=1,
    load=lambda: import_module(".game", __name__).GAME,
    hidden=True,
    minutes=(10, 10, 15),
)

register(INFO)
