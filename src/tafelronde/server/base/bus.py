"""The event bus: what the parts of a node tell each other, and what nodes broadcast."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from .faults import tell


class TableChanged(Struct, frozen=True):
    """A table has new events, or the bot there does something new (it thinks, it has finished)."""

    table: str


class AnyTableChanged(Struct, frozen=True):
    """Messages of other nodes may have been missed: any table may have new events."""


class HallChanged(Struct, frozen=True):
    """The lists of the hall have changed for these people; None: for all."""

    people: frozenset[str] | None = None


class TableOpened(Struct, frozen=True):
    """A table has come into memory."""

    table: str


class TableShown(Struct, frozen=True):
    """People who do not sit at this table see more of it than before."""

    table: str
    listed: bool = True
    """Whether the lists of tables change, too."""


class ChatSaid(Struct, frozen=True):
    """Somebody wrote a line of chat at a table."""

    table: str


class ServerToAct(Struct, frozen=True):
    """At this table a bot is to act, or the game is to be dealt."""

    table: str


class PersonCameOrWent(Struct, frozen=True):
    """A person came to another node, or left it."""

    user: str


class SignedOut(Struct, frozen=True):
    """These devices, and programs by their identity, may no longer act."""

    devices: frozenset[str]


class ChatHidden(Struct, frozen=True):
    """A line of chat at a table was hidden, or is shown again."""

    table: str


class TableLookedAt(Struct, frozen=True):
    """A person (None: a visitor) has opened this table."""

    user: str | None
    table: str


class TournamentLookedAt(Struct, frozen=True):
    """A person who sits out the latest round of a tournament has looked at it."""

    user: str
    tournament: str


class ForPerson(Struct, frozen=True):
    """A message for all sockets of a person."""

    user: str
    message: Struct


class ModerationChanged(Struct, frozen=True):
    """Roles, bans, unwanted words or the list of tables to be closed may have changed."""


class PeopleParted(Struct, frozen=True):
    """One person blocks another."""

    user: str


class ResultsCorrected(Struct, frozen=True):
    """Results of games that are over may have been corrected."""


N = TypeVar("N", bound=Struct)


class Feed:
    """Carries events within a node, at once, and takes in what other nodes broadcast."""

    def __init__(self) -> None:
        self._listeners: dict[type[Struct], list[Callable[[Any], None]]] = {}
        self._takers: dict[str, Callable[[str], None]] = {}

    def listen(self, kind: type[N], listener: Callable[[N], None]) -> None:
        """Call ``listener`` with every later event of this kind. Listeners are called in the order
        in which they were added; a listener must not wait for anything."""
        self._listeners.setdefault(kind, []).append(listener)

    def tell(self, event: Struct) -> None:
        """Call every listener of this kind of event; if one fails, the others are still called."""
        for listener in self._listeners.get(type(event), ()):
            try:
                listener(event)
            except Exception as error:
                tell("an event was not taken up", error)

    def take(self, sign: str, taker: Callable[[str], None]) -> None:
        """Call ``taker`` with every text that a node broadcasts whose first word is ``sign``."""
        self._takers[sign] = taker

    def arrived(self, text: str) -> None:
        """A node has broadcast this text to all nodes (a callback of ``Store.open``)."""
        taker = self._takers.get(text.partition(" ")[0])
        if taker is not None:
            taker(text)
