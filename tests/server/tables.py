"""Tables in memory, for what is decided without a server."""

from __future__ import annotations

import tafelronde
from tafelronde.match.chance import commitment
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import start
from tafelronde.server.table.table import Table


def running_table(game: str, *seats: str) -> Table:
    """A game that has begun; a seat is a person's id, or a bot's level with a star."""
    tafelronde.load(game)
    secret = bytes(range(32))
    table = Table("t", secret)
    promise = commitment(secret).hex()
    table.apply(e.Created("ada", game, len(seats), {}, False, promise), 1.0)
    for seat, who in enumerate(seats):
        if who.startswith("*"):
            table.apply(e.BotSeated(seat, who[1:]), 1.0)
        else:
            table.apply(e.Seated(seat, who, who), 1.0)
            table.apply(e.ReadySaid(seat, True, ""), 1.0)
    for event in start(table, []):
        table.apply(event, 2.0)
    table.settle()
    return table
