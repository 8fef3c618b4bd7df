"""König der Elfen (Alan R. Moon): plan a round of places, then travel it. Two to six princes."""

from importlib import import_module

from ...core.facts.dataset import DataFormat
from ...core.facts.info import Exercise, GameInfo, Option
from .deck import DECK_NAMES, STANDARD, builtin_deck, check_deck, encode_deck

INFO = GameInfo(
    name="koenig_der_elfen",
    title="König der Elfen",
    min_players=2,
    max_players=6,
    colours=("red", "blue", "green", "yellow", "violet", "white"),
    rules_version=2,
    load=lambda: import_module(".game", __name__).GAME,
    define=lambda: import_module(".definition", __name__).DEFINITION,
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
    exercises=(Exercise("small", lambda: import_module(".small", __name__).numbers()),),
)  # fmt: skip
