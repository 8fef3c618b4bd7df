"""Whom something is to be told of a table, by what its card says."""

from __future__ import annotations

from typing import Any

from tafelronde.server.service.noticing import due_of
from tafelronde.server.storage.stored_card import StoredCard, StoredSeat
from tafelronde.server.storage.stored_notices import Doings

IDLE = Doings(begun=False, last="")


def seat(user: str, **more: Any) -> StoredSeat:
    plain = {"kind": "person", "colour": "red", "name": user.title(), "level": ""}
    return StoredSeat(**plain | {"user": user, "ready": True, "away": False} | more)


def card(*seats: StoredSeat, status: str = "playing", player: int = 0, **more: Any) -> StoredCard:
    return StoredCard("rosenkoenig", status, True, seats, 0, player, **more)


def test_the_one_who_is_to_move_is_told_and_who_gave_up_is_not() -> None:
    three = card(seat("ada"), seat("zoe"), seat("cem"))
    assert due_of(three, IDLE) == {"ada": ("turn",)}
    gone = seat("ada", resigned=True)
    assert due_of(card(gone, seat("zoe"), seat("cem")), IDLE) == {}
    assert due_of(card(gone, seat("zoe"), seat("cem"), player=2), IDLE) == {"cem": ("turn",)}


def test_the_end_is_told_to_all_who_played_on_but_the_one_who_made_it() -> None:
    seats = (seat("ada", resigned=True), seat("zoe"), seat("cem"))
    over = card(*seats, status="over")
    assert due_of(over, Doings(begun=False, last="cem")) == {"zoe": ("over",)}


def test_a_round_is_told_to_all_who_play_it_but_to_nobody_who_left() -> None:
    seats = (seat("ada"), seat("zoe", resigned=True), seat("cem"))
    begun = Doings(begun=True, last="")
    round_of_it = card(*seats, tournament="cup", round=1)
    assert due_of(round_of_it, begun) == {"ada": ("round", "turn"), "cem": ("round",)}
