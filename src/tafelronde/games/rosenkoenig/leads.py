"""Where a card leads from the crown, whether it can be played, and what that would bring.

Nothing of it is worked out here: the rules are asked, and the card is tried in a copy.
"""

from __future__ import annotations

from msgspec import Struct

from ...core import calls
from ...core.state import State
from .facts import CARDS, EMPTY, NEIGHBOURS, SQUARES, TARGETS, card_name, square_name
from .refusals import LEGAL, REFUSALS
from .state import HERO

NEAR = tuple(
    tuple(int(other) for other in NEIGHBOURS[square] if other >= 0) for square in range(SQUARES)
)


class LeadView(Struct, frozen=True, omit_defaults=True):
    """What one card would do now, were it its player's turn."""

    card: str
    how: str
    """``play``; ``capture``, with a hero; or why neither is possible: ``off-board``, ``own-stone``,
    ``no-hero-left`` (R-3.2, R-5.1, R-5.4)."""
    square: str = ""
    """Where it leads; empty: off the board."""
    gain: int = 0
    """Points for its player (R-6.3)."""
    joins: tuple[int, ...] = ()
    """The areas of his that it would join, the largest first."""
    size: int = 0
    """Of the area that comes of it."""
    loss: int = 0
    """Points that the other loses, with a hero."""
    broken: int = 0
    """The size of the other's area from which the stone is taken."""
    leaves: tuple[int, ...] = ()
    """What is left of that, the largest first."""


def lead(state: State, seat: int, card: int) -> LeadView:
    """What this card would do in the hand of ``seat``."""
    name = card_name(card)
    target = int(TARGETS[state.number("crown"), card])
    if target < 0:
        return LeadView(name, "off-board")
    square, owner = square_name(target), state.numbers("owner")[target]
    if owner == seat:
        return LeadView(name, "own-stone", square)
    turns = owner != EMPTY
    action = card + HERO if turns else card
    tried = state.copy()
    tried.array["player"] = seat
    reason = int(calls.refusal(tried.array, action))
    if reason != LEGAL:
        return LeadView(name, REFUSALS[reason][0], square)
    joins, broken, points = (
        _areas(state, target, seat),
        _own(state, target),
        state.numbers("points"),
    )
    tried.apply_known(action)
    after = tried.numbers("points")
    return LeadView(
        name,
        "capture" if turns else "play",
        square,
        gain=after[seat] - points[seat],
        joins=joins,
        size=_own(tried, target),
        loss=points[1 - seat] - after[1 - seat],
        broken=broken,
        leaves=_areas(tried, target, 1 - seat) if turns else (),
    )


def lead_of(state: State, action: int) -> LeadView:
    """What a legal play would do, with or without a hero."""
    return lead(state, state.current_player, action % CARDS)


def _own(state: State, square: int) -> int:
    """The size of the area that a square is in; 0 for an empty one."""
    name = state.numbers("area")[square]
    return state.numbers("extent")[name] if name >= 0 else 0


def _areas(state: State, square: int, seat: int) -> tuple[int, ...]:
    """The sizes of this seat's areas beside a square."""
    owner, area = state.numbers("owner"), state.numbers("area")
    names = {area[other] for other in NEAR[square] if owner[other] == seat}
    extent = state.numbers("extent")
    return tuple(sorted((extent[name] for name in names), reverse=True))
