"""Compiled services that are written once for all games, over the contract."""
