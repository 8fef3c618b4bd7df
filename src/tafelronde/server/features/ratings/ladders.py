"""Ratings as readers see them: lists, curves, and the changes that a game made."""

import math
from typing import cast

from ....core.objects.registry import info as info_of
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...storage.store import name_of
from ...wire.clock import Pace
from . import ladder_rows as listing
from . import rows as stored
from . import wire
from .anchors import anchors
from .ladder_rows import Listed
from .played import pace_of
from .scale import PROVISIONAL, Ladder, Rating, shown, standing_now

MOST = 100
"""The most rows, or points, on a page."""
AFTER = r"^([0-9.e+-]+~[0-9A-Za-z_-]*)?$"
"""The form of a page word (a regular expression); '': the first page."""
_FIRST = math.inf, ""


def ladder_of(tables: Tables, game: str, players: int, pace: str) -> Ladder:
    """The ladder that a client names. Raises Refusal."""
    if not tables.games.knows(game):
        raise Refusal("unknown-game", "game: one that this server has")
    info = info_of(game)
    if not info.min_players <= players <= info.max_players:
        raise Refusal("not-found", f"players: {info.min_players} to {info.max_players}")
    return Ladder(game, players, pace)


async def ladder(
    tables: Tables, user: str | None, which: Ladder, after: str, count: int
) -> wire.RatingList:
    """A page of a ladder: ``count`` people after this place, and the bots between them. Raises
    Refusal."""
    store, now = tables.store, tables.store.now()
    count = min(max(1, count), MOST)
    place = _place(after)
    found = await listing.listed(store, which, now, place, count + 1)
    passed = await listing.count_above(store, which, now, found[0][:2]) if found else 0
    rows = [
        (one.standing, _row(one, passed + number + 1, now))
        for number, one in enumerate(found[:count])
    ]
    last = found[count - 1] if len(found) > count else None
    low = last.standing if last else -math.inf
    rows += [bot for bot in _bots(which, now) if low < bot[0] <= place[0]]
    known = await stored.ratings_on(store, which, [user] if user else [])
    yours = own = None
    for who, rating in known.items():
        yours = rating_shown(which, rating.at(now))
        if not yours.provisional:
            spot = rating.standing, who
            above = await listing.count_above(store, which, now, spot)
            named = Listed(*spot, rating, await name_of(store, who))
            own = _row(named, above + 1, now)
    return wire.RatingList(
        tuple(row for _, row in sorted(rows, key=lambda row: -row[0])),
        own,
        yours,
        await listing.count_above(store, which, now, (-math.inf, "")),
        f"{last.standing!r}~{last.user}" if last else "",
    )


def _row(one: Listed, rank: int, now: float) -> wire.LadderRow:
    rating = one.rating.at(now)
    return wire.LadderRow(
        rank, one.user, one.name, "", rating.number, rating.deviation, rating.sure, rating.games
    )


def _bots(which: Ladder, now: float) -> list[tuple[float, wire.LadderRow]]:
    """A row for each level of bots that the game offers, with its key in the list of people."""
    info = info_of(which.game)
    levels = {character.level for character in info.court}
    return [
        (
            standing_now(rating, now),
            wire.LadderRow(0, "", "", level, rating.number, rating.deviation, rating.sure, 0),
        )
        for level, rating in anchors(info, which.players).items()
        if level in levels
    ]


def _place(after: str) -> tuple[float, str]:
    if not after.strip():
        return _FIRST
    standing, _, user = after.strip().partition("~")
    try:
        return float(standing), user
    except ValueError:
        raise Refusal("malformed", "after: what the last answer said") from None


def rating_shown(which: Ladder, rating: Rating) -> wire.RatingShown:
    """A rating of now, as readers see it."""
    ladder = which.game, which.players, cast("Pace", which.pace)
    numbers = rating.number, rating.deviation, rating.is_provisional
    return wire.RatingShown(*ladder, *numbers, rating.games, rating.changed)


async def ratings_of(tables: Tables, user: str) -> list[wire.RatingShown]:
    """All ratings of a person, the last changed first."""
    now = tables.store.now()
    found = await stored.ratings_of(tables.store, user)
    shown = [rating_shown(which, rating.at(now)) for which, rating in found]
    return sorted(shown, key=lambda one: -one.changed)


async def curve(
    tables: Tables, user: str, which: Ladder, before: int, count: int, reader: str | None
) -> wire.RatingCurve:
    """A page of the curve of a person's rating: ``count`` games before this number; 0: the last
    ones."""
    count = min(max(1, count), MOST)
    rows = await listing.curve(tables.store, user, which, before or 2**31 - 1, count + 1, reader)
    points = [_point(row) for row in rows[:count]]
    more = str(rows[count - 1].number) if len(rows) > count else ""
    return wire.RatingCurve(tuple(points), more)


def _point(row: listing.Point) -> wire.RatingPoint:
    rating = Rating(row.mu, row.sigma)
    return wire.RatingPoint(row.at, row.table, rating.number, rating.deviation, row.place)


async def table_rating(tables: Tables, found: LiveTable, user: str | None) -> wire.TableRating:
    """The changes of ratings by a game, for a reader who may know that the game is over."""
    table = found.seen_by(user)[0].table
    pace = cast("Pace", pace_of(table))
    if not table.rated or table.status != "over":
        return wire.TableRating(table.id, "playing" if table.rated else "unrated", "", pace, ())
    known = await stored.counted(tables.store, table.id)
    if known is None or not known.number:
        return wire.TableRating(table.id, "waiting", "", pace, ())
    why = stored.read_played(known.body).why
    changes = tuple(
        wire.RatingChanged(
            one.seat, one.user, shown(one.before_mu), shown(one.mu), one.sigma > PROVISIONAL
        )
        for one in await stored.changes_at(tables.store, table.id)
    )
    return wire.TableRating(table.id, "not-counted" if why else "counted", why, pace, changes)
