"""The view of a seat or a spectator in Briscola: the only door out (B-4)."""

from msgspec import Struct

from tafelronde.core.facts.position import Position

from .facts import PER_SUIT, SUITS, card_name, names_of, partner_of, winner_of
from .state import NONE, BriscolaRecord


class SeatView(Struct, frozen=True):
    """The cards and points of one player."""

    cards: int
    """The number of cards that they hold."""
    hand: tuple[str, ...]
    """The cards themselves; empty where they are hidden from the reader."""
    played: str
    """The card that they have played to this trick, or ''."""
    tricks: int
    points: int
    """In the tricks that they took themselves (B-3.4)."""
    score: int
    """The points that count for them: with four those of the pair (B-1.5)."""
    partner: int
    """The partner of the seat; the seat itself where everybody plays alone."""


class BriscolaView(Struct, frozen=True, tag_field="t", tag="briscola"):
    """The table, as one seat or a spectator sees it."""

    player: int
    """The player to act: a seat, −1 chance, −4 over."""
    leader: int
    """The player who leads to this trick."""
    winning: int
    """The seat of the best card of the trick so far; −1 while none lies there."""
    seats: tuple[SeatView, ...]
    pile: int
    """Cards that can still be drawn, the trump under them included."""
    trump: str
    """The card that was turned up, '' before."""
    suit: str
    """Its suit: coins, cups, swords or clubs; '' before."""
    under: bool
    """Whether that card still lies under the pile."""


def view(state: Position[BriscolaRecord], player: int | None) -> BriscolaView:
    """The table as ``player`` (None: a spectator) sees it."""
    record = state.record
    trump, under = record.trump, bool(record.under)
    table, leader = record.table[: state.players], record.leader
    return BriscolaView(
        player=state.current_player,
        leader=leader,
        winning=NONE if table[leader] == NONE else winner_of(table, leader, trump),
        seats=tuple(_seat(state, seat, player) for seat in range(state.players)),
        pile=record.pile.bit_count() + under,
        trump="" if trump == NONE else card_name(trump),
        suit="" if trump == NONE else SUITS[trump // PER_SUIT],
        under=under,
    )


def _seat(state: Position[BriscolaRecord], seat: int, reader: int | None) -> SeatView:
    record = state.record
    hand, card = record.briscola_hands[seat], record.table[seat]
    points = record.points
    partner = partner_of(seat, state.players)
    return SeatView(
        cards=hand.bit_count(),
        hand=names_of(hand) if seat == reader else (),
        played="" if card == NONE else card_name(card),
        tricks=record.tricks[seat],
        points=points[seat],
        score=points[seat] + (points[partner] if partner != seat else 0),
        partner=partner,
    )
