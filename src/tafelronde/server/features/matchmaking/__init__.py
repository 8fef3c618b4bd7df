"""Matchmaking: people seek a game, the pool is paired, and their tables are made."""
