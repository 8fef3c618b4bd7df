"""A tournament with its players and rounds, and what follows from them without another query."""

from collections.abc import Mapping
from math import inf
from typing import Literal, NamedTuple

from ....tournament import Line, Round, Rules, next_round, rounds_planned, standings
from ....tournament.acts import DirectorAct
from ....tournament.directed import Directed, counted, directed, ruled, undone
from ....tournament.knockout import survivors
from ....tournament.winner import final_standings, winner_of
from ...base.refusal import Refusal
from ...storage.store import Store, name_of
from ...storage.stored_clocks import Gap, gaps_since, later
from . import rows as stored
from .act_rows import ActRow, acts_of, directors_of
from .row_types import Player, RoundRow, Row

HOST, MAKER = 0, 1
"""The numbers by which acts name the host of the site, and the person who made the tournament."""


class Standing(NamedTuple):
    """A tournament as the database has it."""

    row: Row
    players: list[Player]
    rounds: list[RoundRow]
    gaps: list[Gap]
    """Times in which nobody could play its game, since the first open round began."""
    log: list[ActRow]
    """The acts of its directors."""
    state: Directed
    """The state that follows from them."""
    directors: dict[int, str]
    """The people whom acts ever made directors, by number."""

    def until(self, known: RoundRow, at: int) -> float:
        """Until when a table of a round may be played; 0: no bound is stored yet. The bound moves
        on by the gaps in which nobody could play, but not in a league: its dates were told
        beforehand."""
        noted = known.untils[at]
        more = self.state.extended.get(known.number, 0.0)
        if not noted or self.row.setup.days:
            return noted and noted + more
        return later(self.gaps, known.round.begun, noted) + more

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
    def counted(self) -> list[Round]:
        """The rounds as they count after the directors' acts."""
        return counted(self.played, self.state)

    @property
    def rules(self) -> Rules:
        """The rules after the directors' acts."""
        return ruled(self.row.setup.rules, self.state)

    @property
    def took_part(self) -> list[int]:
        """The numbers of all players who were ever paired or may still be."""
        return sorted({n for round in self.played for n in round.present}.union(self.present))

    @property
    def left(self) -> tuple[int, ...]:
        """The numbers of the players who took part and left before the tournament was decided.
        Nobody leaves any more, but by giving up a game, once too few are there for another round,
        or the time of an arena is up; nor does who sits out the last round by request, once it has
        begun."""
        ended, rounds = self.row.ended, self.played
        gone = {player.number: player.gone or inf for player in self.players}
        until = self.ends or self._too_few(gone)
        gave_up = {
            b.seats[k] for r in rounds for b in r.boards if b.ended > until for k in b.gave_up
        }
        last = rounds[-1].begun if 0 < self.planned <= len(rounds) else inf
        sits_out = self.state.sits_out(self.planned)
        return tuple(
            number
            for number in self.took_part
            if (at := gone.get(number, inf)) <= ended
            and (at <= (last if number in sits_out else until) or number in gave_up)
        )

    def _too_few(self, gone: Mapping[int, float]) -> float:
        """When too few were left for another round, by when each player left; ``inf``: never."""
        size, out = self.row.setup.size, self.state.sits_out(len(self.rounds) + 1)
        there = {*gone} - {*out}
        if self.row.setup.kind == "knockout" and self.rounds:
            size, there = 2, {*survivors(self.rules, self.counted, self.row.seed)} - {0}
        times = sorted((gone[number] for number in there), reverse=True)
        return times[size - 1] if len(times) >= size else 0.0

    @property
    def by_points(self) -> list[Line]:
        """The standings by points, whoever has won."""
        return standings(self.rules, self.took_part, self.counted, self.row.seed)

    @property
    def lines(self) -> list[Line]:
        """The standings; once the tournament is over, with its winner in front. Nobody has won one
        that was called off while it ran."""
        lines, seed = self.by_points, self.row.seed
        if self.row.status == "off" and self.rounds:
            return final_standings(lines, 0)
        if self.row.status != "over":
            return lines
        barred = self.state.barred
        return final_standings(
            lines, winner_of(self.rules, lines, self.counted, seed, self.left, barred)
        )

    @property
    def acts(self) -> list[DirectorAct]:
        return [row.act for row in self.log]

    def directed_by(self, user: str) -> int | None:
        """The number of this person among the directors; None: they are none."""
        if user == self.row.user:
            return MAKER
        mine = (n for n, one in self.directors.items() if one == user and n in self.state.directors)
        return next(mine, None)

    def waits(self, now: float) -> Literal["", "paused", "director", "approval"]:
        """The act that a running tournament waits for."""
        if self.row.status != "running":
            return ""
        if self.state.paused:
            return "paused"
        if any(not known.closed for known in self.rounds):
            return ""
        if self.state.approval and not self.state.approved and self.is_through(now):
            return "approval"
        return "" if self.state.may_begin(len(self.rounds) + 1, now) else "director"

    @property
    def planned(self) -> int:
        """The number of rounds that are planned; 0: not known, or none has begun."""
        first = self.rounds[0].round.present if self.rounds else self.present
        return rounds_planned(self.rules, len(first))

    def is_through(self, now: float) -> bool:
        """Whether all rounds are over and none follows: as many as planned were played, too few
        players are left, a knock-out is decided, or the time of an arena is up."""
        if self.row.status != "running" or any(not known.closed for known in self.rounds):
            return False
        if self.ends:
            return now >= self.ends
        if self.row.setup.kind == "knockout":
            return next_round(self.rules, self.counted, self.present, self.row.seed) is None
        out = self.state.sits_out(len(self.rounds) + 1)
        left = len({*self.present} - {*out})
        return left < self.row.setup.size or 0 < self.planned <= len(self.rounds)

    @property
    def undone(self) -> frozenset[int]:
        """The numbers of the acts that count no more."""
        return undone(self.acts)

    @property
    def ends(self) -> float:
        """When an arena stops making tables; 0 for other kinds."""
        setup = self.row.setup
        more = self.state.extended.get(0, 0.0)
        return self.row.begun + 60 * setup.minutes + more if setup.kind == "arena" else 0.0


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
    log = await acts_of(store, id)
    state = directed([one.act for one in log])
    directors = await directors_of(store, id) if log else {}
    return Standing(row, players, rounds, mine, log, state, directors)


async def read_standing(store: Store, id: str) -> Standing:
    """Read a tournament. Raises Refusal where there is none."""
    standing = await standing_of(store, id) if len(id) <= 64 else None
    if standing is None:
        raise Refusal("not-found", "there is no such tournament")
    return standing


async def director_names(store: Store, standing: Standing) -> dict[int, tuple[str, str]]:
    """All who ever were directors: number → user and name."""
    users = {MAKER: standing.row.user, **standing.directors}
    return {number: (user, await name_of(store, user)) for number, user in users.items()}
