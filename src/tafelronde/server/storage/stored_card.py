"""The stored card of a table in lists (``tables.card``): nothing secret, the same for all readers.

Rows are kept for ever. So a field never changes its name or meaning, no field is removed, the
values of a field are never narrowed, and a new field has a default that is right for old rows.
"""

import msgspec
from msgspec import Struct

from ...match.clock import TimeControl
from ...match.outcome import SeatOutcome


class StoredSeat(Struct, frozen=True):
    """A seat of the table, like ``wire.Seat`` but without presence or absence."""

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
    standing: str = ""


class StoredOutcome(Struct, frozen=True):
    """The end of a game."""

    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    seats: tuple[SeatOutcome, ...]


class StoredOutside(Struct, frozen=True):
    """A game with a delay as lists show it to people who do not sit there: as it began, until they
    may know that it is over."""

    seats: tuple[StoredSeat, ...]
    ply: int
    since: float
    """When the game began."""
    until: float | None = None
    """The time from which on they may know that it is over; None: it is not over."""


class StoredCard(Struct, frozen=True):
    """A table in a list."""

    game: str
    status: str
    public: bool
    seats: tuple[StoredSeat, ...]
    ply: int
    player: int
    shown: int
    """The ply that people who do not sit there may see."""
    outcome: StoredOutcome | None = None
    """The result of a finished game."""
    rated: bool = False
    time: TimeControl | None = None
    """The time of the players; None: they have no clock."""
    tournament: str = ""
    """The tournament of this table; '': none."""
    round: int = 0
    """The round of the tournament, from 1; 0: none."""
    outside: StoredOutside | None = None
    """The card as people who do not sit there see it in a game with a delay; None: the same as the
    players."""
    handed_in: bool = False
    """Whether the game was played without a network, and its record handed in."""
    deal: str = ""
    """The day whose deal is tried at this table; '': none."""
    shared: bool = False
    """Whether all tables of its round play the same deal."""


_decoder: msgspec.json.Decoder[StoredCard] = msgspec.json.Decoder(StoredCard)
_encoder = msgspec.json.Encoder()


def encode_card(card: StoredCard) -> str:
    """The card as text of the database."""
    return _encoder.encode(card).decode()


def decode_card(body: str) -> StoredCard:
    """The card in this text. Raises msgspec.DecodeError where it is damaged."""
    return _decoder.decode(body)


def readable_card(body: str) -> StoredCard | None:
    """The card in this text; None where it is damaged."""
    try:
        return decode_card(body)
    except msgspec.DecodeError:
        return None
