"""Client → server: the commands, over the socket.

The client chooses the ``id``; it comes back in the answer (``done`` or ``refused``). A person who
sends the same id to the same table again sends the same command: it is carried out once, and
answered again.
"""

from typing import Any, Literal

from ...core.facts.levels import DEFAULT
from .bounds import ChatText, CommandId, Nonce, PersonName, Request, SeatNumber, Sequence, Word


class _Command(Request, frozen=True, tag_field="t"):
    """A message that gets an answer."""

    id: CommandId


class _AtTable(_Command, frozen=True):
    table: Word


class _AtSeat(_AtTable, frozen=True):
    seat: SeatNumber


class Ping(_Command, frozen=True, tag="ping"):
    """Ask for a ``pong``."""


class Lobby(_Command, frozen=True, tag="lobby"):
    """Get ``lobby`` now and whenever it changes; ``on: false`` ends this. ``changes: true``: after
    the first ``lobby`` get ``lobby-changes``, which have only what is new."""

    on: bool = True
    changes: bool = False


class Watch(_AtTable, frozen=True, tag="watch"):
    """Get ``table`` and ``chats`` now, then ``table`` and ``chat`` as they happen.

    ``seq``: the last ``head.seq`` that the client has; then the first ``table`` carries only the
    log since. A client that has lost its connection comes back with this, too.
    """

    seq: Sequence = 0


class Unwatch(_AtTable, frozen=True, tag="unwatch"):
    """Get no more messages about this table."""


class Sit(_AtSeat, frozen=True, tag="sit"):
    """Take an open seat before the start. People at one screen take several, and play by turns.

    ``name``: the name of a second person at this screen, in place of the sender's.
    """

    name: PersonName | None = None


class Stand(_AtSeat, frozen=True, tag="stand"):
    """Free a seat of the sender's before the start; the host of the table may free any seat."""


class SeatBot(_AtSeat, frozen=True, tag="bot"):
    """The host puts a bot on an open seat, or replaces a bot, before the start.

    ``level`` '': the level of the ``character``, or one that the server chooses; ``character`` '':
    one that is not at the table yet.
    """

    level: Word = ""
    character: Word = ""


class Ready(_AtSeat, frozen=True, tag="ready"):
    """Say that this seat is ready; ``on: false``: that it is not. When all seats are ready, the
    game starts.

    ``nonce``: random text of the player's own, so that nobody can have chosen the draws.
    """

    on: bool = True
    nonce: Nonce = ""


class Move(_AtSeat, frozen=True, tag="move"):
    """Play an action. ``seq``: the ``head.seq`` that the player saw; refused as ``stale`` when the
    table has moved on. ``action``: one of ``head.legal[].action``, or its text."""

    seq: Sequence
    action: dict[str, Any] | Word


class Undo(_AtSeat, frozen=True, tag="undo"):
    """Take back the seat's last decision, where ``head.undo.state`` is ``now``. Where it is
    ``ask``, ask the others (``head.offer``)."""


class Answer(_AtSeat, frozen=True, tag="answer"):
    """Answer an offer to take back; ``yes: false`` of the asker withdraws it."""

    yes: bool


class Resign(_AtSeat, frozen=True, tag="resign"):
    """Give the game up. It is over when all seats but one, or all people, have given up; until then
    a bot of this ``level`` ('': the server chooses one) plays for the seat."""

    level: Word = ""


class Leave(_AtSeat, frozen=True, tag="leave"):
    """Let a bot play for this seat while its person is away."""

    level: Word = DEFAULT


class Return(_AtSeat, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class Pause(_AtSeat, frozen=True, tag="pause"):
    """At a table with clocks: ask for a pause, or agree to one; ``on: false`` declines or
    withdraws. In a pause ``on: false`` ends it: the clocks run 10 seconds later."""

    on: bool = True


class Nudge(_AtSeat, frozen=True, tag="nudge"):
    """At a table without clocks: remind the player to act, from the time in ``head.missing`` on,
    once until something happens at the table. They get a notification by the way of their settings,
    and ``nudged`` on a page that they have open. ``seat``: the sender's."""


class GoOn(_AtSeat, frozen=True, tag="go-on"):
    """At a table without clocks: go on without the player to act, from the times in
    ``head.missing`` on. ``bot``: a bot of this ``level`` ('': the server chooses one) plays until
    they are back; ``end``: they give up as if their time were out. ``seat``: the sender's."""

    deed: Literal["bot", "end"]
    level: Word = ""


class Close(_AtTable, frozen=True, tag="close"):
    """The host closes a table that has not started."""


class Remove(_AtTable, frozen=True, tag="remove"):
    """The host removes a person who does not play: they can neither sit nor chat here, and their
    lines of chat are no longer shown. ``on: false`` lets them back."""

    user: Word
    on: bool = True


class Hint(_AtSeat, frozen=True, tag="hint"):
    """Ask for advice; answered with ``hint``."""


class Rematch(_AtTable, frozen=True, tag="rematch"):
    """Make a new table with the seats rotated; its id is in ``done`` and in ``head.rematch``."""


class Say(_AtTable, frozen=True, tag="say"):
    """Write a line of chat."""

    text: ChatText


PhraseCode = Literal[
    "hello", "good-luck", "nice-move", "thanks", "sorry", "moment", "good-game", "bye"
]


class SayPhrase(_AtTable, frozen=True, tag="phrase"):
    """Write a phrase in chat; each reader gets it in their language (``phrase-<code>``)."""

    phrase: PhraseCode


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
    | Pause
    | Nudge
    | GoOn
    | Close
    | Remove
    | Hint
    | Rematch
    | Say
    | SayPhrase
)
"""The commands at a table, sent over the socket or as the body of POST /api/command."""

ClientMessage = Ping | Lobby | Watch | Unwatch | TableCommand
