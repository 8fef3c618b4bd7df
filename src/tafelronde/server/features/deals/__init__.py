"""The deal of the day: the same deal for all, one try each."""
