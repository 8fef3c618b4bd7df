"""A node: all parts put together, run, and what is written down about its routes."""
