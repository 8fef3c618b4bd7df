"""Tournaments: joining, pairing, rounds, standings and the record."""
