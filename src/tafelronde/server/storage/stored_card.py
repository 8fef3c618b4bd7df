"""The stored card of a table for lists (``tables.card``): nothing secret, the same for all readers.

Rows are kept for ever. So a field never changes its name or meaning, none is removed, the values
that it may hold are never narrowed, and a new field has a default, which is what older rows mean.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .stored_time import StoredTime


class StoredSeat(Struct, frozen=True):
    """A seat of the table, as ``wire.Seat`` shows it, but without who is present."""

    kind: str
    colour: str
    name: str
    user: str
    level: str
    ready: bool
    away: bool
    online: bool = False
    """Written for older programs, which ask for it; never true."""
    resigned: bool = False
    character: str = ""
    absent: str = ""


class StoredCameTo(Struct, frozen=True):
    """The outcome of a game for a seat, as ``wire.shown.CameTo``."""

    result: str
    place: int
    gave_up: str = ""


class StoredOutcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    seats: tuple[StoredCameTo, ...] = ()
    """By seat; old rows lack it: it follows from the rest (``table.outcome``)."""


class StoredOutside(Struct, frozen=True):
    """How lists show a game with a delay to people who do not sit there: as it began, until they
    may know that it is over."""

    seats: tuple[StoredSeat, ...]
    ply: int
    since: float
    """When it began."""
    until: float | None = None
    """When they may know of its end; None: the game is not over."""


class StoredCard(Struct, frozen=True):
    """A table in a list."""

    game: str
    status: str
    public: bool
    seats: tuple[StoredSeat, ...]
    ply: int
    player: int
    shown: int | None = None
    """The ply that people who do not sit there may know; None in old rows: the last one."""
    outcome: StoredOutcome | None = None
    """The result of a finished game; old rows lack it."""
    rated: bool = False
    time: StoredTime | None = None
    """The time control; None, as in old rows: no limit."""
    tournament: str = ""
    """The tournament of the table; '': none, or an old row."""
    round: int = 0
    """The round of the tournament, from 1; 0: none."""
    outside: StoredOutside | None = None
    """The card for people who do not sit there, of a game with a delay; None: the same card."""


_decoder: msgspec.json.Decoder[StoredCard] = msgspec.json.Decoder(StoredCard)
_encoder = msgspec.json.Encoder()


def encode_card(card: StoredCard) -> str:
    """The card as it is stored."""
    return _encoder.encode(card).decode()


def decode_card(body: str) -> StoredCard:
    """The card that was stored so."""
    return _decoder.decode(body)
