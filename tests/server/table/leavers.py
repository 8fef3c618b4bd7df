"""Games at which people leave, come back, give up and run out of time, whoever decides then."""

import random

from server.tables import SECRET, says
from tafelronde.core.objects.registry import info
from tafelronde.match.chance import commitment
from tafelronde.match.clock import TimeControl
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table
from tafelronde.server.table.timing import time_out
from tafelronde.server.wire.commands import Leave, Move, Ready, Resign, Return, Sit


def restless_game(game: str, players: int, seed: int) -> Table:
    """A game of people only, played at random to its end, at which now and then somebody leaves or
    comes back, gives up, runs out of time or takes back. Chance follows from the seed."""
    dice = random.Random(f"{game} {players} {seed}")
    out = dice.choice(("bot", "resign"))
    time = TimeControl("live", 3600, 0, 0, out) if dice.random() < 0.5 else None
    table = Table("t", SECRET)
    options, promise = info(game).settle_options(players, {}), commitment(SECRET).hex()
    table.apply(e.Created("u0", game, players, options, False, promise, time=time), 1.0)
    for seat in range(players):
        says(table, f"u{seat}", Sit, seat)
        says(table, f"u{seat}", Ready, seat, True, f"nonce {seed}")
    at, often = 3.0, dice.choice((0.02, 0.1, 0.3))
    while table.status == "playing":
        at += dice.random()
        seat = dice.randrange(players)
        if dice.random() < often:
            at = _something(table, seat, dice, at)
        elif table.bot_acts:
            for event in play(table, dice.choice(table.state.legal_actions())):
                table.apply(event, at)
                table.settle()
        else:
            action = table.state.format(dice.choice(table.state.legal_actions()))
            user = f"u{table.player}"
            says(table, user, Move, table.player, table.seq, action, at=at)
    return table


def _something(table: Table, seat: int, dice: random.Random, at: float) -> float:
    """Somebody does what has nothing to do with the game; returns when."""
    user, playing = f"u{seat}", seat not in table.resigned
    away = table.places[seat].is_bot
    what = dice.random()
    if playing and away:
        says(table, user, Return, seat, at=at)
    elif playing and what < 0.7:
        says(table, user, Leave, seat, dice.choice(("easy", "hard")), at=at)
    elif playing and what < 0.75:
        says(table, user, Resign, seat, "easy", at=at)
    elif what < 0.8 and table.clock is not None and not table.bot_acts:
        due = table.due
        assert due is not None
        at = due + 1
        for event in time_out(table, at, "easy"):
            table.apply(event, at)
            table.settle()
    elif what > 0.9 and table.ply > 0 and not table.state_at(table.ply - 1).is_chance:
        table.apply(e.TakenBack(seat, table.ply - 1, seat == table.on_clock), at)
    return at
