"""The prospects of everybody in König der Elfen: the gold after the best journey over the table as
it lies; and the toll that a way saves."""

from collections.abc import Iterator, Mapping

from ...core.facts.gains import Cause, Gain
from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .facts import BONUS
from .notation import encode_action
from .state import PLANNING_PHASE, TRAVELLING, ElfenRecord

STAKE = 30.0
"""Gold that is as good as the victory."""


def prospects(state: Position[ElfenRecord]) -> Mapping[int, Gain]:
    """The gold that each seat has after its best journey: while plans are made, of everybody; then
    of who travels, and what those have to whom toll is owed."""
    found = dict(_gold(state))
    rivals = max(1, state.players - 1)
    gains: dict[int, Gain] = {}
    for seat, (code, gold) in found.items():
        others = {one: -gold / STAKE / rivals for one in range(state.players) if one != seat}
        gains[seat] = Gain(code, (), {seat: gold / STAKE, **others}, {"count": gold})
    return gains


def _gold(state: Position[ElfenRecord]) -> Iterator[tuple[int, tuple[str, int]]]:
    record = state.record
    for seat in range(state.players):
        gold = int(record.gold[seat])
        plans = record.elf_phase == PLANNING_PHASE
        travels = record.elf_phase == TRAVELLING and state.current_player == seat
        if plans or travels:
            earned, saw_all, *_ = state.ask("best-trip", seat)
            yield seat, ("journey", gold + earned + (BONUS if saw_all else 0))
        elif record.elf_phase == TRAVELLING:
            yield seat, ("toll", gold + int(record.tolls[seat]))


def because(cause: Cause) -> Telling | None:
    """The toll that the better way saves; what a halt gives up; a hand that all would see."""
    if cause.relation != "keeps":
        return None
    this, that = encode_action(cause.better), encode_action(cause.worse)
    if cause.state.record.elf_phase != TRAVELLING:
        return Telling("keeps-secret") if that["t"] == "no-location" else None
    if that["t"] != "visit":
        return Telling("goes-on", cause.gain.arguments) if this["t"] == "visit" else None
    owed, less = (sum(cause.state.after(one).record.tolls) for one in (cause.worse, cause.better))
    if this["t"] != "visit":
        owed, less = owed - sum(cause.state.record.tolls), 0
    if owed <= less:
        return None
    guards = this.get("guard") and not that["guard"]
    return Telling("guard-spares" if guards else "no-toll", {"count": owed - less})
