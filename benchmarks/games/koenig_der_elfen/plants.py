"""Consequences of actions in König der Elfen, by what the best journeys bring."""

from collections.abc import Iterator

from benchmarks.reasons.planting import Plant

from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.facts import BONUS
from tafelronde.games.koenig_der_elfen.state import (
    ANNOUNCE,
    HALT,
    LOCATION,
    PASS,
    SWAP,
    TRAVELLING,
    VISIT,
)

MUCH = 4
"""Gold by which a journey is better than the other."""


def plants(state: State, better: int, worse: int) -> Iterator[Plant]:
    """The plain facts about the two actions."""
    if state.record.elf_phase == TRAVELLING:
        yield from _travelling(state, better, worse)
    else:
        yield from _planning(state, better, worse)


def _travelling(state: State, better: int, worse: int) -> Iterator[Plant]:
    if not VISIT <= worse < VISIT + 28 and worse != HALT:
        return
    if not VISIT <= better < VISIT + 28:
        return
    mover = state.current_player
    kept, left = (_after_journey(state.after(action), mover) for action in (better, worse))
    if worse == HALT:
        if kept - left >= MUCH:
            yield Plant("halt", frozenset({"goes-on"}))
        return
    toll, owed = (sum(state.after(action).record.tolls) for action in (better, worse))
    if owed - toll == kept - left > 0:
        yield Plant("thief paid", frozenset({"no-toll", "guard-spares"}))
    elif kept - left >= MUCH and owed == toll:
        yield Plant("way shut", frozenset({"keeps-journey"}))


def _planning(state: State, better: int, worse: int) -> Iterator[Plant]:
    mover = state.current_player
    if worse == ANNOUNCE and better in (SWAP, SWAP + 1):
        yield Plant("hand told", frozenset({"keeps-secret"}))
        return
    if not (worse < SWAP and (better < SWAP or better == PASS)) or worse < LOCATION:
        return
    after = [state.after(action) for action in (better, worse)]
    if any(one.current_player < 0 for one in after):
        return
    own = [_after_journey(one, mover) for one in after]
    rivals = [seat for seat in range(state.players) if seat != mover]
    gifts = [_after_journey(after[1], seat) - _after_journey(after[0], seat) for seat in rivals]
    if own[0] - own[1] >= MUCH and max(gifts) <= 0:
        yield Plant("way shut", frozenset({"keeps-journey"}))


def _after_journey(state: State, seat: int) -> float:
    """The gold of a seat after its best journey over the table as it lies."""
    record = state.record
    gold = float(record.gold[seat])
    if record.elf_phase == TRAVELLING and state.current_player != seat:
        return gold
    earned, saw_all, *_ = state.ask("best-trip", seat)
    return gold + earned + (BONUS if saw_all else 0)
