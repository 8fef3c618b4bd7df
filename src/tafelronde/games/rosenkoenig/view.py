"""What a seat sees of Rosenkönig. Nothing is hidden but the order of the pile (R-1.6)."""

from __future__ import annotations

import functools

from msgspec import Struct

from ...core.state import State
from .facts import CARDS, STONES, card_name, square_name
from .leads import LeadView, lead


class SeatView(Struct, frozen=True):
    """What lies before one player."""

    hand: tuple[str, ...]
    """Power cards, sorted by direction and distance."""
    leads: tuple[LeadView, ...]
    """What each of them would do, were it his turn; nothing once the game is over."""
    heroes: int
    """Hero cards left."""
    points: int
    """The sum of the squares of his areas (R-6.3)."""


class RosenkoenigView(Struct, frozen=True, tag_field="t", tag="rosenkoenig"):
    """The whole table; the same for both players and spectators."""

    player: int
    """Who acts: 0 red, 1 white, −1 chance, −4 over."""
    crown: str
    """Its square, a1 … i9."""
    stones: tuple[int, ...]
    """The owner of each square, 0, 1 or −1, from a1 along the ranks to i9."""
    areas: tuple[int, ...]
    """How many stones the area of each square has; 0 on empty squares."""
    seats: tuple[SeatView, SeatView]
    pile: int
    """Cards in the draw pile."""
    discard: tuple[str, ...]
    """Cards played since the pile was last shuffled."""
    pool: int
    """Stones not yet on the board."""


@functools.lru_cache(maxsize=10_000)
def _cards(mask: int) -> tuple[str, ...]:
    return tuple(card_name(card) for card in range(CARDS) if mask >> card & 1)


def _leads(state: State, seat: int, hand: int) -> tuple[LeadView, ...]:
    if state.is_terminal:
        return ()
    return tuple(lead(state, seat, card) for card in range(CARDS) if hand >> card & 1)


def view(state: State, player: int | None) -> RosenkoenigView:
    """The table as ``player`` (None: a spectator) sees it."""
    del player  # hands lie open
    extent, hands = state.numbers("extent"), state.numbers("hands")
    heroes, points = state.numbers("heroes"), state.numbers("points")
    red, white = (
        SeatView(_cards(hands[s]), _leads(state, s, hands[s]), heroes[s], points[s])
        for s in range(2)
    )
    return RosenkoenigView(
        player=state.current_player,
        crown=square_name(state.number("crown")),
        stones=tuple(state.numbers("owner")),
        areas=tuple([extent[name] if name >= 0 else 0 for name in state.numbers("area")]),
        seats=(red, white),
        pile=state.number("pile").bit_count(),
        discard=_cards(state.number("discard")),
        pool=STONES - state.number("stones"),
    )
