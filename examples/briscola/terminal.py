"""The table of Briscola for a terminal, and as plain text: the trick, the trump, and the hands."""

from tafelronde.drawing.palette import palette
from tafelronde.drawing.table import Drawing, Line, Pen, SeatDrawing, Span

from .facts import CARDS, SUIT_LETTERS, card_name
from .view import BriscolaView, SeatView

_SIGNS = dict(zip(SUIT_LETTERS, "●♥†♣", strict=True))
"""Coins, cups, swords, clubs, where more than ASCII can be shown."""


def draw(view: BriscolaView) -> str:
    """The table in plain characters, in English: for logs and notebooks."""
    from tafelronde.words import load_words

    from . import INFO

    return str(table(view, Pen(load_words("en", INFO.messages))))


def table(view: BriscolaView, pen: Pen) -> Drawing:
    """The trick in the order of the seats, the trump, and what lies before everybody."""
    trick: list[Span] = []
    for seat in range(len(view.seats)):
        trick += [_badge(seat, pen), *_card(view.seats[seat].played, seat == view.winning, pen)]
    trump: Line = ((pen.say("status-trump", suit=view.suit or "none") + " ", ""),)
    if view.under:
        trump = (*trump, *_card(view.trump, False, pen))
    return Drawing(
        board=(trump, (), tuple(trick)),
        seats=tuple(_seat(view, seat, pen) for seat in range(len(view.seats))),
        status=(pen.say("status-pile", count=view.pile),),
    )


def _card(card: str, lit: bool, pen: Pen) -> Line:
    """A card in four characters, or the place where one will lie."""
    sign = pen.glyph(_SIGNS[card[1]], card[1]) if card else ""
    text = card[0] + sign if card else pen.glyph("··", "..")
    colour = palette(pen.colours)
    style = (
        "dim"
        if not card
        else f"bold {colour.ink} on {colour.accent}"
        if lit
        else (f"{colour.on_card} on {colour.card}")
    )
    if not pen.colours:
        style = "bold" if lit else ""
    return ((f" {text} ", style), ("  ", ""))


def _badge(seat: int, pen: Pen) -> Span:
    colour = palette(pen.colours)
    ground, ink = (
        (colour.red[0], colour.on_red),
        (colour.ivory[0], colour.on_ivory),
        (colour.blue[0], colour.on_blue),
        (colour.green[0], colour.on_green),
    )[seat]
    return (f" {seat + 1} ", f"bold {ink} on {ground}" if pen.colours else "")


def _seat(view: BriscolaView, seat: int, pen: Pen) -> SeatDrawing:
    before = view.seats[seat]
    return SeatDrawing(
        badge=_badge(seat, pen),
        score=pen.say("seat-points", count=before.score),
        lines=(_hand(before, seat == view.player, pen),),
    )


def _hand(seat: SeatView, acts: bool, pen: Pen) -> Line:
    """The cards that the reader may see; those of others from behind."""
    playable = {card_name(action) for action in pen.marks if action < CARDS} if acts else set[str]()
    if not seat.hand:
        return ((pen.glyph("▒▒ ", "## ") * seat.cards, "dim"),)
    return tuple(span for card in seat.hand for span in _card(card, card in playable, pen))
