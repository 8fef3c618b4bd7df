"""The cards of Briscola (B-1), and what they are called.

A card is ``10 · suit + rank``, with ranks from the weakest to the strongest (B-1.2), so that the
stronger of two cards of a suit is the higher number. Sets of cards are the bits of an integer.
"""

from collections.abc import Sequence

SUITS = ("coins", "cups", "swords", "clubs")
SUIT_LETTERS = "dcsb"
"""The initials of their Italian names: denari, coppe, spade, bastoni."""

RANKS = ("2", "4", "5", "6", "7", "J", "N", "K", "3", "A")
"""The ranks from the weakest to the strongest (B-1.2); knave, knight and king are J, N, K."""

POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
"""The points of each rank (B-1.3)."""

PER_SUIT = len(RANKS)
CARDS = PER_SUIT * len(SUITS)
ALL_CARDS = (1 << CARDS) - 1
ALL_POINTS = sum(POINTS) * len(SUITS)
LEFT_OUT = 1 << PER_SUIT
"""The two of cups, as a set: it is not used when three play (B-1.4)."""

HAND = 3
SEATS = 4
"""The most who can play."""


def card_name(card: int) -> str:
    """``Ad`` for the ace of coins, ``Ns`` for the knight of swords."""
    return RANKS[card % PER_SUIT] + SUIT_LETTERS[card // PER_SUIT]


def names_of(cards: int) -> tuple[str, ...]:
    """The cards of a set, suit by suit, from the weakest to the strongest."""
    return tuple(card_name(card) for card in range(CARDS) if cards >> card & 1)


def partner_of(seat: int, players: int) -> int:
    """The partner of this seat: with four the one opposite (B-1.5), else only itself."""
    return (seat + 2) % 4 if players == 4 else seat


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card beats the best one of the trick so far; ``trump`` is any card of that suit
    (B-3.3)."""
    if card // PER_SUIT == best // PER_SUIT:
        return card > best
    return card // PER_SUIT == trump // PER_SUIT


def winner_of(table: Sequence[int], leader: int, trump: int) -> int:
    """The seat of the best card of the trick so far, among those that are not negative; ``table``
    has a place for each seat, and the leader's is not empty."""
    winner = leader
    for step in range(1, len(table)):
        seat = (leader + step) % len(table)
        if table[seat] >= 0 and beats(table[seat], table[winner], trump):
            winner = seat
    return winner
