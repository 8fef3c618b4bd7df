"""A plan of all players of Drakon who help each other to come far from the start tile.

North of the start tile they lay a ring of three tiles that destroy and one of mind control, each of
which leads to the next: every step on it destroys a tile, since the hero that mind control moves
enters a tile that destroys. South of the start tile they lay a column; of it the tile next to the
start tile is destroyed, drawn again by whoever lays next, and laid at the column's end. So every
other turn is a lay. In the last turns all hands are laid.
"""

from tafelronde.games.drakon.facts import MOST_TURNS
from tafelronde.games.drakon.view import DrakonView

from .lying import lying

RING = {
    (0, 1): ("destroy:N",),
    (0, 2): ("destroy:EW",),
    (1, 2): ("destroy:NES",),
    (1, 1): ("mind_control:W", "mind_control:SW", "mind_control:ESW"),
}
"""The ring's cells, and which tiles can lie there."""
NEXT = {(0, 0): (0, 1), (0, 1): (0, 2), (0, 2): (1, 2), (1, 2): (1, 1), (1, 1): (0, 1)}
"""Where a hero goes from each cell."""


def round_the_ring(view: DrakonView) -> str:
    """The action of the player to act. Raises StopIteration where the plan has none."""
    column = sorted(tile.y for tile in view.tiles if tile.x == 0 and tile.y < 0)
    if view.phase == "destroy":
        return f"destroy@0,{column[-1]}"
    if view.phase == "mind":
        return _push(view)
    ways = [way for card in view.seats[view.player].hand for way in lying(card)]
    kinds = {(tile.x, tile.y): tile.kind for tile in view.tiles}
    for place in view.places:
        for said, arrows in ways:
            if said in RING.get((place.x, place.y), ()) and not set(arrows) & set(place.faced):
                return f"{said}@{place.x},{place.y}"
    left = MOST_TURNS * len(view.seats) - view.turns
    hurry = left <= len(view.seats) * max(seat.size for seat in view.seats)
    if kinds.keys() >= RING.keys() and len(column) > 1 and view.pile == 0 and not hurry:
        return _step(view)
    end = min(column, default=0) - 1
    faced = next(place.faced for place in view.places if (place.x, place.y) == (0, end))
    fitting = [(said, arrows) for said, arrows in ways if not set(arrows) & set(faced)]
    if not fitting:
        return _step(view)
    said, _ = min(fitting, key=lambda way: (_is_of_ring(way[0]), "S" in way[1], way))
    return f"{said}@0,{end}"


def _is_of_ring(said: str) -> bool:
    return said.partition(":")[0] in ("destroy", "mind_control")


def _step(view: DrakonView) -> str:
    own = view.seats[view.player]
    x, y = NEXT[own.x, own.y]
    return f"@{x},{y}"


def _push(view: DrakonView) -> str:
    """Move another hero, to a tile that destroys where one can be."""
    going = [
        (NEXT[seat.x, seat.y], view.colours[player])
        for player, seat in enumerate(view.seats)
        if player != view.player and (seat.x, seat.y) in NEXT
    ]
    (x, y), colour = min(going, key=lambda way: (way[0] == (1, 1), way))
    return f"{colour}@{x},{y}"
