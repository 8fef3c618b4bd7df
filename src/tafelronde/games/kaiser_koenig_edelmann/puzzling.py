"""The puzzles of Kaiser, König, Edelmann: victories that can be forced in one to four own turns."""

from ...core.facts.puzzling import PuzzleTable, Puzzling

_BOTS = ("medium", "easy", "hard", "medium")

PUZZLING = Puzzling(
    ideas={"attack": {"turns": 4}},
    tables=(
        PuzzleTable(2, {}, _BOTS),
        PuzzleTable(2, {"pairing": "near"}, _BOTS),
        PuzzleTable(3, {}, ("medium", "easy", "medium", "medium")),
        PuzzleTable(2, {"pairing": "far"}, _BOTS),
        PuzzleTable(4, {}, ("medium", "easy", "medium", "medium", "easy")),
    ),
)
