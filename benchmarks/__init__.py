"""Speed, measured against peers in the same run: ``python -m benchmarks``."""
