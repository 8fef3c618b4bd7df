"""The view of a seat in König der Elfen (E-15); nothing else leaves the server.

A player sees their own hand, and one that is shown; their own gold, and at the end everybody's.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...core.facts.constants import TERMINAL
from ...core.facts.lru import LruCache
from ...core.facts.position import Position
from .deck import CARDS, TERRAINS
from .facts import GOLD, MOST_JOURNEYS, OBSTACLE, SLOTS, THIEF, place_name
from .offers import ActionView, OfferView, list_offers, planning_actions, travel_actions, trip_facts
from .reach import ReachView, planned_reach
from .state import (
    AWAIT_FETCH,
    AWAIT_SEARCH_DISCARD,
    AWAIT_SPELL_DISCARD,
    AWAIT_SWAP_DISCARD,
    AWAIT_TURN,
    TRAVELLING,
    ElfenRecord,
)

_PHASES = ("dealing", "planning", "travelling")
_AWAITS = {
    AWAIT_TURN: "turn",
    AWAIT_SWAP_DISCARD: "swap-discard",
    AWAIT_FETCH: "fetch",
    AWAIT_SEARCH_DISCARD: "search-discard",
    AWAIT_SPELL_DISCARD: "spell-discard",
}


class LocationView(Struct, frozen=True):
    """A location on the table with its action cards; owners are seats, −1 where no card lies."""

    place: str
    """``2.1``: the first location, clockwise, of the second prince's realm."""
    terrain: str
    value: int
    gold: int
    thief: int
    obstacle: int
    """A tree on land, a sea monster on water."""
    close_price: int
    """The price for its prince to close it (E-6.18)."""
    visits: int
    """The visits of the running trip."""


class SeatView(Struct, frozen=True):
    """A prince: the realm, and everything open about the player."""

    realm: tuple[LocationView, ...]
    """In the order of the clockwise route."""
    cards: int
    """In hand."""
    hand: dict[str, int] | None
    """The number of cards of each kind; None where the reader may not see it."""
    shown: bool
    """Whether the hand lies open for all just now (E-6.24)."""
    gold: int | None
    """None where the reader may not see it (E-15.1)."""
    arms: int
    """Tokens not in use."""
    bought: int
    """Cards bought in this planning phase."""


class TripView(Struct, frozen=True):
    """The running trip: public (E-15.1), but for the stock."""

    player: int
    at: str
    """The place of the last visit; '' before the first."""
    heading: int
    """1 clockwise, −1 counter-clockwise."""
    guarded: bool
    """Whether a bodyguard shields the traveller in the realm of ``at``."""
    visits: int
    income: int
    """The income of the visits so far; it is paid at the end, as are the tolls."""
    tolls: tuple[int, ...]
    """Owed to each seat."""
    ahead: str
    """Where the next visit leads; '' on an empty table."""
    back: str
    """Where it leads after a direction change; '' before the first visit."""
    aim: str
    """Where a named spell leads, while its cards are discarded; else ''."""
    stock: int | None
    """Gold that the traveller can pay with on the trip (E-9.4); only the traveller sees it."""


class KoenigDerElfenView(Struct, frozen=True, tag_field="t", tag="koenig_der_elfen"):
    """The table as one reader sees it."""

    player: int
    """The player to act; −1: chance, −4: the game is over."""
    phase: str
    """``dealing``, ``planning``, ``travelling`` or ``over``."""
    awaits: str
    """The kind of decision of the player to act: ``turn``, ``swap-discard``, ``fetch``,
    ``search-discard``, ``spell-discard``; '' while chance acts."""
    due: int
    """Cards to be discarded, drawn or dealt before the turn goes on."""
    journey: int
    journeys: int
    dragon: int
    """The start player; −1 until chance chose one."""
    passes: int
    """Players who passed directly after one another."""
    room: int
    """Locations that a realm can hold."""
    magic: bool
    """Whether the magic spell is played."""
    worth: dict[str, int]
    """The value of each terrain in this deck."""
    seats: tuple[SeatView, ...]
    pile: int
    """Cards in the draw pile."""
    discard: dict[str, int]
    """The discard pile, which lies open."""
    trip: TripView | None
    actions: tuple[ActionView, ...]
    """For the player to act at their turn: kinds of actions, with prices and reasons."""
    offers: tuple[OfferView, ...]
    """For the traveller: every visit that is possible now."""
    reach: ReachView | None
    """While all plan, what the reader's own hand can do; None otherwise, and for spectators."""


def view(state: Position[ElfenRecord], player: int | None) -> KoenigDerElfenView:
    """The table as ``player`` (None: a spectator) sees it."""
    record = state.record
    shown = _open.get(record, lambda: _as_spectators_see(state))
    if player is None:
        return shown
    own, mine = shown.seats[player], player == record.player
    own = replace(own, hand=counts(record.hands[player]), gold=record.gold[player])
    asked = mine and shown.awaits == "turn"
    trip = shown.trip
    if trip is not None and mine:
        trip = replace(trip, stock=trip_facts(state)[2])
    return replace(
        shown,
        seats=(*shown.seats[:player], own, *shown.seats[player + 1 :]),
        trip=trip,
        actions=_actions(state, trip is not None) if asked else (),
        offers=list_offers(state) if asked and trip is not None else (),
        reach=planned_reach(state, player),
    )


_open: LruCache[ElfenRecord, KoenigDerElfenView] = LruCache(256)
"""The views of everybody, which are the same for all readers of a position."""


def _as_spectators_see(state: Position[ElfenRecord]) -> KoenigDerElfenView:
    record = state.record
    over = record.player == TERMINAL
    awaits = _AWAITS.get(record.awaits, "")
    prices = state.ask("prices")
    return KoenigDerElfenView(
        player=record.player,
        phase="over" if over else _PHASES[record.elf_phase],
        awaits="" if over else awaits,
        due=record.due,
        journey=record.journey,
        journeys=min(record.players, MOST_JOURNEYS),
        dragon=record.dragon,
        passes=record.passes,
        room=record.room,
        magic=bool(record.magic),
        worth=dict(zip(TERRAINS, record.worth, strict=True)),
        seats=tuple([_seat(record, seat, prices) for seat in range(record.players)]),
        pile=record.piled,
        discard=counts(record.discard),
        trip=_trip(state) if record.elf_phase == TRAVELLING and not over else None,
        actions=(),
        offers=(),
        reach=None,
    )


def counts(cards: Sequence[int]) -> dict[str, int]:
    """Counts of the kinds as names; those of which there is none left out."""
    pairs = zip(CARDS, cards, strict=True)
    return {card: count for card, count in pairs if count > 0}


def _actions(state: Position[ElfenRecord], travelling: bool) -> tuple[ActionView, ...]:
    return travel_actions(state) if travelling else planning_actions(state)


def _seat(record: ElfenRecord, seat: int, prices: Sequence[int]) -> SeatView:
    searching = record.awaits in (AWAIT_FETCH, AWAIT_SEARCH_DISCARD)
    shown = searching and seat == record.player  # E-15.2
    places = range(seat * SLOTS, seat * SLOTS + record.realm[seat])
    return SeatView(
        realm=tuple([_location(record, place, prices[place]) for place in places]),
        cards=record.held[seat],
        hand=counts(record.hands[seat]) if shown else None,
        shown=shown,
        gold=record.gold[seat] if record.player == TERMINAL else None,  # E-15.1
        arms=record.arms[seat],
        bought=record.bought[seat],
    )


def _location(record: ElfenRecord, place: int, price: int) -> LocationView:
    terrain = record.terrain[place]
    return LocationView(
        place=place_name(place),
        terrain=TERRAINS[terrain],
        value=record.worth[terrain],
        gold=record.owner[GOLD][place],
        thief=record.owner[THIEF][place],
        obstacle=record.owner[OBSTACLE][place],
        close_price=price,
        visits=record.visits[place],
    )


def _trip(state: Position[ElfenRecord]) -> TripView:
    record = state.record
    ahead, back, _ = trip_facts(state)
    return TripView(
        player=record.player,
        at=_name(record.at),
        heading=record.heading,
        guarded=bool(record.guarded),
        visits=sum(record.visits),
        income=record.income,
        tolls=tuple(record.tolls[: record.players]),
        ahead=_name(ahead),
        back=_name(back),
        aim=_name(record.aim),
        stock=None,
    )


def _name(place: int) -> str:
    return place_name(place) if place >= 0 else ""
