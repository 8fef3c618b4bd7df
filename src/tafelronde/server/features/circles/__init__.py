"""Circles of friends: one link, and the score of an evening over all games."""
