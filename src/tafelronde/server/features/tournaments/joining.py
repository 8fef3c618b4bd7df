"""Whether people may join a tournament now, and how many there may be."""

from __future__ import annotations

from . import wire
from .standing import Standing

MOST_PLAYERS, MOST_IN_ROBIN = 128, 32


def may_join(standing: Standing) -> bool:
    """Whether people may join now: before the beginning, and later in kinds that pair all players
    anew each round."""
    row = standing.row
    if row.status == "running":
        return row.setup.kind in ("swiss", "arena")
    return row.status == "open"


def most_of(standing: Standing) -> int:
    """The largest number of players of this tournament."""
    return most_in(standing.row.setup.kind)


def most_in(kind: wire.TournamentKind) -> int:
    return MOST_IN_ROBIN if kind in ("robin", "league") else MOST_PLAYERS
