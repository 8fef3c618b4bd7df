"""The puzzles of Rosenkönig: endings, solved over all draws."""

from ...core.facts.position import Position
from ...core.facts.puzzling import PuzzleTable, Puzzling
from .facts import CARDS, NEAR, TARGETS
from .state import DRAW, HERO, RosenkoenigRecord

_BOTS = ("medium", "easy", "medium")

AREA = 3
"""A stone that joins its player's areas, or makes one at least this large, is about areas."""


def theme(state: Position[RosenkoenigRecord], action: int, theme: str) -> str:
    """The theme of the answer: a hero, a draw, a large area, or just the right card."""
    if action == DRAW:
        return "draw"
    if action >= HERO:
        return "hero"
    if theme != "odds":
        return theme
    record = state.record
    target = TARGETS[record.crown][action % CARDS]
    mine = {record.area[n] for n in NEAR[target] if record.owner[n] == state.current_player}
    size = 1 + sum(record.extent[area] for area in mine)
    return "area" if size >= AREA else "ending"


PUZZLING = Puzzling(
    ideas={"odds": {"gap": 0.2, "positions": 100_000}, "attack": {"turns": 3, "shortest": 2}},
    tables=(PuzzleTable(2, {}, _BOTS),),
    theme=theme,
)
