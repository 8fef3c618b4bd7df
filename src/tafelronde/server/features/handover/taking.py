"""The work of a reading process on a record that somebody hands over (``server.reading``): all that
is done with its content before it is known to be a game of this server."""

from datetime import UTC, datetime

from msgspec import Struct

from ....match.setup import TIME_FORMAT
from ...table import events as e
from ...table.table import Table
from .course import events_of
from .reading import key_of, read


class Sent(Struct, frozen=True):
    """A record as it came."""

    text: str
    owner: str
    """The id of the person who hands it over."""
    now: float
    """Seconds since 1970: nothing of it began later."""


class Taken(Struct, frozen=True):
    """A game that was found to hold."""

    key: str
    """The key of ``reading.key_of``."""
    seed: bytes
    events: list[e.Event]
    """All events of its table; the names of the seats are those of the record."""


def take(sent: Sent) -> Taken:
    """Read a record in full, and make its table once. Raises Refusal."""
    record = read(sent.text)
    assert record.seed is not None, "reading.read has seen to that"
    began = datetime.strptime(record.table.started, TIME_FORMAT).replace(tzinfo=UTC).timestamp()
    events = events_of(record, sent.owner, record.table.names, min(began, sent.now))
    table = Table("", record.seed)
    for event in events:
        table.apply(event, sent.now)
    table.settle()
    return Taken(key_of(record), record.seed, events)
