"""The school: lessons and puzzles, and what a person has learnt."""
