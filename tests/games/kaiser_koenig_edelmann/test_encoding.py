"""The named fields of an observation are what they say."""

from typing import Any

from games.encodings import ahead, compare


def told(record: Any, player: int, players: int) -> dict[str, Any]:
    men = [record["men"][(player + step) % players] for step in range(players)]
    points = [
        [int(seat[kind]) >> point & 1 for point in range(63)] for kind in range(3) for seat in men
    ]
    return {
        "seats.emperor": points[:players],
        "seats.kings": points[players : 2 * players],
        "seats.noblemen": points[2 * players :],
        "seats.to_act": ahead(
            [record["player"] == seat for seat in range(players)], player, players
        ),
        "rounds_left": record["rounds"] - 1 - record["round_number"],
    }


def test_names_say_what_the_numbers_are() -> None:
    compare("kaiser_koenig_edelmann", told)
