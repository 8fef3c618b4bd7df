"""Beginning a try at the deal of the day: the table at which it is played."""

from __future__ import annotations

from ...base.refusal import Refusal
from ...live import new_table
from ...live.live_table import LiveTable
from ...live.new_table import Plan
from ...live.tables import Tables
from ...people.person import Person
from ...table import events as e
from ...table.table import Table
from .rows import DealRow


async def begin_deal(tables: Tables, person: Person, deal: DealRow, table: str) -> LiveTable:
    """Make the table of this id for a person's try at a deal. Raises Refusal, and Conflict where
    the table exists already."""
    plan, seating = _planned(tables, person, deal)
    return await new_table.make(tables, person, plan, seating, Table(table, deal.seed))


def trial_table(tables: Tables, person: Person, deal: DealRow) -> Table:
    """A table at which a try at this deal begins, as for this person; it is stored nowhere. The
    rules must be compiled. Raises Refusal."""
    plan, seating = _planned(tables, person, deal)
    table = Table(f"{deal.day} {person.id}", deal.seed)
    for event in new_table.opening(tables, person, plan, seating, table):
        table.apply(event, tables.store.now())
    table.settle()
    return table


def _planned(tables: Tables, person: Person, deal: DealRow) -> tuple[Plan, list[e.Event]]:
    setup = deal.setup
    if not tables.games.knows(setup.game):
        raise Refusal("unknown-game", "this node does not have the game of this day")
    seating: list[e.Event] = []
    for seat in range(setup.players):
        if seat == setup.seat:
            seating.append(e.Seated(seat, person.id, person.name))
            seating.append(e.ReadySaid(seat, True, ""))  # no nonce: all have the same chance
        else:
            seating.append(e.BotSeated(seat, setup.level, setup.characters[seat]))
    return Plan(setup.game, setup.players, setup.options, False, 0, False, deal=deal.day), seating
