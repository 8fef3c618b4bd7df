"""Server → client, over the socket."""

from __future__ import annotations

from msgspec import Struct

from ..base.refusal import Refused
from .identity import Me
from .shown import ChatLine, Choice, Entry, Head, TableCard, Telling


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The first message. ``me`` is null for a visitor without a session, who can only watch."""

    me: Me | None
    version: str
    server_time: float
    notices: bool = False
    """Whether there is something that the reader is to be told: GET /api/me/notices."""


class NoticesNews(Struct, frozen=True, tag="notices", tag_field="t"):
    """There is something new that the reader is to be told: GET /api/me/notices."""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    id: str


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """The command was carried out and is on disk."""

    id: str
    table: str = ""
    seq: int = 0
    """``head.seq`` after it."""


class TableNews(Struct, frozen=True, tag="table", tag_field="t"):
    """The table as it is now, and the log from ply ``since`` on.

    The client's log becomes ``log[:since] + entries``. This covers the first message, news,
    takebacks, and coming back.
    """

    table: str
    head: Head
    since: int
    entries: tuple[Entry, ...]


class LobbyNews(Struct, frozen=True, tag="lobby", tag_field="t"):
    """All public tables that are open or being played, and one's own."""

    tables: tuple[TableCard, ...]
    newcomer: bool = False
    """Whether the reader has neither sat at a table here nor come to the end of a lesson."""
    follows: bool = False
    """Whether the reader follows anybody."""


class Chats(Struct, frozen=True, tag="chats", tag_field="t"):
    """The chat so far (the last hundred lines)."""

    table: str
    lines: tuple[ChatLine, ...]


class Chat(Struct, frozen=True, tag="chat", tag_field="t"):
    table: str
    line: ChatLine


class Advised(Struct, frozen=True):
    """An action that a bot thought about."""

    choice: Choice
    expected: tuple[float, ...]
    """−1 … 1 for each seat, after this choice."""
    share: float
    """The expected share of the victory, 0 … 1; where one player wins, the chance to be that
    player."""


class HintNews(Struct, frozen=True, tag="hint", tag_field="t"):
    """A bot's advice, the answer to ``hint``."""

    id: str
    table: str
    seq: int
    """The ``seq`` for which it was asked; the hint is useless once the table has changed."""
    seat: int
    best: Advised
    second: Advised | None
    """The best of all others; null where there is none, or none was thought about."""
    reasons: tuple[Telling, ...]
    """``why-<code>`` of the game's catalogue: what tells the best from the second, the weightiest
    first. Empty where nothing that the game knows tells them apart."""
    simulations: int


class TableFound(Struct, frozen=True, tag="found", tag_field="t"):
    """The table of people for whom the reader looked is there: GET /api/seeks/mine."""

    seek: str
    table: str


class Nudged(Struct, frozen=True, tag="nudged", tag_field="t"):
    """Another player at this table, who is called so there, waits for the reader's decision."""

    table: str
    game: str
    name: str


ServerMessage = (
    Welcome
    | NoticesNews
    | Pong
    | Done
    | Refused
    | TableNews
    | LobbyNews
    | Chats
    | Chat
    | HintNews
    | TableFound
    | Nudged
)
