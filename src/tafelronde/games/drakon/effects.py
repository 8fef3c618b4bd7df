"""The gains of a decision of Drakon: coins that are found, stolen or lost, and the victory."""

from collections.abc import Iterator

from ...core.facts.gains import Cause, Gain
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import KIND, KINDS
from .state import (
    AMAZON_MOVE,
    LAY,
    MOVE,
    PLAYER,
    PUSH,
    TAKE,
    TAKE_COIN,
    WIZARD_MOVE,
    WORD,
    DrakonRecord,
    packed,
    unpacked,
)

COIN = 0.1
"""The worth of the first coin; each further one is worth as much more."""
MOVES = (MOVE, WIZARD_MOVE, AMAZON_MOVE)


def gains(state: Position[DrakonRecord]) -> list[Gain]:
    """The gains and losses that one decision can bring the player to act. Lays move no coin."""
    found: list[Gain] = []
    for action in state.legal_actions():
        code = unpacked(action)[0]
        if code < LAY and (code in MOVES or PUSH <= code <= PLAYER or code == WORD):
            found += _gains(state, action, code)
    return found


def _gains(state: Position[DrakonRecord], action: int, code: int) -> Iterator[Gain]:
    before, mover = state.record, state.current_player
    after, actions = state.after(action), (action,)
    take = packed(WORD, TAKE)
    if after.record.phase == TAKE_COIN and after.current_player == mover:
        after, actions = after.after(take), (action, take)
    record = after.record
    if after.is_terminal:
        results = after.returns()
        if any(results):
            yield Gain("wins", actions, dict(enumerate(results)), {"count": record.coins[mover]})
        return
    pairs = zip(before.coins[: state.players], record.coins, strict=False)
    changes = [new - old for old, new in pairs]
    if not any(changes):
        return
    worth = {seat: _worth(before.coins[seat], change) for seat, change in enumerate(changes)}
    for seat, change in enumerate(changes):
        if change > 0:
            for other in range(state.players):
                if other != seat and changes[other] == 0:
                    worth[other] -= worth[seat] / (state.players - 1)
    moved = code - PUSH if PUSH <= code < PUSH + 6 else mover
    kind = KINDS[KIND[record.laid[record.where[moved]] & 255]]
    victim = next((seat for seat, change in enumerate(changes) if change < 0), mover)
    said: dict[str, Argument] = {"kind": kind, "count": record.coins[mover], "from": victim}
    if changes[mover] > 0:
        name = "steals" if victim != mover else "coin"
    else:
        name = "pays" if victim == mover else "robs"
    yield Gain(name, actions, worth, said)


def _worth(coins: int, change: int) -> float:
    """The worth of a coin more, or less, to who has so many."""
    return change * COIN * (coins + (1 if change > 0 else 0))


def because(cause: Cause) -> Telling | None:
    """The seat whose coin it is, where a coin is taken from somebody."""
    code = cause.gain.code
    if code not in ("steals", "robs"):
        return _coin(cause) if cause.relation == "brings" else None
    said = dict(cause.gain.arguments)
    victim = said["from"]
    if victim == cause.state.current_player:
        return Telling(f"{cause.relation}-mine", said)
    if cause.relation == "brings":
        return Telling("steals" if code == "steals" else "costs", {**said, "other": victim})
    if cause.relation == "keeps":
        return Telling("keeps-steals", {**said, "other": victim})
    return Telling(f"{cause.relation}-coin", said)


def _coin(cause: Cause) -> Telling | None:
    code, said = cause.gain.code, cause.gain.arguments
    if code == "wins":
        return Telling("wins", said)
    return Telling("takes-coin", said) if code == "coin" else None
