"""The player ids that are no player (OpenSpiel's values), and the version of the contract."""

CHANCE = -1
"""``state.player`` while an outcome of chance is due."""

TERMINAL = -4
"""``state.player`` when the game is over."""
