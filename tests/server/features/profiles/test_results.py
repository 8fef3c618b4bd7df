"""The finished games of a person, as a list that is filtered and turned over page by page."""

import asyncio
import itertools
import random
from collections.abc import Iterator

from tafelronde.server.features.ratings.results import (
    Result,
    Standing,
    Wanted,
    add_results,
    results_for,
    values_of,
)
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import TABLE_COLUMNS, Store

NOW = 1000.0
PEOPLE = ("ann", "bob", "cid", "dan")
OUTCOMES: tuple[Standing, ...] = ("won", "shared", "lost")
Game = tuple[str, bool, list[Result]]
"""A table, whether it is hidden, and its rows."""


def made_up() -> Iterator[Game]:
    """Ann plays most, Dan hardly ever; some sit on two seats, some ended at the same time."""
    dice = random.Random(7)
    for number in range(60):
        players = dice.randint(2, 4)
        shown = dice.choice([None, 1.0, NOW, NOW + 1])
        ended = float(dice.randrange(100, 110))
        game = dice.choice(["rosenkoenig", "another"])
        rows: list[Result] = []
        for seat in range(players):
            user = dice.choices(("", *PEOPLE), (3, 8, 3, 2, 1))[0]
            level, outcome = ("" if user else "easy"), dice.choice(OUTCOMES)
            of = (user, level, "", False, game, players, ended, shown, 1, 0.5, 0.0, outcome, False)
            rows.append(Result(seat, *of))
        yield f"t{number:02}", dice.random() < 0.1, rows


def expected(games: list[Game], person: str, reader: str | None, wanted: Wanted) -> list[str]:
    """The same list, worked out plainly."""
    found: list[tuple[float, str]] = []
    for table, hidden, rows in games:
        for row in rows:
            if row.user != person:
                continue
            others = [other for other in rows if other.seat != row.seat]
            public = row.shown is not None and row.shown <= NOW and not hidden
            if (
                (public or any(other.user == reader for other in rows))
                and wanted.game in ("", row.game)
                and wanted.outcome in ("", row.outcome)
                and (not wanted.user or any(other.user == wanted.user for other in others))
                and (not wanted.level or any(other.level == wanted.level for other in others))
            ):
                found.append((row.ended, table))
    return [table for _, table in sorted(found, reverse=True)]


def test_every_list_is_what_it_says(address: str) -> None:
    games = list(made_up())

    async def pages(
        store: Store, person: str, reader: str | None, wanted: Wanted, most: int
    ) -> list[str]:
        found: list[str] = []
        before = (2 * NOW, "")
        while page := await results_for(store, person, reader, wanted, before, most, NOW):
            found += [listed.id for listed in page]
            before = page[-1].changed, page[-1].id
        return found

    async def compare() -> int:
        store = make_store(address)
        await store.open(lambda table, seq: None, lambda text: None)
        compared = 0
        try:
            for table, hidden, rows in games:
                await store.write(
                    f"INSERT INTO tables ({TABLE_COLUMNS}, hidden)"
                    " VALUES ($1, $2, 9, 'over', $3, 1, '', $4, '', 0, $5)",
                    *(table, bytes(32), True, False, hidden),
                )
                await store.write(add_results(len(rows)), *values_of(table, rows))
            every = (
                *(Wanted(game, outcome) for game in ("", "another") for outcome in ("", "won")),
                *(Wanted(outcome="lost", user=user) for user in PEOPLE),
                *(Wanted("another", user=user) for user in PEOPLE),
                *(Wanted(user=user) for user in PEOPLE),
                Wanted(level="easy"),
            )
            for person, wanted in itertools.product(PEOPLE, every):
                for reader in (None, person, "bob"):
                    told = expected(games, person, reader, wanted)
                    assert await pages(store, person, reader, wanted, 1000) == told
                    # A page may end between two seats of a person at one table.
                    paged = await pages(store, person, reader, wanted, 9)
                    assert list(dict.fromkeys(paged)) == list(dict.fromkeys(told))
                    compared += len(told) > 0
        finally:
            await store.close()
        return compared

    assert asyncio.run(compare()) > 100
