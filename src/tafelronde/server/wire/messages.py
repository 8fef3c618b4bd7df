"""Server → client: the messages over the socket."""

from typing import Any

from msgspec import Struct

from ..base.refusal import Refused
from .history import Frame
from .identity import Me
from .shown import ChatLine, Choice, Entry, Head, TableCard, Telling


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The first message. ``me`` is null for a visitor without a session, who can only watch."""

    me: Me | None
    version: str
    server_time: float
    notices: bool = False
    """Whether there are warnings that the reader has not read: GET /api/me/notices."""


class NoticesNews(Struct, frozen=True, tag="notices", tag_field="t"):
    """There is a new warning for the reader: GET /api/me/notices."""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    id: str


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """The command was carried out and stored."""

    id: str
    table: str = ""
    seq: int = 0
    """The ``head.seq`` after the command."""


class TableNews(Struct, frozen=True, tag="table", tag_field="t"):
    """The table as it is now, and the log from ply ``since`` on.

    The client's log becomes ``log[:since] + entries``: for the first message, for new plies, for
    takebacks, and after a lost connection.
    """

    table: str
    head: Head
    since: int
    entries: tuple[Entry, ...]


class LobbyNews(Struct, frozen=True, tag="lobby", tag_field="t"):
    """All public tables that are open or being played, and the reader's own."""

    tables: tuple[TableCard, ...]
    newcomer: bool = False
    """Whether the reader has never sat at a table here, nor finished a lesson."""
    follows: bool = False
    """Whether the reader follows anybody."""


class LobbyChanges(Struct, frozen=True, tag="lobby-changes", tag_field="t"):
    """Changes since the last ``lobby`` or ``lobby-changes``: the client's list becomes its own
    without the ids of ``without``, and with ``tables``, ordered by ``changed``, the last one
    first."""

    tables: tuple[TableCard, ...]
    """Tables that are new, or shown in another way."""
    without: tuple[str, ...]
    """Their ids, and those of tables that are not shown any more."""


class Chats(Struct, frozen=True, tag="chats", tag_field="t"):
    """The chat so far: its last hundred lines."""

    table: str
    lines: tuple[ChatLine, ...]


class Chat(Struct, frozen=True, tag="chat", tag_field="t"):
    table: str
    line: ChatLine


class KnownAction(Struct, frozen=True):
    """A legal action in numbers."""

    action: str
    """In the game's notation."""
    number: int
    features: list[float]


class KnownWorld(Struct, frozen=True):
    """A position that may be the true one, by what a seat knows."""

    bytes: str
    """The position in Base64, as ``game.from_bytes`` of the Python package reads it."""
    state: dict[str, Any]
    """Its fields by name: numbers, lists and lists of lists."""


class Known(Struct, frozen=True, tag="known", tag_field="t", omit_defaults=True):
    """The knowledge of a seat in numbers, as it was asked for."""

    observation: list[float] | None = None
    actions: list[KnownAction] | None = None
    worlds: list[KnownWorld] | None = None


class Advised(Struct, frozen=True):
    """An action that is advised."""

    choice: Choice
    expected: tuple[float, ...]
    """The expected result of each seat after this choice, −1 … 1."""
    share: float
    """The expected share of the victory, 0 … 1; where only one player wins, the chance to win."""
    low: float
    """With 95 % confidence it is not less than this,"""
    high: float
    """nor more than this."""


class LikelyStep(Struct, frozen=True):
    """A decision that is likely to follow."""

    player: int
    """The seat that decides."""
    text: str
    """The action in the game's notation."""
    telling: Telling | None
    """The telling of it for the seat that asked: ``event-<code>`` of the game's catalogue."""


class HintNews(Struct, frozen=True, tag="hint", tag_field="t"):
    """The advice that ``hint`` asks for (``tafelronde.advise``)."""

    id: str
    table: str
    seq: int
    """The ``head.seq`` for which it holds; it is useless once the table has moved on."""
    seat: int
    best: Advised
    second: Advised | None
    """The best that is another idea; null where there is none."""
    reasons: tuple[Telling, ...]
    """The reasons for the best over the second, the weightiest first; ``why-<code>`` in the game's
    catalogue or the shared one. Empty where nothing else can be done."""
    line: tuple[LikelyStep, ...]
    """The likely course of the game, the best action first, as far as it is likely."""
    shown: tuple[Frame, ...]
    """The course that shows the weightiest reason: the table as it is, and after each step of it.
    Empty where there is none."""
    simulations: int


class TableFound(Struct, frozen=True, tag="found", tag_field="t"):
    """The reader's seek was paired, and its table is there: GET /api/seeks/mine."""

    seek: str
    table: str


class Nudged(Struct, frozen=True, tag="nudged", tag_field="t"):
    """The player ``name`` at this table reminds the reader to decide."""

    table: str
    game: str
    name: str


class Invited(Struct, frozen=True, tag="invited", tag_field="t"):
    """The reader is invited to this table (``state`` ``invited``), or not any more (``withdrawn``);
    or ``name`` has ``declined`` the reader's invitation; or a challenge of the reader's has
    ``lapsed``, and the table is closed."""

    table: str
    state: str
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
    | LobbyChanges
    | Chats
    | Chat
    | HintNews
    | TableFound
    | Nudged
    | Invited
)
