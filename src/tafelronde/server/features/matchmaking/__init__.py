"""Matchmaking: people seek a game, a round pairs the pool, and a node makes their tables."""
