"""The card of a table, for lists: as it is stored, and as one reader may see it."""

import functools
from typing import Any, cast

import msgspec
from msgspec.structs import asdict, replace

from ...core.facts.constants import TERMINAL
from ...match.outcome import winners
from ..storage.stored_card import (
    StoredCard,
    StoredOutcome,
    StoredOutside,
    StoredSeat,
    decode_card,
    encode_card,
)
from ..table.table import Table
from ..wire.clock import sent_time
from ..wire.shown import Outcome, Seat, Status, TableCard
from .delayed import TICK, opening, shown_over
from .render import result
from .seats import Online, lit, seats_at, seats_of


def outcome(table: Table) -> Outcome:
    """The end of a game that is over, in short."""
    found = result(table, table.state)
    resigned = table.resigned if found.ending == "resigned" else ()
    return Outcome(found.winners, found.scores, resigned, found.seats)


def stored_card(table: Table) -> str:
    """The card of a table for lists."""
    over = outcome(table) if table.status == "over" else None
    outside = _outside(table)
    card = StoredCard(
        game=table.game,
        status=table.status,
        public=table.public,
        seats=cast(Any, _stored_seats(seats_of(table))),
        ply=table.ply,
        player=table.player if table.status == "playing" else TERMINAL,
        shown=table.ply if outside is None or over is not None else outside.ply,
        outcome=None if over is None else _stored_outcome(over),
        rated=table.rated,
        time=table.time,
        tournament=table.tournament,
        round=table.round,
        handed_in=table.handed_in,
        deal=table.deal,
        shared=table.shared,
        outside=outside,
    )
    return encode_card(card)


def _outside(table: Table) -> StoredOutside | None:
    if not table.delay or table.status not in ("playing", "over"):
        return None
    places = tuple(
        replace(place, level="", character="") if place.user or place.gone else place
        for place in table.places
    )
    begun = opening(table)
    placed = seats_at(
        table.game, table.options, places, view=lambda: table.state_at(begun).view(None)
    )
    seats = cast(Any, _stored_seats(placed))
    until = shown_over(table.ended) if table.status == "over" else None
    return StoredOutside(seats, begun, table.started, until)


def keeps_back(card: StoredCard, now: float) -> bool:
    """Whether lists do not show it to all as it is."""
    outside = card.outside
    return outside is not None and (outside.until is None or now < outside.until)


def just_begun(card: StoredCard) -> float:
    """Until when others may still have to be told that this game with a delay has begun."""
    return card.outside.since + 2 * TICK if card.outside is not None else 0.0


def for_outsiders(card: StoredCard, now: float) -> StoredCard:
    """The card as who does not sit at the table may know it."""
    outside = card.outside
    if outside is None or not keeps_back(card, now):
        return card
    return replace(
        card,
        status="playing",
        seats=outside.seats,
        ply=outside.ply,
        player=TERMINAL,
        shown=outside.ply,
        outcome=None,
    )


def _stored_outcome(over: Outcome) -> StoredOutcome:
    return StoredOutcome(over.scores, over.resigned, over.seats)


def _shown_outcome(kept: StoredOutcome) -> Outcome:
    return Outcome(winners(kept.seats), kept.scores, kept.resigned, kept.seats)


@functools.lru_cache(maxsize=10_000)
def _stored_seats(seats: tuple[Seat, ...]) -> msgspec.Raw:
    """The seats as they are stored, in JSON."""
    stored = [msgspec.convert(seat, StoredSeat, from_attributes=True) for seat in seats]
    return msgspec.Raw(msgspec.json.encode(stored))


@functools.lru_cache(maxsize=10_000)
def _shown_seats(seats: tuple[StoredSeat, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(**cast(Any, asdict(seat)), online=False) for seat in seats)


def lobby_card(
    table: str, body: str, changed: float, user: str | None, online: Online, now: float
) -> TableCard:
    """The card of a table that was stored as ``body``, as a reader may see it ``now``."""
    card = decode_card(body)
    you = tuple(k for k, seat in enumerate(card.seats) if user and seat.user == user)
    if not you and card.outside is not None and keeps_back(card, now):
        card, changed = for_outsiders(card, now), card.outside.since
    placed = lit(_shown_seats(card.seats), online)
    turn = card.player in you and not placed[card.player].level
    return TableCard(
        id=table,
        game=card.game,
        status=cast(Status, card.status),
        public=card.public,
        seats=placed,
        you=you,
        your_turn=turn,
        ply=card.ply if you else card.shown,
        changed=changed,
        outcome=None if card.outcome is None else _shown_outcome(card.outcome),
        rated=card.rated,
        time=sent_time(card.time),
        handed_in=card.handed_in,
    )
