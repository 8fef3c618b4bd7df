"""Rosenkönig (Dirk Henn): two houses, one crown, the largest areas. Two players."""

from importlib import import_module

from ...core.facts.info import Exercise, GameInfo

INFO = GameInfo(
    name="rosenkoenig",
    title="Rosenkönig",
    min_players=2,
    max_players=2,
    colours=("red", "white"),
    rules_version=1,
    load=lambda: import_module(".game", __name__).GAME,
    define=lambda: import_module(".definition", __name__).DEFINITION,
    minutes=(20,),
    exercises=(Exercise("small", lambda: import_module(".facts", __name__).SMALL),),
)
