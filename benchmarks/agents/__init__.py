"""Agents that are published with their cards (docs/benchmark.md), and how they were made."""
