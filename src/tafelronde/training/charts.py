"""Small charts as SVG, for reports, and the look of their pages."""

import math
from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 360, 220
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 12, 36
COLOURS = ("#2b8aa8", "#d3503f", "#8d6cb8", "#4b9440")
"""The colours of the lines, in their order: told apart by people who see no red and green as well,
since the second line is dashed."""
STYLE = """
:root { color-scheme: light dark; --line: #8886; --soft: #6a6a6a }
@media (prefers-color-scheme: dark) { :root { --soft: #a8a8a8 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } p { max-width: 44rem }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.5rem }
figure { margin: 0 } figcaption { font-weight: 600; margin-bottom: .25rem }
svg { width: 100%; height: auto; font-size: 11px } svg text { fill: var(--soft) }
.axis, .even, .bar, .line { fill: none } .axis { stroke: var(--soft) }
.even { stroke: var(--soft); stroke-dasharray: 2 4 } .line { stroke-width: 2 }
.bar { stroke: #2b8aa8; stroke-width: 6; opacity: .45 }
.legend { display: flex; gap: 1rem; margin: 0; font-size: .875rem; color: var(--soft) }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { text-align: right; white-space: nowrap; padding: .3rem .6rem }
th, td { border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
"""
"""The look of a page with charts and tables."""

Point = tuple[float, float]


def page(title: str, parts: Sequence[str], style: str = "") -> str:
    """A page of these parts (HTML), with this look besides; it needs nothing from elsewhere."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head>"
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def figure(title: str, chart: str) -> str:
    """A chart with its title."""
    return f"<figure><figcaption>{escape(title)}</figcaption>{chart}</figure>"


def line_chart(
    lines: Sequence[tuple[str, Sequence[Point]]],
    across: str,
    up: str,
    *,
    even: bool = False,
    bars: Sequence[tuple[float, float, float]] = (),
) -> str:
    """Lines with their names. ``even``: the diagonal, where what was expected came true; ``bars``:
    intervals as (x, low, high)."""
    points = [point for _, line in lines for point in line if all(map(math.isfinite, point))]
    if not points:
        return "<p>Nothing to show yet.</p>"
    xs = [x for x, _ in points]
    ys = [y for _, y in points] + [end for _, *ends in bars for end in ends if math.isfinite(end)]
    x_low, x_high = (0.0, 1.0) if even else _range(xs, 0.0)
    y_low, y_high = (0.0, 1.0) if even else _range(ys)

    def at(x: float, y: float) -> str:
        right = LEFT + (WIDTH - LEFT - RIGHT) * (x - x_low) / (x_high - x_low)
        down = TOP + (HEIGHT - TOP - BOTTOM) * (y_high - y) / (y_high - y_low)
        return f"{right:.1f},{down:.1f}"

    parts = [_axes(x_low, x_high, y_low, y_high, across, up)]
    if even:
        parts.append(f'<polyline points="{at(0, 0)} {at(1, 1)}" class="even"/>')
    for x, low, high in bars:
        if math.isfinite(low) and math.isfinite(high):
            parts.append(f'<polyline points="{at(x, low)} {at(x, high)}" class="bar"/>')
    for number, (_, line) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        dash = ' stroke-dasharray="5 4"' if number % 2 else ""
        text = " ".join(at(x, y) for x, y in line if math.isfinite(y))
        parts.append(f'<polyline points="{text}" stroke="{colour}"{dash} class="line"/>')
        if len(line) <= 24:
            for x, y in line:
                if math.isfinite(y):
                    cx, cy = at(x, y).split(",")
                    parts.append(f'<circle cx="{cx}" cy="{cy}" r="3" fill="{colour}"/>')
    legend = "".join(
        f'<span><i style="background:{COLOURS[k % len(COLOURS)]}"></i>{escape(name)}</span>'
        for k, (name, _) in enumerate(lines)
        if name
    )
    text = f"{up} by {across}: " + "; ".join(
        f"{name or up} from {line[0][1]:.3g} to {line[-1][1]:.3g}" for name, line in lines if line
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(text, quote=True)}">'
        f'{"".join(parts)}</svg><p class="legend">{legend}</p>'
    )


def _range(numbers: Sequence[float], share: float = 0.05) -> tuple[float, float]:
    low, high = min(numbers), max(numbers)
    if low == high:
        return low - 0.5, high + 0.5
    rim = share * (high - low)
    return low - rim, high + rim


def _axes(x_low: float, x_high: float, y_low: float, y_high: float, across: str, up: str) -> str:
    floor, end = HEIGHT - BOTTOM, WIDTH - RIGHT
    middle = (TOP + floor) / 2
    return (
        f'<path d="M{LEFT} {TOP}V{floor}H{end}" class="axis"/>'
        f'<text x="{LEFT}" y="{floor + 14}">{x_low:.3g}</text>'
        f'<text x="{end}" y="{floor + 14}" text-anchor="end">{x_high:.3g}</text>'
        f'<text x="{(LEFT + end) / 2}" y="{floor + 28}" text-anchor="middle">'
        f"{escape(across)}</text>"
        f'<text x="{LEFT - 4}" y="{floor}" text-anchor="end">{y_low:.3g}</text>'
        f'<text x="{LEFT - 4}" y="{TOP + 8}" text-anchor="end">{y_high:.3g}</text>'
        f'<text x="14" y="{middle}" text-anchor="middle" transform="rotate(-90 14 {middle})">'
        f"{escape(up)}</text>"
    )
