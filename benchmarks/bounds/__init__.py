"""Distances of games from the fixed sizes on which rules rely (``python -m benchmarks.bounds``)."""
