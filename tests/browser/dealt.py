"""Tables of which everything is known that will be dealt: written into the server's database with a
seed of the test's own, and with the first steps where a test begins in the middle."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from server.helpers import Server
from tafelronde.core.objects.registry import info
from tafelronde.match.chance import commitment
from tafelronde.server.storage.store import EVENT_COLUMNS, TABLE_COLUMNS
from tafelronde.server.storage.stored_events import encode
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import start
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import stored_card


def deal(
    node: Server,
    game: str,
    people: Sequence[Page],
    seed: int,
    *,
    given: Sequence[int] = (),
    delay: int = 0,
    ago: float = 0.0,
    then: Callable[[Table], Sequence[e.Event]] | None = None,
    **options: e.OptionValue,
) -> str:
    """A game in which the people of these pages sit, in this order, one of them at several seats or
    not; the path to it. Spectators see the game ``delay`` moves late. ``given`` are its first
    steps, chance included; all that is drawn after them follows from the seed, the same each time.
    All of it happened so many seconds ``ago``. A person must be next to act, or the game over, once
    ``then`` has gone on with the table."""
    who: list[dict[str, str]] = [page.request.get(f"{node.url}/api/me").json() for page in people]
    secret = seed.to_bytes(32, "big")
    settled = info(game).settle_options(len(who), options)
    table = Table(secrets.token_urlsafe(12), secret)
    new: list[e.Event] = [
        e.Created(
            user=who[0]["user"],
            game=game,
            players=len(who),
            options=settled,
            public=False,
            commitment=commitment(secret).hex(),
            given=tuple(given),
            delay=delay,
        )
    ]
    for seat, person in enumerate(who):
        new.append(e.Seated(seat, person["user"], person["name"]))
        new.append(e.ReadySaid(seat, True, ""))
    now = time.time() - ago
    for event in new:
        table.apply(event, now)
    begun = start(table, [])
    for event in begun:
        table.apply(event, now)
    played = then(table) if then is not None else ()
    assert table.status == "over" or table.player >= 0
    _write(node, table, [encode(event) for event in (*new, *begun, *played)], now)
    return f"/table/{table.id}"


def _write(node: Server, table: Table, bodies: Sequence[str], now: float) -> None:
    """As the server writes a new table; it has not heard of this one, and reads it when somebody
    comes there."""
    row = (table.id, table.secret, table.seq, table.status, False, now, stored_card(table), False)
    with sqlite3.connect(node.database.removeprefix("sqlite:///"), timeout=30) as base:
        base.execute(
            f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0)", row
        )
        base.executemany(
            f"INSERT INTO events ({EVENT_COLUMNS}) VALUES (?, ?, ?, ?, NULL)",
            [(table.id, seq, now, body) for seq, body in enumerate(bodies, start=1)],
        )
        base.executemany(
            "INSERT INTO members (user_id, table_id) VALUES (?, ?)",
            {(place.user, table.id) for place in table.places},
        )
    base.close()
