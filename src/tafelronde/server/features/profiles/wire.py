"""Server → client: people as others see them."""

from msgspec import UNSET, Struct, UnsetType

from ...wire.bounds import Request
from ...wire.identity import ChallengeWish, PresenceWish


class Tally(Struct, frozen=True):
    """The results of a person's finished games of one game, table size and seat."""

    game: str
    players: int
    seat: int
    won: int
    shared: int
    lost: int


class Opponent(Struct, frozen=True):
    """A frequent opponent of late, a person or a bot, with the results of those games for the
    profile's person."""

    key: str
    """The value of ``opponent`` for GET /api/people/{user}/games."""
    user: str
    """The person's id; '' for a bot."""
    name: str
    """'' for a bot without a name of its own, and for a person who is gone."""
    game: str
    """The game of a bot; '' for a person."""
    level: str
    """The level of a bot; '' for a person."""
    character: str
    """The character of a bot; '' for a person, or where the game has no characters."""
    games: int
    won: int
    shared: int
    lost: int


class ProfileChoices(Request, frozen=True):
    """POST /api/me/profile: a person's choices about themselves; one that is missing stays as it
    is."""

    # Each field has the name of its column in ``users``. Others see the choices in SEEN.
    presence: PresenceWish | UnsetType = UNSET
    """The people who may see that the person is here."""
    challenges: ChallengeWish | UnsetType = UNSET
    """The people who may challenge the person, or invite them to a table."""


SEEN: tuple[str, ...] = ()
"""Choices that everybody sees; only the person themselves sees the others."""


class Profile(Struct, frozen=True):
    """GET /api/people/{user}: a person as the reader may know them; their own profile counts all
    games."""

    user: str
    name: str
    handle: str
    """'': they have none."""
    since: float
    """When they first came here."""
    present: bool
    """Whether they are here now; false where they do not let the reader see it."""
    you: bool
    follows: bool
    """Whether the reader follows them …"""
    blocked: bool
    """… or blocks them."""
    choices: ProfileChoices
    """The person's choices; others see only the public ones."""
    tallies: tuple[Tally, ...]
    opponents: tuple[Opponent, ...]


class PersonCard(Struct, frozen=True):
    """A person in a list."""

    user: str
    name: str
    """'': they are gone."""
    present: bool


class FoundPerson(Struct, frozen=True):
    """A person in the answer to a search."""

    user: str
    name: str
    handle: str
    """'': they have none."""
    present: bool
    since: float
    games: int
    """Finished games that everybody may see."""


class FoundPeople(Struct, frozen=True):
    """GET /api/people: people whose names begin with the text, by name; before them, on the first
    page, people whose handles do."""

    people: tuple[FoundPerson, ...]
    after: str
    """Sent back as ``after`` it gets the next page; '': this is the last page."""
