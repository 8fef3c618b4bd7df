"""Missing players: at a table without clocks nobody has to wait for ever for the player to act.

After ``NUDGE_AFTER`` seconds the others may remind them; later they may have a bot play until the
player is back; still later they may make them give up, as if their time were out. Among friends, at
a private table that is not rated, nobody is made to give up. A table tells the times (``Missing``).
"""

from ..base.refusal import Refusal
from ..wire.clock import Missing
from ..wire.commands import GoOn
from . import events as e
from .checks import still_playing
from .court import choose
from .giving_up import give_up
from .table import Table
from .timing import people_at_play

NUDGE_AFTER = 60.0
"""Seconds without a decision after which the player to act may be reminded …"""
BOT_AFTER = 900.0
"""… a bot may sit in for them …"""
END_AFTER = 86_400.0
"""… and they may be taken out of the game."""


def missing(table: Table) -> Missing | None:
    """The player to act, and the times from which others need not wait for them. None where nobody
    else waits, where there are clocks, and in a tournament, which limits the time itself."""
    seat = table.player
    if table.status != "playing" or seat < 0 or table.shown_late:
        return None
    if table.time is not None or table.forbidding("going-on"):
        return None
    place = table.places[seat]
    if not place.user or place.is_bot or len(people_at_play(table)) < 2:
        return None
    bot = 0.0 if table.rated else table.waited_since + BOT_AFTER
    end = table.waited_since + END_AFTER if table.public or table.rated else 0.0
    return Missing(seat, table.waited_since + NUDGE_AFTER, bot, end)


def to_be_reminded(table: Table, user: str, seat: int, at: float) -> str:
    """The person to act, if this player on ``seat`` may remind them now. Raises Refusal."""
    found = _waited_for(table, user, seat)
    _not_before(found.nudge, at)
    return table.places[found.seat].user


def go_on_without(table: Table, user: str, command: GoOn, at: float) -> list[e.Event]:
    """The events of a player who goes on without the missing one. Raises Refusal."""
    found = _waited_for(table, user, command.seat)
    since = found.bot if command.deed == "bot" else found.end
    if not since and command.deed == "bot":
        raise Refusal("rated", "in a rated game nobody plays for another")
    if not since:
        raise Refusal("among-friends", "at a private table nobody is made to give up")
    _not_before(since, at)
    if command.deed == "bot":
        character = choose(table, found.seat, command.level)
        return [e.Left(found.seat, command.level, character)]
    [left] = give_up(table, found.seat, command.level)
    return [e.TimedOut(found.seat, left.level, left.character)]


def _waited_for(table: Table, user: str, seat: int) -> Missing:
    """The missing player for whom this player on ``seat`` waits. Raises Refusal."""
    still_playing(table, user, seat)
    if table.places[seat].is_bot:
        raise Refusal("bot-plays", "a bot sits in for you: come back first")
    found = missing(table)
    if found is None or table.places[found.seat].user == user:
        raise Refusal("nobody-missing", "nobody is waited for, or there are clocks")
    return found


def _not_before(since: float, at: float) -> None:
    """Raise Refusal where ``at`` is before ``since``."""
    if at < since:
        args = {"minutes": int((since - at) // 60) + 1}
        raise Refusal("missing-early", "it is too early for that", args=args)
