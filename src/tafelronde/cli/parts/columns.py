"""Figures in two columns: their names, and their values at the right."""

from collections.abc import Sequence


def print_columns(rows: Sequence[tuple[str, str]]) -> None:
    """Print rows of a name and a value, as wide as the widest."""
    wide = max(len(name) for name, _ in rows)
    far = max(len(value) for _, value in rows)
    for name, value in rows:
        print(f"  {name:<{wide}}  {value:>{far}}")
