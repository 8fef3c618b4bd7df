"""The next step of a tournament: begin, make the missing tables, note results, pair the next round.

All that a step needs is in the database, and everything it writes may be written again: a table's
id follows from its place in the tournament, and a round is paired once. So it does not matter which
node takes a step, nor where the last one stopped.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from math import ceil
from typing import NamedTuple

import msgspec

from ....core.facts.court import choose_character, name_character
from ....core.objects.registry import info as info_of
from ....tournament import Board, Round, rounds_planned
from ....tournament.calendar import round_end
from ....tournament.lot import deal_seed, ticket
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.new_table import Plan, begin_paired
from ...live.tables import Tables
from ...storage.store import Conflict
from ...storage.stored_clocks import Gap, gaps_since, later
from ...table import events as e
from ...table.outcome import gave_up
from ...table.place import Place
from ...table.table import Table
from ...views.render import result
from . import rows as stored
from .leaving import give_up_for_gone, give_up_seat
from .pairing import Pair, paired, strongest_first, who_block
from .row_types import Player, RoundRow, Row, Status

_log = logging.getLogger("tafelronde")

STUCK = 3600.0
"""Seconds after which a table whose time is up, and where the server is to act, has no result."""
FEWEST = 2
"""Players of a tournament, and at least one whole table."""


class Standing(NamedTuple):
    """A tournament as the database has it."""

    row: Row
    players: list[Player]
    rounds: list[RoundRow]
    gaps: list[Gap]
    """When nobody could play its game, since the first round that is not over began."""

    def until(self, known: RoundRow, at: int) -> float:
        """Until when a table of a round may be played; 0: it is not noted yet. Time in which
        nobody could play is nobody's, but in a league, whose dates were told before it began."""
        noted = known.untils[at]
        if not noted or self.row.setup.days:
            return noted
        return later(self.gaps, known.round.begun, noted)

    @property
    def present(self) -> tuple[int, ...]:
        """Those who play on."""
        return tuple(player.number for player in self.players if not player.gone)

    @property
    def gone(self) -> frozenset[int]:
        """The people who have left."""
        return frozenset(player.number for player in self.players if player.gone and player.user)

    @property
    def played(self) -> list[Round]:
        return [known.round for known in self.rounds]

    @property
    def ends(self) -> float:
        """When an arena makes no more tables; 0: it is none."""
        setup = self.row.setup
        return self.row.begun + 60 * setup.minutes if setup.kind == "arena" else 0.0


async def standing_of(tables: Tables, id: str) -> Standing | None:
    """Read a tournament; None where there is none."""
    row = await stored.tournament_of(tables.store, id)
    if row is None:
        return None
    players = await stored.players_of(tables.store, id)
    rounds = await stored.rounds_of(tables.store, id)
    begun = min((known.round.begun for known in rounds if not known.closed), default=None)
    gaps = [] if begun is None else await gaps_since(tables.store, begun)
    mine = [gap for gap in gaps if gap.game == row.setup.game]
    return Standing(row, players, rounds, mine)


async def take_step(tables: Tables, id: str) -> bool:
    """Whether anything was done, so that there may be more to do at once."""
    standing = await standing_of(tables, id)
    if standing is None:
        return False
    match standing.row.status:
        case "open":
            return await _begin(tables, standing)
        case "running":
            done = await _play(tables, standing)
            if done:
                await stored.has_changed(tables.store, id)
            return done
        case _:
            return False


# ---- the beginning -------------------------------------------------------------------------------


async def _begin(tables: Tables, standing: Standing) -> bool:
    row, now = standing.row, tables.store.now()
    if not row.starts or row.starts > now:
        return False
    await _fill(tables, standing)
    present = [
        player for player in await stored.players_of(tables.store, row.id) if not player.gone
    ]
    enough = len(present) >= max(FEWEST, row.setup.size)
    status: Status = "running" if enough else "off"
    return await stored.set_status(tables.store, row.id, "open", status, now, due=now)


async def _fill(tables: Tables, standing: Standing) -> None:
    """Let bots join, as many as are wished for, and so that nobody sits out."""
    row, setup = standing.row, standing.row.setup
    there = len(standing.present)
    if not setup.fill:
        return
    whole = setup.size * ceil(max(setup.fill, there) / setup.size)
    taken = {player.character for player in standing.players if player.character}
    number = max((player.number for player in standing.players), default=0)
    court = info_of(setup.game).court
    for k in range(whole - there):
        character = choose_character(court, setup.level, taken, f"{row.id} {number + k + 1}")
        taken.add(character)
        name = name_character(court, character)
        bot = Player(number + k + 1, "", name, setup.level, character, 0.0)
        await stored.add_player(tables.store, row.id, bot, tables.store.now())


# ---- its course ----------------------------------------------------------------------------------


async def _play(tables: Tables, standing: Standing) -> bool:
    row = standing.row
    done = False
    for known in standing.rounds:
        if not known.closed:
            done |= await _note_tables(tables, standing, known)
    if done:
        return True
    missing = await stored.over_or_missing(tables.store, row.id)
    latest = max((known.round.begun for known in standing.rounds), default=0.0)
    now = max(tables.store.now(), latest + 0.001)  # after every pairing that did not know it
    for known in standing.rounds:
        if known.closed:
            continue
        for at, board in enumerate(known.round.boards):
            status = missing.get(board.table)
            if status is not None:
                done |= await _see_to(tables, standing, known, at, status, now)
        if known.round.is_over:
            await stored.close_round(tables.store, row.id, known.number, now)
            done = True
    return done or await _next(tables, standing, now)


async def _note_tables(tables: Tables, standing: Standing, known: RoundRow) -> bool:
    """See that the tables of a round have their ids and time bounds."""
    row, done = standing.row, False
    until = closes(row, known.round)
    for at, noted in enumerate(known.untils):
        if not noted:
            table = table_id(row.seed, known.number, at)
            await stored.add_board(tables.store, row.id, known.number, at, table, until)
            done = True
    return done


def closes(row: Row, round: Round) -> float:
    """Until when the tables of a round may be played."""
    if row.setup.days:
        return round_end(row.begun, round.begun, row.setup.days)
    return round.begun + row.setup.bound


def _waits(standing: Standing, now: float) -> bool:
    """Whether there is another round, whose day has not come."""
    row, rounds = standing.row, standing.played
    if not row.setup.days or not rounds or now >= closes(row, rounds[-1]):
        return False
    return len(rounds) < rounds_planned(row.setup.rules, len(rounds[0].present))


def table_id(seed: bytes, round: int, board: int) -> str:
    """The id of a table: it follows from its place, and nobody guesses it."""
    drawn = ticket(seed, "table", round, board).to_bytes(32)
    return base64.urlsafe_b64encode(drawn)[:16].decode()


async def _see_to(
    tables: Tables, standing: Standing, known: RoundRow, at: int, status: str, now: float
) -> bool:
    """Make a table that is missing, note the result of one that is over, and go on with one whose
    time is up."""
    row, board = standing.row, known.round.boards[at]
    if not status:
        await _make_table(tables, standing, known, board)
        return True
    until = standing.until(known, at)
    if status in ("open", "playing") and now < until:
        return await give_up_for_gone(tables, board, standing.gone)
    came = msgspec.structs.replace(board, ended=now)
    try:
        found = await tables.open(board.table)
        if found.table.status in ("open", "playing"):
            if await _run_out(tables, standing, known, at, found):
                return True
            if now < max(until, found.table.changed) + STUCK:
                return False  # a bot plays, or it is about to be dealt
        elif found.table.status == "over":
            told = result(found.table, found.table.state)
            came = Board(
                board.seats, told.returns, told.scores, tuple(sorted(gave_up(found.table))), now,
                board.table,
            )  # fmt: skip
    except Refusal as refusal:  # nobody can say how it ended
        _log.warning("table %s of a tournament has no result: %s", board.table, refusal.reason)
    await stored.end_board(tables.store, row.id, known.number, at, came)
    return True


async def _make_table(tables: Tables, standing: Standing, known: RoundRow, board: Board) -> None:
    from ....match.chance import new_seed

    row, setup = standing.row, standing.row.setup
    by_number = {player.number: player for player in standing.players}
    sitters = [_place(by_number[number]) for number in board.seats]
    seed = deal_seed(row.seed, known.number) if setup.shared else new_seed()
    pairing = e.Paired(row.id, known.number, setup.shared)
    rated = setup.rated and any(sitter.user for sitter in sitters)  # it needs a person
    plan = Plan(
        setup.game, len(sitters), setup.options, False, 0, False,
        rated=rated, time=setup.time, paired=pairing,
    )  # fmt: skip
    try:
        await begin_paired(tables, row.user, plan, sitters, Table(board.table, seed))
    except Conflict:  # another node was faster
        pass


def _place(player: Player) -> Place:
    return Place(player.user, player.name, player.level, player.character)


async def _run_out(
    tables: Tables, standing: Standing, known: RoundRow, at: int, found: LiveTable
) -> bool:
    """The time of a table is up: the person who is to act gives up. Who has not played at all there
    plays no more in the tournament. False where no person is to act."""
    table = found.table
    seat = table.player
    if seat < 0 or table.places[seat].is_bot or seat in table.resigned:
        return False
    came = any(ply.player == seat and not ply.forced for ply in table.log)
    if await give_up_seat(tables, found, seat, still_to_act=True) and not came:
        number = known.round.boards[at].seats[seat]
        await stored.set_gone(tables.store, standing.row.id, number, tables.store.now())
    return True


# ---- what comes next -----------------------------------------------------------------------------


async def _next(tables: Tables, standing: Standing, now: float) -> bool:
    """Pair the next round, or the next tables of an arena; or the tournament is over."""
    row = standing.row
    open_rounds = [known for known in standing.rounds if not known.closed]
    present = standing.present
    if standing.ends:
        busy = {
            number
            for known in open_rounds
            for board in known.round.boards
            if not board.ended
            for number in board.seats
        }
        if now >= standing.ends:
            return not open_rounds and await _end(tables, row, now)
        present = tuple(number for number in present if number not in busy)
        if len(present) < row.setup.size:
            return False
    elif open_rounds or _waits(standing, now):
        return False
    there = [player for player in standing.players if player.number in present]
    order = () if standing.rounds else await _seeded(tables, row, there)
    anew = row.setup.kind in ("swiss", "arena")
    blocked = await who_block(tables, there) if anew else frozenset[Pair]()
    fresh = await asyncio.to_thread(
        paired, row.setup.rules, standing.played, present, row.seed, now, order, blocked
    )
    if fresh is None:
        return not standing.ends and await _end(tables, row, now)
    number = len(standing.rounds) + 1
    if row.setup.shared:
        from ....match.chance import commitment

        promised = commitment(deal_seed(row.seed, number)).hex()
        fresh = msgspec.structs.replace(fresh, deal=promised)
    return await stored.add_round(tables.store, row.id, number, fresh)


async def _seeded(tables: Tables, row: Row, there: list[Player]) -> tuple[int, ...]:
    """The order of the first round, where strength counts for it."""
    counts = row.setup.kind == "knockout" or (row.setup.kind == "swiss" and row.setup.size == 2)
    return await strongest_first(tables, row, there) if counts else ()


async def _end(tables: Tables, row: Row, now: float) -> bool:
    return await stored.set_status(tables.store, row.id, "running", "over", now, due=0.0)
