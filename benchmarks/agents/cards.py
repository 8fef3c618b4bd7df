"""The table of cards in docs/benchmark.md: ``python -m benchmarks.agents.cards`` writes it anew."""

import json
from pathlib import Path
from typing import Any

from tafelronde.arena.benchmark import OPPONENTS
from tafelronde.core.objects.registry import info

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "benchmarks" / "cards"
PAGE = ROOT / "docs" / "benchmark.md"
BEGIN, END = "<!--cards-->\n", "<!--/cards-->\n"


def cell(row: dict[str, Any] | None) -> str:
    """The share with its interval, in percent."""
    if row is None:
        return ""
    low, high = row["share_95"]
    return f"{100 * row['share']:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def table() -> str:
    """The shares of all cards: one line for each table at which an agent was measured."""
    opponents = OPPONENTS[:-1]
    lines = [
        f"| agent | game | players | even | {' | '.join(opponents)} |",
        "|---" * (4 + len(opponents)) + "|",
    ]
    for file in sorted(CARDS.glob("*/card.json")):
        card: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        link = f"[{file.parent.name}](../{file.parent.relative_to(ROOT)}/README.md)"
        for game, players in sorted({(row["game"], row["players"]) for row in card["rows"]}):
            rows = {
                row["opponent"]: row
                for row in card["rows"]
                if (row["game"], row["players"]) == (game, players)
            }
            cells = " | ".join(cell(rows.get(name)) for name in opponents)
            even = round(100 / players)
            lines.append(f"| {link} | {info(game).title} | {players} | {even} | {cells} |")
    return "\n".join(lines) + "\n"


def renewed(page: str) -> str:
    """The page with the present table."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
