"""The view of a seat in Rosenkönig. Nothing is hidden but the order of the pile (R-1.6)."""

import functools

from msgspec import Struct

from ...core.facts.constants import TERMINAL
from ...core.facts.position import Position
from .facts import CARDS, EMPTY, OUTSIDE, RED, STONES, WHITE, card_name, square_name
from .leads import Leads, LeadView, leads
from .state import RosenkoenigRecord


class SeatView(Struct, frozen=True):
    """The cards and points of one player."""

    hand: tuple[str, ...]
    """Power cards, sorted by direction and distance."""
    leads: tuple[LeadView, ...]
    """The effect of each card if it were its player's turn; empty once the game is over."""
    heroes: int
    """Hero cards left."""
    points: int
    """The sum of the squares of the player's areas (R-6.3)."""


class RosenkoenigView(Struct, frozen=True, tag_field="t", tag="rosenkoenig"):
    """The whole table; the same for both players and spectators."""

    player: int
    """The player to act: 0 red, 1 white; −1: chance, −4: the game is over."""
    crown: str
    """Its square, a1 … i9."""
    stones: tuple[int, ...]
    """The owner of each square, 0, 1 or −1, from a1 along the ranks to i9."""
    areas: tuple[int, ...]
    """The number of stones in the area of each square; 0 on empty squares."""
    seats: tuple[SeatView, SeatView]
    pile: int
    """Cards in the draw pile."""
    discard: tuple[str, ...]
    """Cards played since the pile was last shuffled."""
    laid: int
    """Stones on the board."""
    pool: int
    """Stones not yet on it."""


@functools.lru_cache(maxsize=10_000)
def _cards(mask: int) -> tuple[str, ...]:
    return tuple(card_name(card) for card in range(CARDS) if mask >> card & 1)


def view(state: Position[RosenkoenigRecord], player: int | None) -> RosenkoenigView:
    """The table as ``player`` (None: a spectator) sees it."""
    del player  # hands lie open
    record = state.record
    red, white = ({}, {}) if record.player == TERMINAL else leads(state)
    extents = (*record.extent, 0)  # the last one is that of an empty square, whose area is −1
    return RosenkoenigView(
        player=record.player,
        crown=square_name(record.crown),
        stones=record.owner if record.owner[0] != OUTSIDE else _inside(record.owner),
        areas=tuple(map(extents.__getitem__, record.area)),
        seats=(_seat(record, RED, red), _seat(record, WHITE, white)),
        pile=record.pile.bit_count(),
        discard=_cards(record.discard),
        laid=record.stones,
        pool=STONES - record.stones,
    )


def _inside(owner: tuple[int, ...]) -> tuple[int, ...]:
    """The owners on the board of an exercise: a square that it has not stays empty."""
    return tuple(max(one, EMPTY) for one in owner)


def _seat(record: RosenkoenigRecord, seat: int, leads: Leads) -> SeatView:
    return SeatView(
        hand=_cards(record.hands[seat]),
        leads=tuple(leads.values()),
        heroes=record.heroes[seat],
        points=record.points[seat],
    )
