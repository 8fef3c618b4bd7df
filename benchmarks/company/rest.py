"""Rows beside games: accounts, devices, tournaments, seeks, reports, tries at deals."""

import json
import random
import sqlite3
import time
from collections.abc import Iterator

import msgspec

from benchmarks.company.rows import DAY, NOW, Value, batches, insert, person
from tafelronde.core.objects.registry import infos
from tafelronde.server.features.matchmaking.rows import SeekTerms
from tafelronde.server.features.tournaments.row_types import StoredSetup

SEEKS = 300
PLAYERS, ROUNDS = 16, 4
"""The players and rounds of each tournament."""
Row = dict[str, Value]


def tournaments(people: int) -> int:
    """The number of tournaments among this number of people."""
    return max(1, people // 20)


def fill_rest(base: sqlite3.Connection, dice: random.Random, people: int) -> None:
    """Write all of it."""
    kinds = {
        "devices": _devices(dice, people),
        "accounts": _accounts(people),
        "tournaments": _tournaments(dice, people),
        "tournament_players": _players(dice, people),
        "tournament_rounds": _rounds(dice, people),
        "tournament_tables": _tables(dice, people),
        "seeks": _seeks(dice, people),
        "reports": _reports(dice, people),
        "audit": _acts(dice, people),
        "roles": iter([{"user_id": person(0), "role": "host", "since": NOW, "given_by": ""}]),
    }
    for table, rows in kinds.items():
        for batch in batches(rows):
            insert(base, table, batch)
            base.commit()


def _game() -> str:
    """One that two people can play."""
    return next(info.name for info in infos() if info.min_players <= 2)


def _devices(dice: random.Random, people: int) -> Iterator[Row]:
    for number in range(people):
        seen = NOW - 300 * DAY * dice.random()
        yield {
            "id": f"device-{number}",
            "user_id": person(number),
            "label": "Firefox on Linux",
            "created": seen - DAY,
            "seen": seen,
            "gone": 0.0,
        }


def _accounts(people: int) -> Iterator[Row]:
    for number in range(0, people, 3):
        handle = f"handle{number}"
        yield {
            "user_id": person(number),
            "handle": handle,
            "skeleton": handle,
            "changed": NOW - 400 * DAY,
            "email": f"{handle}@example.org",
        }


def _id(number: int) -> str:
    return f"tournament-{number:06}"


def _tournaments(dice: random.Random, people: int) -> Iterator[Row]:
    for number in range(tournaments(people)):
        status = "open" if number % 100 == 0 else "running" if number % 100 < 3 else "over"
        at = NOW - 2 * 365 * DAY * (1 - number / tournaments(people))
        kind = dice.choice(("swiss", "knockout", "arena"))
        setup = StoredSetup(
            _game(), {}, kind, 2, 2, ROUNDS, 1, False, False, 60, int(DAY), 0, "easy"
        )
        yield {
            "id": _id(number),
            "name": f"Cup {number}",
            "user_id": person(number % people),
            "public": True,
            "status": status,
            "created": at,
            "starts": 0.0,
            "begun": at,
            "ended": at + DAY if status == "over" else 0.0,
            "changed": at,
            "setup": msgspec.json.encode(setup).decode(),
            "seed": bytes(32),
            "seq": 9,
            "due": 0.0,
            "lease_node": "",
            "lease_until": 0.0,
        }


def _players(dice: random.Random, people: int) -> Iterator[Row]:
    for tournament in range(tournaments(people)):
        for number, user in enumerate(dice.sample(range(people), PLAYERS), 1):
            yield {
                "tournament_id": _id(tournament),
                "number": number,
                "user_id": person(user),
                "name": f"Player {user}",
                "level": "",
                "character": "",
                "joined": NOW - DAY,
                "gone": 0.0,
            }


def _rounds(dice: random.Random, people: int) -> Iterator[Row]:
    for tournament in range(tournaments(people)):
        for number in range(1, ROUNDS + 1):
            moderation = dice.sample(range(1, PLAYERS + 1), PLAYERS)
            boards = [moderation[k : k + 2] for k in range(0, PLAYERS, 2)]
            yield {
                "tournament_id": _id(tournament),
                "round": number,
                "begun": NOW - DAY,
                "closed": NOW,
                "plan": json.dumps({"present": moderation, "boards": boards}),
            }


def _tables(dice: random.Random, people: int) -> Iterator[Row]:
    for tournament in range(tournaments(people)):
        for number in range(1, ROUNDS + 1):
            for board in range(PLAYERS // 2):
                won = dice.choice((0.0, 1.0))
                result = {"returns": (won, 1.0 - won), "scores": (30.0 * won, 30.0 - 30.0 * won)}
                yield {
                    "tournament_id": _id(tournament),
                    "round": number,
                    "board": board,
                    "table_id": f"cup-{tournament}-{number}-{board}",
                    "until": NOW,
                    "ended": NOW - DAY,
                    "result": json.dumps(result),
                }


def _seeks(dice: random.Random, people: int) -> Iterator[Row]:
    """They wait for games by days, and nobody is strong enough for anybody else."""
    game = _game()
    wish = SeekTerms(game, 2, 2, True, True, False)
    for number, user in enumerate(dice.sample(range(people), min(SEEKS, people))):
        now = time.time()
        yield {
            "id": f"seek-{number}",
            "user_id": person(user),
            "game": game,
            "live": False,
            "wish": msgspec.json.encode(wish).decode(),
            "strength": 1e6 * number,
            "since": now,
            "seen": now,
            "table_id": "",
        }


def _reports(dice: random.Random, people: int) -> Iterator[Row]:
    for number in range(people // 5):
        at = NOW - 365 * DAY * dice.random()
        yield {
            "id": f"report-{number}",
            "at": at,
            "user_id": person(dice.randrange(people)),
            "about": person(dice.randrange(people)),
            "kind": "player",
            "reason": "rude",
            "words": "He leaves whenever he loses",
            "table_id": "",
            "number": 0,
            "evidence": "{}",
            "state": "open" if number % 50 == 0 else "acted",
            "seen_at": at + DAY,
            "seen_by": person(0),
            "answer": "",
            "told": True,
        }


def _acts(dice: random.Random, people: int) -> Iterator[Row]:
    for number in range(people // 2):
        yield {
            "id": f"act-{number}",
            "at": NOW - 365 * DAY * dice.random(),
            "user_id": person(0),
            "act": "hide",
            "about": person(dice.randrange(people)),
            "table_id": "",
            "why": "rude",
            "detail": "",
        }
