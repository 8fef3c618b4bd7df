"""The stored card of a table for lists (``tables.card``): nothing secret, the same for all readers.

Rows are kept for ever. So a field never changes its name or meaning, none is removed, the values
that it may hold are never narrowed, and a new field has a default, which is what older rows mean.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...match.clock import TimeControl
from ..base.came import CameTo


class StoredSeat(Struct, frozen=True):
    """A seat of the table, as ``wire.Seat`` shows it, but without who is present or was before."""

    kind: str
    colour: str
    name: str
    user: str
    level: str
    ready: bool
    away: bool
    resigned: bool = False
    character: str = ""
    absent: str = ""


class StoredOutcome(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    seats: tuple[CameTo, ...]


class StoredOutside(Struct, frozen=True):
    """A game with a delay as lists show it to who does not sit there: as it began, until they may
    know that it is over."""

    seats: tuple[StoredSeat, ...]
    ply: int
    since: float
    """When it began."""
    until: float | None = None
    """When they may know of its end; None: it is not over."""


class StoredCard(Struct, frozen=True):
    """A table in a list."""

    game: str
    status: str
    public: bool
    seats: tuple[StoredSeat, ...]
    ply: int
    player: int
    shown: int
    """The ply that people who do not sit there may know."""
    outcome: StoredOutcome | None = None
    """The result of a finished game."""
    rated: bool = False
    time: TimeControl | None = None
    """The time that people have; None: as much as they like."""
    tournament: str = ""
    """The tournament of which this is a table; '': of none."""
    round: int = 0
    """Of the tournament, from 1; 0: of none."""
    outside: StoredOutside | None = None
    """What others are shown of a game with a delay; None: the same as who sits there."""


_decoder: msgspec.json.Decoder[StoredCard] = msgspec.json.Decoder(StoredCard)
_encoder = msgspec.json.Encoder()


def encode_card(card: StoredCard) -> str:
    """The card as it is stored."""
    return _encoder.encode(card).decode()


def decode_card(body: str) -> StoredCard:
    """The card that was stored so. Raises msgspec.DecodeError where it is damaged."""
    return _decoder.decode(body)


def readable_card(body: str) -> StoredCard | None:
    """The card that was stored so; None where it is damaged."""
    try:
        return decode_card(body)
    except msgspec.DecodeError:
        return None
