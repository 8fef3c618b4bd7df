"""Plots that follow from the results alone, as SVG; readable on light and dark pages."""

import math
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

LEFT, WIDTH, LINE, TOP = 265, 330, 46, 40
GAME = "connect_four"
GROUPS = (GAME, "batched")
"""The groups that the peers play, too."""


def of_results(rows: Sequence[dict[str, Any]]) -> dict[str, str]:
    """File, from the root of the repository → SVG."""
    return {"docs/speed.svg": speed([row for row in rows if row["group"] in GROUPS])}


def speed(rows: Sequence[dict[str, Any]]) -> str:
    """Our rate and the peer's in each row, on one scale of powers of ten."""
    rates = [rate for row in rows for rate in (row["median"], row["peer_median"])]
    low, high = math.floor(math.log10(min(rates))), math.ceil(math.log10(max(rates)))

    def at(rate: float) -> float:
        return round(LEFT + WIDTH * (math.log10(rate) - low) / (high - low), 1)

    bottom = TOP + LINE * len(rows)
    parts: list[str] = []
    for power in range(low, high + 1):
        x = at(10.0**power)
        parts.append(f'<path class="grid" d="M{x} {TOP - 8}V{bottom}"/>')
        parts.append(f'<text x="{x}" y="{TOP - 16}" text-anchor="middle">{_mark(power)}</text>')
    for number, row in enumerate(rows):
        y = TOP + LINE * number + LINE // 2
        ours, peer = at(row["median"]), at(row["peer_median"])
        name = row["what"].removeprefix(f"{GAME} ").removeprefix(f"{GAME}, ")
        parts.append(f'<text x="{LEFT - 16}" y="{y - 2}" text-anchor="end">{escape(name)}</text>')
        beside = f"{row['unit']}, beside {row['peer_name']}"
        parts.append(
            f'<text class="small" x="{LEFT - 16}" y="{y + 14}" text-anchor="end">'
            f"{escape(beside)}</text>"
        )
        edge = peer + (5 if ours > peer else -5)
        parts.append(f'<path d="M{edge} {y}H{ours}"/>')
        parts.append(f'<circle class="peer" cx="{peer}" cy="{y}" r="5"/>')
        parts.append(f'<circle class="ours" cx="{ours}" cy="{y}" r="6"/>')
        parts.append(
            f'<text class="small" x="{round((ours + peer) / 2, 1)}" y="{y - 7}" '
            f'text-anchor="middle">× {row["ratio"]:.2g}</text>'
        )
    style = (
        "text{font:13px sans-serif;fill:#777}.small{font-size:11px}path{stroke:#777;stroke-width:2}"
        ".grid{stroke-width:.5;stroke-dasharray:2 3}.ours{fill:#2f9e6e}.peer{fill:none;"
        "stroke:#777;stroke-width:2}"
    )
    title = f"{GAME}: Tafelronde (filled) beside other libraries (hollow), a second, one core"
    size = f"0 0 {LEFT + WIDTH + 40} {bottom + 8}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">'
        f"<title>{title}</title><style>{style}</style>{''.join(parts)}</svg>\n"
    )


def _mark(power: int) -> str:
    """10⁴ as 10 k."""
    letter = {0: "", 1: " k", 2: " M", 3: " G"}[power // 3]
    return f"{10 ** (power % 3)}{letter}"
