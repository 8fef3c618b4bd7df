"""The tables of a round: they get their ids, are made, and end, by their game or by their time."""

import asyncio
import base64
import logging
from collections.abc import Sequence

import msgspec

from ....match.chance import new_seed
from ....match.outcome import shares
from ....tournament import Board, Round
from ....tournament.calendar import round_end
from ....tournament.lot import deal_seed, ticket
from ...base.refusal import Refusal
from ...base.slices import Slices
from ...live.live_table import LiveTable
from ...live.new_table import Plan, begin_paired
from ...live.tables import Tables
from ...storage.store import Conflict
from ...table import events as e
from ...table.outcome import gave_up
from ...table.place import Place
from ...table.table import Table
from ...views.render import result
from . import rows as stored
from .free import WAITS, elsewhere, is_live, live_turn
from .leaving import give_up_for_gone, give_up_seat
from .row_types import Player, RoundRow, Row
from .standing import Standing

_log = logging.getLogger("tafelronde")

STUCK = 3600.0
"""Seconds after its time bound until a table counts as stuck, if the server (not a person) is to
act there; it then ends without a result."""
AT_ONCE = 8
"""The number of tables that are made at a time."""


async def note_tables(tables: Tables, standing: Standing, known: RoundRow) -> bool:
    """Give the tables of a round their ids and time bounds, where these are not stored yet."""
    row, done = standing.row, False
    until = closes(row, known.round)
    for at, noted in enumerate(known.untils):
        if not noted:
            table = table_id(row.seed, known.number, at)
            await stored.add_board(tables.store, row.id, known.number, at, table, until)
            done = True
    return done


def closes(row: Row, round: Round) -> float:
    """When the time of a round's tables ends."""
    if row.setup.days:
        return round_end(row.begun, round.begun, row.setup.days)
    return round.begun + row.setup.bound


def table_id(seed: bytes, round: int, board: int) -> str:
    """The id of a table. It follows from the table's place, and nobody without the seed can guess
    it."""
    drawn = ticket(seed, "table", round, board).to_bytes(32)
    return base64.urlsafe_b64encode(drawn)[:16].decode()


async def see_to(
    tables: Tables, standing: Standing, known: RoundRow, at: int, status: str, now: float
) -> bool:
    """Bring one table of a round on: note its result if it is over, act if its time is up. Whether
    anything was done."""
    row, board = standing.row, known.round.boards[at]
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
                return False  # a bot is to act, or the table is to be dealt
        elif found.table.status == "over":
            outcome, gone = result(found.table, found.table.state), sorted(gave_up(found.table))
            absent = tuple(seat for seat in gone if not has_decided(found.table, seat))
            came = Board(
                board.seats,
                shares(outcome.seats),
                outcome.scores,
                tuple(gone),
                now,
                board.table,
                absent,
            )
    except Refusal as refusal:  # nobody can read the table: it ends without a result
        _log.warning("table %s of a tournament has no result: %s", board.table, refusal.reason)
    await stored.end_board(tables.store, row.id, known.number, at, came)
    return True


async def make_tables(
    tables: Tables, standing: Standing, known: RoundRow, boards: Sequence[Board]
) -> bool:
    """Make these tables, some at a time, each in a round of the event loop of its own; their
    players are told of them at once, since clocks run there. A table waits while its players are at
    another one. Whether any was made."""
    done, turns = False, Slices()
    for at in range(0, len(boards), AT_ONCE):
        some = boards[at : at + AT_ONCE]
        making = (_make(tables, standing, known, board, turns) for board in some)
        if is_live(standing.row.setup):
            async with live_turn(tables.store) as taken:
                made = await asyncio.gather(*making) if taken else []
        else:
            made = await asyncio.gather(*making)
        if any(made):
            await stored.has_changed(tables.store, standing.row.id)
            done = True
    return done


async def _make(
    tables: Tables, standing: Standing, known: RoundRow, board: Board, turns: Slices
) -> bool:
    """Make a table, unless it waits for its players; whether it was made."""
    await turns.pause(board.table)  # not between the look at other tables and the making
    busy = await elsewhere(tables, standing, board) if is_live(standing.row.setup) else []
    if busy and tables.store.now() < known.round.begun + WAITS:
        return False
    for number in busy:
        await stored.set_gone(tables.store, standing.row.id, number, tables.store.now())
    await _make_table(tables, standing, known, board)
    return True


async def _make_table(tables: Tables, standing: Standing, known: RoundRow, board: Board) -> None:
    row, setup = standing.row, standing.row.setup
    by_number = {player.number: player for player in standing.players}
    sitters = [_place(by_number[number]) for number in board.seats]
    seed = deal_seed(row.seed, known.number) if setup.shared else new_seed()
    pairing = e.Paired(row.id, known.number, setup.shared)
    rated = setup.rated and any(sitter.user for sitter in sitters)  # a rated game needs a person
    public = row.public and not setup.shared  # nobody is to see a deal that others still play
    plan = Plan(
        setup.game, len(sitters), setup.options, public, 0, False,
        rated=rated, time=setup.time, paired=pairing,
    )  # fmt: skip
    try:
        await begin_paired(tables, row.user, plan, sitters, Table(board.table, seed))
    except Conflict:  # another node made it first
        pass


def _place(player: Player) -> Place:
    return Place(player.user, player.name, player.level, player.character, standing=player.standing)


def has_decided(table: Table, seat: int) -> bool:
    """Whether this seat has made a decision; what the rules force is none."""
    return any(ply.player == seat and not ply.forced for ply in table.log)


async def _run_out(
    tables: Tables, standing: Standing, known: RoundRow, at: int, found: LiveTable
) -> bool:
    """Give up for the person who is to act at a table whose time is up; False where no person is to
    act. A person who has not made a single decision there also leaves the tournament."""
    table = found.table
    seat = table.player
    if seat < 0 or table.places[seat].is_bot or seat in table.resigned:
        return False
    came = has_decided(table, seat)
    if await give_up_seat(tables, found, seat, still_to_act=True) and not came:
        number = known.round.boards[at].seats[seat]
        await stored.set_gone(tables.store, standing.row.id, number, tables.store.now())
    return True
