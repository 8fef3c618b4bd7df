"""Fills an SQLite database with people and finished games, as many as one likes.

Cards and results are made by the server's own functions; the games have two events only, since no
page of people reads more. How much somebody plays follows a power law, as on every site: most play
a little, few a lot.
"""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.company.present import fill_present
from benchmarks.company.rated import RatedGames
from benchmarks.company.rest import fill_rest
from benchmarks.company.rows import DAY, NOW, batches, insert, person
from tafelronde.core.objects.registry import infos
from tafelronde.match.outcome import GaveUp, judge
from tafelronde.server.base.text import fold
from tafelronde.server.features.ratings.results import add_results, results_of, values_of
from tafelronde.server.storage.migrate import migrate
from tafelronde.server.storage.store import EVENT_COLUMNS, TABLE_COLUMNS
from tafelronde.server.storage.stored_card import StoredCard, StoredOutcome, StoredSeat, encode_card

YEARS = 3
_NAMES = ("Anna", "Bert", "Carla", "Dirk", "Elin", "Frank", "Gesa", "Hugo", "Ines", "Jan", "Käthe")


def fill(file: Path, people: int, games: int) -> None:
    """A new database with so many of both."""
    asyncio.run(migrate(str(file)))
    dice = random.Random(20261123)
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA synchronous = OFF")
        base.execute("PRAGMA cache_size = -400000")
        for batch in batches(_people(dice, people)):
            base.executemany(
                "INSERT INTO users (id, name, created, folded) VALUES (?, ?, ?, ?)", batch
            )
            base.commit()
        ties = {(person(dice.randrange(people)), _anybody(dice, people)) for _ in range(people)}
        for table in ("follows", "blocks"):
            base.executemany(f"INSERT INTO {table} VALUES (?, ?, {NOW})", sorted(ties))
            ties = set(sorted(ties)[::20])
        rated = RatedGames()
        for batch in batches(range(games)):
            _add_games(base, dice, people, batch, games, rated)
            base.commit()
        for batch in batches(rated.ratings()):
            insert(base, "ratings", batch)
            base.commit()
        fill_rest(base, dice, people)
        fill_present(base, dice, people)


def _people(dice: random.Random, people: int) -> Iterator[tuple[str, str, float, str]]:
    for number in range(people):
        name = f"{dice.choice(_NAMES)} {dice.randrange(100, 5000)}"
        yield person(number), name, NOW - YEARS * DAY * 365 * dice.random(), fold(name)


def _anybody(dice: random.Random, people: int) -> str:
    """Somebody who plays; the first numbers play most."""
    return person(int(people * dice.random() ** 3))


def _add_games(
    base: sqlite3.Connection,
    dice: random.Random,
    people: int,
    numbers: tuple[int, ...],
    games: int,
    rated: RatedGames,
) -> None:
    tables: list[tuple[Any, ...]] = []
    events: list[tuple[Any, ...]] = []
    members: list[tuple[Any, ...]] = []
    results: list[tuple[Any, ...]] = []
    for number in numbers:
        table = f"game-{dice.getrandbits(48):012x}-{number}"
        ended = NOW - YEARS * DAY * 365 * (1 - number / games)
        public = dice.random() < 0.6
        card = _card(dice, people, public=public)
        rows = results_of(card, ended, ended if public else None)
        body = encode_card(card)
        tables.append((table, bytes(32), 60, "over", public, ended, body, False, "", 0, 60))
        events += [(table, seq, ended, '{"t":"started","rules":1}', None) for seq in (1, 2)]
        members += [(row.user, table, ended) for row in rows if row.user]
        results += [tuple(values_of(table, [row])) for row in rows]
        rated.add(dice, table, card, ended)
    marks = ", ".join("?" * 11)
    base.executemany(f"INSERT INTO tables ({TABLE_COLUMNS}, noted) VALUES ({marks})", tables)
    base.executemany(f"INSERT INTO events ({EVENT_COLUMNS}) VALUES (?, ?, ?, ?, ?)", events)
    base.executemany(
        "INSERT OR IGNORE INTO members (user_id, table_id, ended) VALUES (?, ?, ?)", members
    )
    base.executemany(add_results(1).replace("$", "?"), results)
    rated.write(base)


def _card(dice: random.Random, people: int, *, public: bool) -> StoredCard:
    info = dice.choice([info for info in infos() if info.court])
    players = dice.randint(info.min_players, min(4, info.max_players))
    seats: list[StoredSeat] = []
    for seat in range(players):
        if seat and dice.random() < 0.45:
            bot = dice.choice(info.court)
            seats.append(_seat("bot", bot.name, "", bot.level, bot.id))
        else:
            who = _anybody(dice, people)
            seats.append(_seat("person", who, who, "", ""))
    scores = tuple(float(dice.randrange(80)) for _ in range(players))
    winners = tuple(seat for seat in range(players) if scores[seat] == max(scores))
    resigned = (1 - winners[0],) if players == 2 and dice.random() < 0.1 else ()
    gone: dict[int, GaveUp] = dict.fromkeys(resigned, "resigned")
    outcome = StoredOutcome(scores, resigned, judge(scores, scores, gone))
    return StoredCard(info.name, "over", public, tuple(seats), 60, -4, 60, outcome)


def _seat(kind: str, name: str, user: str, level: str, character: str) -> StoredSeat:
    return StoredSeat(kind, "red", name, user, level, True, False, character=character)
