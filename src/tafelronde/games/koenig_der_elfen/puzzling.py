"""The puzzles of König der Elfen: the best journey, move by move, and the last decision before it,
worked out by the solver."""

from collections.abc import Mapping

from ...core.facts.position import Position
from ...core.facts.puzzling import Measure, PuzzleTable, Puzzling
from . import last_plans, tried
from .facts import BONUS
from .state import AWAIT_TURN, PLANNING_PHASE, TRAVELLING, ElfenRecord

_BOTS = ("medium", "easy", "medium")


def worths(state: Position[ElfenRecord]) -> Mapping[int, float] | None:
    """The gold that the traveller can have at the end of this trip after each of their choices, by
    the solver; None where nobody travels. It follows from the table and their own hand alone."""
    record, player = state.record, state.current_player
    if player < 0 or record.elf_phase != TRAVELLING or record.awaits != AWAIT_TURN or record.magic:
        return None
    return {action: best_after(state, action) for action in state.legal_actions()}


def best_after(state: Position[ElfenRecord], action: int) -> float:
    """The gold after the best trip that begins with this choice."""
    player, after = state.current_player, state.after(action)
    record = after.record
    if after.current_player != player or record.elf_phase != TRAVELLING:
        return float(record.gold[player])
    earned, saw_all, *_ = after.ask("best-trip", player)
    return float(record.gold[player] + earned + (BONUS if saw_all else 0))


def theme(state: Position[ElfenRecord], action: int, theme: str) -> str:
    """A plan, a whole journey, or how to go on with one that has begun."""
    if state.record.elf_phase == PLANNING_PHASE:
        return "plan"
    return "journey" if state.record.at < 0 else "onward"


PUZZLING = Puzzling(
    ideas={"own": {"gap": 1.0, "least": 2}, "plan": {"gap": last_plans.LEAST}},
    tables=(
        PuzzleTable(2, {}, _BOTS),
        PuzzleTable(3, {}, _BOTS),
        PuzzleTable(2, {"three_locations": False}, _BOTS),
    ),
    measures={
        "own": Measure(worths, tried.tried_after),
        "plan": Measure(last_plans.worths, tried.planned_after),
    },
    told=last_plans.told,
    theme=theme,
)
