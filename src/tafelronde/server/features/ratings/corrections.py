"""Results of finished games that somebody corrects, such as the director of a tournament: ratings
then are as if the game had ended so.

A correction is a row of ``corrected_games``. When the game has been counted, a node writes the
corrected game in its place among the rated games, computes all ratings again from all games
(``replay``) and stores what differs, in one transaction for all corrections that are due. Whatever
is counted meanwhile makes that transaction fail; then the node starts again. The game as it was
played stays in ``original``.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ...storage.store import Statement, Store
from ...storage.stored_card import decode_card
from . import rows as stored
from .game import Corrected, Merged, Played, Why
from .rate import Change
from .replay import Replay
from .results import Result, results_of
from .scale import Rating

AS_PLAYED, VOID, ONE_PERSON = "", "[]", "one person"
"""The places of a correction that was taken back, of a game that does not count, and of one that
does not since two of its players turned out to be one person."""


class Due(NamedTuple):
    """A correction from which ratings do not follow yet."""

    table: str
    at: float
    places: str
    original: str
    body: str
    """The body of the rated game now; '': the game is not rated, only its results follow."""


def correction(table: str, places: Sequence[int] | None, at: float) -> Statement:
    """The statement that corrects the result of a table: the place of each seat from 1, () where
    the game does not count, None where it counts as it was played."""
    text = AS_PLAYED if places is None else msgspec.json.encode(list(places)).decode()
    return _correction(table, text, at)


def of_one_person(table: str, at: float) -> Statement:
    """The statement that a game does not count, since two who sat there have become one person."""
    return _correction(table, ONE_PERSON, at)


def _correction(table: str, places: str, at: float) -> Statement:
    """The statement that corrects a result; a game of one person with themselves stays one."""
    return (
        "INSERT INTO corrected_games (table_id, at, places, original, done)"
        " VALUES ($1, $2, $3, '', $4) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at,"
        f" places = CASE corrected_games.places WHEN '{ONE_PERSON}' THEN '{ONE_PERSON}'"
        " ELSE excluded.places END, done = excluded.done",
        (table, at, places, False),
    )


def places_of(points: Sequence[float]) -> tuple[int, ...]:
    """The place of each seat with these points; equal points share a place.

    Examples:
        >>> places_of((0.0, 1.0)), places_of((0.5, 0.5)), places_of((0.0, 1.0, 0.0))
        ((2, 1), (1, 1), (2, 1, 2))
    """
    return tuple(1 + sum(other > own for other in points) for own in points)


async def due(store: Store, most: int = stored.PAGE) -> list[Due]:
    """The corrections that ratings and results do not follow yet, the earliest first; without
    those of rated games that are not counted yet."""
    sql = (
        "SELECT c.table_id, c.at, c.places, c.original, coalesce(g.body, '')"
        " FROM corrected_games c LEFT JOIN rated_games g ON g.table_id = c.table_id"
        " WHERE c.done = $1 AND (g.table_id IS NULL OR g.number IS NOT NULL)"
        " ORDER BY c.at LIMIT $2"
    )
    return await store.rows(Due, sql, False, most)


def corrected(game: Played, places: str) -> Played:
    """The game with this result in place of its own. Nobody counts as having given up early: the
    director knew of it."""
    if places == AS_PLAYED:
        return game
    if places in (VOID, ONE_PERSON):
        why: Why = "void" if places == VOID else "same-person"
        return msgspec.structs.replace(game, why=game.why or why)
    placed = tuple(msgspec.json.decode(places, type=list[int]))
    return msgspec.structs.replace(game, places=placed, early=())


async def apply(store: Store, those: Sequence[Due]) -> None:
    """Let all ratings follow from these corrections. Raises Conflict where a game was counted or
    corrected meanwhile, Refusal where a game was stored by a newer version; then nothing is
    written."""
    number = await stored.last_number(store)
    fresh: dict[str, Played] = {}
    statements: list[Statement] = []
    for one in those:
        original = one.original or one.body
        statements.append(_done(one, original))
        statements += await _other_results(store, one.table, one.places)
        if not one.body:
            continue
        number += 1
        fresh[one.table] = corrected(stored.read_played(original), one.places)
        statements += [
            (
                "INSERT INTO rated_games (table_id, ended, number, body) VALUES ($1, $2, $3, $4)",
                (f"{stored.CORRECTED}{number}", store.now(), number, _json(Corrected(one.table))),
            ),
            (
                "UPDATE rated_games SET body = $1 WHERE table_id = $2",
                (_json(fresh[one.table]), one.table),
            ),
        ]
    if fresh:
        again, first, changes = await _replayed(store, fresh)
        statements += await _other_ratings(store, again)
        statements += await _other_changes(store, fresh, first, changes)
    if statements:
        await store.write_together(statements)


def _done(one: Due, original: str) -> Statement:
    """The statement that notes that all follows from a correction, unless it has changed."""
    return (
        "UPDATE corrected_games SET original = $1, done = $2 WHERE table_id = $3 AND at = $4"
        " AND places = $5",
        (original, True, one.table, one.at, one.places),
    )


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


async def _replayed(
    store: Store, fresh: Mapping[str, Played]
) -> tuple[Replay, int, dict[tuple[str, int], tuple[int, float, Change]]]:
    """All games again, with these tables' as corrected: the ratings, the number of the first of
    these games, and the changes from it on, by table and seat, each with the game's number and
    end."""
    again, number, first = Replay(), 0, 0
    ladders = {game.ladder for game in fresh.values()}
    changes: dict[tuple[str, int], tuple[int, float, Change]] = {}
    while page := await stored.games_counted(store, number, stored.PAGE):

        def add(page: Sequence[tuple[int, str, float, Played | Merged | Corrected]]) -> None:
            nonlocal first
            for at, id, ended, game in page:
                if isinstance(game, Merged):
                    again.merge(game)
                elif isinstance(game, Played):
                    first = first or (at if id in fresh else 0)
                    made = again.add(fresh.get(id, game), ended)
                    if first and game.ladder in ladders:
                        changes.update({(id, one.seat): (at, ended, one) for one in made})

        await asyncio.to_thread(add, page)
        number = page[-1][0]
    return again, first, changes


async def _other_ratings(store: Store, again: Replay) -> list[Statement]:
    """The statements that make the ratings in the database those of the replay."""
    wanted = dict(again.ratings)
    statements: list[Statement] = []
    async for user, ladder, rating in stored.all_ratings(store):
        known: Rating | None = wanted.pop((user, ladder), None)
        if known is None:
            gone = f"DELETE FROM ratings WHERE {stored.OF_LADDER} AND user_id = $4"
            statements.append((gone, (*ladder, user)))
        elif known != rating:
            statements.append(stored.set_rating(user, ladder, known))
    statements += [stored.set_rating(user, ladder, one) for (user, ladder), one in wanted.items()]
    return statements


async def _other_changes(
    store: Store,
    fresh: Mapping[str, Played],
    first: int,
    changes: dict[tuple[str, int], tuple[int, float, Change]],
) -> list[Statement]:
    """The statements that make the stored changes of ratings those of the replay. A person who was
    merged meanwhile is found by the seat."""
    statements: list[Statement] = []
    rows = await store.read(
        "SELECT table_id, seat, user_id, place, before_mu, before_sigma, mu, sigma"
        " FROM rating_changes WHERE table_id IN (SELECT table_id FROM rated_games"
        " WHERE number >= $1)",
        first,
    )
    other = (
        "UPDATE rating_changes SET place = $1, before_mu = $2, before_sigma = $3,"
        " mu = $4, sigma = $5 WHERE table_id = $6 AND user_id = $7"
    )
    for id, seat, user, *before in rows:
        found = changes.pop((id, seat), None)
        if found is None:
            if id in fresh:
                gone = "DELETE FROM rating_changes WHERE table_id = $1 AND user_id = $2"
                statements.append((gone, (id, user)))
            continue
        change = found[2]
        now = [change.place, *change.before[:2], *change.after[:2]]
        if now != before:
            statements.append((other, (*now, id, user)))
    for (id, _), (number, ended, change) in changes.items():
        if id in fresh:
            statements.append(stored.add_change(number, id, ended, fresh[id].ladder, change))
    return statements


async def _other_results(store: Store, table: str, places: str) -> list[Statement]:
    """The statements that make the results of the table's players those of the correction; a game
    that does not count stays in their profiles as it was played."""
    sql = "SELECT t.card, r.seat FROM tables t JOIN results r ON r.table_id = t.id WHERE t.id = $1"
    rows = await store.read(sql, table)
    if not rows:
        return []
    as_played = results_of(decode_card(rows[0][0]), 0.0, None)
    stays = places in (AS_PLAYED, VOID, ONE_PERSON)
    told = [] if stays else msgspec.json.decode(places, type=list[int])
    sql = (
        "UPDATE results SET place = $1, share = $2, outcome = $3 WHERE table_id = $4 AND seat = $5"
    )
    return [(sql, (*_result(as_played[int(seat)], told), table, seat)) for _, seat in rows]


def _result(row: Result, places: Sequence[int]) -> tuple[int, float, str]:
    """The place, the share of the victory and the outcome of a seat."""
    if not places:
        return row.place, row.share, row.outcome
    best = [seat for seat, place in enumerate(places) if place == 1]
    if row.seat not in best:
        return places[row.seat], 0.0, "lost"
    return 1, 1 / len(best), "won" if len(best) == 1 else "shared"
