"""The work of a reading process on a record that somebody hands over (``server.reading``): all that
is done with its content before it is known to be a game of this server."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from ....match import Record
from ....match.forced import forced_action
from ....match.setup import TIME_FORMAT
from ...table import events as e
from ...table.table import Table
from .reading import character_of, handed_to_bots, key_of, nonces_of, read


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


def events_of(record: Record, owner: str, names: Sequence[str], started: float) -> list[e.Event]:
    """All events, from the making of the table to the end of the game. Every person's seat is the
    owner's, as it was on their device; ``names`` are those of the seats."""
    setup = record.setup
    created = e.Created(
        owner,
        setup.game,
        setup.players,
        dict(setup.options),
        public=False,
        commitment=setup.commitment.hex(),
        given=record.log[: setup.given.steps],
    )
    handed_in = e.HandedIn(started, tuple(ply for one in record.takebacks for ply in one))
    return [
        created,
        handed_in,
        *_seating(record, owner, names),
        e.Started(setup.rules),
        *_course(record),
        *(e.Resigned(seat) for seat in record.resigned),
    ]


def _seating(record: Record, owner: str, names: Sequence[str]) -> Iterator[e.Event]:
    left = handed_to_bots(record)
    for seat, name in enumerate(names):
        if seat in record.table.bots and seat not in left:
            yield e.BotSeated(seat, record.table.bots[seat].level, character_of(record, seat))
        else:
            yield e.Seated(seat, owner, name)
    for seat, nonce in enumerate(nonces_of(record)):
        yield e.ReadySaid(seat, True, nonce)


def _course(record: Record) -> Iterator[e.Event]:
    """The moves and draws, and where bots sat down for people who had left."""
    bots, left = record.table.bots, handed_to_bots(record)
    state = record.setup.new_state()
    for ply, action in enumerate(record.log):
        for seat, since in left.items():
            if since == ply:
                yield e.Left(seat, bots[seat].level, character_of(record, seat))
        player = state.current_player
        if player < 0:
            yield e.Drawn(action)
        else:
            by_person = player not in bots or ply < left.get(player, 0)
            alone = by_person and ply >= record.setup.given.steps and forced_action(state) == action
            yield e.Moved(player, action, forced=alone)
        state.apply_known(action)
    for seat, since in left.items():
        if since >= len(record.log):
            yield e.Left(seat, bots[seat].level, character_of(record, seat))
