"""The named fields of an observation are what they say."""

from typing import Any

import numpy as np

from games.encodings import compare


def told(record: Any, player: int, players: int) -> dict[str, Any]:
    crown = np.zeros((9, 9))
    crown[divmod(int(record["crown"]), 9)] = 1
    return {
        "own_hand": [record["hands"][player] >> card & 1 for card in range(24)],
        "pile": [record["pile"] >> card & 1 for card in range(24)],
        "crown": crown,
        "own_roses": np.array(record["owner"]).reshape(9, 9) == player,
        "other_roses": np.array(record["owner"]).reshape(9, 9) == 1 - player,
        "own_heroes": record["heroes"][player],
        "other_heroes": record["heroes"][1 - player],
        "to_act": record["player"] == player,
    }


def test_names_say_what_the_numbers_are() -> None:
    compare("rosenkoenig", told)
