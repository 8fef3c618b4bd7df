"""Attacks of one stranger on everybody else: ``python -m benchmarks.abuse``; see README.md."""
