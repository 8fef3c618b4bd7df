"""Hints: what a bot would do in a person's place."""

from __future__ import annotations

import secrets

from ...core.facts.levels import ADVISER
from ..base.refusal import Refusal
from ..bots.line import Claim
from ..bots.pool import BotFailed, BotPool
from ..people.last_seen import LastSeen
from ..people.person import Person
from ..table.gate import Thing
from ..views.cache import choice
from ..wire.commands import Hint
from ..wire.messages import Advised, HintNews
from ..wire.shown import Telling
from .own_turn import check_to_move
from .tables import Tables


async def hint(
    tables: Tables, pool: BotPool, last_seen: LastSeen, person: Person, command: Hint
) -> HintNews:
    """What a bot would do on the seat that is to move, from what it may know. Raises Refusal."""
    from ...core.contract.rng import new_rng

    found = await tables.open_for(command.table, person.id)
    table, seat = found.table, command.seat
    check_to_move(table, person.id, seat)
    await tables.let_out(found, person.id, Thing.HINT)
    game = await tables.games.game(table.game)
    level = command.level if command.level in game.levels else ADVISER
    state, seq = table.state.copy(), table.seq
    believed = state.resample(seat, new_rng(secrets.randbits(63))).to_bytes()
    claim = Claim(last_seen.owner(person.id), lambda: "hint")
    try:
        async with pool.turn(table.game, level, claim) as turn:
            thought = await turn.think(
                believed, f"hint {table.id}", secrets.randbits(31), advise=True
            )
    except BotFailed as error:
        raise Refusal("bot-failed", str(error)) from None

    def advised(action: int, expected: tuple[float, ...], share: float | None) -> Advised:
        return Advised(choice(state, action, seat), expected, share)

    share, second_share = thought.odds
    second = None
    if thought.second is not None:
        second = advised(thought.second, thought.second_expected, second_share)
    return HintNews(
        command.id,
        table.id,
        seq,
        seat,
        advised(thought.action, thought.expected, share),
        second,
        tuple(Telling(code, arguments) for code, arguments in thought.reasons),
        thought.simulations,
    )
