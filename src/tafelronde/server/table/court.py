"""Which character of a game's court sits on a seat: no two of one table, and the same again for the
same table and seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from ...core.facts.court import choose_character
from ...core.objects.registry import info as info_of
from ..base.refusal import Refusal
from . import events as e
from .table import Table


def choose(table: Table, seat: int, level: str, reserved: Collection[str] = ()) -> str:
    """The id of the character who plays this level on this seat: one that no other seat has, and
    that is not ``reserved``."""
    taken = {place.character for k, place in enumerate(table.places) if k != seat}
    court = info_of(table.game).court
    return choose_character(court, level, taken | set(reserved), f"{table.id} {seat}")


def check_wish(table: Table, wish: e.BotSeated) -> None:
    """Raise Refusal where the character that is wished for cannot sit there."""
    court = info_of(table.game).court
    found = next((c for c in court if c.id == wish.character), None)
    if found is None or found.level != wish.level:
        message = f"nobody of this name plays {wish.level} here"
        raise Refusal("bad-bot", message, args={"name": wish.character})
    if any(p.character == found.id for k, p in enumerate(table.places) if k != wish.seat):
        raise Refusal("bot-seated", f"{found.name} sits here already", args={"name": found.name})


def fill(table: Table, seating: Iterable[e.Event]) -> list[e.Event]:
    """These events, with a character for every bot: the one that was asked for, or a free one.
    Applies them to the table. Raises Refusal."""
    filled = list(seating)
    wishes = {event.character for event in filled if isinstance(event, e.BotSeated)}
    for number, event in enumerate(filled):
        if isinstance(event, e.BotSeated):
            if event.character:
                check_wish(table, event)
            else:
                chosen = choose(table, event.seat, event.level, wishes)
                event = filled[number] = replace(event, character=chosen)
        table.apply(event, table.changed)
    return filled
