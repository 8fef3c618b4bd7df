"""A tournament with its players and rounds, and what follows from them without another query."""

from __future__ import annotations

from typing import NamedTuple

from ....tournament import Round
from ...storage.store import Store
from ...storage.stored_clocks import Gap, gaps_since, later
from . import rows as stored
from .row_types import Player, RoundRow, Row


class Standing(NamedTuple):
    """A tournament as the database has it."""

    row: Row
    players: list[Player]
    rounds: list[RoundRow]
    gaps: list[Gap]
    """Times in which nobody could play its game, since the first open round began."""

    def until(self, known: RoundRow, at: int) -> float:
        """Until when a table of a round may be played; 0: no bound is stored yet. The bound moves
        on by the gaps in which nobody could play, but not in a league: its dates were told
        beforehand."""
        noted = known.untils[at]
        if not noted or self.row.setup.days:
            return noted
        return later(self.gaps, known.round.begun, noted)

    @property
    def present(self) -> tuple[int, ...]:
        """The numbers of the players who have not left."""
        return tuple(player.number for player in self.players if not player.gone)

    @property
    def gone(self) -> frozenset[int]:
        """The numbers of the people (not bots) who have left."""
        return frozenset(player.number for player in self.players if player.gone and player.user)

    @property
    def played(self) -> list[Round]:
        return [known.round for known in self.rounds]

    @property
    def ends(self) -> float:
        """When an arena stops making tables; 0 for other kinds."""
        setup = self.row.setup
        return self.row.begun + 60 * setup.minutes if setup.kind == "arena" else 0.0


async def standing_of(store: Store, id: str) -> Standing | None:
    """Read a tournament; None where there is none."""
    row = await stored.tournament_of(store, id)
    if row is None:
        return None
    players = await stored.players_of(store, id)
    rounds = await stored.rounds_of(store, id)
    begun = min((known.round.begun for known in rounds if not known.closed), default=None)
    gaps = [] if begun is None else await gaps_since(store, begun)
    mine = [gap for gap in gaps if gap.game == row.setup.game]
    return Standing(row, players, rounds, mine)
