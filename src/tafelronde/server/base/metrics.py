"""The counts of a node, for monitoring."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass
class Metrics:
    """Counts since the start of this node."""

    commands: int = 0
    moves: int = 0
    refusals: int = 0
    conflicts: int = 0
    bot_moves: int = 0
    errors: int = 0
    reports: int = 0
    messages_sent: int = 0
    sockets: int = 0
    """Open now."""


def prometheus(values: Mapping[str, float]) -> str:
    """Names and values in Prometheus's text format; ``…_total`` only ever rises."""
    lines: list[str] = []
    for name, value in values.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE tafelronde_{name} {kind}", f"tafelronde_{name} {value}"]
    return "\n".join(lines) + "\n"
