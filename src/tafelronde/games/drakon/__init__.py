"""Drakon (Tom Jolly): heroes in a dragon's lair that grows under their feet. Two to six players."""

from importlib import import_module

from ...core.facts.info import Exercise, GameInfo, Option

INFO = GameInfo(
    name="drakon",
    title="Drakon",
    min_players=2,
    max_players=6,
    colours=("blue", "yellow", "green", "red", "orange", "purple"),
    rules_version=2,
    load=lambda: import_module(".game", __name__).GAME,
    define=lambda: import_module(".definition", __name__).DEFINITION,
    minutes=(20, 30, 40, 50, 60),
    options=(
        Option("escape", (False, True), False, "D-9.1"),
        Option("heroes", (False, True), False, "D-10.1"),
        Option("start", ("four", "three"), "four", "F-3"),
    ),
    hidden=True,
    view_colours="heroes",
    exercises=(Exercise("small", lambda: import_module(".small", __name__).numbers()),),
)
