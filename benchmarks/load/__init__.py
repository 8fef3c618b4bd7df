"""Load that a node bears: ``python -m benchmarks.load``; see ../README.md."""
