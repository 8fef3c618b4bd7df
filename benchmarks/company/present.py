"""Public tables of this moment: some look for people, at the others a game is played."""

import random
import sqlite3
from collections.abc import Iterator

from benchmarks.company.rows import NOW, Value, insert, person
from tafelronde.core.objects.registry import infos
from tafelronde.server.storage.stored_card import StoredCard, StoredSeat, encode_card

OPEN, PLAYING = 200, 1_000
"""Tables with a free seat, and games: more than the hall shows at once."""


def fill_present(base: sqlite3.Connection, dice: random.Random, people: int) -> None:
    """Write them, and who sits there. The first person, who asks for the pages, has some."""
    tables, members = list[dict[str, Value]](), list[dict[str, Value]]()
    for id, card, changed in _tables(dice, people):
        tables.append(
            {
                "id": id,
                "seed": bytes(32),
                "seq": 1,
                "status": card.status,
                "public": True,
                "changed": changed,
                "card": encode_card(card),
                "bot_turn": False,
                "lease_node": "",
                "lease_until": 0.0,
            }
        )
        sitting = {seat.user for seat in card.seats if seat.user}
        members += [{"user_id": user, "table_id": id, "ended": 0.0} for user in sorted(sitting)]
    insert(base, "tables", tables)
    insert(base, "members", members)
    base.commit()


def _tables(dice: random.Random, people: int) -> Iterator[tuple[str, StoredCard, float]]:
    for number in range(OPEN + PLAYING):
        status = "open" if number < OPEN else "playing"
        info = dice.choice(infos())
        players = max(2, info.min_players)
        seats = [_seat(dice, people, first=not (number + seat) % 60) for seat in range(players)]
        if status == "open":
            seats[-1] = StoredSeat("open", "red", "", "", "", False, False)
        ply, player = (0, -4) if status == "open" else (dice.randrange(40), 0)
        card = StoredCard(info.name, status, True, tuple(seats), ply, player, ply)
        yield f"now-{dice.getrandbits(48):012x}-{number}", card, NOW - number


def _seat(dice: random.Random, people: int, *, first: bool) -> StoredSeat:
    who = person(0 if first else dice.randrange(people))
    return StoredSeat("person", "red", who, who, "", True, False)
