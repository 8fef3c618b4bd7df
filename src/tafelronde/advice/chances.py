"""The share of the victory that a player may expect, told as it was measured to come true, with
the range in which it lies."""

import math

from ..arena.score import Z95
from ..bots.base import Chance
from ..core.facts.definition import GameDefinition, Trust
from ..search.shares import Shares

UNMEASURED = Trust(1.0, 0.0, error=0.1)
"""The trust of a game whose chances were not measured."""


def trust_of(game: GameDefinition, players: int) -> Trust:
    """The trust in the chances that the judge expects, at a table of this size."""
    known = game.trust
    if not known:
        return UNMEASURED
    return known[min(known, key=lambda size: abs(size - players))]


def trusted(trust: Trust, found: Shares, mover: int) -> Shares:
    """The shares as they come true where a search about the player to act expects these. The others
    keep their parts of the rest.

    Examples:
        >>> [round(share, 3) for share in trusted(Trust(0.5, 0.0, 0.03), (0.8, 0.2), mover=0)]
        [0.667, 0.333]
        >>> trusted(Trust(0.5, 0.0, 0.03), (1.0, 0.0), mover=0)  # known, not expected
        (1.0, 0.0)
    """
    share, even = found[mover], 1.0 / len(found)
    if not 0.0 < share < 1.0:
        return found
    trusted_share = _share(trust.slope * (_odds(share) - _odds(even)) + _odds(even) + trust.lift)
    return with_share(found, mover, trusted_share)


def with_share(found: Shares, seat: int, share: float) -> Shares:
    """The shares where a seat has this one instead, and the others keep their parts of the rest.

    Examples:
        >>> with_share((0.5, 0.25, 0.25), 0, 0.0)
        (0.0, 0.5, 0.5)
    """
    rest, others = 1.0 - share, 1.0 - found[seat]
    even = 1.0 / max(1, len(found) - 1)
    parts = (one / others if others > 0.0 else even for one in found)
    return tuple(share if k == seat else rest * part for k, part in enumerate(parts))


def chance(trust: Trust, share: float, spread: float = 0.0) -> Chance:
    """A share with its range: by the error that was measured of what is told, and by the standard
    error of the results of continuations (``spread``).

    Examples:
        >>> [round(one, 2) for one in chance(Trust(1.0, 0.0, error=0.02), 0.6, spread=0.02)]
        [0.6, 0.54, 0.66]
        >>> [round(one, 2) for one in chance(Trust(1.0, 0.0, error=0.1), 0.03)]
        [0.03, 0.0, 0.23]
        >>> chance(Trust(1.0, 0.0, error=0.02), 1.0)
        Chance(share=1.0, low=1.0, high=1.0)
    """
    if not 0.0 < share < 1.0:
        return Chance(share, share, share)
    reach = Z95 * math.hypot(trust.error, spread)
    return Chance(share, max(0.0, share - reach), min(1.0, share + reach))


def _odds(share: float) -> float:
    """The logarithm of the odds."""
    return math.log(share / (1.0 - share))


def _share(odds: float) -> float:
    """The inverse of ``_odds``, for odds of any size."""
    part = math.exp(-abs(odds))
    return (part if odds < 0.0 else 1.0) / (1.0 + part)
