"""The events of the players' time: pauses by agreement, time that does not count, and the end of a
player's time. Like ``decide`` it makes events and changes nothing."""

from collections.abc import Iterable

from ..base.refusal import Refusal
from . import events as e
from .clock import MAX_LAG, Clock, Stand
from .court import choose
from .giving_up import give_up
from .table import Table


def check_time(table: Table, seat: int, at: float, lag: float) -> None:
    """Raise Refusal where this seat may not decide now: the clocks stand, or its time is out."""
    clock = table.clock
    if clock is None:
        return
    if clock.paused:
        raise Refusal("paused", "the clocks stand: end the pause first")
    if seat not in table.untimed and at > clock.due(seat) + min(lag, MAX_LAG):
        raise Refusal("time-is-up", "there is no time left for this", args={"seat": seat})


def pause(table: Table, seat: int, on: bool) -> list[e.Event]:
    """The events of a seat that asks for a pause, agrees, declines, or ends one (any seat may).
    Raises Refusal."""
    clock = _running(table)
    if clock.paused:
        if on:
            raise Refusal("paused", "the clocks stand already")
        return [e.Resumed(seat)]
    asked = e.PauseAsked(seat, on)
    if not on:
        if not clock.asked:
            raise Refusal("no-offer", "nobody asks for a pause")
        return [asked]
    agreed = {table.places[k].user for k in clock.asked | {seat}}
    return [asked] if people_at_play(table) - agreed else [asked, e.Paused()]


def people_at_play(table: Table) -> set[str]:
    """The people who decide for themselves here."""
    return {place.user for place in table.places if place.user and not place.is_bot}


def stood(table: Table, stands: Iterable[Stand]) -> list[e.Event]:
    """The events that note these times as not counting, unless the table has them already."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return []
    return [e.Stood(*stand) for stand in stands if not clock.knows(stand)]


def time_out(table: Table, at: float, level: str) -> list[e.Event]:
    """The event that the player to act has no time left; [] where they have. By the table's time
    control a bot of this ``level`` sits in until they are back, plays on for them, or they give
    up."""
    due, seat = table.due, table.on_clock
    if due is None or due >= at or table.time is None:
        return []
    if table.time.out == "stand-in" and not table.rated and not table.tournament:
        return [e.Left(seat, level, choose(table, seat, level), timed=True)]
    goes_on = table.time.out != "resign" and not table.rated
    [left] = give_up(table, seat, level, always_on=goes_on)
    return [e.TimedOut(seat, left.level, left.character)]


def _running(table: Table) -> Clock:
    if table.clock is None:
        raise Refusal("no-clock", "nobody has a clock here")
    return table.clock
