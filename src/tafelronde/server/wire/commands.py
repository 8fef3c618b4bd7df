"""Client → server, over the socket.

``id`` is chosen by the client and comes back in the answer (``done`` or ``refused``). The same id
sent again to the same table by the same person is the same command: it is carried out once, and
answered again.
"""

from __future__ import annotations

from typing import Any, Literal

from ...core.facts.levels import ADVISER, DEFAULT
from .bounds import ChatText, CommandId, Nonce, PersonName, Request, SeatNumber, Sequence, Word


class _Command(Request, frozen=True, tag_field="t"):
    """A message with an answer."""

    id: CommandId


class _AtTable(_Command, frozen=True):
    table: Word


class _AtSeat(_AtTable, frozen=True):
    seat: SeatNumber


class Ping(_Command, frozen=True, tag="ping"):
    """Answered with ``pong``."""


class Lobby(_Command, frozen=True, tag="lobby"):
    """Get ``lobby`` now and whenever it changes (``on``), or no longer."""

    on: bool = True


class Watch(_AtTable, frozen=True, tag="watch"):
    """Get ``table`` and ``chats`` now, then ``table`` and ``chat`` as they happen.

    ``seq``: what the client has already (the last ``head.seq`` it got); then the first ``table``
    carries only the log since. Coming back after a lost connection is just this.
    """

    seq: Sequence = 0


class Unwatch(_AtTable, frozen=True, tag="unwatch"):
    """No more news of this table."""


class Sit(_AtSeat, frozen=True, tag="sit"):
    """Take an open seat before the start. Several seats: people at one screen take turns.

    ``name``: what this seat is called instead of its owner's name (a second person here).
    """

    name: PersonName | None = None


class Stand(_AtSeat, frozen=True, tag="stand"):
    """Free a seat of one's own before the start; the host may free any."""


class SeatBot(_AtSeat, frozen=True, tag="bot"):
    """The host puts a bot on an open seat, or replaces a bot, before the start.

    ``level`` '' means that of the ``character``, or one that the server chooses; ``character`` ''
    means one that is not at the table yet.
    """

    level: Word = ""
    character: Word = ""


class Ready(_AtSeat, frozen=True, tag="ready"):
    """Say that one is ready (or not after all). When all seats are, the game starts.

    ``nonce``: something random of one's own, so that nobody can have chosen the draws.
    """

    on: bool = True
    nonce: Nonce = ""


class Move(_AtSeat, frozen=True, tag="move"):
    """Play. ``seq``: the ``head.seq`` at which the choice was made; refused as ``stale`` when the
    table has moved on. ``action``: one of ``head.legal[].action``, or its text."""

    seq: Sequence
    action: dict[str, Any] | Word


class Undo(_AtSeat, frozen=True, tag="undo"):
    """Take back one's last decision where ``head.undo.state`` is ``now``; where it is ``ask``,
    this asks the others (``head.offer``)."""


class Answer(_AtSeat, frozen=True, tag="answer"):
    """Answer a takeback offer; the asker's own ``yes: false`` withdraws it."""

    yes: bool


class Resign(_AtSeat, frozen=True, tag="resign"):
    """Give the game up. It is over when one seat is left that has not, or no person; until then a
    bot of this ``level`` ('': one of the game's own choosing) plays the seat to the end."""

    level: Word = ""


class Leave(_AtSeat, frozen=True, tag="leave"):
    """Let a bot play one's seat while one is away."""

    level: Word = DEFAULT


class Return(_AtSeat, frozen=True, tag="return"):
    """Take one's seat back from the bot."""


class Pause(_AtSeat, frozen=True, tag="pause"):
    """Where there are clocks: ask for a pause, or agree to one that another asked for (``on``);
    decline, or withdraw. In a pause, ``on: false`` ends it: the clocks run 10 seconds later."""

    on: bool = True


class Nudge(_AtSeat, frozen=True, tag="nudge"):
    """Remind the player who is to decide and does not come, where there are no clocks, from the
    time on that ``head.missing`` tells, once until something happens at the table: they are given
    notice at once, as they wish to be, and a page that they have open is told (``nudged``).
    ``seat``: one's own."""


class GoOn(_AtSeat, frozen=True, tag="go-on"):
    """Go on without the player who is to decide and does not come, where there are no clocks, from
    the times on that ``head.missing`` tells: a ``bot`` of this ``level`` ('': one of the game's own
    choosing) plays until they are back, or their game is at an ``end``, as if their time were out.
    ``seat``: one's own."""

    deed: Literal["bot", "end"]
    level: Word = ""


class Close(_AtTable, frozen=True, tag="close"):
    """The host gives up a table that has not started."""


class Remove(_AtTable, frozen=True, tag="remove"):
    """The host sends a person away who does not play: they can neither sit nor speak here, and what
    they said is no longer shown. ``on: false`` lets them back."""

    user: Word
    on: bool = True


class Hint(_AtSeat, frozen=True, tag="hint"):
    """Ask a bot; answered with ``hint``."""

    level: Word = ADVISER


class Rematch(_AtTable, frozen=True, tag="rematch"):
    """A new table with the seats rotated; its id is in ``done`` and in ``head.rematch``."""


class Say(_AtTable, frozen=True, tag="say"):
    """Chat."""

    text: ChatText


PhraseCode = Literal[
    "hello", "good-luck", "nice-move", "thanks", "sorry", "moment", "good-game", "bye"
]


class SayPhrase(_AtTable, frozen=True, tag="phrase"):
    """Chat in a phrase that every reader gets in their language (``phrase-<code>``)."""

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
"""The commands at a table: over the socket, or as the body of POST /api/command."""

ClientMessage = Ping | Lobby | Watch | Unwatch | TableCommand
