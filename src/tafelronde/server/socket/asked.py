"""The questions of sockets: the hall of a reader, and whether there is news for them."""

import msgspec

from ..base.answers import Question
from ..wire.messages import LobbyNews


class HallReader:
    """The hall as it is sent to one socket; this one is empty."""

    is_dear = True
    """Whether the next message is all of the hall, and not what has changed."""
    _said = False

    def at_hand(self) -> list[bytes] | None:
        """The messages that bring the reader up to date; None where something must be read first
        (``news``)."""
        return None

    async def news(self) -> list[bytes]:
        """``at_hand``, with what must be read first. Raises OSError."""
        said, self._said = self._said, True
        return [] if said else [msgspec.json.encode(LobbyNews(()))]

    def close(self) -> None:
        """Nobody reads any more."""


class Hall(Question):
    """The keeper of the hall; without one it is empty."""

    def reader(self, user: str | None, *, changes: bool) -> HallReader:
        """A reader on one socket: a person; None: a visitor. ``changes``: whether the client
        understands what has changed."""
        return HallReader()


class Notices(Question):
    """A keeper of what people have to be told, such as by moderators or directors."""

    many = True

    async def has_notices(self, user: str) -> bool:
        """Whether there is something to tell this person."""
        return False
