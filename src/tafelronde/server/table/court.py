"""The choice of a character of the game's court for a bot's seat: each sits at a table once, and
the same table and seat get the same one again."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from ...core.facts.court import choose_character, style_of
from ...core.objects.registry import info as info_of
from ..base.refusal import Refusal
from . import events as e
from .table import Table


def choose(table: Table, seat: int, level: str, reserved: Collection[str] = ()) -> str:
    """The id of a character of this level for this seat: one that no other seat has and that is
    not ``reserved``."""
    taken = {place.character for k, place in enumerate(table.places) if k != seat}
    court = info_of(table.game).court
    return choose_character(court, level, taken | set(reserved), f"{table.id} {seat}")


def style_at(table: Table, seat: int) -> str:
    """The style in which the bot of this seat plays: that of its character; "" for none."""
    place = table.places[seat]
    return style_of(info_of(table.game).court, place.character, place.level)


def check_terms(table: Table, bot: e.BotSeated) -> None:
    """Raise Refusal where the character that the host asks for cannot sit there."""
    court = info_of(table.game).court
    found = next((c for c in court if c.id == bot.character), None)
    if found is None or found.level != bot.level:
        message = f"nobody of this name plays {bot.level} here"
        raise Refusal("bad-bot", message, args={"name": bot.character})
    if any(p.character == found.id for k, p in enumerate(table.places) if k != bot.seat):
        raise Refusal("bot-seated", f"{found.name} sits here already", args={"name": found.name})


def fill(table: Table, seating: Iterable[e.Event]) -> list[e.Event]:
    """Apply these events to the table, with a character for every bot: the one that was asked for,
    or a free one. Returns the events with the characters. Raises Refusal."""
    filled = list(seating)
    wishes = {event.character for event in filled if isinstance(event, e.BotSeated)}
    for number, event in enumerate(filled):
        if isinstance(event, e.BotSeated):
            if event.character:
                check_terms(table, event)
            else:
                chosen = choose(table, event.seat, event.level, wishes)
                event = filled[number] = replace(event, character=chosen)
        table.apply(event, table.changed)
    return filled
