"""Results of bots on the deals of the days: in the database, and for those who may know them."""

from collections.abc import Sequence
from typing import NamedTuple

from ...storage.leases import take
from ...storage.store import Store
from ...storage.stored_tables import cards_of
from . import wire
from .begin import bots_table
from .rows import DealRow
from .worth import RESULTS, Worth


class ParRow(NamedTuple):
    """The result of a bot of this level on the deal of a day."""

    level: str
    worth: Worth | None
    """None: it has not been played yet."""


async def pars_of(store: Store, day: str) -> list[ParRow]:
    """The results of the bots on the deal of a day; [] where nobody has asked for it."""
    sql = "SELECT level, result, lead, points FROM deal_pars WHERE day = $1 ORDER BY level"
    rows = await store.read(sql, day)
    return [ParRow(level, None if worth[0] is None else Worth(*worth)) for level, *worth in rows]


async def add_pars(store: Store, day: str, levels: Sequence[str]) -> None:
    """Note that bots of these levels are to play the deal of a day."""
    for level in levels:
        sql = (
            "INSERT INTO deal_pars (day, level, lease_node, lease_until) VALUES ($1, $2, '', 0)"
            " ON CONFLICT DO NOTHING"
        )
        await store.write(sql, day, level)


async def lease_par(store: Store, day: str, level: str, seconds: float, *, again: bool) -> bool:
    """Take a game of a bot for so long (``again``: keep it); False where another node has it, or
    it has been played."""
    where = "day = $1 AND level = $2 AND result IS NULL"
    return await take(store, "deal_pars", store.node, seconds, where, day, level, again=again)


async def keep_par(store: Store, day: str, level: str, worth: Worth) -> None:
    """Store what a bot got, unless that is known."""
    sql = (
        "UPDATE deal_pars SET result = $1, lead = $2, points = $3"
        " WHERE day = $4 AND level = $5 AND result IS NULL"
    )
    await store.write(sql, *worth, day, level)


async def shown_pars(store: Store, deal: DealRow) -> tuple[tuple[wire.DealPar, ...], int]:
    """The result of each bot, and how many bots have yet to play."""
    pars = await pars_of(store, deal.day)
    tables = {par.level: bots_table(deal, par.level) for par in pars}
    kept = dict(await cards_of(store, list(tables.values())) if tables else ())
    shown: list[wire.DealPar] = []
    for level, worth in pars:
        if worth is not None:
            table = tables[level] if tables[level] in kept else ""
            result = RESULTS[int(worth.result)]
            shown.append(wire.DealPar(level, result, worth.points, worth.lead, table))
    return tuple(shown), len(pars) - len(shown)
