"""Time to open a long game from the store: ``python -m benchmarks.load.opening``.

A table that is not in memory is read event by event, played again and shown to a player with its
whole log. Random games, cut at so many steps.
"""

import argparse
import asyncio
import itertools
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.games import largest, names
from benchmarks.harness import Row, progress
from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.objects.registry import info, load
from tafelronde.match.chance import commitment
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append, events_since
from tafelronde.server.storage.stored_events import encode
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.cards import stored_card
from tafelronde.server.views.render import news

TABLES = 20
CASES = ((6, 300), (4, 600))
"""Players and steps of the games that ``rows`` opens."""


def _played(game: str, number: int, players: int, steps: int) -> tuple[Table, list[e.Event]]:
    """A game of so many steps, with a person on each seat."""
    dice = random.Random(number)
    while True:
        table = Table(f"game-{number}", bytes(32))
        options = info(game).settle_options(players, {})
        promised = commitment(table.secret).hex()
        happened: list[e.Event] = [e.Created("u0", game, players, options, False, promised)]
        for seat in range(players):
            happened += [e.Seated(seat, f"u{seat}", f"P{seat}"), e.ReadySaid(seat, True, "")]
        happened.append(e.Started(info(game).rules_version))
        state = load(game).new(players)
        for _ in range(steps):
            if state.is_terminal:
                break
            step, player = dice.choice(state.steps()), state.current_player
            happened.append(e.Drawn(step) if player == CHANCE else e.Moved(player, step))
            state.apply_known(step)
        else:
            for event in happened:
                table.apply(event, 0.0)
            table.settle()
            return table, happened


class Times(NamedTuple):
    """Seconds of processor time."""

    read: float
    """The events from the store."""
    played: float
    """The position from the events: what a snapshot would save."""
    shown: float
    """The page, with the log in words."""


async def _measure(game: str, tables: int, players: int, steps: int) -> list[Times]:
    """For each table; the first, which loads what is compiled, does not count."""
    times: list[Times] = []
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.db")
        await store.open(lambda table, seq: None, lambda text: None)
        for number in range(tables + 1):
            table, happened = _played(game, number, players, steps)
            bodies = [encode(event) for event in happened]
            batch = Append(
                table.id, 0, 0.0, bodies, None, table.status, False, stored_card(table), False,
                [], table.secret,
            )  # fmt: skip
            await store.append(batch)
            clock = [time.process_time()]
            rows = await events_since(store, table.id, 0)
            clock.append(time.process_time())
            opened = Table(table.id, table.secret)
            opened.replay(rows)
            opened.settle()
            clock.append(time.process_time())
            message = news(ViewCache(opened), "u0", 0, lambda user: False, "", 0)
            msgspec.json.encode(message)
            clock.append(time.process_time())
            times.append(Times(*(end - begun for begun, end in itertools.pairwise(clock))))
        await store.close()
    return times[1:]


def measure(game: str, tables: int, players: int, steps: int) -> list[Times]:
    """The times of each game."""
    return asyncio.run(_measure(game, tables, players, steps))


def rows(rounds: int) -> list[Row]:
    """A game of six and a longer one of four, in milliseconds; ``rounds`` change nothing."""
    del rounds
    game, found = largest(), list[Row]()
    for players, steps in CASES:
        progress(f"  {game}: {players} players, {steps} steps")
        parts = zip(*measure(game, TABLES, players, steps), strict=True)
        for part, seconds in zip(("read", "play again", "show"), parts, strict=True):
            what = f"{game} opened, {players} players, {steps} steps, to {part}"
            found.append(Row(what, "ms", [1000 * one for one in seconds]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.opening", description=__doc__)
    parser.add_argument("--game", default=largest(), choices=names())
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--steps", type=int, default=300)
    wanted = parser.parse_args()
    times = measure(wanted.game, wanted.tables, wanted.players, wanted.steps)
    read, played, shown = (1000 * statistics.median(part) for part in zip(*times, strict=True))
    print(
        f"{wanted.game}, {wanted.players} players, {wanted.steps} steps, {len(times)} tables:"
        f" {1000 * statistics.median(map(sum, times)):.0f} ms of processor time"
        f" ({read:.1f} to read, {played:.1f} to play again, {shown:.1f} to show; medians)"
    )


if __name__ == "__main__":
    main()
