"""Results of the bots on a deal, for those who may know them."""

from ...storage.store import Store
from ...storage.stored_tables import cards_of
from . import wire
from .begin import bots_table
from .par_rows import pars_of
from .rows import DealRow
from .worth import RESULTS


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
