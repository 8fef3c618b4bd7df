"""The figures in README and docs are those of ``results.json``: ``python -m benchmarks figures``.

A measured figure stands between two comments, the first of which says which one it is:

    <!--figure connect_four random playouts: ours-->4.1 M<!--/--> games/s

Before the last colon stands a row of the results, or a pattern (``* random play, *``) for several;
after it which number of the row (``ours``, ``peer`` or ``ratio``; medians), then words that say
how: ``least`` or ``most`` of several rows, ``words`` (2.6 million), ``exact`` (1,008), ``percent``,
``three`` significant digits instead of two. Comments are not seen where pages are read.
"""

import fnmatch
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import plots
from .results import RESULTS, read

ROOT = Path(__file__).resolve().parent.parent
FIGURE = re.compile(r"<!--figure (?P<rows>[^>]+): (?P<how>[a-z ]+)-->(?P<text>.*?)<!--/-->")
PARTS = {"ours": "median", "peer": "peer_median", "ratio": "ratio"}
SCALES = ((1e9, "G", "billion"), (1e6, "M", "million"), (1e3, "k", "thousand"))


class UnknownFigure(Exception):
    """A figure that the results do not have."""


def pages() -> list[Path]:
    """All pages with figures that may be marked."""
    return [ROOT / "README.md", ROOT / "benchmarks" / "README.md", *ROOT.glob("docs/**/*.md")]


def digits(value: float, count: int = 2) -> str:
    """The value with ``count`` significant digits, zeros at the end included: 0.086, 0.50, 4.1, 12,
    970."""
    rounded = f"{value:.{count - 1}e}"
    exponent = int(rounded.partition("e")[2])
    return f"{float(rounded):.{max(0, count - 1 - exponent)}f}"


def text_of(value: float, how: Sequence[str] = ()) -> str:
    """A number as the pages write it."""
    if "exact" in how:
        return f"{value:,.0f}"
    if "percent" in how:
        return f"{100 * value:.1f} %"
    count = 3 if "three" in how else 2
    for scale, letter, word in SCALES:
        if float(f"{value:.{count - 1}e}") >= scale:
            return f"{digits(value / scale, count)} {word if 'words' in how else letter}"
    return digits(value, count)


def figure(rows: Sequence[dict[str, Any]], names: str, how: str) -> str:
    """The figure that a comment asks for. Raises UnknownFigure."""
    part, *words = how.split()
    found = [row for row in rows if fnmatch.fnmatchcase(row["what"], names)]
    values = [row[PARTS[part]] for row in found if part in PARTS and row[PARTS[part]] is not None]
    if not values or (len(values) > 1 and not {"least", "most"} & set(words)):
        raise UnknownFigure(f"{names}: {how}: {len(values)} such figures in {RESULTS.name}")
    return text_of(max(values) if "most" in words else min(values), words)


def renewed(text: str, rows: Sequence[dict[str, Any]]) -> str:
    """A page with the figures of these rows. Raises UnknownFigure."""

    def again(found: re.Match[str]) -> str:
        new = figure(rows, found["rows"], found["how"])
        return f"<!--figure {found['rows']}: {found['how']}-->{new}<!--/-->"

    return FIGURE.sub(again, text)


def renew(path: Path = RESULTS) -> list[str]:
    """Write the figures into all pages and draw the plots; the files that have changed."""
    rows = read(path)["rows"]
    wanted = {page: renewed(page.read_text(encoding="utf-8"), rows) for page in pages()}
    wanted |= {ROOT / name: drawn for name, drawn in plots.of_results(rows).items()}
    changed: list[str] = []
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(str(file.relative_to(ROOT)))
    return changed
