"""The past of an arena, written into its database: the many small rounds of an hour."""

import asyncio
import random

from tafelronde.server.features.tournaments import rows as stored
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Store
from tafelronde.tournament import Board, Round

AT_ONCE = 50
"""Rounds that are written at the same time."""


async def write_waves(database: str, cup: str, waves: int) -> None:
    """Add rounds after the first, each with one or two tables of two that are over."""
    store = make_store(database)
    await store.open(lambda *_: None, lambda _: None, lambda *_: None)
    try:
        players = [player.number for player in await stored.players_of(store, cup)]
        dice, now = random.Random(waves), store.now()
        wrote = [_wave(store, cup, number, players, dice, now) for number in range(2, waves + 2)]
        for at in range(0, waves, AT_ONCE):
            await asyncio.gather(*wrote[at : at + AT_ONCE])
    finally:
        await store.close()


async def _wave(
    store: Store, cup: str, number: int, players: list[int], dice: random.Random, now: float
) -> None:
    free = dice.sample(players, min(len(players) // 2 * 2, dice.choice((2, 4))))
    pairs = [(free[at], free[at + 1]) for at in range(0, len(free), 2)]
    begun = now + 0.001 * number
    round = Round(tuple(sorted(free)), tuple(map(Board, pairs)), begun=begun)
    await stored.add_round(store, cup, number, round)
    for at, pair in enumerate(pairs):
        table = f"{cup}-{number}-{at}"
        won = dice.choice((1.0, -1.0))
        scores = (20.0 + won, 20.0 - won)
        came = Board(pair, (won, -won), scores, ended=begun + 0.0005, table=table)
        await stored.add_board(store, cup, number, at, table, begun + 3600)
        await stored.end_board(store, cup, number, at, came)
    await stored.close_round(store, cup, number, begun + 0.0005)
