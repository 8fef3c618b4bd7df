"""Somebody is to decide at a table without clocks, and does not come: nobody has to wait for ever.

After a while the others may have a bot play until they are back; a day later they may end it for
them, as if their time were out. A table tells from when (``Missing``).
"""

from __future__ import annotations

from ..base.refusal import Refusal
from ..wire.clock import Missing
from ..wire.commands import GoOn
from . import events as e
from .checks import still_playing
from .court import choose
from .giving_up import give_up
from .table import Table
from .timing import people_at_play

BOT_AFTER = 900.0
"""Seconds without anything at the table after which a bot may sit in."""
END_AFTER = 86_400.0
"""Seconds after which the missing player may be taken out of the game."""


def missing(table: Table) -> Missing | None:
    """Who may be missing, and from when the others need not wait; None: nobody else waits, or there
    are clocks, or a tournament, which says itself how long a table may be played."""
    seat = table.player
    if table.status != "playing" or seat < 0 or table.shown_late:
        return None
    if table.time is not None or table.tournament:
        return None
    place = table.places[seat]
    if not place.user or place.is_bot or len(people_at_play(table)) < 2:
        return None
    bot = 0.0 if table.rated else table.changed + BOT_AFTER
    return Missing(seat, bot, table.changed + END_AFTER)


def go_on_without(table: Table, user: str, command: GoOn, at: float) -> list[e.Event]:
    """A player goes on without the one who is missing. Raises Refusal."""
    still_playing(table, user, command.seat)
    if table.places[command.seat].is_bot:
        raise Refusal("bot-plays", "a bot sits in for you: come back first")
    found = missing(table)
    if found is None or table.places[found.seat].user == user:
        raise Refusal("nobody-missing", "nobody is waited for, or there are clocks")
    since = found.bot if command.deed == "bot" else found.end
    if not since:
        raise Refusal("rated", "in a rated game nobody plays for another")
    if at < since:
        args = {"minutes": int((since - at) // 60) + 1}
        raise Refusal("missing-early", "it is too early for that", args=args)
    if command.deed == "bot":
        character = choose(table, found.seat, command.level)
        return [e.Left(found.seat, command.level, character)]
    [left] = give_up(table, found.seat, command.level)
    return [e.TimedOut(found.seat, left.level, left.character)]
