"""Bots meet: single games, contests, statistics, and a benchmark of agents.

- ``table``: one game; ``deal``: its luck, the same for all games of a deal.
- ``contest``: many games, every bot in every seat; ``score``: what they say, and when to stop.
- ``simulate``: many games of one kind of player, counted.
- ``benchmark``: frozen deals and opponents, a card of results, and its check.
- ``every_game``: a bot tried in all games, at every size of table.
"""
