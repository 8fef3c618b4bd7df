"""Everything that goes over the wire, as typed structs: what clients say, what the server says.

JSON objects. Messages are told apart by ``t``. Seats count from 0. Times are seconds since 1970
(UTC). docs/api.md tells the story; the JSON Schema of these structs is the contract.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

# ---- bounds -------------------------------------------------------------------------------------

MAX_MESSAGE = 8_192
"""Bytes in one message from a client."""

Word = Annotated[str, Meta(max_length=64)]
"""Ids and names of things."""
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Nonce = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue = bool | int | Word
Options = Annotated[dict[Word, OptionValue], Meta(max_length=32)]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send; a field that nobody knows is refused."""


# =================================================================================================
# Client → server, over the socket. ``id`` is chosen by the client and comes back in the answer
# (``done`` or ``refused``). The same id sent again to the same table by the same person is the
# same command: it is carried out once, and answered again.
# =================================================================================================


class _Command(_Request, frozen=True, tag_field="t"):
    """A message with an answer."""

    id: CommandId


class Ping(_Command, frozen=True, tag="ping"):
    """Answered with ``pong``."""


class Lobby(_Command, frozen=True, tag="lobby"):
    """Get ``lobby`` now and whenever it changes (``on``), or no longer."""

    on: bool = True


class Watch(_Command, frozen=True, tag="watch"):
    """Get ``table`` and ``chats`` now, then ``table`` and ``chat`` as they happen.

    ``seq``: what the client has already (the last ``head.seq`` it got); then the first ``table``
    carries only the log since. Coming back after a lost connection is just this.
    """

    table: Word
    seq: Sequence = 0


class Unwatch(_Command, frozen=True, tag="unwatch"):
    """No more news of this table."""

    table: Word


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat before the start. Several seats: people at one screen take turns.

    ``name``: what this seat is called instead of its owner's name (a second person here).
    """

    table: Word
    seat: SeatNumber
    name: PersonName | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Free a seat of one's own before the start; the host may free any."""

    table: Word
    seat: SeatNumber


class SeatBot(_Command, frozen=True, tag="bot"):
    """The host puts a bot on an open seat (or changes its level) before the start."""

    table: Word
    seat: SeatNumber
    level: Word


class Ready(_Command, frozen=True, tag="ready"):
    """Say that one is ready (or not after all). When all seats are, the game starts.

    ``nonce``: something random of one's own, so that nobody can have chosen the draws.
    """

    table: Word
    seat: SeatNumber
    on: bool = True
    nonce: Nonce = ""


class Move(_Command, frozen=True, tag="move"):
    """Play. ``seq``: the ``head.seq`` at which the choice was made; refused as ``stale`` when the
    table has moved on. ``action``: one of ``head.legal[].action``, or its text."""

    table: Word
    seat: SeatNumber
    seq: Sequence
    action: dict[str, Any] | Word


class Undo(_Command, frozen=True, tag="undo"):
    """Take back one's last decision where ``head.undo.state`` is ``now``; where it is ``ask``,
    this asks the others (``head.offer``)."""

    table: Word
    seat: SeatNumber


class Answer(_Command, frozen=True, tag="answer"):
    """Answer a takeback offer; the asker's own ``yes: false`` withdraws it."""

    table: Word
    seat: SeatNumber
    yes: bool


class Resign(_Command, frozen=True, tag="resign"):
    """Give the game up: it is over."""

    table: Word
    seat: SeatNumber


class Leave(_Command, frozen=True, tag="leave"):
    """Let a bot play one's seat while one is away."""

    table: Word
    seat: SeatNumber
    level: Word = "medium"


class Return(_Command, frozen=True, tag="return"):
    """Take one's seat back from the bot."""

    table: Word
    seat: SeatNumber


class Close(_Command, frozen=True, tag="close"):
    """The host gives up a table that has not started."""

    table: Word


class Hint(_Command, frozen=True, tag="hint"):
    """Ask a bot; answered with ``hint``."""

    table: Word
    seat: SeatNumber
    level: Word = "hard"


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new table with the seats rotated; its id is in ``done`` and in ``head.rematch``."""

    table: Word


class Say(_Command, frozen=True, tag="say"):
    """Chat."""

    table: Word
    text: ChatText


TableCommand = (
    Sit
    | Stand
    | SeatBot
    | Ready
    | Move
    | Undo
    | Answer
    | Resign
    | Leave
    | Return
    | Close
    | Hint
    | Rematch
    | Say
)
"""What can be done at a table: over the socket, or as the body of POST /api/command."""

ClientMessage = Ping | Lobby | Watch | Unwatch | TableCommand


# ---- bodies of HTTP requests --------------------------------------------------------------------


class NewSession(_Request, frozen=True):
    """POST /api/session: become a guest with this name, or take another name."""

    name: PersonName


class RedeemCode(_Request, frozen=True):
    """POST /api/session/code: be, on this device, the person who made the code."""

    code: Word


class NewToken(_Request, frozen=True):
    """POST /api/tokens: a bot of one's own, an identity with a name and a bearer token."""

    name: PersonName


class SeatPlan(_Request, frozen=True):
    """Who is to sit on a seat of a new table: ``me``, ``open`` or ``bot``."""

    kind: Word
    level: Word = ""
    """Of a bot."""
    name: PersonName | None = None
    """Of a further person at this screen (``me``)."""


class NewTable(_Request, frozen=True):
    """POST /api/tables. Without ``seats``: me first, the others open.

    If nobody but me and bots is to play, and ``ready`` is true, the game starts at once.
    """

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    public: bool = False
    ready: bool = True
    nonce: Nonce = ""


# =================================================================================================
# Server → client
# =================================================================================================


class Telling(Struct, frozen=True):
    """Something to be said: a message of the catalogue and its arguments.

    ``player``, where there is one, is a seat; the reader's side puts the name in its place.
    """

    code: str
    args: dict[str, str | int]


class Me(Struct, frozen=True):
    """Who one is: the answer of GET /api/me, POST /api/session and POST /api/session/code."""

    user: str
    name: str


class Token(Struct, frozen=True):
    """The answer of POST /api/tokens. The token is shown this once."""

    user: str
    name: str
    token: str


class Code(Struct, frozen=True):
    """The answer of POST /api/me/code: good once, until ``until``."""

    code: str
    until: float


class GameOption(Struct, frozen=True):
    """A switch of a game."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    clause: str
    players: tuple[int, ...]
    """The table sizes that have it; empty: all."""


class GameCard(Struct, frozen=True):
    """A game that can be played here: GET /api/games."""

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    options: tuple[GameOption, ...]
    bots: tuple[str, ...]
    """Levels (``easy`` …), or kinds where the game has no levels; weakest first."""
    hidden: bool
    rules_version: int
    warm: bool
    """Whether its bots are compiled on this node; until then they warm up."""


class Seat(Struct, frozen=True):
    """A place at a table."""

    kind: str
    """``open``, ``person``, or ``bot``."""
    colour: str
    """As in the game's ``colours``; '' where it has none for this seat."""
    name: str
    """Of the person; '' for others."""
    user: str
    """The person's public id; also while a bot sits in for him."""
    level: str
    """Of the bot."""
    ready: bool
    away: bool
    """A bot sits in for its person, who may return."""
    online: bool
    """Whether the person is looking at the table (on this node)."""


class TableCard(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: str
    """``open``, ``playing``, ``over`` or ``closed``."""
    public: bool
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    your_turn: bool
    ply: int
    changed: float


class Choice(Struct, frozen=True):
    """A legal action of the reader."""

    action: dict[str, Any]
    text: str
    """In the game's notation."""
    label: Telling | None
    """``choice-<code>`` of the game's catalogue."""


class Entry(Struct, frozen=True):
    """One ply of the log, as the reader may know it."""

    ply: int
    player: int
    """The seat that acted; −1: chance."""
    action: dict[str, Any] | None
    """None where the reader may not know it."""
    text: str
    """In the game's notation; '' where the reader may not know it."""
    tellings: tuple[Telling, ...]
    """``event-<code>`` of the game's catalogue."""
    time: float


class UndoState(Struct, frozen=True):
    """Whether the reader may take back: ``now``, ``ask`` (the others) or ``no``.

    ``reason`` says why not ``now``: ``nothing``, ``new-information``, ``others-decided``,
    ``over``, ``not-playing``, ``offer-stands``, ``spectator``.
    """

    state: str
    reason: str
    seat: int
    """Whose decision it would be."""
    to: int
    """The ply to which it would go back."""


class Offer(Struct, frozen=True):
    """Somebody asks to take back."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    """Seats whose people have not answered."""


class Result(Struct, frozen=True):
    """How it ended."""

    ending: str
    """``rules`` or ``resigned``."""
    by: int
    """The seat that resigned; −1."""
    returns: tuple[float, ...]
    """−1 … 1 for each seat."""
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    tellings: tuple[Telling, ...]
    """``result-<code>`` of the game's catalogue; empty after a resignation."""


class Head(Struct, frozen=True):
    """A table as it stands now, as the reader may see it: all but the log."""

    id: str
    seq: int
    """Rises with everything that happens here; the client quotes it in ``move`` and ``watch``."""
    status: str
    """``open`` (people gather), ``playing``, ``over`` or ``closed``."""
    game: str
    options: dict[str, bool | int | str]
    public: bool
    host: str
    """The user who made it."""
    created: float
    changed: float
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    """The reader's seats; empty: a spectator."""
    eye: int
    """The seat from which ``view`` is seen; −1: as a spectator."""
    ply: int
    """Length of the log."""
    player: int
    """Who acts; −4: nobody."""
    waiting: str
    """``bot-warms-up`` or ``bot-thinks`` while a bot acts, else ''."""
    view: Any
    """The game's own struct (its ``view.py``); null before the start."""
    legal: tuple[Choice, ...]
    """What the reader may do now; empty when it is not his turn."""
    undo: UndoState
    offer: Offer | None
    result: Result | None
    rematch: str
    """The table of the rematch; ''."""
    commitment: str
    """The promise of the seed, hex."""
    seed: str
    """Shown when it is over; ''."""
    watchers: int
    """How many look on (on this node), people at the table included."""


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    number: int
    user: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str
    time: float


class Verified(Struct, frozen=True):
    """GET /api/tables/{id}/verify: whether the record of a finished game is true."""

    ok: bool
    decisions: int
    draws: int
    draws_checked: bool
    findings: tuple[str, ...]


class Frame(Struct, frozen=True):
    """GET /api/tables/{id}/replay/{ply}: the table after the first ``ply`` steps."""

    ply: int
    last: int
    """The ply at the end."""
    player: int
    eye: int
    view: Any
    entry: Entry | None
    """The step that led here."""
    scores: tuple[float, ...]


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?since=0&count=50."""

    frames: tuple[Frame, ...]


# ---- messages over the socket -------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The first message. ``me`` is null for a visitor without a session: he may only look."""

    me: Me | None
    version: str
    server_time: float


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    id: str


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """The command was carried out and is on disk."""

    id: str
    table: str = ""
    seq: int = 0
    """``head.seq`` after it."""


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """Why not: also the body of every HTTP answer from 400 on.

    ``reason`` is a code for the catalogue (``refusal-<reason>``), ``clause`` the rule concerned
    (``R-3.3``) or ''. ``message`` is English, for developers.
    """

    id: str
    reason: str
    clause: str = ""
    args: dict[str, str | int] = {}
    message: str = ""


class TableNews(Struct, frozen=True, tag="table", tag_field="t"):
    """The table as it stands, and the log from ply ``since`` on.

    The client's log becomes ``log[:since] + entries``: that covers the first message, what is
    new, takebacks, and coming back.
    """

    table: str
    head: Head
    since: int
    entries: tuple[Entry, ...]


class LobbyNews(Struct, frozen=True, tag="lobby", tag_field="t"):
    """All public tables that are open or being played, and one's own."""

    tables: tuple[TableCard, ...]


class Chats(Struct, frozen=True, tag="chats", tag_field="t"):
    """What was said so far (the last hundred)."""

    table: str
    lines: tuple[ChatLine, ...]


class Chat(Struct, frozen=True, tag="chat", tag_field="t"):
    table: str
    line: ChatLine


class HintNews(Struct, frozen=True, tag="hint", tag_field="t"):
    """A bot's advice, the answer to ``hint``."""

    id: str
    table: str
    seq: int
    """Where it was asked; of no use when the table has moved on."""
    seat: int
    choice: Choice
    expected: tuple[float, ...]
    """−1 … 1 for each seat, after this choice."""
    simulations: int


ServerMessage = Welcome | Pong | Done | Refused | TableNews | LobbyNews | Chats | Chat | HintNews
