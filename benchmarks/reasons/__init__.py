"""Reasons measured: blunders whose consequence is known are planted, and the first reason is read.

``python -m benchmarks.reasons`` plays games between bots at every table, and looks in their
positions for pairs of actions of which a game's own plain tests (``games/<game>/plants.py``) know
what the worse one costs: a coin that the next player can take, an emperor that can be captured. The
judge says that it costs something. Then the first reason must name just that, and its line must be
possible.
"""
