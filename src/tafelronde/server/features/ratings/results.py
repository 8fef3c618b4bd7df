"""The results of finished games, a row for each seat: written with a game's last events, kept for
ever.

Profiles, ratings and statistics read finished games only from here. A person who had several seats
has a row for each. From the time ``shown`` on everybody may see the game, unless a moderator hid
its table (``tables.hidden``); its players always may.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple

from ...storage.store import Store
from ...storage.stored_card import StoredCard
from ...storage.stored_tables import Listed

Standing = Literal["won", "shared", "lost"]
"""The end of a game for a seat. A seat that gave up has lost, even if a bot then won with it."""
STANDINGS: tuple[Standing, ...] = ("won", "shared", "lost")
RESULT_COLUMNS = (
    "table_id, seat, user_id, level, character, away, game, players, ended, shown, place, share,"
    " points, outcome, resigned"
)
_COUNT = RESULT_COLUMNS.count(",") + 1
SEEN = "table_id NOT IN (SELECT id FROM tables WHERE hidden)"
"""A condition: no moderator hid the table of the result. Few tables are hidden, so the database
reads these first, by their index."""
GAMES_SHOWN = (
    f"(SELECT COUNT(*) FROM results r WHERE r.user_id = u.id AND r.shown <= $1 AND r.{SEEN})"
)
"""In a query of people (``users`` as u): how many finished games of each everybody may see at the
time ``$1``."""
_OPPONENTS_IN = 500
"""Favourite opponents are counted in so many last games."""
_COUNTED = 10_000
"""Comparing how many games two people have counts at most so many."""


class Result(NamedTuple):
    """The row of a seat, without the id of its table."""

    seat: int
    user: str
    """The person's id; '' for a bot's seat."""
    level: str
    """A bot's level; '' for a person's seat, even if a bot sat in at the end (``away``)."""
    character: str
    away: bool
    game: str
    players: int
    ended: float
    shown: float | None
    """The time from which on everybody may see the game; None: only its players may."""
    place: int
    share: float
    points: float
    outcome: Standing
    resigned: bool


class Tally(NamedTuple):
    """The number of games of one kind that a person ended in one way, on one seat."""

    game: str
    players: int
    seat: int
    outcome: Standing
    games: int


class Rival(NamedTuple):
    """An opponent with whom a person often played: another person, or a bot (``user`` '')."""

    user: str
    level: str
    character: str
    game: str
    """The game of a bot; '' for a person."""
    name: str
    """'' for a bot."""
    games: int
    won: int
    shared: int
    lost: int


class Wanted(NamedTuple):
    """A filter of a person's finished games; '' in a field: no condition."""

    game: str = ""
    outcome: str = ""
    user: str = ""
    """The id of an opponent …"""
    level: str = ""
    """… or the level and character of a bot."""
    character: str = ""


def results_of(card: StoredCard, ended: float, shown: float | None) -> list[Result]:
    """The rows of a finished game, one for each seat."""
    assert card.outcome is not None  # the caller knows that it is over
    game = card.game, len(card.seats), ended, shown
    outcomes = card.outcome.seats
    best = sum(one.result != "lost" for one in outcomes)
    rows: list[Result] = []
    for seat, placed in enumerate(card.seats):
        result, place, gave_up = outcomes[seat].result, outcomes[seat].place, outcomes[seat].gave_up
        standing: Standing = "shared" if result == "draw" else result
        level, character = ("", "") if placed.user else (placed.level, placed.character)
        who = placed.user, level, character, bool(placed.user and placed.level)
        share = 0.0 if result == "lost" else 1 / best
        end = place, share, card.outcome.scores[seat], standing, bool(gave_up)
        rows.append(Result(seat, *who, *game, *end))
    return rows


# ---- writing ------------------------------------------------------------------------------------


@cache
def add_results(count: int) -> str:
    """The statement that writes ``count`` rows; rows that exist already stay as they are."""
    rows = (range(1 + k * _COUNT, 1 + (k + 1) * _COUNT) for k in range(count))
    values = ", ".join(f"({', '.join(f'${n}' for n in row)})" for row in rows)
    return f"INSERT INTO results ({RESULT_COLUMNS}) VALUES {values} ON CONFLICT DO NOTHING"


def values_of(table: str, rows: Sequence[Result]) -> Iterator[str | int | float | bool | None]:
    """The values of that statement, for all rows."""
    for row in rows:
        yield table
        yield from row


# ---- reading ------------------------------------------------------------------------------------


async def results_for(
    store: Store,
    person: str,
    reader: str | None,
    wanted: Wanted,
    before: tuple[float, str],
    most: int,
    now: float,
) -> list[Listed]:
    """The finished games of a person that this reader may see, from before this place, the last
    one first. ``changed`` is when a game ended. A table is listed once for each of the person's
    seats."""
    values: list[str | int | float] = [person, *before, now, most]

    def given(value: str) -> str:
        values.append(value)
        return f"${len(values)}"

    # The `|| ''` keeps the planner from the index by person: a table has few rows, a person many.
    there = "EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.user_id || '' ="
    seen = f" OR {there} {given(reader)})" if reader else ""
    source, along, which = "results r", "r", "r.user_id = $1"
    if wanted.user and wanted.user != person and await _plays_less(store, wanted.user, person):
        other = given(wanted.user)  # then the opponent's few games are read instead, each once
        source, along = "results d JOIN results r ON r.table_id = d.table_id", "d"
        which = (
            f"d.user_id = {other} AND r.user_id || '' = $1 AND NOT EXISTS (SELECT 1 FROM results o"
            f" WHERE o.table_id = d.table_id AND o.user_id || '' = {other} AND o.seat < d.seat)"
        )
    elif wanted.user:
        which += f" AND {there} {given(wanted.user)} AND o.seat <> r.seat)"
    elif wanted.level:
        bot = f"o.level = {given(wanted.level)} AND o.character = {given(wanted.character)}"
        which += f" AND {there} '' AND {bot})"
    if wanted.game:
        which += f" AND r.game = {given(wanted.game)}"
    if wanted.outcome:
        which += f" AND r.outcome = {given(wanted.outcome)}"
    sql = (
        f"SELECT t.id, t.card, {along}.ended FROM {source} JOIN tables t ON t.id = {along}.table_id"
        f" WHERE {which} AND ({along}.ended, {along}.table_id) < ($2, $3)"
        f" AND ((r.shown <= $4 AND NOT t.hidden){seen})"
        f" ORDER BY {along}.ended DESC, {along}.table_id DESC LIMIT $5"
    )
    return await store.rows(Listed, sql, *values)


async def _plays_less(store: Store, user: str, than: str) -> bool:
    """Whether the first person has fewer finished games than the second, counted up to a bound."""
    some = f"(SELECT 1 FROM results WHERE user_id = $1 LIMIT {_COUNTED}) AS last"
    counts = f"(SELECT COUNT(*) FROM {some})", f"(SELECT COUNT(*) FROM {some.replace('$1', '$2')})"
    rows = await store.read(f"SELECT {counts[0]}, {counts[1]}", user, than)
    fewer, more = rows[0]
    return fewer < more


async def tallies(store: Store, person: str, now: float, *, own: bool) -> list[Tally]:
    """The number of a person's games that ended in each way: of the games that everybody may see,
    or of all (``own``)."""
    sql = (
        "SELECT game, players, seat, outcome, COUNT(*) FROM results"
        f" WHERE user_id = $1 AND (shown <= $2 AND {SEEN} OR $3)"
        " GROUP BY game, players, seat, outcome ORDER BY game, players, seat"
    )
    return await store.rows(Tally, sql, person, now, own)


async def rivals(store: Store, person: str, now: float, most: int, *, own: bool) -> list[Rival]:
    """The opponents with whom a person played most often in their last games, from the games that
    ``tallies`` counts."""
    sql = (
        "SELECT o.user_id, o.level, o.character, CASE WHEN o.user_id = '' THEN o.game ELSE '' END,"
        " COALESCE(u.name, ''), COUNT(*), SUM(CASE WHEN me.outcome = 'won' THEN 1 ELSE 0 END),"
        " SUM(CASE WHEN me.outcome = 'shared' THEN 1 ELSE 0 END),"
        " SUM(CASE WHEN me.outcome = 'lost' THEN 1 ELSE 0 END)"
        " FROM (SELECT table_id, seat, outcome, ended FROM results WHERE user_id = $1"
        f" AND (shown <= $2 AND {SEEN} OR $3)"
        f" ORDER BY ended DESC, table_id DESC LIMIT {_OPPONENTS_IN}) me"
        " JOIN results o ON o.table_id = me.table_id AND o.seat <> me.seat AND o.user_id <> $1"
        " LEFT JOIN users u ON u.id = o.user_id"
        " GROUP BY 1, 2, 3, 4, 5 ORDER BY COUNT(*) DESC, MAX(me.ended) DESC, 1, 2, 3 LIMIT $4"
    )
    return await store.rows(Rival, sql, person, now, own, most)
