"""Rosenkönig (Dirk Henn): two houses, one crown, the largest areas. Two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.facts.info import Exercise, GameInfo

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
    from .facts import SMALL

    return list(SMALL)


INFO = GameInfo(
    name="rosenkoenig",
    title="Rosenkönig",
    min_players=2,
    max_players=2,
    colours=("red", "white"),
    rules_version=1,
    load=_load,
    define=_define,
    minutes=(20,),
    exercises=(Exercise("small", _small),),
)
