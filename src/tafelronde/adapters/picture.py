"""Pictures of an environment: text, pixels, or SVG. They always show what a spectator sees."""

from functools import cache
from typing import Any

from ..core.facts.errors import BadOption
from ..core.facts.info import GameInfo
from ..core.objects.state import State
from ..drawing.picture import svg
from ..drawing.table import Drawing, Pen, Say

MODES = ("ansi", "human", "rgb_array", "svg")
"""Text; text that is printed; uint8[768, 1200, 3] at all times; an SVG document. The pictures need
the extra ``terminal``."""
ROOM = (200, 64)
"""Columns and rows that a game may draw on: more than it takes."""
COLOURS = 1 << 24


def check_mode(mode: str | None) -> None:
    """Raise BadOption for a mode that there is not."""
    if mode not in (None, *MODES):
        raise BadOption("render_mode", mode, f"{', '.join(MODES)} or None")


def render(state: State, mode: str | None) -> Any:
    """The table in this mode; None where it is printed, or there is no mode."""
    match mode:
        case "ansi":
            return str(state)
        case "human":
            print(state)
            return None
        case "rgb_array":
            from ..drawing.pixels import pixels

            return pixels(_drawing(state, unicode=False))
        case "svg":
            return svg(_drawing(state, unicode=True))
        case _:
            return None


@cache
def _words(info: GameInfo) -> Say:
    from ..words import load_words  # which needs the extra

    return load_words("en", info.messages)


def _drawing(state: State, unicode: bool) -> Drawing:
    game = state.game
    if game.table is None:
        return Drawing(board=tuple(((row, ""),) for row in str(state).splitlines()))
    pen = Pen(_words(game.info), COLOURS, unicode, *ROOM)
    return game.table(state.view(None), pen)
