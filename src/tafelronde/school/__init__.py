"""Lessons, exercises and puzzles: how they are read, played and found.

- ``exercise``: a position on the real rules, with questions to one seat.
- ``lessons``: the lessons of a game, made of exercises; ``lesson_check`` plays every way through.
- ``puzzles``: files of positions with one best action; ``puzzle_fields`` reads their fields.
- ``finding``: new puzzles, from games between bots.
"""
