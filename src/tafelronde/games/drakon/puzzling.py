"""The puzzles of Drakon: the coin that wins whatever others hold and draw, and what saves."""

from ...core.facts.position import Position
from ...core.facts.puzzling import PuzzleTable, Puzzling
from ...core.facts.telling import Telling
from ...core.objects.state import State
from .dealt import PLAYERS, deals, told
from .facts import (
    BITS,
    COUNT_OF_LOOK,
    KIND,
    LOOK,
    LOOKS,
    LOW_BIT,
    STEAL_LEFT,
    STEAL_RIGHT,
    cell_of_laid,
)
from .state import MOVE, DrakonRecord, unpacked
from .telling import tell


def worst(state: State, seat: int) -> State:
    """The position in which every other player can lay any tile that the seat does not see, and
    nothing is drawn: all hands at once that they may have, now or later. Where they hold nothing,
    nothing is hidden but the order of the pile, and the position stays as it is."""
    world = state.copy()
    record, array = state.record, world.array
    others = [player for player in range(state.players) if player != seat]
    if not any(record.hands[player] for player in others):
        return world
    laid: list[int] = [LOOK[one & 255] for one in record.laid[: record.count]]
    unseen = [
        COUNT_OF_LOOK[look] - laid.count(look) - (record.hands[seat] & BITS[look]).bit_count()
        for look in range(LOOKS)
    ]
    tiles = sum((1 << count) - 1 << low for count, low in zip(unseen, LOW_BIT, strict=True))
    array["hands"][0, others] = tiles
    array["pile"], array["sunk"], array["known"] = 0, 0, 0
    return world


def theme(state: Position[DrakonRecord], action: int, theme: str) -> str:
    """Whether the answer brings the coin that wins, perhaps by chance only, or saves by a theft or
    by another room."""
    if theme != "save":
        return "chance" if theme == "deal" else "coin"
    code, cell = unpacked(action)
    record = state.record
    kinds = [KIND[laid & 255] for laid in record.laid[: record.count] if cell_of_laid(laid) == cell]
    steals = code == MOVE and bool({STEAL_LEFT, STEAL_RIGHT} & set(kinds))
    return "theft" if steals else "tile"


def hint(state: Position[DrakonRecord], action: int) -> Telling:
    """A hint that names the deed and the kind of room, but neither the place nor the tile."""
    label = next(tell(state, action, state.current_player))
    kind = label.arguments.get("kind")
    return Telling(label.code, {} if kind is None else {"kind": kind})


_DARING = ("greedy", "easy", "greedy", "medium")

PUZZLING = Puzzling(
    ideas={"save": {}, "attack": {"shortest": 2, "turns": 3, "positions": 200_000}, "deal": {}},
    tables=(
        PuzzleTable(2, {}, _DARING),
        PuzzleTable(3, {}, _DARING),
        PuzzleTable(2, {"start": "three"}, _DARING),
        PuzzleTable(4, {}, _DARING),
    ),
    worst=worst,
    players={"deal": PLAYERS},
    deals=deals,
    told=told,
    theme=theme,
    hint=hint,
)
