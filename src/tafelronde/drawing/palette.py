"""The colours of the house in a terminal, for each number of colours that a terminal can show.

Lamplight on oak: surfaces are dark, pieces and what can be chosen are the brightest. Pairs are two
tones of one surface, for chequered boards. In Rich's words.
"""

from dataclasses import dataclass

Pair = tuple[str, str]


@dataclass(frozen=True)
class Palette:
    """One colour for each part that it plays."""

    wood: Pair
    point: str
    """Small marks on wood."""
    red: Pair
    on_red: str
    ivory: Pair
    on_ivory: str
    yellow: Pair
    on_yellow: str
    green: Pair
    on_green: str
    blue: Pair
    on_blue: str
    gold_on_red: str
    gold_on_ivory: str
    accent: str
    """The ground of what can be chosen now."""
    ink: str
    """Writing on it."""
    card: str
    on_card: str


TRUE = Palette(
    wood=("#54412f", "#5d4936"),
    point="#9a8468",
    red=("#a3303c", "#ac3843"),
    on_red="#ffc9c4",
    ivory=("#efe4cd", "#f6ecd8"),
    on_ivory="#7c6032",
    yellow=("#e8bd3a", "#efc548"),
    on_yellow="#3a2a00",
    green=("#3f7d4f", "#478758"),
    on_green="#e6ffe6",
    blue=("#2b4f93", "#31579e"),
    on_blue="#dbe7ff",
    gold_on_red="#ffd75f",
    gold_on_ivory="#8f5f00",
    accent="#e3b341",
    ink="#231a10",
    card="#3d3024",
    on_card="#d8c9ab",
)
"""16.7 million colours."""

MANY = Palette(
    wood=("color(237)", "color(239)"),
    point="color(245)",
    red=("color(124)", "color(124)"),
    on_red="color(224)",
    ivory=("color(230)", "color(230)"),
    on_ivory="color(94)",
    yellow=("color(178)", "color(178)"),
    on_yellow="color(16)",
    green=("color(29)", "color(29)"),
    on_green="color(194)",
    blue=("color(25)", "color(25)"),
    on_blue="color(189)",
    gold_on_red="color(221)",
    gold_on_ivory="color(94)",
    accent="color(178)",
    ink="color(16)",
    card="color(238)",
    on_card="color(187)",
)
"""256 colours: they have no dark browns, so the wood is charcoal."""

FEW = Palette(
    wood=("bright_black", "bright_black"),
    point="white",
    red=("red", "red"),
    on_red="bright_white",
    ivory=("bright_white", "bright_white"),
    on_ivory="black",
    yellow=("yellow", "yellow"),
    on_yellow="black",
    green=("green", "green"),
    on_green="black",
    blue=("blue", "blue"),
    on_blue="bright_white",
    gold_on_red="bright_yellow",
    gold_on_ivory="red",
    accent="yellow",
    ink="black",
    card="bright_black",
    on_card="bright_white",
)
"""Sixteen colours, each terminal's own."""


def palette(colours: int) -> Palette:
    """The palette for a terminal that shows so many colours.

    Examples:
        >>> palette(1 << 24).red, palette(256).red, palette(16).red
        (('#a3303c', '#ac3843'), ('color(124)', 'color(124)'), ('red', 'red'))
    """
    return TRUE if colours > 256 else MANY if colours > 16 else FEW
