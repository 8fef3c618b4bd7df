"""Hints: the advice for a person who is to decide."""

import secrets

from ...advice.adviser import EFFORT
from ...bots.base import Advice, Chance
from ...core.contract.rng import new_rng
from ...core.facts.levels import ADVISER
from ...core.objects.state import State
from ..base.line import Claim
from ..base.refusal import Refusal
from ..bots.turn import BotFailed, Thinkers
from ..people.last_seen import LastSeen
from ..people.person import Person
from ..table.gate import Thing
from ..views.cache import choice, tell
from ..views.lines import shown_line
from ..wire.commands import Hint
from ..wire.messages import Advised, HintNews, LikelyStep
from .own_turn import check_to_move
from .tables import Tables


async def hint(
    tables: Tables, pool: Thinkers, last_seen: LastSeen, person: Person, command: Hint
) -> HintNews:
    """The best action on the seat that is to move, by its knowledge. Raises Refusal."""
    found = await tables.open_for(command.table, person.id)
    table, seat = found.table, command.seat
    check_to_move(table, person.id, seat)
    await tables.let_out(found, person.id, Thing.HINT)
    state, seq = table.state.copy(), table.seq
    believed = state.resample(seat, new_rng(secrets.randbits(63))).to_bytes()
    claim = Claim(last_seen.owner(person.id), lambda: "hint")
    try:
        async with pool.turn(table.game, ADVISER, claim) as turn:
            advice = await turn.advise(believed, EFFORT)
    except BotFailed as error:
        raise Refusal("bot-failed", str(error)) from None

    return hint_news(command.id, table.id, seq, state, advice)


def hint_news(number: str, table: str, seq: int, state: State, advice: Advice) -> HintNews:
    """This advice to the player to act, as it is told: at a server as in a browser
    (``tafelronde.pocket.judging``)."""
    seat = state.current_player

    def advised(action: int, expected: tuple[float, ...], chance: Chance) -> Advised:
        return Advised(choice(state, action, seat), expected, *chance)

    second = None
    if advice.second is not None and advice.second_chance is not None:
        second = advised(advice.second, advice.second_expected, advice.second_chance)
    return HintNews(
        number,
        table,
        seq,
        seat,
        advised(advice.action, advice.expected, advice.chances[seat]),
        second,
        tuple(tell(reason) for reason in advice.reasons),
        tuple(
            LikelyStep(
                step.player,
                state.format(step.action),
                None if step.telling is None else tell(step.telling),
            )
            for step in advice.line
        ),
        shown_line(state, advice.reasons, seq),
        advice.simulations,
    )
