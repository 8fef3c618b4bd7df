"""Circles of friends on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...wire.bounds import KEPT, Nonce, Options, OptionValue, PersonName, Request, Word
from ...wire.clock import TimeControl
from ...wire.shown import TableCard


class NewCircle(Request, frozen=True):
    """POST /api/circles: make a circle of friends."""

    name: PersonName


class CircleCard(Struct, frozen=True):
    """A circle of the caller's in a list."""

    id: str
    name: str
    members: int
    present: int
    """The number of other members whom the caller may see to be here now."""


class CircleDoor(Struct, frozen=True):
    """GET /api/circles/{id}/door: what somebody with the link may know before they join."""

    id: str
    name: str
    maker: str
    """The name of who looks after it."""
    members: int
    yours: bool
    """Whether the caller is a member."""


class CircleMember(Struct, frozen=True):
    """A member of a circle."""

    user: str
    name: str
    present: bool
    """Whether they are here now; false where they do not let the caller see it."""


class ScoreLine(Struct, frozen=True):
    """The score of a person in an evening."""

    user: str
    name: str
    games: int
    """Finished games that they played."""
    points: float
    """The shares of the victory in these games: 1 for a win, a part of it for a shared one."""


class Evening(Struct, frozen=True):
    """GET /api/circles/{id}/evenings/{number}: an evening of a circle."""

    number: int
    begun: float
    """When its first table was opened."""
    games: int
    """Finished games that count: those of two people or more."""
    lines: tuple[ScoreLine, ...]
    """The most points first."""
    finished: tuple[TableCard, ...]
    """The games that are over, the last opened first."""


class EveningRow(Struct, frozen=True):
    """An earlier evening in a list."""

    number: int
    begun: float
    tables: int


class Circle(Struct, frozen=True):
    """GET /api/circles/{id}: a circle as its members see it."""

    id: str
    name: str
    code: str
    """The end of its link, /circle/{id}/{code}, which lets others join."""
    maker: str
    """The person who looks after it."""
    members: tuple[CircleMember, ...]
    """The members, those who are here before the others."""
    removed: tuple[CircleMember, ...]
    """People whom the maker removed, for the maker."""
    tables: tuple[TableCard, ...]
    """Its tables that are open or at play, the last opened first."""
    evening: Evening | None
    """The evening that goes on; null: none does."""
    evenings: tuple[EveningRow, ...]
    """Earlier evenings, the last one first."""


class JoinCircle(Request, frozen=True):
    """POST /api/circles/{id}/members: join a circle by its link."""

    code: Annotated[str, Meta(max_length=64, pattern=KEPT)]


class ChangeCircle(Request, frozen=True):
    """POST /api/circles/{id}: change what is named; for its maker."""

    name: PersonName | None = None
    renew: Literal["", "link", "evening"] = ""
    """``link``: another one, and the old one ends; ``evening``: a new one begins."""
    maker: Word = ""
    """The member who looks after it from now on."""
    back: Word = ""
    """A removed person who may come in again."""


class NewCircleTable(Request, frozen=True):
    """POST /api/circles/{id}/tables: open a table for the circle, with a seat for the caller and
    free ones for the others, who are told."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = field(default_factory=dict[str, OptionValue])
    time: TimeControl | None = None
    """The time that people have; null: no clocks."""
    nonce: Nonce = ""


class CircleTable(Struct, frozen=True):
    """The table that was opened, or where the caller sits."""

    table: str
