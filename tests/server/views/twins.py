"""Two worlds of one game: logs that differ only in what one reader cannot see, as stored tables."""

import random
import re
from pathlib import Path
from typing import NamedTuple

from tables import PACKAGE_GAMES
from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.objects.registry import info, load
from tafelronde.core.objects.state import State
from tafelronde.match.chance import commitment
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append
from tafelronde.server.storage.stored_events import encode
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import stored_card

GAMES = [name for name in PACKAGE_GAMES if info(name).hidden]
OWN = re.compile(r"1[78]\d{8}(\.\d+)?|'key': '[^']+'|127.0.0.1:\d+|nonce-[^']+")
"""Differs from server to server: times, the key of its pushes, its address."""
STEPS = 60
"""The most that are played after the deal."""
Log = list[tuple[int, int]]


class Twins(NamedTuple):
    """Two logs of one game that are one to the reader."""

    reader: int
    logs: tuple[Log, Log]
    states: tuple[State, State]


def _hidden(before: State, after: State, reader: int) -> bool:
    """Whether a card went to another's hand."""
    changed = (before.array["hands"] != after.array["hands"])[0]
    others = [seat for seat in range(before.players) if seat != reader and changed[seat].any()]
    return before.is_chance and bool(others) and not changed[reader].any()


def _common(states: tuple[State, State], reader: int) -> list[int]:
    """The steps that are possible in both worlds; none where the reader could tell them apart."""
    first, second = (set(state.steps()) for state in states)
    if states[0].current_player == reader and first != second:
        return []
    return sorted(first & second)


def twins_of(game: str, players: int, reader: int, steps: int, dice: random.Random) -> Twins:
    states = (load(game).new(players), load(game).new(players))
    logs: tuple[Log, Log] = ([], [])
    while len(logs[0]) < steps and not states[0].is_terminal:
        common = _common(states, reader)
        if not common or states[0].current_player != states[1].current_player:
            break
        action = dice.choice(common)
        chosen = [action, action]
        tried = states[0].copy()
        tried.apply_known(action)
        if _hidden(states[0], tried, reader):
            chosen[1] = dice.choice(states[1].steps())
        for state, log, step in zip(states, logs, chosen, strict=True):
            log.append((state.current_player, step))
            state.apply_known(step)
    return Twins(reader, logs, states)


def table_of(
    name: str, game: str, users: list[str], log: Log, twins: Twins, odd: str
) -> tuple[Table, list[e.Event]]:
    secret = name.encode().ljust(32, b".")
    table = Table(name, secret)
    players = len(users)
    options = info(game).settle_options(players, {})
    happened: list[e.Event] = [
        e.Created(
            users[0], game, players, options, True, commitment(secret).hex(), 5 * (odd == "late")
        )
    ]
    for seat, user in enumerate(users):
        happened += [e.Seated(seat, user, f"P{seat}"), e.ReadySaid(seat, True, "")]
    happened.append(e.Started(info(game).rules_version))
    happened += [
        e.Drawn(step) if player == CHANCE else e.Moved(player, step) for player, step in log
    ]
    if odd == "left":
        waits = {twins.reader, twins.states[0].current_player}
        happened.append(e.Left(next(seat for seat in range(3) if seat not in waits), "easy"))
    elif odd == "taken back":
        happened.append(e.TakenBack(twins.reader, len(log) - 3))
    for event in happened:
        table.apply(event, 1000.0)
    table.settle()
    return table, happened


async def write_world(database: Path, tables: list[tuple[Table, list[e.Event]]]) -> None:
    store = SqliteStore(database)
    await store.open(lambda table, seq: None, lambda text: None)
    for table, happened in tables:
        batch = Append(
            table=table.id,
            seq=0,
            at=1000.0,
            bodies=[encode(event) for event in happened],
            command=None,
            status=table.status,
            public=True,
            card=stored_card(table),
            bot_turn=False,
            members=[place.user for place in table.places],
            seed=table.secret,
        )
        await store.append(batch)
    await store.close()
