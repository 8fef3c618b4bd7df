"""The board of the exercise ``small``: one hexagon round the fortress, and two men of a colour.

From four corners of the hexagon a way of two points leads outwards; an emperor stands at its end
and a king before him, so that an emperor is three steps from the fortress (five on the ordinary
board, K-6.2) and cannot move at first. No board of this kind passes ``check_board``, which asks for
eight men of each colour (K-F.3).
"""

from math import cos, pi, sin
from typing import Any

from .facts import EMPEROR, KING, encode_board
from .seating import COLOURS

_CORNERS = {"red": 2, "yellow": 1, "green": 5, "blue": 4}
"""The corner at which the way of each colour begins; clockwise as on the ordinary board."""


def _point(name: str, corner: int, distance: float) -> dict[str, Any]:
    angle = corner * pi / 3
    return {"id": name, "x": round(distance * cos(angle), 3), "y": round(distance * sin(angle), 3)}


def board() -> dict[str, Any]:
    """A board of few points, in the form of its file."""
    corners = [_point(f"c{corner}", corner, 1.0) for corner in range(6)]
    points = [{"id": "goal", "x": 0.0, "y": 0.0, "only": [EMPEROR], "goal": True}, *corners]
    edges = [["goal", f"c{corner}"] for corner in range(6)]
    edges += [[f"c{corner}", f"c{(corner + 1) % 6}"] for corner in range(6)]
    setup: dict[str, list[dict[str, Any]]] = {}
    for colour, corner in _CORNERS.items():
        near, far = f"{colour}-near", f"{colour}-far"
        points += [_point(near, corner, 2.0), _point(far, corner, 3.0)]
        edges += [[f"c{corner}", near], [near, far]]
        setup[colour] = [{"value": EMPEROR, "point": far}, {"value": KING, "point": near}]
    return {
        "name": "small",
        "points": points,
        "edges": edges,
        "seats": list(COLOURS),
        "setup": setup,
        "two_player_pairs": {
            "opposite": [["red", "green"], ["yellow", "blue"]],
            "adjacent_near": [["red", "yellow"], ["green", "blue"]],
            "adjacent_far": [["yellow", "green"], ["blue", "red"]],
        },
    }


def numbers() -> list[int]:
    """The board in the form that the rules read."""
    return encode_board(board())
