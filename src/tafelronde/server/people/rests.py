"""When somebody rests: their vacation and their quiet hours.

On vacation a clock of days stands; there are so many days of it a year. In quiet hours it runs, but
does not run out: whose time would be out then has until an hour after them. Nothing is sent to
anybody in their quiet hours. These go by the clock of a time zone, in summer as in winter.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, cast
from zoneinfo import ZoneInfo

from ..base.refusal import Refusal
from ..storage.store import Store
from ..table.clock import Stand
from ..wire.pauses import Rest

DAY = 86_400.0
YEAR = 365 * DAY
DAYS_A_YEAR = 30
"""Days of vacation in any 365 days."""
GRACE = 3600.0
"""Seconds after quiet hours in which the clock does not run out either."""


class Quiet(NamedTuple):
    """Somebody's quiet hours."""

    begin: int = 0
    """Minutes after midnight, in the zone."""
    minutes: int = 0
    """How long; 0: none."""
    zone: str = "UTC"

    def until(self, at: float) -> float:
        """Their end, where they hold this moment; the moment itself where they do not."""
        if not self.minutes:
            return at
        here = datetime.fromtimestamp(at, UTC).astimezone(_zone(self.zone))
        midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
        into = (here - midnight - timedelta(minutes=self.begin)) % timedelta(days=1)
        rest = timedelta(minutes=self.minutes) - into
        if rest <= timedelta():
            return at
        return max(at, (here + rest).replace(fold=here.fold).timestamp())  # by the clock there


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # this computer knows other zones
        return ZoneInfo("UTC")


class Rests:
    """The vacations and quiet hours of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> Rest:
        """As this person has it."""
        quiet = await self.quiet(user)
        now = self._store.now()
        taken = await self._vacations(user, now - YEAR)
        until = max((until for _, until in taken), default=0.0)
        return Rest(*quiet, until if until > now else 0.0, _days_left(taken, now))

    async def change_quiet(
        self, user: str, begin: int | None, minutes: int | None, zone: str | None
    ) -> None:
        """Quiet from this minute of the day on for so many minutes (0: never), by the clock of this
        zone; None leaves it as it is. Raises Refusal."""
        given = {"begin": begin, "minutes": minutes, "zone": zone}
        changes = {name: value for name, value in given.items() if value is not None}
        if not changes:
            return
        try:
            ZoneInfo(zone or "UTC")
        except (ValueError, OSError, KeyError):
            raise Refusal("bad-zone", "zone: no such time zone") from None
        quiet = (await self.quiet(user))._replace(**changes)
        await self._store.write(
            "INSERT INTO rests (user_id, quiet_from, quiet_minutes, zone) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (user_id) DO UPDATE SET quiet_from = $2, quiet_minutes = $3, zone = $4",
            user,
            *quiet,
        )

    async def go(self, user: str, days: int) -> None:
        """Be on vacation for so many days from now; 0: be back. Raises Refusal."""
        now = self._store.now()
        taken = await self._vacations(user, now - YEAR)
        left = _days_left([(begin, min(until, now)) for begin, until in taken], now)
        if days > left:  # and then a vacation that goes on is not ended either
            raise Refusal("no-vacation", f"{left} days are left", args={"count": left})
        await self._store.write(
            "UPDATE vacations SET until = $1 WHERE user_id = $2 AND until > $1", now, user
        )
        if days:
            await self._store.write(
                "INSERT INTO vacations (user_id, begin, until) VALUES ($1, $2, $3)"
                " ON CONFLICT (user_id, begin) DO UPDATE SET until = excluded.until",
                user,
                now,
                now + days * DAY,
            )

    async def stands(
        self,
        user: str,
        seat: int,
        since: float,
        due: float,
        now: float,
        known: Collection[Stand] = (),
    ) -> list[Stand]:
        """When this person's clock stands on this seat, where they have been to decide since then,
        and their time would be out when ``due``. Quiet hours count once a decision, however often
        somebody moves them: not where one of the ``known`` is no vacation."""
        away = await self._vacations(user, since)
        found = [Stand(seat, begin, until) for begin, until in away]
        if found or not due <= now:
            return found
        if known:
            return []
        until = (await self.quiet(user)).until(due)
        return [Stand(seat, due, until + GRACE)] if until > due else []

    async def silence(self, user: str, at: float, *, by_days: bool) -> float:
        """Until when nothing is sent to this person: their quiet hours and, where it is about a
        game by days, whose clock then stands, their vacation; ``at`` where they do not rest."""
        until = (await self.quiet(user)).until(at)
        away = await self._vacations(user, at) if by_days else []
        return max([until, *(end for begin, end in away if begin <= at)])

    async def quiet(self, user: str) -> Quiet:
        """This person's quiet hours."""
        rows = await self._store.read(
            "SELECT quiet_from, quiet_minutes, zone FROM rests WHERE user_id = $1", user
        )
        return Quiet(*cast("tuple[int, int, str]", rows[0])) if rows else Quiet()

    async def _vacations(self, user: str, since: float) -> list[tuple[float, float]]:
        """Those that ended after this time."""
        rows = await self._store.read(
            "SELECT begin, until FROM vacations WHERE user_id = $1 AND until > $2 ORDER BY begin",
            user,
            since,
        )
        return [(float(str(begin)), float(str(until))) for begin, until in rows]


def _days_left(taken: list[tuple[float, float]], now: float) -> int:
    """Whole days of vacation that are left of the year before ``now``."""
    used = sum(until - max(begin, now - YEAR) for begin, until in taken)
    return max(0, DAYS_A_YEAR - math.ceil(used / DAY - 0.01))
