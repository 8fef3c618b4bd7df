"""The view of a seat in Drakon: the dungeon and the coins, its own hand, and of other hands and the
pile the tiles that it surely knows (D-11)."""

import functools
from collections import Counter

from msgspec import Struct

from ...core.facts.position import Position
from . import INFO
from .facts import (
    ARROWS,
    DWARF,
    ESCAPE_GOAL,
    FIGURE_COLOURS,
    FIGURES,
    FIRST_CODE,
    GOAL,
    LOOK_OF_BIT,
    SAID,
    STEPS,
    cell_of_laid,
    letters,
    place_of,
)
from .paths import Laid
from .state import BLIND, KEEP, NOBODY, PHASES, SECRET, DrakonRecord


class TileView(Struct, frozen=True):
    """A laid tile."""

    x: int
    """Steps east of the start tile."""
    y: int
    """Steps north of it."""
    kind: str
    """``blank``, ``gold``, … (``facts.KINDS``)."""
    arrows: str
    """The sides that its arrows point to, of ``NESW``."""


class PlaceView(Struct, frozen=True):
    """An empty cell beside a tile: a tile may be laid there unless it has an arrow on one of the
    sides ``faced``, where a neighbour's arrow points in (D-3.3)."""

    x: int
    y: int
    faced: str


class CardView(Struct, frozen=True):
    """Tiles of one look in a hand, in their first orientation; they may be turned freely."""

    kind: str
    arrows: str
    count: int


class SeatView(Struct, frozen=True):
    """The open facts about one player, and where their hero stands."""

    coins: int
    x: int
    y: int
    figure: str
    """His hero (``facts.FIGURES``) where heroes have abilities, else ''."""
    used: bool
    """Whether the ability has been used."""
    size: int
    """The number of tiles in the hand."""
    hand: tuple[CardView, ...]
    """The tiles among them that the reader surely knows: all if it is the reader's own hand."""


class SunkView(Struct, frozen=True):
    """A tile in the known end of the pile; kind '' where the reader does not know it."""

    kind: str
    arrows: str


class EventView(Struct, frozen=True):
    """An event beside an ordinary turn."""

    player: int
    """The player whose hero entered, and who carries out the event; −1 for an ability alone."""
    kind: str
    """The kind of the tile that the hero entered, or ''."""
    chain: int
    """Heroes moved so far in this action, this one included."""
    victim: int
    """The player who is about to lose a coin or a tile; −1: nobody."""
    taker: int
    """The player who is about to get it; −1: nobody; −2: the start tile; −3: the hoard."""


class DrakonView(Struct, frozen=True, tag_field="t", tag="drakon"):
    """The whole table as one seat sees it."""

    player: int
    """The player to act; −1: chance, −4: the game is over."""
    turn: int
    """The player whose turn it is, also during others' events."""
    phase: str
    """The decision or draw now, or how the game ended (``state.PHASES``)."""
    event: EventView | None
    tiles: tuple[TileView, ...]
    """The tiles from south to north, from west to east."""
    places: tuple[PlaceView, ...]
    seats: tuple[SeatView, ...]
    colours: tuple[str, ...]
    """The colour of each seat's hero; '' until the hero is assigned (D-10.1)."""
    pile: int
    """Tiles in the pile, the known end included."""
    bottom: tuple[SunkView, ...]
    """The pile's known end: what is drawn after the rest, in this order."""
    on_start: int
    """Coins on the start tile."""
    draws: int
    """Tiles that are still to be drawn now."""
    goal: int
    """Coins that win: at once, or in the variant with a key or vortex."""
    escape: bool
    heroes: bool
    turns: int
    """Turns that are over."""
    still: int
    """Turns in a row in which nothing happened (D-8.4)."""


def view(state: Position[DrakonRecord], player: int | None) -> DrakonView:
    """The table as ``player`` (None: a spectator) sees it."""
    record = state.record
    laid: Laid = record.laid[: record.count]
    tiles, places = _dungeon(laid)
    reader = NOBODY if player is None else player
    return DrakonView(
        player=record.player,
        turn=record.turn,
        phase=PHASES[record.phase],
        event=_event(record, laid),
        tiles=tiles,
        places=places,
        seats=tuple(_seat(record, laid, seat, reader) for seat in range(record.players)),
        colours=_colours(record),
        pile=record.pile.bit_count() + record.sunk,
        bottom=_bottom(record, reader),
        on_start=record.on_start,
        draws=record.draws,
        goal=ESCAPE_GOAL if record.escape else GOAL,
        escape=bool(record.escape),
        heroes=bool(record.assigned),
        turns=record.turns,
        still=max(0, record.still),
    )


@functools.lru_cache(maxsize=20_000)
def _tile(entry: int) -> TileView:
    x, y = place_of(cell_of_laid(entry))
    return TileView(x, y, *SAID[entry & 255])


@functools.lru_cache(maxsize=1024)
def _dungeon(laid: Laid) -> tuple[tuple[TileView, ...], tuple[PlaceView, ...]]:
    """The tiles, and each empty cell beside one; both from south to north, from west to east."""
    cells = {cell_of_laid(entry) for entry in laid}
    faced: dict[int, int] = {}
    for entry in laid:
        for near, side in _borders(entry):
            if near not in cells:
                faced[near] = faced.get(near, 0) | side
    return tuple(map(_tile, laid)), tuple(_place(cell, faced[cell]) for cell in sorted(faced))


@functools.lru_cache(maxsize=20_000)
def _borders(entry: int) -> tuple[tuple[int, int], ...]:
    """The cells around a tile, and for each the side of it to which an arrow of the tile points, as
    a bit; 0 for none."""
    cell, arrows = cell_of_laid(entry), ARROWS[entry & 255]
    return tuple(
        (cell + step, (arrows >> side & 1) << (side ^ 2)) for side, step in enumerate(STEPS)
    )


@functools.lru_cache(maxsize=20_000)
def _place(cell: int, faced: int) -> PlaceView:
    return PlaceView(*place_of(cell), letters(faced))


def _card(look: int, count: int) -> CardView:
    return CardView(*SAID[FIRST_CODE[look]], count)


@functools.lru_cache(maxsize=20_000)
def _cards(tiles: int) -> tuple[CardView, ...]:
    looks = Counter(look for bit, look in enumerate(LOOK_OF_BIT) if tiles >> bit & 1)
    return tuple(_card(look, count) for look, count in looks.items())


def _seat(record: DrakonRecord, laid: Laid, seat: int, reader: int) -> SeatView:
    x, y = place_of(cell_of_laid(laid[record.where[seat]]))
    figure = record.figure[seat]
    hand = record.hands[seat]
    if seat != reader:
        observer = seat if reader == NOBODY else reader
        known = record.known[observer][seat]
    else:
        known = hand
    return SeatView(
        coins=record.coins[seat],
        x=x,
        y=y,
        figure="" if figure == NOBODY else FIGURES[figure],
        used=bool(record.used[seat]),
        size=hand.bit_count(),
        hand=_cards(known),
    )


def _colours(record: DrakonRecord) -> tuple[str, ...]:
    """In the basic game by the order of seats (D-1.4), with heroes each hero's own (D-10.1)."""
    if not record.assigned:
        return INFO.colours[: record.players]
    figures = record.figure[: record.players]
    return tuple("" if figure == NOBODY else FIGURE_COLOURS[figure] for figure in figures)


def _bottom(record: DrakonRecord, reader: int) -> tuple[SunkView, ...]:
    is_dwarf = reader != NOBODY and record.figure[reader] == DWARF
    found: list[SunkView] = []
    for entry in record.bottom[: record.sunk]:
        known = entry < SECRET or is_dwarf
        card = _card(entry % SECRET, 1)
        found.append(SunkView(card.kind, card.arrows) if known else SunkView("", ""))
    return tuple(found)


def _event(record: DrakonRecord, laid: Laid) -> EventView | None:
    phase, actor = record.phase, record.actor
    if actor == NOBODY and phase not in (BLIND, KEEP):
        return None
    kind = "" if actor == NOBODY else _tile(laid[record.where[actor]]).kind
    victim = record.player if phase == KEEP else record.victim
    return EventView(actor, kind, record.entered, victim, record.taker)
