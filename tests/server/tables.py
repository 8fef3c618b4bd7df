"""Tables in memory, for what is decided without a server."""

import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

import tafelronde
from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.objects.registry import info
from tafelronde.match.chance import commitment
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.table import events as e
from tafelronde.server.table.decide import decide
from tafelronde.server.table.playing import start
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Move, TableCommand

SECRET = bytes(range(32))


def empty_table(
    game: str,
    players: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    public: bool = False,
    **created: Any,
) -> Table:
    """A table that ada has made and at which nobody sits; ``created``: more of ``e.Created``."""
    table = Table("t", SECRET)
    promise = commitment(SECRET).hex()
    table.apply(
        e.Created("ada", game, players, dict(options or {}), public, promise, **created), 1.0
    )
    return table


def running_table(game: str, *seats: str, **created: Any) -> Table:
    """A game that has begun; a seat is a person's id, or a bot's level with a star."""
    tafelronde.load(game)
    table = empty_table(game, len(seats), **created)
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


def says(
    table: Table,
    user: str,
    kind: Callable[..., TableCommand],
    *fields: Any,
    at: float = 3.0,
    lag: float = 0.0,
    prepared: bool = True,
    **more: Any,
) -> list[e.Event]:
    """Somebody gives this command, with these fields; what happens then, at the table too."""
    command = kind("1", table.id, *fields, **more)
    new = decide(table, user, user.title(), command, at=at, lag=lag, prepared=prepared)
    for event in new:
        table.apply(event, at)
        table.settle()
    return new


def moves(table: Table, *actions: str, at: float = 3.0) -> None:
    """Let the player to move play these, one after the other."""
    for action in actions:
        user = table.places[table.player].user
        says(table, user, Move, table.player, table.seq, action, at=at)


def refused(work: Callable[..., Any], *args: Any, **more: Any) -> tuple[str, dict[str, Any]]:
    """The reason for a refusal, with the arguments of its sentence."""
    with pytest.raises(Refusal) as caught:
        work(*args, **more)
    assert " " in caught.value.message, "nobody says why"
    return caught.value.reason, caught.value.arguments


async def refused_later(work: Awaitable[Any]) -> tuple[str, dict[str, Any]]:
    """The same of what is awaited."""
    with pytest.raises(Refusal) as caught:
        await work
    assert " " in caught.value.message, "nobody says why"
    return caught.value.reason, caught.value.arguments


def random_table(game: str, players: int, seed: int, steps: int) -> Table:
    """A running table with one person on each seat, after so many random steps."""
    secret = bytes([seed]) * 32
    table = Table(f"t{seed}", secret)
    options = info(game).settle_options(players, {})
    table.apply(e.Created("u0", game, players, options, False, commitment(secret).hex()), 1.0)
    for seat in range(players):
        table.apply(e.Seated(seat, f"u{seat}", f"P{seat}"), 1.0)
        table.apply(e.ReadySaid(seat, True, ""), 1.0)
    table.apply(e.Started(table.setup.rules), 2.0)
    dice = random.Random(seed)
    for _ in range(steps):
        state = table.state
        if state.is_terminal:
            break
        action = dice.choice(state.steps())
        player = state.current_player
        table.apply(e.Drawn(action) if player == CHANCE else e.Moved(player, action), 3.0)
        table.settle()
    return table
