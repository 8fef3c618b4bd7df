"""Pauses: a person's vacations and quiet hours.

During a vacation the person's clocks in games by days stand still; a person has ``DAYS_A_YEAR``
days of it a year. In quiet hours these clocks run, but do not run out: a deadline moves to an hour
after them. Nothing is sent to a person in their quiet hours. Quiet hours follow the clock of a time
zone, with its summer time.
"""

import math
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from ..base.refusal import Refusal
from ..storage.store import Store
from ..table.clock import Stand
from ..wire.pauses import OwnPauses

DAY = 86_400.0
YEAR = 365 * DAY
DAYS_A_YEAR = 30
"""Days of vacation in any 365 days."""
GRACE = 3600.0
"""Seconds after quiet hours until which a deadline in them moves."""


class Quiet(NamedTuple):
    """A person's quiet hours."""

    begin: int = 0
    """Minutes after midnight, in the zone."""
    minutes: int = 0
    """Their length; 0: none."""
    zone: str = "UTC"

    def until(self, at: float) -> float:
        """The end of the quiet hours that ``at`` falls in; ``at`` itself where it falls in none."""
        if not self.minutes:
            return at
        here = datetime.fromtimestamp(at, UTC).astimezone(_zone(self.zone))
        midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
        into = (here - midnight - timedelta(minutes=self.begin)) % timedelta(days=1)
        rest = timedelta(minutes=self.minutes) - into
        if rest <= timedelta():
            return at
        return max(at, (here + rest).replace(fold=here.fold).timestamp())  # by the local clock


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # this computer does not know the zone
        return ZoneInfo("UTC")


class Pauses:
    """The vacations and quiet hours of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> OwnPauses:
        """This person's pauses, as they are sent to them."""
        quiet = await self.quiet(user)
        now = self._store.now()
        taken = await self._vacations(user, now - YEAR)
        until = max((until for _, until in taken), default=0.0)
        return OwnPauses(*quiet, until if until > now else 0.0, _days_left(taken, now))

    async def change_quiet(
        self, user: str, begin: int | None, minutes: int | None, zone: str | None
    ) -> None:
        """Set this person's quiet hours: first minute of the day, length in minutes (0: none), and
        time zone; None leaves a value as it is. Raises Refusal."""
        given = {"begin": begin, "minutes": minutes, "zone": zone}
        changes = {name: value for name, value in given.items() if value is not None}
        if not changes:
            return
        try:
            ZoneInfo(zone or "UTC")
        except (ValueError, OSError, KeyError):
            raise Refusal("bad-zone", "zone: no such time zone") from None
        quiet = (await self.quiet(user))._replace(**changes)
        sql = (
            "INSERT INTO quiet_hours (user_id, quiet_from, quiet_minutes, zone)"
            " VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)"
            " DO UPDATE SET quiet_from = $2, quiet_minutes = $3, zone = $4"
        )
        await self._store.write(sql, user, *quiet)

    async def go(self, user: str, days: int) -> None:
        """Begin a vacation of so many days now, in place of one that goes on; 0: end it. Raises
        Refusal."""
        now = self._store.now()
        taken = await self._vacations(user, now - YEAR)
        left = _days_left([(begin, min(until, now)) for begin, until in taken], now)
        if days > left:  # refused before the present vacation is ended
            raise Refusal("no-vacation", f"{left} days are left", args={"count": left})
        sql = "UPDATE vacations SET until = $1 WHERE user_id = $2 AND until > $1"
        await self._store.write(sql, now, user)
        if days:
            sql = (
                "INSERT INTO vacations (user_id, begin, until) VALUES ($1, $2, $3)"
                " ON CONFLICT (user_id, begin) DO UPDATE SET until = excluded.until"
            )
            await self._store.write(sql, user, now, now + days * DAY)

    async def bound(self, user: str, other: str) -> bool:
        """Let vacations of two identities that become one end when both together had as many days
        as one person has; whether one ends earlier by that."""
        now, spent = self._store.now(), 0.0
        for one in (user, other):
            taken = await self._vacations(one, now - YEAR)
            spent += sum(min(until, now) - max(begin, now - YEAR) for begin, until in taken)
        sql = "UPDATE vacations SET until = $1 WHERE user_id IN ($2, $3) AND until > $1 + 1"
        changed = await self._store.write(
            sql, max(now, now + DAYS_A_YEAR * DAY - spent), user, other
        )
        return changed > 0

    async def stands(
        self,
        user: str,
        seat: int,
        since: float,
        due: float,
        now: float,
        known: Collection[Stand] = (),
    ) -> list[Stand]:
        """The times in which this person's clock stands still, for the decision that they are to
        make since ``since``, with the deadline ``due``. Quiet hours move a deadline once for each
        decision, even if the person changes them: ``known`` are the times already noted."""
        away = await self._vacations(user, since)
        found = [Stand(seat, begin, until) for begin, until in away]
        if found or not due <= now:
            return found
        if known:
            return []
        until = (await self.quiet(user)).until(due)
        return [Stand(seat, due, until + GRACE)] if until > due else []

    async def silence(self, user: str, at: float, *, by_days: bool) -> float:
        """The time until which nothing is sent to this person: the end of their quiet hours, or
        (about games ``by_days``) of their vacation; ``at`` where they have no pause then."""
        until = (await self.quiet(user)).until(at)
        away = await self._vacations(user, at) if by_days else []
        return max([until, *(end for begin, end in away if begin <= at)])

    async def quiet(self, user: str) -> Quiet:
        """This person's quiet hours."""
        sql = "SELECT quiet_from, quiet_minutes, zone FROM quiet_hours WHERE user_id = $1"
        rows = await self._store.read(sql, user)
        return Quiet(*rows[0]) if rows else Quiet()

    async def _vacations(self, user: str, since: float) -> list[tuple[float, float]]:
        """(begin, until) of the vacations that end after this time."""
        sql = "SELECT begin, until FROM vacations WHERE user_id = $1 AND until > $2 ORDER BY begin"
        rows = await self._store.read(sql, user, since)
        return [(float(str(begin)), float(str(until))) for begin, until in rows]


def _days_left(taken: list[tuple[float, float]], now: float) -> int:
    """Whole days of vacation that a person has left, with ``taken`` in the year before ``now``."""
    used = sum(until - max(begin, now - YEAR) for begin, until in taken)
    return max(0, DAYS_A_YEAR - math.ceil(used / DAY - 0.01))
