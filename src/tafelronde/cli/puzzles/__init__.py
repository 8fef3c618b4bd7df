"""``tafelronde puzzles …``: makes and checks files of puzzles."""
