"""The named fields of an observation are what they say."""

from typing import Any

import numpy as np

from games.encodings import ahead, compare


def told(record: Any, player: int, players: int) -> dict[str, Any]:
    visits = np.array(record["visits"]).reshape(6, 3)[:players]
    return {
        "own_hand": record["hands"][player],
        "gold": record["gold"][player],
        "seats.hand": ahead(record["held"], player, players),
        "seats.arms": ahead(record["arms"], player, players),
        "places.visits": np.roll(visits, -player, axis=0),
        "journey": record["journey"],
        "discard": record["discard"],
        "pile": record["piled"],
    }


def test_names_say_what_the_numbers_are() -> None:
    compare("koenig_der_elfen", told)
