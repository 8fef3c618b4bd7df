"""How near games come to the fixed sizes on which rules rely (``python -m benchmarks.bounds``)."""
