"""Boards for tests, as the JSON of a file."""

import json
from typing import Any

from games.kaiser_koenig_edelmann.slow_rules import BOARD

SEATS = ("red", "yellow", "green", "blue")


def standard() -> dict[str, Any]:
    """The board that the game brings, to be changed."""
    return json.loads(BOARD.read_text(encoding="utf-8"))


def crowded() -> dict[str, Any]:
    """Four rows of eight, all points taken at the start by four players: nobody can move, since
    nobody may capture with his first move. The goal lies beside the first row."""
    points = [{"id": f"{x}{s}", "x": x, "y": s} for s in range(4) for x in range(8)]
    edges = [[f"{x}{s}", f"{x + 1}{s}"] for s in range(4) for x in range(7)]
    edges += [[f"7{s}", f"7{s + 1}"] for s in range(3)]
    values = (1, 2, 2, 2, 3, 3, 3, 3)
    return {
        "format": "kke-board/1",
        "name": "crowded",
        "source": "made for tests",
        "points": [*points, {"id": "goal", "x": 8, "y": 0, "goal": True, "only": [1]}],
        "edges": [*edges, ["70", "goal"]],
        "seats": list(SEATS),
        "home": {seat: f"0{s}" for s, seat in enumerate(SEATS)},
        "setup": {
            seat: [{"value": value, "point": f"{x}{s}"} for x, value in enumerate(values)]
            for s, seat in enumerate(SEATS)
        },
        "two_player_pairs": {
            "opposite": [["red", "green"]],
            "adjacent_near": [["red", "yellow"]],
            "adjacent_far": [["yellow", "green"]],
        },
    }


def text(board: Any) -> str:
    return json.dumps(board)
