"""The ways in which a tile of Drakon can lie."""

from tafelronde.games.drakon.facts import CODE_OF, FIRST_CODE, KINDS, LOOK, ORIENTATIONS, SAID
from tafelronde.games.drakon.view import CardView


def lying(card: CardView) -> list[tuple[str, str]]:
    """The ways in which a tile can lie, as the notation says them, each with its arrows."""
    code = CODE_OF[KINDS.index(card.kind), sum(1 << "NESW".index(arrow) for arrow in card.arrows)]
    look = LOOK[code]
    said = [SAID[FIRST_CODE[look] + turn] for turn in range(ORIENTATIONS[look])]
    return [(f"{kind}:{arrows}" if arrows else kind, arrows) for kind, arrows in said]
