"""A game's table as a terminal shows it, as data: styled pieces of text, no library.

A game that wants more than plain text has a function ``table(view, pen) -> Drawing``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Span = tuple[str, str]
"""Text and its style, in Rich's words (``"bold #fff1e0 on #a83240"``); '' is no style."""

Line = tuple[Span, ...]

Say = Callable[..., str]
"""``say(message, **arguments)``: a message of the catalogue in the reader's language."""


@dataclass(frozen=True)
class Pen:
    """The means to draw a table: words, colours, characters and room."""

    say: Say
    colours: int = 0
    """The number of colours (``palette``); with 0, form alone must tell things apart."""
    unicode: bool = True
    """Whether more than ASCII can be shown."""
    width: int = 80
    height: int = 24
    """The room there is for everything, in characters."""
    marks: Mapping[int, str] = field(default_factory=dict[int, str])
    """Actions that the reader can choose now → the short mark (a number) that is shown for them."""

    lines: bool = False
    """Whether the reader has no eye for a drawing: then the board is told in lines of text, where
    the game knows how."""

    def glyph(self, wished: str, ascii_only: str) -> str:
        """The first, or where only ASCII can be shown the second.

        Examples:
            >>> Pen(say=str).glyph("♛", "K"), Pen(say=str, unicode=False).glyph("♛", "K")
            ('♛', 'K')
        """
        return wished if self.unicode else ascii_only


@dataclass(frozen=True)
class SeatDrawing:
    """The drawing of one player."""

    badge: Span
    """The piece of the seat's colour, which stands for the seat; up to three characters."""
    score: str
    """His points, in words; '' where the game counts none."""
    lines: tuple[Line, ...]
    """The player's hand and supplies, at most 38 columns wide."""


@dataclass(frozen=True)
class Drawing:
    """A table, drawn. ``str()`` is its plain text.

    Examples:
        >>> board = ((("K", "bold red"), (" . ", "")), ((" . Q", ""),))
        >>> red = SeatDrawing(("r", "red"), "3 points", ((("NE2", ""),),))
        >>> drawing = Drawing(board, (red,), ("50 stones left",))
        >>> print(drawing)
        K .
         . Q
        50 stones left
        r 3 points  NE2
        >>> drawing.width
        4
    """

    board: tuple[Line, ...]
    seats: tuple[SeatDrawing, ...] = ()
    status: tuple[str, ...] = ()
    """The common supplies, each in a few words: stones left, cards in the pile."""

    @property
    def width(self) -> int:
        """The width of the board, in characters."""
        return max((sum(len(text) for text, _ in line) for line in self.board), default=0)

    def __str__(self) -> str:
        lines = [plain(line).rstrip() for line in self.board]
        if self.status:
            lines.append(", ".join(self.status))
        for seat in self.seats:
            head = f"{seat.badge[0].strip()} {seat.score}"
            lines.append("  ".join([head, *(plain(line).strip() for line in seat.lines)]))
        return "\n".join(lines)


def plain(line: Line) -> str:
    """The text of a line without its styles.

    Examples:
        >>> plain((("K", "bold red"), (" . ", "")))
        'K . '
    """
    return "".join(text for text, _ in line)
