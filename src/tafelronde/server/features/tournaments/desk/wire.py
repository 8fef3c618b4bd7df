"""The director's desk: what directors ask for, and what readers are shown of their acts."""

from typing import Annotated

from msgspec import Meta, Struct

from .....tournament.acts import Ruling
from ....wire.bounds import KEPT, Request, Word

Why = Annotated[str, Meta(max_length=500, pattern=KEPT)]


class NewAct(Request, frozen=True):
    """POST /api/tournaments/{id}/desk: an act of a director."""

    ruling: Ruling
    seen: Annotated[int, Meta(ge=0)]
    """The number of acts that the director knew. Where there are more by now, the act is refused as
    ``stale-desk``: somebody else has decided something meanwhile."""
    why: Why = ""
    """The reason. Everybody may read it."""
    user: Word = ""
    """The id of the person whom the ruling adds, puts in the place of another, or makes a
    director."""
    code: Word = ""
    """The code of ``set-entry``; '': the one that there is."""
    names: Annotated[str, Meta(max_length=8000, pattern=KEPT)] = ""
    """The list of ``set-entry``: names or handles, one a line; '': everybody may join."""


class ActShown(Struct, frozen=True):
    """An act, as everybody may see it."""

    number: int
    at: float
    by: str
    """The name of the director; '': the host of the site."""
    ruling: Ruling
    why: str
    """The reason; '': none was given, or it was deleted …"""
    struck: bool
    """… with the account of a person whom it may have named."""
    undone: bool
    may_undo: bool
    """Whether the reader may undo it now."""
    you: bool
    """Whether it concerns the reader."""


class DirectorShown(Struct, frozen=True):
    """A director of the event."""

    number: int
    user: str
    name: str


class Draft(Struct, frozen=True):
    """The next round as it would be paired now."""

    number: int
    boards: tuple[tuple[int, ...], ...]
    """The players of each table, by seat."""
    byes: tuple[int, ...]
    out: tuple[int, ...]
    """Players who asked to sit out."""
    by_hand: bool
    third: bool = False
    """Whether the last table is the one for the third place, which stays as it is."""


class Desk(Struct, frozen=True):
    """GET /api/tournaments/{id}/desk: the acts of the directors, and what follows from them."""

    acts: tuple[ActShown, ...]
    """All acts, the earliest first."""
    digest: str
    """The digest of the last act, hex. Whoever has noted it can tell later that nothing before it
    was changed."""
    directors: tuple[DirectorShown, ...]
    may_direct: bool
    """Whether the reader is a director."""
    hold: bool
    """Whether rounds begin only when a director says so."""
    paused: bool
    begins: float
    """When the next round may begin; 0: no time is set."""
    approval: bool
    """Whether the standings are to be approved before the event ends."""
    approved: bool
    third: bool
    tie_breaks: tuple[str, ...]
    """The order of tie-breaks."""
    barred: tuple[int, ...]
    """Players who cannot come back by themselves."""
    apart: tuple[tuple[int, int], ...]
    """Pairs who should not meet."""
    names: tuple[str, ...]
    """The list of those who may join, folded. Only directors see it."""
    draft: Draft | None
    """The next round as it would be paired now. Only directors see it, and only while it waits for
    them."""


class RulingTold(Struct, frozen=True):
    """An act that concerns the reader, who has not read of it yet."""

    tournament: str
    name: str
    act: ActShown


class RulingsTold(Struct, frozen=True):
    """GET /api/me/rulings: acts of directors that concern the caller, and that are new to them."""

    rulings: tuple[RulingTold, ...]


class RulingsSeen(Request, frozen=True):
    """POST /api/me/rulings: the caller has read the acts of a tournament up to this one."""

    tournament: Word
    act: Annotated[int, Meta(ge=0)]
