"""Seating before the game starts, and removing people from the table."""

from collections.abc import Sequence

from msgspec.structs import replace

from ..base.refusal import Refusal
from ..base.text import apart, clean_name
from ..wire.commands import Remove, SeatBot, Sit, Stand
from . import events as e
from .checks import need, need_host, no_seat_here, place_at
from .court import fill
from .playing import start
from .rated import check_bot, check_sit
from .table import Table


def sit(table: Table, user: str, name: str, command: Sit, standing: str = "") -> list[e.Event]:
    """The events of a person who takes an open seat. Their name gets a number where somebody of the
    same name sits there. Raises Refusal."""
    need(table, "open")
    if user in table.removed:
        raise no_seat_here()
    if not place_at(table, command.seat).is_open:
        raise Refusal("seat-taken", "this seat is taken", args={"seat": command.seat})
    check_sit(table, user)
    shown = name if command.name is None else clean_name(command.name)
    shown = apart(shown, [place.name for place in table.places if place.name])
    return [e.Seated(command.seat, user, shown, standing)]


def named_apart(seating: Sequence[e.Event]) -> list[e.Event]:
    """The seating with numbers behind names that read alike."""
    names: list[str] = []
    renamed: list[e.Event] = []
    for event in seating:
        if isinstance(event, e.Seated):
            event = replace(event, name=apart(event.name, names))
            names.append(event.name)
        renamed.append(event)
    return renamed


def stand(table: Table, user: str, command: Stand) -> list[e.Event]:
    """The events of a seat that its person or the host frees. Raises Refusal."""
    need(table, "open")
    place = place_at(table, command.seat)
    if place.user != user and table.host != user:
        raise Refusal("not-your-seat", "somebody else sits there", args={"seat": command.seat})
    if place.is_open:
        raise Refusal("not-your-seat", "nobody sits there", args={"seat": command.seat})
    return [e.Freed(command.seat)]


def seat_bot(table: Table, user: str, command: SeatBot, prepared: bool) -> list[e.Event]:
    """The events of a bot that the host seats; the game may start then, if its rules are
    ``prepared``. Raises Refusal."""
    need_host(table, user)
    need(table, "open")
    if place_at(table, command.seat).user:
        raise Refusal("seat-taken", "a person sits there", args={"seat": command.seat})
    check_bot(table, command.seat, command.level)
    bot = e.BotSeated(command.seat, command.level, command.character)
    seated = fill(table.fork(), [bot])
    return [*seated, *(start(table, seated) if prepared else ())]


def remove(table: Table, user: str, command: Remove) -> list[e.Event]:
    """The events of a person whom the host removes, or lets back. Raises Refusal."""
    need_host(table, user)
    seats = table.seats_of(command.user)
    if command.user == user:
        raise Refusal("not-host", "the host stays")
    if seats and table.status == "playing":
        raise Refusal("is-playing", "who plays stays until the end", args={"seat": seats[0]})
    removed = e.Removed(command.user, command.on)
    if table.status == "open" and command.on:
        return [removed, *(e.Freed(seat) for seat in seats)]
    return [removed]
