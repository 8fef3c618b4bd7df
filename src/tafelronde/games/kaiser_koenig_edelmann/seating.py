"""The colours of the men, and how two can sit: for the description of the game and its rules."""

COLOURS = ("red", "yellow", "green", "blue")
PAIRINGS = ("opposite", "near", "far", "opposite-2", "near-2", "far-2")
"""How two sit: ``-2`` is the second pair of colours that the board lists for it."""
