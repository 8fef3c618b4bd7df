"""The stored form of a table's events: one JSON object for each, told apart by ``t``.

Rows are kept for ever. So a field never changes its name or meaning, none is removed, the values
that it may hold are never narrowed, and a new field has a default, which is what older rows mean.
Where ``table.events`` differs, it is converted here.
"""

from __future__ import annotations

from typing import Any, Union

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from ...match.clock import TimeControl
from ..table import events as e


class _Stored(Struct, frozen=True, tag_field="t"):
    pass


class _AtSeat(_Stored, frozen=True):
    seat: int


class Created(_Stored, frozen=True, tag="created"):
    user: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    public: bool
    commitment: str
    delay: int = 0
    given: tuple[int, ...] = ()
    hints: bool = False
    rated: bool = False
    time: TimeControl | None = None


class Dealt(_Stored, frozen=True, tag="deal"):
    day: str


class Paired(_Stored, frozen=True, tag="paired"):
    tournament: str
    round: int
    shared: bool = False


class Seated(_AtSeat, frozen=True, tag="seated"):
    user: str
    name: str


class Freed(_AtSeat, frozen=True, tag="freed"):
    pass


class BotSeated(_AtSeat, frozen=True, tag="bot"):
    level: str
    character: str = ""


class ReadySaid(_AtSeat, frozen=True, tag="ready"):
    on: bool
    nonce: str


class Started(_Stored, frozen=True, tag="started"):
    rules: int


class Moved(_AtSeat, frozen=True, tag="move", omit_defaults=True):
    action: int
    forced: bool = False
    lag: float = 0.0


class Drawn(_Stored, frozen=True, tag="draw"):
    action: int


class Asked(_AtSeat, frozen=True, tag="asked"):
    to: int


class Answered(_AtSeat, frozen=True, tag="answered"):
    yes: bool


class TakenBack(_AtSeat, frozen=True, tag="takeback", omit_defaults=True):
    to: int
    own: bool = False


class Resigned(_AtSeat, frozen=True, tag="resigned"):
    level: str = ""
    character: str = ""


class TimedOut(_AtSeat, frozen=True, tag="timeout"):
    level: str = ""
    character: str = ""


class Stood(_AtSeat, frozen=True, tag="stood"):
    begin: float
    until: float


class PauseAsked(_AtSeat, frozen=True, tag="pause"):
    on: bool


class Paused(_Stored, frozen=True, tag="paused"):
    pass


class Resumed(_AtSeat, frozen=True, tag="resumed"):
    pass


class Left(_AtSeat, frozen=True, tag="left"):
    level: str
    character: str = ""


class Returned(_AtSeat, frozen=True, tag="returned"):
    pass


class Closed(_Stored, frozen=True, tag="closed"):
    pass


class Removed(_Stored, frozen=True, tag="removed"):
    user: str
    on: bool


class Rematched(_Stored, frozen=True, tag="rematch"):
    table: str


class Passed(_Stored, frozen=True, tag="passed"):
    user: str
    to: str = ""


_FORMS: dict[type[e.Event], type[_Stored]] = {
    e.Created: Created,
    e.Dealt: Dealt,
    e.Paired: Paired,
    e.Seated: Seated,
    e.Freed: Freed,
    e.BotSeated: BotSeated,
    e.ReadySaid: ReadySaid,
    e.Started: Started,
    e.Moved: Moved,
    e.Drawn: Drawn,
    e.Asked: Asked,
    e.Answered: Answered,
    e.TakenBack: TakenBack,
    e.Resigned: Resigned,
    e.TimedOut: TimedOut,
    e.Stood: Stood,
    e.PauseAsked: PauseAsked,
    e.Paused: Paused,
    e.Resumed: Resumed,
    e.Left: Left,
    e.Returned: Returned,
    e.Closed: Closed,
    e.Removed: Removed,
    e.Rematched: Rematched,
    e.Passed: Passed,
}
"""How each event is stored. The fields of both have the same names in the same order."""
_EVENTS: dict[type[_Stored], type[e.Event]] = {form: event for event, form in _FORMS.items()}
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[tuple(_EVENTS)])  # noqa: UP007
_encoder = msgspec.json.Encoder()


def encode(event: e.Event) -> str:
    """The event as it is stored."""
    form = _FORMS[type(event)]
    return _encoder.encode(form(*astuple(event))).decode()


def decode(body: str) -> e.Event:
    """The event that was stored so. Raises Unreadable, as a rule since a newer program wrote it."""
    try:
        stored = _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise e.Unreadable(str(error)) from None
    return _EVENTS[type(stored)](*astuple(stored))


def nameless(body: str, user: str) -> str:
    """A stored event without the name of this person. Raises Unreadable."""
    event = decode(body)
    if not isinstance(event, e.Seated) or event.user != user:
        return body
    return encode(msgspec.structs.replace(event, name=""))
