"""The next step of a tournament: begin, make the missing tables, note results, pair the next round.

A step reads all it needs from the database, and taking it twice does no harm: the id of a table
follows from its place in the tournament, and a round is stored once. So any node may take any step,
wherever the last one stopped.
"""

import logging
from math import ceil

import msgspec

from ....core.facts.court import choose_character, name_character
from ....core.objects.registry import info as info_of
from ....match.chance import commitment
from ....tournament import Round
from ....tournament.bracket import walkovers
from ....tournament.lot import deal_seed
from ...live.asked import Reminding
from ...live.closing import close_table
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...reading.reading import Reading
from ...storage.store import Statement
from . import rows as stored
from .drawing import Draw, Pair
from .free import free_of, live_turn
from .no_shows import give_up_for_absent
from .pairing import drawn, met_often, strongest_first, who_block
from .round_tables import closes, make_tables, note_tables, see_to
from .row_types import Player, Row, Status
from .standing import Standing, standing_of

_log = logging.getLogger("tafelronde")

FEWEST = 2
"""The fewest players of a tournament; they must also fill one table."""


async def take_step(tables: Tables, reading: Reading, moderation: Moderation, id: str) -> bool:
    """Take the next step; whether it changed anything, in which case another may follow at once."""
    standing = await standing_of(tables.store, id)
    if standing is None:
        return False
    if standing.row.status in ("open", "running") and await _let_go(tables, moderation, standing):
        return True
    match standing.row.status:
        case "open":
            return await _begin(tables, standing)
        case "running":
            done = await _play(tables, reading, standing)
            if done:
                await stored.has_changed(tables.store, id)
            return done
        case "off":
            await _close_left(tables, standing)
            return False
        case _:
            return False


async def _close_left(tables: Tables, standing: Standing) -> None:
    """Close the tables of a tournament that was called off while they were being made."""
    for table, status in (await stored.over_or_missing(tables.store, standing.row.id)).items():
        if status in ("open", "playing"):
            await close_table(tables, table)


async def _let_go(tables: Tables, moderation: Moderation, standing: Standing) -> bool:
    """Take out people who are banned from playing, as if they had left; whether anybody was."""
    out = [p for p in standing.players if p.user and not p.gone and not moderation.may_play(p.user)]
    for player in out:
        await stored.set_gone(tables.store, standing.row.id, player.number, tables.store.now())
    if out:
        await stored.has_changed(tables.store, standing.row.id)
    return bool(out)


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


async def _play(tables: Tables, reading: Reading, standing: Standing) -> bool:
    row = standing.row
    done = False
    for known in standing.rounds:
        if not known.closed:
            done |= await note_tables(tables, standing, known)
    if done:
        return True
    missing = await stored.over_or_missing(tables.store, row.id)
    latest = max((known.round.begun for known in standing.rounds), default=0.0)
    now = max(tables.store.now(), latest + 0.001)  # after every pairing without this result
    for known in standing.rounds:
        if known.closed:
            continue
        unmade = [board for board in known.round.boards if missing.get(board.table) == ""]
        done |= await make_tables(tables, standing, known, unmade)
        for at, board in enumerate(known.round.boards):
            if status := missing.get(board.table):
                done |= await see_to(tables, standing, known, at, status, now)
        if known.round.is_over:
            await stored.close_round(tables.store, row.id, known.number, now)
            done = True
    if not (done or standing.state.paused):
        done = await give_up_for_absent(tables, standing)
    return done or await _next(tables, reading, standing, now)


def _waits(standing: Standing, now: float) -> bool:
    """Whether another round follows, but its day has not come yet."""
    row, rounds = standing.row, standing.played
    if not row.setup.days or not rounds or now >= closes(row, rounds[-1]):
        return False
    return len(rounds) < standing.planned


# ---- the next round ------------------------------------------------------------------------------


async def _next(tables: Tables, reading: Reading, standing: Standing, now: float) -> bool:
    """Pair the next round, or the next tables of an arena; if there is none, end the tournament."""
    row = standing.row
    open_rounds = [known for known in standing.rounds if not known.closed]
    present = standing.present
    number = len(standing.rounds) + 1
    if standing.state.paused:
        return False
    if standing.ends:
        busy = {
            number
            for known in open_rounds
            for board in known.round.boards
            if not board.ended
            for number in board.seats
        }
        if now >= standing.ends:
            if standing.state.approval and not standing.state.approved:
                return False
            return not open_rounds and await _end(tables, row, now)
        present = tuple(number for number in present if number not in busy)
        if len(present) < row.setup.size:
            return False
        async with live_turn(tables.store) as taken:
            present = await free_of(tables, standing, present) if taken else ()
            if len(present) < row.setup.size:
                return False
            return await _pair(tables, reading, standing, present, now)
    elif open_rounds or _waits(standing, now):
        return False
    may_begin = standing.state.may_begin(number, now)
    if not (may_begin or standing.is_through(now)):
        return False
    return await _pair(tables, reading, standing, present, now, may_begin)


async def _pair(
    tables: Tables, reading: Reading, standing: Standing, present: tuple[int, ...], now: float,
    may_begin: bool = True,
) -> bool:  # fmt: skip
    """Pair these players for a round; where there is none, end the tournament. A round that may not
    begin yet is not stored."""
    row, number = standing.row, len(standing.rounds) + 1
    there = [player for player in standing.players if player.number in present]
    order = () if standing.rounds else await seeded(tables, row, there)
    anew = row.setup.kind in ("swiss", "arena")
    apart = await who_block(tables, there) if anew else frozenset[Pair]()
    if row.setup.kind == "arena":
        apart |= met_often(standing.played, len(standing.present))
    draw = Draw(
        row.setup.rules, standing.played, present, row.seed, now, order, apart, standing.acts
    )
    fresh = await drawn(reading, row.id, draw)
    if fresh is None:
        if standing.state.approval and not standing.state.approved:
            return False
        return not standing.ends and await _end(tables, row, now)
    if not may_begin:
        return False
    if row.setup.shared:
        promised = commitment(deal_seed(row.seed, number)).hex()
        fresh = msgspec.structs.replace(fresh, deal=promised)
    told = await _walkovers_told(tables, standing, fresh)
    return await stored.add_round(tables.store, row.id, number, fresh, told)


async def _walkovers_told(tables: Tables, standing: Standing, fresh: Round) -> list[Statement]:
    """The statements that tell people of a fresh round that they do not play, since who was to meet
    them has left."""
    rounds, told = [*standing.counted, fresh], list[Statement]()
    if not (missed := walkovers(standing.rules, rounds, standing.row.seed)[-1]):
        return told
    users = {player.number: player.user for player in standing.players}
    for number, _, _ in missed:
        if users[number]:
            reminding = tables.answers[Reminding]
            told += await reminding.walkover(users[number], standing.row.id, len(rounds))
    return told


async def seeded(tables: Tables, row: Row, there: list[Player]) -> tuple[int, ...]:
    """The players of the first round, the strongest first, where the kind seeds by strength; else
    empty."""
    counts = row.setup.kind == "knockout" or (row.setup.kind == "swiss" and row.setup.size == 2)
    return await strongest_first(tables, row, there) if counts else ()


async def _end(tables: Tables, row: Row, now: float) -> bool:
    return await stored.set_status(tables.store, row.id, "running", "over", now, due=0.0)
