"""A plan of two players of Drakon who help each other to build islands: they need more room for
empty cells than a dungeon in one piece could.

They lay a column of tiles to the south. Beside the start tile lie a key and a tile that destroys;
their heroes go from one to the other and back, and destroy two of three tiles of the column. What
was destroyed is drawn again, and laid at the column's end.
"""

from tafelronde.core.objects.state import State
from tafelronde.games.drakon.view import DrakonView

from .lying import lying
from .ring import round_the_ring

KEY_AT, DESTROY_AT = (0, 1), (0, 2)
APART = 3
"""Tiles of the column that stay lie so far from one another that they share no empty cell."""


def all_lays(view: DrakonView) -> set[str]:
    """The lays of the player to act, by the view alone (D-3.1 … D-3.5)."""
    return {
        f"{name}@{place.x},{place.y}"
        for card in view.seats[view.player].hand
        for name, arrows in lying(card)
        for place in view.places
        if not set(arrows) & set(place.faced)
    }


def decide(view: DrakonView) -> str:
    """The action of the player to act, by the plan."""
    south = min(tile.y for tile in view.tiles)
    column = [tile.y for tile in view.tiles if tile.y < 0]
    wanted = [y for y in column if y % APART and y > south]
    if view.phase == "destroy":
        return f"destroy@0,{max(wanted)}"
    kinds = {(tile.x, tile.y): tile.kind for tile in view.tiles}
    own = view.seats[view.player]
    here = kinds[own.x, own.y]
    if wanted and kinds.get(DESTROY_AT) == "destroy":
        return "@0,2" if here == "key" else "@0,1"
    for card in view.seats[view.player].hand:
        if card.kind == "key" and KEY_AT not in kinds:
            return "key@0,1"
        destroys = (card.kind, card.arrows) == ("destroy", "N")
        if destroys and KEY_AT in kinds and DESTROY_AT not in kinds:
            return "destroy:S@0,2"
    if own.size:
        return next(lay for lay in sorted(all_lays(view)) if lay.endswith(f"@0,{south - 1}"))
    return "@0,2" if here == "key" else "@0,1"


def islands(state: State) -> str:
    """The action of the plan in a position."""
    return decide(state.view(state.current_player))


def ring(state: State) -> str:
    """The action of the plan that comes far (``ring``) in a position."""
    return round_the_ring(state.view(state.current_player))


PLANS = {"islands": islands, "ring": ring}
