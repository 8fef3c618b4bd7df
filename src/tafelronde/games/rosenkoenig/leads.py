"""Effects of each card in hand now: where it leads, whether it can be played, what it brings.

Nothing of it is worked out here: the rules try the card in a copy (``questions``).
"""

from functools import lru_cache

from msgspec import Struct

from ...core.facts.position import Position
from .facts import CARDS, card_name, square_name
from .refusals import LEGAL, REFUSALS
from .state import RosenkoenigRecord

ROW = 16
"""How many numbers the rules answer for each card in the two hands: these, …"""
SEAT, CARD, REASON, TARGET, GAIN, LOSS, SIZE, BROKEN = range(8)
JOINS, LEAVES = 8, 12
"""… and from here on up to four sizes of areas; zeros follow."""


class LeadView(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """The effect of one card now, were it its player's turn."""

    card: str
    how: str
    """``play``; ``capture``, with a hero; or why neither is possible: ``off-board``, ``own-stone``,
    ``no-hero-left`` (R-3.2, R-5.1, R-5.4)."""
    square: str = ""
    """Where it leads; empty: off the board."""
    gain: int = 0
    """Points for its player (R-6.3)."""
    joins: tuple[int, ...] = ()
    """The areas of theirs that it would join, the largest first."""
    size: int = 0
    """The size of the area that results."""
    loss: int = 0
    """Points that the other loses, with a hero."""
    broken: int = 0
    """The size of the other's area from which the stone is taken."""
    leaves: tuple[int, ...] = ()
    """The sizes of the areas that remain of that, the largest first."""


Leads = dict[int, LeadView]
"""The effects by card."""


def leads(state: Position[RosenkoenigRecord]) -> tuple[Leads, Leads]:
    """The effects of each card in the hands of both seats. Not to be changed."""
    return _leads(state.ask("leads"))


def lead_of(state: Position[RosenkoenigRecord], action: int) -> LeadView:
    """The effect of a legal play, with or without a hero."""
    return leads(state)[state.current_player][action % CARDS]


@lru_cache(maxsize=1_000)
def _leads(answer: tuple[int, ...]) -> tuple[Leads, Leads]:
    found: tuple[Leads, Leads] = {}, {}
    for at in range(0, len(answer), ROW):
        row = answer[at : at + ROW]
        found[row[SEAT]][row[CARD]] = _lead(row)
    return found


@lru_cache(maxsize=10_000)
def _lead(row: tuple[int, ...]) -> LeadView:
    card, reason, target = card_name(row[CARD]), row[REASON], row[TARGET]
    square = square_name(target) if target >= 0 else ""
    if reason != LEGAL:
        return LeadView(card, REFUSALS[reason][0], square)
    return LeadView(
        card,
        "capture" if row[BROKEN] else "play",
        square,
        gain=row[GAIN],
        joins=_sizes(row[JOINS:LEAVES]),
        size=row[SIZE],
        loss=row[LOSS],
        broken=row[BROKEN],
        leaves=_sizes(row[LEAVES:]),
    )


def _sizes(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([number for number in numbers if number])
