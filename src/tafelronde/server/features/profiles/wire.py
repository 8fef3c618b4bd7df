"""Server → client: people as others see them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from ...wire.bounds import Request
from ...wire.identity import PresenceWish


class Tally(Struct, frozen=True):
    """How one's games of one kind, at one size of table, on one seat ended."""

    game: str
    players: int
    seat: int
    won: int
    shared: int
    lost: int


class Opponent(Struct, frozen=True):
    """Somebody, or a bot, whom one has often played with of late, and how those games ended for
    oneself."""

    key: str
    """Names them where games are asked for by their opponent."""
    user: str
    """The person's id; '' for a bot."""
    name: str
    """'' for a bot that has none of its own, and for a person who is gone."""
    game: str
    """Of a bot; ''."""
    level: str
    """Of a bot; ''."""
    character: str
    """Of a bot, where the game has its portrait; ''."""
    games: int
    won: int
    shared: int
    lost: int


class ProfileChoices(Request, frozen=True):
    """What people choose about themselves. POST /api/me/profile: choose these; what is not there
    stays as it is."""

    # Each is the column of ``users`` that is called so; others see what stands in SEEN, too.
    presence: PresenceWish | UnsetType = UNSET
    """Who may see that one is here."""


SEEN: tuple[str, ...] = ()
"""Choices that everybody sees; the others are only the person's own."""


class Profile(Struct, frozen=True):
    """GET /api/people/{user}: a person, as everybody may know them; one's own, with all games."""

    user: str
    name: str
    handle: str
    """'': they have none."""
    since: float
    """When they came first."""
    present: bool
    """Whether they are here now, as far as they let the reader see it."""
    you: bool
    follows: bool
    """Whether the reader follows them …"""
    blocked: bool
    """… or blocks them."""
    choices: ProfileChoices
    """What they have chosen; others see only a part of it."""
    tallies: tuple[Tally, ...]
    opponents: tuple[Opponent, ...]


class PersonCard(Struct, frozen=True):
    """A person in a list."""

    user: str
    name: str
    """'': they are gone."""
    present: bool


class FoundPerson(Struct, frozen=True):
    """A person whose name or handle begins as somebody asked."""

    user: str
    name: str
    handle: str
    """'': they have none."""
    present: bool
    since: float
    games: int
    """Finished games that everybody may see."""


class FoundPeople(Struct, frozen=True):
    """GET /api/people: whose names begin so, by their names; first whose handles do."""

    people: tuple[FoundPerson, ...]
    after: str
    """Ask with it for the next ones; '': these were the last."""
