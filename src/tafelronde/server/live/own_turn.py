"""Requests at a table that only the player to move may make: this is checked here."""

import asyncio

import msgspec

from ...core.objects.state import State
from ..base.refusal import Refusal
from ..people.person import Person
from ..table.table import Table
from ..wire.messages import Known
from ..wire.requests import AskKnown
from .tables import Tables


def check_to_move(table: Table, user: str, seat: int) -> None:
    """Raise Refusal unless this person's seat is to move."""
    if seat not in table.seats_of(user):
        raise Refusal("not-your-seat", "somebody else sits there", args={"seat": seat})
    if table.status != "playing":
        raise Refusal("not-playing", f"the table is {table.status}")
    if table.player != seat:
        raise Refusal("not-your-turn", "somebody else is to move", args={"player": table.player})


async def known_in_numbers(
    tables: Tables, person: Person, table_id: str, payload: AskKnown
) -> Known:
    """The knowledge of the seat to move, as programs are told it (docs/bot-protocol.md). Raises
    Refusal."""
    found = await tables.open_for(table_id, person.id)
    check_to_move(found.table, person.id, payload.seat)
    await tables.games.game(found.table.game)
    return await asyncio.to_thread(_tell, found.table.state.copy(), payload)


def _tell(state: State, payload: AskKnown) -> Known:
    from ...bots.external.asking import Answers

    answer = Answers(state, payload.seed).tell(
        {"for": list(payload.wanted), "worlds": payload.worlds}
    )
    return msgspec.convert(answer, Known)
