"""König der Elfen (Alan R. Moon): plan a round of places, then travel it. Two to six princes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.facts.dataset import DataFormat
from ...core.facts.info import Exercise, GameInfo, Option
from .deck import DECK_NAMES, STANDARD, builtin_deck, check_deck, encode_deck

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
    name="koenig_der_elfen",
    title="König der Elfen",
    min_players=2,
    max_players=6,
    colours=("red", "blue", "green", "yellow", "violet", "white"),
    rules_version=2,
    load=_load,
    define=_define,
    minutes=(40, 50, 60, 75, 90),
    options=(
        Option(
            "dragon", ("random", 1, 2, 3, 4, 5, 6), "random", "E-1.6", fewest=(2, 2, 2, 3, 4, 5, 6)
        ),
        Option("three_locations", (False, True), True, "E-14.1", players=(2,)),
        Option("magic_spell", (False, True), False, "E-14.2"),
        Option(
            "deck", DECK_NAMES, STANDARD, "F-1",
            data=DataFormat(builtin_deck, check_deck, encode_deck),
        ),
    ),
    hidden=True,
    exercises=(Exercise("small", _small),),
)  # fmt: skip
