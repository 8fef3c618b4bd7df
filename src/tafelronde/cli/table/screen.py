"""The screen of a match: the board on the left; seats, choices and log beside or below it."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from ...drawing.table import Drawing, Line, Pen, SeatDrawing
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from .session import Session

GAP = 2
NARROWEST = 28
"""With fewer columns beside the board, seats, choices and log are put below it."""

WIDEST = 50
"""The most columns for seats, so that names and points stay close together."""

THINNEST = 14
"""The fewest columns in which the text of a choice can be read."""
FEWEST = 5
"""Choices that would be cut beside the board are put below it, if at least so many fit there."""

LONGEST_LINE = 82

TITLE = "bold"
DIM = "dim"


@dataclass
class Choice:
    """An action that the person may choose, by number or notation; ``text`` says it in words."""

    number: int
    action: int
    notation: str
    text: str


@dataclass
class Scene:
    """All that the screen shows at one moment."""

    session: Session
    choices: Sequence[Choice] = ()
    since: int = 0
    """The first entry of the log that is new to the reader."""
    notice: str = ""
    """A message in place of ``ask``: an error, a hint, the name of a saved file."""
    ask: str = ""
    """The question to the reader, below the board."""
    account: Sequence[str] = ()
    """Sentences about how the game ended."""
    result: str = ""
    coach: str = ""
    """The coach's text above ``ask``; it is always shown whole."""


@dataclass
class Screen:
    """Composes scenes for one terminal."""

    terminal: Terminal
    width: int = field(init=False, default=80)
    height: int = field(init=False, default=24)

    def compose(self, scene: Scene) -> list[Text]:
        """The lines of a scene, without the prompt; the terminal's size is read anew each time."""
        size = shutil.get_terminal_size((80, 24))
        self.width, self.height = max(20, size.columns), max(8, size.lines)
        drawing = self._draw(scene)
        foot = self._foot(scene)
        free = self.width - drawing.width - GAP
        beside = free >= NARROWEST
        room = self.height - 1 - len(foot) - 1  # without the head and the prompt
        if not self.terminal.full:
            room = max(room, len(drawing.board))
        if beside:
            side_width = min(WIDEST, free - 1)
            seats = self._seats(scene, drawing, side_width)
            if room - len(seats) <= FEWEST:  # a low terminal: no empty lines between seats
                seats = [line for line in seats if line.plain]
            under = room - max(len(drawing.board), len(seats))
            if self._cuts(scene, free) and under > min(len(scene.choices), FEWEST):
                choices = self._choices(scene, self.width, under)
                side = [*seats, *self._log(scene, side_width, room - len(choices) - len(seats))]
                body = [*_beside(drawing, side), *choices]
            else:
                rows = max(room, len(drawing.board))
                seats += self._choices(scene, free, rows - len(seats) - 3)
                body = _beside(drawing, self._side(scene, seats, side_width, rows))
        else:
            rows = max(8, room - len(drawing.board))
            seats = self._seats(scene, drawing, self.width - 1)
            seats += self._choices(scene, self.width, rows - len(seats) - 3)
            below = self._side(scene, seats, self.width - 1, rows)
            body = [*(_text(line) for line in drawing.board), *below]
        lines = [self._head(scene, drawing), *body, *foot]
        for line in lines:
            line.truncate(self.width, overflow="crop")
        return lines

    # ---- the parts -----------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> Drawing:
        session = scene.session
        state = session.state
        seat = session.people[0] if session.alone else None
        if seat is None and session.people and state.current_player >= 0:
            seat = state.current_player
        view = state.view(seat)
        if session.game.table is None:
            rows = session.game.draw(view).splitlines()
            return Drawing(board=tuple(((row, ""),) for row in rows))
        pen = Pen(
            say=session.say,
            colours=self.terminal.colours,
            unicode=self.terminal.unicode,
            width=self.width,
            height=self.height,
            marks={choice.action: str(choice.number) for choice in scene.choices},
        )
        return session.game.table(view, pen)

    def _head(self, scene: Scene, drawing: Drawing) -> Text:
        dot = self.terminal.glyph("·", "-")
        left = Text(f" {scene.session.game.info.title}", style=TITLE)
        right = Text(f" {dot} ".join(drawing.status) + " ", style=DIM)
        space = max(1, self.width - left.cell_len - right.cell_len)
        return Text.assemble(left, " " * space, right)

    def _side(self, scene: Scene, upper: list[Text], width: int, rows: int) -> list[Text]:
        """Seats and choices, then as many entries of the log as fit."""
        room = rows - len(upper) - 1
        if room <= 0 or not scene.session.log:
            return upper
        return [*upper, Text(), *self._log(scene, width, room)]

    def _seats(self, scene: Scene, drawing: Drawing, width: int) -> list[Text]:
        """All seats; after the end also the account and the result."""
        lines: list[Text] = []
        for seat in range(scene.session.match.setup.players):
            drawn = drawing.seats[seat] if seat < len(drawing.seats) else None
            lines += self._seat(scene, seat, drawn, width)
        for text in scene.account:
            lines += _wrap(Text(text), width, indent=2)
        if scene.result:
            lines += [Text(), *_wrap(Text(scene.result, style=self.terminal.accent), width)]
        return lines

    def _seat(self, scene: Scene, seat: int, drawn: SeatDrawing | None, width: int) -> list[Text]:
        session = scene.session
        acts = session.state.current_player == seat
        arrow = self.terminal.glyph("▸", ">") if acts else " "
        dot = self.terminal.glyph("·", "-")
        sitter = session.sitter(seat)
        head = Text.assemble((f"{arrow} ", self.terminal.accent))
        if drawn is not None:
            head.append(*drawn.badge)
            head.append(" ")
        head.append(session.colour(seat), style=TITLE)
        if sitter:
            head.append(f" {dot} {sitter}", style=DIM)
        if drawn is None:
            return [head]
        space = max(1, width - head.cell_len - len(drawn.score))
        head.append(" " * space + drawn.score, style="bold")
        lines = [_text(((" " * 2, ""), *line)) for line in drawn.lines]
        return [head, *(part for line in lines for part in _wrap(line, width, indent=2)), Text()]

    def _cuts(self, scene: Scene, width: int) -> bool:
        """Whether a choice does not fit into ``width`` columns."""
        wide = max((len(choice.notation) for choice in scene.choices), default=0)
        return any(7 + wide + len(choice.text) > width for choice in scene.choices)

    def _choices(self, scene: Scene, width: int, room: int) -> list[Text]:
        if not scene.choices:
            return []
        most = max(room, 4) - 1
        fits = len(scene.choices) <= most
        shown = scene.choices if fits else scene.choices[: most - 1]
        wide = max(len(choice.notation) for choice in shown)
        rows: list[Text] = []
        whole: list[Text] = []
        for choice in shown:
            number = (f"{choice.number:>3}", self.terminal.accent)
            row = Text.assemble(number, "  ", (f"{choice.notation:<{wide}}", "bold"), "  ")
            first, *rest = _wrap(Text(choice.text), max(THINNEST, width - row.cell_len))
            for line in rest:
                line.pad_left(row.cell_len)
            whole += [row + first, *rest]
            row.append(choice.text)
            row.truncate(width, overflow="ellipsis" if self.terminal.unicode else "crop")
            rows.append(row)
        if 7 + wide + THINNEST <= width and len(whole) <= most:
            rows = whole
        lines = [Text(scene.session.say("you-can"), style=DIM), *rows]
        if not fits:
            more = len(scene.choices) - len(shown)
            lines.append(Text("     " + scene.session.say("more-choices", count=more), style=DIM))
        return lines

    def _log(self, scene: Scene, width: int, room: int) -> list[Text]:
        """The last entries of the log, the latest at the bottom; entries that the reader has seen
        are dimmed."""
        lines: list[Text] = []
        first = len(scene.session.log)
        while first > 0:
            first -= 1
            style = "" if first >= scene.since else DIM
            entry = _wrap(Text(scene.session.log[first].text, style=style), width, indent=2)
            if len(lines) + len(entry) > room:
                break
            lines = entry + lines
        return lines

    def _foot(self, scene: Scene) -> list[Text]:
        lines: list[Text] = []
        if scene.coach:
            lines = _wrap(Text(f" {scene.coach}", style=TITLE), self.width - 1, indent=1)
        text = scene.notice or scene.ask
        if text:
            plain = DIM if scene.coach else TITLE
            style = self.terminal.accent if scene.notice else plain
            lines += _wrap(Text(f" {text}", style=style), self.width - 1, indent=1)[:3]
        return lines


def show(lines: list[Text], terminal: Terminal, *, clear: bool = True) -> None:
    """Print a scene in place of the last one; in a plain terminal, or without ``clear``, below
    it."""
    if clear and terminal.full:
        terminal.out.clear()
    elif not terminal.full:
        terminal.out.print()
    if not terminal.colours:
        for line in lines:
            line.rstrip()
    terminal.out.print(Text("\n").join(lines), no_wrap=True, overflow="crop", crop=False)


def show_page(title: str, text: str, terminal: Terminal) -> None:
    """Print a text with a title, in lines of at most ``LONGEST_LINE`` columns."""
    from rich.padding import Padding

    if terminal.full:
        terminal.out.clear()
    page = Text.assemble((title, terminal.accent), "\n\n", text)
    width = min(terminal.out.width, LONGEST_LINE)
    terminal.out.print(Padding(page, (1, 2)), width=width)


def _text(line: Line) -> Text:
    return Text.assemble(*line, no_wrap=True)


def _beside(drawing: Drawing, side: list[Text]) -> list[Text]:
    board = [_text(line) for line in drawing.board]
    lines: list[Text] = []
    for index in range(max(len(board), len(side))):
        left = board[index] if index < len(board) else Text()
        right = side[index] if index < len(side) else Text()
        left.pad_right(drawing.width + GAP - left.cell_len)
        lines.append(Text.assemble(left, right))
    return lines


def _wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The text in lines of at most ``width`` columns; all lines but the first are indented."""
    from rich.console import Console

    if text.cell_len <= width:
        return [text]
    console = Console(width=width, highlight=False)
    first, *rest = text.wrap(console, width - indent, no_wrap=False) or [text]
    lines = [first]
    for line in rest:
        line.pad_left(indent)
        lines.append(line)
    for line in lines:
        line.rstrip()
    return lines
