"""The table of König der Elfen for a terminal, and as plain text.

The realms stand one below the other in the order of the route; a location is a line with its
place (as in ``thief@2.1``), terrain, value, and the action cards with the badges of their owners.
"""

from ...drawing.palette import Palette, palette
from ...drawing.table import Drawing, Line, Pen, SeatDrawing, Span
from . import INFO
from .deck import CARDS
from .facts import SLOTS, place_name
from .notation import encode_action
from .view import KoenigDerElfenView, LocationView, SeatView

DIM = "dim"
COLOURS = ("red", "blue", "green", "yellow", "violet", "white")
_TINTS = ("#e4626a", "#6fa8e8", "#77bf6b", "#e3c341", "#b48ae0", "#f0ead8")
_MANY = ("color(203)", "color(75)", "color(114)", "color(221)", "color(141)", "color(230)")
_FEW = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "white")
WIDTH = 44
"""The width of a realm's heading, in characters."""
HAND_WIDTH = 38
"""The largest width of a line of cards beside the board."""


def draw(view: KoenigDerElfenView) -> str:
    """The table in plain characters, in English: for logs and notebooks."""
    from ...words import load_words

    return str(table(view, Pen(load_words("en", INFO.messages))))


def table(view: KoenigDerElfenView, pen: Pen) -> Drawing:
    """The realms with what can be chosen there, all hands as far as they are seen, the piles."""
    return Drawing(
        board=_board(view, pen),
        seats=tuple(_seat(view, seat, pen) for seat in range(len(view.seats))),
        status=(
            pen.say("status-journey", journey=view.journey, journeys=view.journeys),
            pen.say(f"status-{view.phase}"),
            pen.say("status-pile", count=view.pile),
            pen.say("status-discard", count=sum(view.discard.values())),
        ),
    )


# ---- the realms --------------------------------------------------------------------------------


def _board(view: KoenigDerElfenView, pen: Pen) -> tuple[Line, ...]:
    marks = _marked_places(view, pen)
    lines: list[Line] = []
    for seat, before in enumerate(view.seats):
        lines.append(_realm(view, seat, pen))
        lines += [_location(view, spot, marks.get(spot.place, ""), pen) for spot in before.realm]
        if not before.realm:
            lines.append((("      " + pen.say("realm-empty"), DIM),))
    lines += _trip(view, pen)
    lines += _discards(view, pen)
    return tuple(lines)


def _tint(seat: int, pen: Pen) -> str:
    if not pen.colours:
        return ""
    tints = _TINTS if pen.colours > 256 else _MANY if pen.colours > 16 else _FEW
    return f"bold {tints[seat]}"


def _badge(seat: int, pen: Pen) -> Span:
    """A prince in one character: the seat's number, in the seat's colour."""
    return str(seat + 1), _tint(seat, pen)


def _realm(view: KoenigDerElfenView, seat: int, pen: Pen) -> Line:
    title = pen.say("realm-of", name=pen.say(f"colour-{COLOURS[seat]}"))
    dragon = pen.say("realm-dragon") if seat == view.dragon else ""
    rule = pen.glyph("─", "-")
    used = len(title) + len(dragon) + 6
    return (
        (f"{rule} ", DIM),
        _badge(seat, pen),
        (f" {title} ", _tint(seat, pen)),
        (rule * max(1, WIDTH - used), DIM),
        (f" {dragon}" if dragon else "", "bold"),
    )


def _location(view: KoenigDerElfenView, spot: LocationView, mark: str, pen: Pen) -> Line:
    """``▸ 2.1 lake      7  gold 1  thief 3  …``; a star for each visit of the running trip."""
    colour = palette(pen.colours)
    here = view.trip is not None and view.trip.at == spot.place
    lit = f"bold {colour.ink} on {colour.accent}" if pen.colours else "bold"
    spans: list[Span] = [
        (pen.glyph("▸", ">") if here else " ", "bold"),
        (f"{mark:>3}", lit if mark else ""),
        (" ", ""),
        (spot.place, DIM),
        (f" {pen.say('terrain-name', terrain=spot.terrain):<8}", "bold"),
        (f" {spot.value} ", _gold_style(colour, pen)),
    ]
    for name, owner in (("gold", spot.gold), ("thief", spot.thief), ("obstacle", spot.obstacle)):
        if owner >= 0:
            kind = _obstacle(spot) if name == "obstacle" else name
            spans += [(f" {pen.say('card-short', card=kind)} ", ""), _badge(owner, pen)]
    if spot.visits:
        spans.append((" " + pen.glyph("✦", "*") * spot.visits, _gold_style(colour, pen)))
    return tuple(spans)


def _obstacle(spot: LocationView) -> str:
    return "sea_monster" if spot.terrain in ("river", "lake") else "tree"


def _gold_style(colour: Palette, pen: Pen) -> str:
    return f"bold {colour.gold_on_red}" if pen.colours else ""


def _marked_places(view: KoenigDerElfenView, pen: Pen) -> dict[str, str]:
    """Where a choice leads; of several that lead to one place the first."""
    offers = {offer.action: offer.place for offer in view.offers}
    found: dict[str, str] = {}
    for action, mark in pen.marks.items():
        data = encode_action(action)
        if data["t"] == "visit":
            for text, place in offers.items():
                if _is_same(text, data):
                    found.setdefault(place, mark)
        elif "slot" in data:
            found.setdefault(place_name(data["realm"] * SLOTS + data["slot"]), mark)
    return found


def _is_same(text: str, data: dict[str, object]) -> bool:
    by, *flags = text.split("+")
    return by == data["by"] and [data["turn"], data["guard"]] == ["turn" in flags, "guard" in flags]


def _trip(view: KoenigDerElfenView, pen: Pen) -> list[Line]:
    """The lines about the traveller's trip so far."""
    trip = view.trip
    if trip is None:
        return []
    name = pen.say(f"colour-{COLOURS[trip.player]}")
    way = "clockwise" if trip.heading > 0 else "counter"
    guard = "yes" if trip.guarded else "no"
    text = pen.say("trip-now", name=name, way=way, guard=guard, income=trip.income)
    lines: list[Line] = [(), ((text, "bold"),)]
    owed = sum(trip.tolls)
    if owed:
        lines.append(((pen.say("trip-owed", count=owed), ""),))
    if trip.stock is not None:
        lines.append(((pen.say("trip-stock", count=trip.stock), DIM),))
    return lines


def _discards(view: KoenigDerElfenView, pen: Pen) -> list[Line]:
    if not view.discard:
        return []
    return [(), ((pen.say("discard-title"), DIM),), *_cards(view.discard, pen, WIDTH)]


# ---- what lies before a player -----------------------------------------------------------------


def _seat(view: KoenigDerElfenView, seat: int, pen: Pen) -> SeatDrawing:
    before = view.seats[seat]
    number, style = _badge(seat, pen)
    gold = "" if before.gold is None else pen.say("seat-gold", count=before.gold)
    return SeatDrawing(
        badge=(f" {number} ", f"reverse {style}") if pen.colours else (number, ""),
        score=gold,
        lines=_before(before, pen),
    )


def _before(seat: SeatView, pen: Pen) -> tuple[Line, ...]:
    facts = pen.say("seat-facts", cards=seat.cards, arms=seat.arms, bought=seat.bought)
    lines: tuple[Line, ...] = (((facts, DIM),),)
    if seat.shown:
        lines += (((pen.say("seat-shown"), "bold"),),)
    if seat.hand:
        beside = pen.width - WIDTH - 6
        lines += tuple(_cards(seat.hand, pen, min(HAND_WIDTH, max(24, beside))))
    return lines


def _cards(cards: dict[str, int], pen: Pen, width: int) -> list[Line]:
    """``3 raft, 1 dragon``: kinds in their order, in lines of at most ``width``."""
    colour = palette(pen.colours)
    style = f"{colour.on_card} on {colour.card}" if pen.colours else ""
    lines: list[list[Span]] = [[]]
    used = 0
    for card in CARDS:
        if card not in cards:
            continue
        text = f" {cards[card]} {pen.say('card-name', card=card)} "
        if used + len(text) > width and lines[-1]:
            lines.append([])
            used = 0
        lines[-1] += [(text, style), (" ", "")]
        used += len(text) + 1
    return [tuple(line) for line in lines]
