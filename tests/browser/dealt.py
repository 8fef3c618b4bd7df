"""Tables of which everything is known that will be dealt: written into the server's database with a
seed of the test's own, and with the first steps where a test begins in the middle."""

import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence

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
    public: bool = False,
    then: Callable[[Table], Sequence[e.Event]] | None = None,
    **options: e.OptionValue,
) -> str:
    """A game in which the people of these pages sit, in this order, one of them at several seats or
    not; the path to it. Spectators see the game ``delay`` moves late. ``given`` are its first
    steps, chance included; all that is drawn after them follows from the seed, the same each time.
    All of it happened so many seconds ``ago``. A person must be next to act, or the game over, once
    ``then`` has gone on with the table."""
    who: list[dict[str, str]] = [page.request.get(f"{node.url}/api/me").json() for page in people]
    seated: list[e.Event] = []
    for seat, person in enumerate(who):
        seated.append(e.Seated(seat, person["user"], person["name"]))
        seated.append(e.ReadySaid(seat, True, ""))
    host = who[0]["user"]
    return lay(
        node, game, host, seated, seed, given,
        delay=delay, ago=ago, public=public, then=then, options=options,
    )  # fmt: skip


def lay(
    node: Server,
    game: str,
    host: str,
    seated: Sequence[e.Event],
    seed: int,
    given: Sequence[int] = (),
    *,
    delay: int = 0,
    ago: float = 0.0,
    public: bool = False,
    then: Callable[[Table], Sequence[e.Event]] | None = None,
    listed: bool = True,
    options: Mapping[str, e.OptionValue],
) -> str:
    """Store a game as ``deal`` does, with these events of people who sit down, are ready, and of
    bots; this host has set the table. ``listed``: it is among the games of these people."""
    players = len({event.seat for event in seated if isinstance(event, e.Seated | e.BotSeated)})
    secret = seed.to_bytes(32, "big")
    settled = info(game).settle_options(players, options)
    table = Table(secrets.token_urlsafe(12), secret)
    new: list[e.Event] = [
        e.Created(
            user=host,
            game=game,
            players=players,
            options=settled,
            public=public,
            commitment=commitment(secret).hex(),
            given=tuple(given),
            delay=delay,
        ),
        *seated,
    ]
    now = time.time() - ago
    for event in new:
        table.apply(event, now)
    begun = start(table, [])
    for event in begun:
        table.apply(event, now)
    played = then(table) if then is not None else ()
    assert table.status == "over" or table.player >= 0
    _write(node, table, [encode(event) for event in (*new, *begun, *played)], now, listed)
    return f"/table/{table.id}"


def _write(node: Server, table: Table, bodies: Sequence[str], now: float, listed: bool) -> None:
    """Write a new table as the server does; it has not heard of this one, and reads it when
    somebody comes there."""
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
            {(place.user, table.id) for place in table.places if listed and place.user},
        )
    base.close()
