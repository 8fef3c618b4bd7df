"""Taking a free seat at a table and being ready, in one step."""

import contextlib
import secrets

from ..base.refusal import Refusal
from ..people.person import Person
from ..wire.commands import Ready, Sit, Stand
from .commands import Commands
from .tables import Tables


def fresh_id() -> str:
    """A new id of a command."""
    return secrets.token_hex(8)


async def take_free_seat(tables: Tables, commands: Commands, person: Person, table: str) -> str:
    """Take the first free seat, and be ready; the table. Whoever sits there is made ready. Raises
    Refusal; then nobody has sat down."""
    found = (await tables.open_for(table, person.id)).table
    sat = not found.seats_of(person.id)
    if sat:
        free = [seat for seat, place in enumerate(found.places) if place.is_open]
        for seat in free or [0]:
            try:
                await commands.command(person, Sit(fresh_id(), table, seat))
                break
            except Refusal as refusal:
                if refusal.reason != "seat-taken" or seat in free[-1:] or not free:
                    raise
    seats = found.seats_of(person.id)
    try:
        for seat in seats:
            if not found.places[seat].ready:
                await commands.command(person, Ready(fresh_id(), table, seat))
    except Refusal:  # somebody was blocked or banned since
        for seat in seats if sat else ():
            with contextlib.suppress(Refusal):
                await commands.command(person, Stand(fresh_id(), table, seat))
        raise
    return table
