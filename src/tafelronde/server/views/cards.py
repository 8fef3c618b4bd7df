"""The card of a table, for lists: as it is stored, and as one reader may see it."""

from __future__ import annotations

import functools
from typing import Any, cast

import msgspec
from msgspec.structs import astuple

from ...core.constants import TERMINAL
from .. import wire
from ..storage.stored_card import (
    StoredCard,
    StoredOutcome,
    StoredSeat,
    decode_card,
    encode_card,
)
from ..storage.stored_time import StoredTime
from ..table.table import Table
from .render import result, shown_time
from .seats import Online, lit, seats_of


def outcome(table: Table) -> wire.Outcome:
    """How a game that is over has ended, in short."""
    told = result(table, table.state)
    resigned = table.resigned if told.ending == "resigned" else ()
    return wire.Outcome(told.winners, told.scores, resigned)


def stored_card(table: Table, shown: int | None = None) -> str:
    """The card of a table for lists; ``shown`` is the ply that people who do not sit there may
    see."""
    over = outcome(table) if table.status == "over" else None
    card = StoredCard(
        game=table.game,
        status=table.status,
        public=table.public,
        seats=cast(Any, _stored_seats(seats_of(table))),
        ply=table.ply,
        player=table.player if table.status == "playing" else TERMINAL,
        shown=shown,
        outcome=None if over is None else StoredOutcome(*astuple(over)),
        rated=table.rated,
        time=None if table.time is None else StoredTime(*astuple(table.time)),
        tournament=table.tournament,
        round=table.round,
    )
    return encode_card(card)


@functools.lru_cache(maxsize=10_000)
def _stored_seats(seats: tuple[wire.Seat, ...]) -> msgspec.Raw:
    """As they are stored, in JSON."""
    stored = [msgspec.convert(seat, StoredSeat, from_attributes=True) for seat in seats]
    return msgspec.Raw(msgspec.json.encode(stored))


@functools.lru_cache(maxsize=10_000)
def _shown_seats(seats: tuple[StoredSeat, ...]) -> tuple[wire.Seat, ...]:
    return tuple(msgspec.convert(seat, wire.Seat, from_attributes=True) for seat in seats)


def lobby_card(
    table: str, body: str, changed: float, user: str | None, online: Online
) -> wire.TableCard:
    """The card of a table that was stored as ``body``, as a reader may see it."""
    card = decode_card(body)
    placed = lit(_shown_seats(card.seats), online)
    you = tuple(k for k, seat in enumerate(placed) if user and seat.user == user)
    turn = card.player in you and not placed[card.player].level
    return wire.TableCard(
        id=table,
        game=card.game,
        status=cast(wire.Status, card.status),
        public=card.public,
        seats=placed,
        you=you,
        your_turn=turn,
        ply=card.ply if you or card.shown is None else card.shown,
        changed=changed,
        outcome=None if card.outcome is None else wire.Outcome(*astuple(card.outcome)),
        rated=card.rated,
        time=shown_time(card.time),
    )
