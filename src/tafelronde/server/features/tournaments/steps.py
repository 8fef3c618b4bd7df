"""The next step of a tournament: begin, make the missing tables, note results, pair the next round.

A step reads all it needs from the database, and taking it twice does no harm: the id of a table
follows from its place in the tournament, and a round is stored once. So any node may take any step,
wherever the last one stopped.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from math import ceil

import msgspec

from ....core.facts.court import choose_character, name_character
from ....core.objects.registry import info as info_of
from ....match.chance import commitment, new_seed
from ....tournament import Board, Round, rounds_planned
from ....tournament.calendar import round_end
from ....tournament.lot import deal_seed, ticket
from ...base.refusal import Refusal
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
from .leaving import give_up_for_gone, give_up_seat
from .pairing import Pair, paired, strongest_first, who_block
from .row_types import Player, RoundRow, Row, Status
from .standing import Standing, standing_of

_log = logging.getLogger("tafelronde")

STUCK = 3600.0
"""Seconds after its time bound until a table counts as stuck, if the server (not a person) is to
act there; it then ends without a result."""
FEWEST = 2
"""The fewest players of a tournament; they must also fill one table."""


async def take_step(tables: Tables, id: str) -> bool:
    """Take the next step; whether it changed anything, in which case another may follow at once."""
    standing = await standing_of(tables.store, id)
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
    """Let bots join: as many as the maker wished, and so many more that nobody sits out."""
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
    now = max(tables.store.now(), latest + 0.001)  # after every pairing without this result
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


def _waits(standing: Standing, now: float) -> bool:
    """Whether another round follows, but its day has not come yet."""
    row, rounds = standing.row, standing.played
    if not row.setup.days or not rounds or now >= closes(row, rounds[-1]):
        return False
    return len(rounds) < rounds_planned(row.setup.rules, len(rounds[0].present))


def table_id(seed: bytes, round: int, board: int) -> str:
    """The id of a table. It follows from the table's place, and nobody without the seed can guess
    it."""
    drawn = ticket(seed, "table", round, board).to_bytes(32)
    return base64.urlsafe_b64encode(drawn)[:16].decode()


async def _see_to(
    tables: Tables, standing: Standing, known: RoundRow, at: int, status: str, now: float
) -> bool:
    """Bring one table of a round on: make it if it is missing, note its result if it is over, act
    if its time is up. Whether anything was done."""
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
                return False  # a bot is to act, or the table is to be dealt
        elif found.table.status == "over":
            told = result(found.table, found.table.state)
            came = Board(
                board.seats, told.returns, told.scores, tuple(sorted(gave_up(found.table))), now,
                board.table,
            )  # fmt: skip
    except Refusal as refusal:  # nobody can read the table: it ends without a result
        _log.warning("table %s of a tournament has no result: %s", board.table, refusal.reason)
    await stored.end_board(tables.store, row.id, known.number, at, came)
    return True


async def _make_table(tables: Tables, standing: Standing, known: RoundRow, board: Board) -> None:
    row, setup = standing.row, standing.row.setup
    by_number = {player.number: player for player in standing.players}
    sitters = [_place(by_number[number]) for number in board.seats]
    seed = deal_seed(row.seed, known.number) if setup.shared else new_seed()
    pairing = e.Paired(row.id, known.number, setup.shared)
    rated = setup.rated and any(sitter.user for sitter in sitters)  # a rated game needs a person
    plan = Plan(
        setup.game, len(sitters), setup.options, False, 0, False,
        rated=rated, time=setup.time, paired=pairing,
    )  # fmt: skip
    try:
        await begin_paired(tables, row.user, plan, sitters, Table(board.table, seed))
    except Conflict:  # another node made it first
        pass


def _place(player: Player) -> Place:
    return Place(player.user, player.name, player.level, player.character)


async def _run_out(
    tables: Tables, standing: Standing, known: RoundRow, at: int, found: LiveTable
) -> bool:
    """Give up for the person who is to act at a table whose time is up; False where no person is to
    act. A person who has not made a single decision there also leaves the tournament."""
    table = found.table
    seat = table.player
    if seat < 0 or table.places[seat].is_bot or seat in table.resigned:
        return False
    came = any(ply.player == seat and not ply.forced for ply in table.log)
    if await give_up_seat(tables, found, seat, still_to_act=True) and not came:
        number = known.round.boards[at].seats[seat]
        await stored.set_gone(tables.store, standing.row.id, number, tables.store.now())
    return True


# ---- the next round ------------------------------------------------------------------------------


async def _next(tables: Tables, standing: Standing, now: float) -> bool:
    """Pair the next round, or the next tables of an arena; if there is none, end the tournament."""
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
        promised = commitment(deal_seed(row.seed, number)).hex()
        fresh = msgspec.structs.replace(fresh, deal=promised)
    return await stored.add_round(tables.store, row.id, number, fresh)


async def _seeded(tables: Tables, row: Row, there: list[Player]) -> tuple[int, ...]:
    """The players of the first round, the strongest first, where the kind seeds by strength; else
    empty."""
    counts = row.setup.kind == "knockout" or (row.setup.kind == "swiss" and row.setup.size == 2)
    return await strongest_first(tables, row, there) if counts else ()


async def _end(tables: Tables, row: Row, now: float) -> bool:
    return await stored.set_status(tables.store, row.id, "running", "over", now, due=0.0)
