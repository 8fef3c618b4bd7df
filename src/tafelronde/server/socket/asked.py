"""The questions of sockets: the lobby of a reader, and whether there is news for them."""

from __future__ import annotations

from ..base.answers import Question
from ..wire.messages import LobbyNews


class Hall(Question):
    """The maker of the lobby; without one it is empty."""

    async def lobby(self, user: str | None) -> LobbyNews:
        """The lobby of a person; None: of a visitor."""
        del user
        return LobbyNews(())


class Notices(Question):
    """A keeper of what people have to be told, such as by moderators or directors."""

    many = True

    async def has_notices(self, user: str) -> bool:
        """Whether there is something to tell this person."""
        del user
        return False
