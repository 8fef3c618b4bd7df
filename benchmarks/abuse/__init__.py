"""What one stranger can do to everybody else: ``python -m benchmarks.abuse``; see README.md."""
