"""Stalls of a node's event loop while large tournaments are paired."""
