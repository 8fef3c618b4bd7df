"""Drakon (Tom Jolly): heroes in a dragon's lair that grows under their feet. Two to six players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.facts.info import Exercise, GameInfo, Option

if TYPE_CHECKING:
    from ...core.facts.definition import GameDefinition
    from ...core.objects.game import Game


def _load() -> Game:
    from .game import GAME

    return GAME


def _define() -> GameDefinition:
    from .definition import DEFINITION

    return DEFINITION


def _small() -> list[int]:
    from .small import numbers

    return numbers()


INFO = GameInfo(
    name="drakon",
    title="Drakon",
    min_players=2,
    max_players=6,
    colours=("blue", "yellow", "green", "red", "orange", "purple"),
    rules_version=2,
    load=_load,
    define=_define,
    minutes=(20, 30, 40, 50, 60),
    options=(
        Option("escape", (False, True), False, "D-9.1"),
        Option("heroes", (False, True), False, "D-10.1"),
        Option("start", ("four", "three"), "four", "F-3"),
    ),
    hidden=True,
    view_colours="heroes",
    exercises=(Exercise("small", _small),),
)
