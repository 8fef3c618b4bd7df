"""``tafelronde puzzles …``: files of puzzles, made and checked."""
