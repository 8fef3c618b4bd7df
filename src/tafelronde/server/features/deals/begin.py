"""Beginning a game at the deal of the day: the table at which a person, or a bot, plays it."""

import base64
import hashlib

from ...base.refusal import Refusal
from ...live import new_table
from ...live.live_table import LiveTable
from ...live.new_table import Plan
from ...live.tables import Tables
from ...people.person import Person
from ...table import events as e
from ...table.table import Table
from .rows import DealRow

NOBODY = Person("", "")
"""Has the table of a bot's game."""


async def begin_deal(tables: Tables, person: Person, deal: DealRow, table: str) -> LiveTable:
    """Make the table of this id for a person's try at a deal. Raises Refusal, and Conflict where
    the table exists already."""
    seat = deal.setup.seat
    # no nonce: all have the same chance
    seated = e.Seated(seat, person.id, person.name, person.standing)
    sits: list[e.Event] = [seated, e.ReadySaid(seat, True, "")]
    plan, seating = _planned(tables, deal, sits)
    return await new_table.make(tables, person, plan, seating, Table(table, deal.seed))


def bots_opening(tables: Tables, deal: DealRow, level: str) -> list[e.Event]:
    """The first events of a table at which a bot of this level plays this deal on the person's
    seat. The rules must be compiled. Raises Refusal."""
    plan, seating = _planned(tables, deal, [e.BotSeated(deal.setup.seat, level)])
    table = Table(bots_table(deal, level), deal.seed)
    return new_table.opening(tables, NOBODY, plan, seating, table)


def bots_table(deal: DealRow, level: str) -> str:
    """The id of the table of a bot's game at a deal. It follows from the seed, which nobody knows
    before the deal is out."""
    hashed = hashlib.sha256(b"par " + level.encode() + b" " + deal.seed).digest()
    return base64.urlsafe_b64encode(hashed[:12]).decode()


def _planned(tables: Tables, deal: DealRow, sits: list[e.Event]) -> tuple[Plan, list[e.Event]]:
    setup = deal.setup
    if not tables.games.knows(setup.game):
        raise Refusal("unknown-game", "this node does not have the game of this day")
    seating: list[e.Event] = []
    for seat in range(setup.players):
        if seat == setup.seat:
            seating += sits
        else:
            seating.append(e.BotSeated(seat, setup.level, setup.characters[seat]))
    return Plan(setup.game, setup.players, setup.options, False, 0, False, deal=deal.day), seating
