"""Numbers that all games share: the player ids that are no player (OpenSpiel's values), …"""

CHANCE = -1
"""``state.player`` while an outcome of chance is due."""

TERMINAL = -4
"""``state.player`` when the game is over."""

SPECTATOR = -2
"""Who sees the table and no hand, where an operation asks whose knowledge is meant."""

PRUNED = -float("inf")
"""The ``prior`` of an action that a search leaves out while others remain."""
