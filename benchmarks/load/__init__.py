"""How much a node bears: ``python -m benchmarks.load``; see ../README.md."""
