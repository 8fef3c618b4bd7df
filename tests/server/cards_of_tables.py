"""Cards of tables, made by hand."""

from typing import Any

from tafelronde.server.storage.stored_card import StoredCard, StoredSeat


def seat(user: str, **more: Any) -> StoredSeat:
    plain: dict[str, Any] = {
        "kind": "person", "colour": "red", "name": user.title(), "level": ""
    }  # fmt: skip
    return StoredSeat(**plain | {"user": user, "ready": True, "away": False} | more)


def card(*seats: StoredSeat, status: str = "playing", player: int = 0, **more: Any) -> StoredCard:
    return StoredCard("rosenkoenig", status, True, seats, 0, player, 0, **more)
