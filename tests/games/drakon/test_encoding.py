"""The named fields of an observation are what they say."""

from typing import Any

from games.encodings import ahead, compare


def told(record: Any, player: int, players: int) -> dict[str, Any]:
    return {
        "seats.coins": ahead(record["coins"], player, players),
        "seats.ability_used": ahead(record["used"], player, players),
        "seats.taken": [1] * players,
        "tiles.laid": [1] * int(record["count"]),
        "start_coins": record["on_start"],
        "escape": record["escape"],
    }


def test_names_say_what_the_numbers_are() -> None:
    compare("drakon", told)
