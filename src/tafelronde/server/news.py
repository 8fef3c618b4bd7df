"""News between the parts of a node: one stream of typed news, and its listeners."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from .faults import tell


class TableChanged(Struct, frozen=True):
    """A table has other events, or a bot there does something else, than before."""

    table: str


class TableOpened(Struct, frozen=True):
    """A table has come into memory."""

    table: str


class TableShown(Struct, frozen=True):
    """People who do not sit at this table see more of it than before."""

    table: str
    listed: bool = True
    """Whether lists, too, tell something else of it."""


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


class NoticeGiven(Struct, frozen=True):
    """There is something new that this person is to be told by those who look after the site."""

    user: str


class OrderChanged(Struct, frozen=True):
    """Roles, bans, words that are not wanted or tables to be closed may be others."""


class TableFound(Struct, frozen=True):
    """A table of people who looked for each other is there."""

    table: str
    seeks: dict[str, str]
    """What each of them looked for: person → seek."""


class Nudged(Struct, frozen=True):
    """This person is waited for at a table, as another player there, who is called so, reminds
    them."""

    user: str
    table: str
    game: str
    name: str


News = (
    TableChanged
    | TableOpened
    | TableShown
    | ChatSaid
    | ServerToAct
    | PersonCameOrWent
    | SignedOut
    | ChatHidden
    | NoticeGiven
    | OrderChanged
    | TableFound
    | Nudged
)
Listener = Callable[[News], None]


class Feed:
    """Carries news to all listeners, at once and in the order in which they began to listen."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` with all news from now on; it must not wait for anything."""
        self._listeners.append(listener)

    def tell(self, news: News) -> None:
        """Tell every listener; one that fails keeps it from no other."""
        for listener in self._listeners:
            try:
                listener(news)
            except Exception as error:
                tell("news were not taken up", error)
