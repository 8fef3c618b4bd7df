"""Making the tables of pairings."""

import random

from ....core.facts.levels import LEVELS
from ....core.objects.registry import info as info_of
from ....match.chance import new_seed
from ...base.refusal import Refusal
from ...live.games import bots_of
from ...live.new_table import Plan, begin_paired
from ...live.settling import settle
from ...live.tables import Tables
from ...storage.store import Store
from ...table.place import Place
from ...table.table import Table
from ...wire.requests import NewTable
from ..ratings.anchors import anchors
from . import wire
from .rows import PairedTable


def check_terms(tables: Tables, wish: wire.NewSeek) -> None:
    """Raise Refusal for a seek that no table can fulfil."""
    for players in (wish.least, wish.most):
        plan = NewTable(wish.game, players, time=wish.time, rated=wish.rated)
        settle(plan, tables.games.offered)
    if wish.least > wish.most:
        raise Refusal("bad-option", "most: not fewer than least", args={"field": "most"})


async def begin_found(tables: Tables, table: str, found: PairedTable) -> None:
    """Make this table and start its game. Seats are drawn by lot, bots take the free ones, and
    nobody has to say that they are ready. Raises Conflict where the table exists, and Refusal."""
    options = info_of(found.game).settle_options(found.players, {})
    plan = Plan(
        found.game, found.players, options, True, 0, False, rated=found.rated, time=found.time
    )
    sitters = [await place_of(tables.store, user) for user in found.users]
    if len(sitters) < found.players:
        bot = Place(level=await _level(tables, found))
        sitters += [bot] * (found.players - len(sitters))
    random.Random(table).shuffle(sitters)
    await begin_paired(tables, found.users[0], plan, sitters, Table(table, new_seed()))


async def _level(tables: Tables, found: PairedTable) -> str:
    """The level of bots that is about as strong as these people. Raises Refusal."""
    known = bots_of(await tables.games.game(found.game))
    levels = [level for level in LEVELS if level in known]
    if not levels:
        return known[len(known) // 2]
    strength = anchors(info_of(found.game), found.players)
    return min(levels, key=lambda level: abs(strength[level].mu - found.strength))


async def place_of(store: Store, user: str) -> Place:
    """The place of a person who is to sit at a table: their present name and standing; without a
    name for an unknown one."""
    rows = await store.read(
        "SELECT name, EXISTS (SELECT 1 FROM accounts WHERE user_id = users.id) FROM users"
        " WHERE id = $1",
        user,
    )
    if not rows:
        return Place(user=user)
    name, account = rows[0]
    return Place(user=user, name=name, standing="account" if account else "guest")
