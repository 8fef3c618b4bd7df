"""The state of Rosenkönig as one record, and the numbers of its actions.

Actions: 0 … 23 play that card; 24 … 47 play it with a hero; 48 draw; 49 … 72 (chance) that card
is dealt or drawn. Sets of cards are bits of an int32.
"""

from ...core.facts.layout import Record, int8, int32
from .facts import CARDS, HAND, HEROES, SQUARES, STONES

HERO = CARDS
DRAW = 2 * CARDS
DEAL = DRAW + 1
ACTIONS = DEAL + CARDS

MAX_LEGAL = HAND
"""A card leads to one square: it is played with a hero or without, never both. To draw takes the
place of a card, since it needs a hand of fewer than five (R-4.1)."""
MAX_OUTCOMES = CARDS
"""Each card of the pile once."""
MAX_STEPS = 2 * HAND + (STONES + 2 * HEROES) + 2 * (STONES + 2 * HEROES)
"""The deal of 10 cards; each play takes a stone or a hero, so there are at most 60; both hands
together hold at most the 10 cards dealt, so no more cards are drawn than played: 60 draws of two
steps each (R-7.1)."""


class RosenkoenigRecord(Record):
    """A position of Rosenkönig. Squares count from a1 (0) along the ranks to i9 (80)."""

    dealt = int8()
    """Cards dealt so far, 0 … 10."""
    drawer = int8()
    """The player who gets the card while chance acts."""
    crown = int8()
    """Its square."""
    stones = int8()
    """How many lie on the board, of both colours."""
    heroes = int8(2)
    """Unused hero cards. [player]"""
    hands = int32(2)
    """Power cards, as bits. [player]"""
    pile = int32()
    """Cards still to be drawn, as bits; their order is chance."""
    discard = int32()
    points = int32(2)
    """R-6.3, kept up to date. [player]"""
    owner = int8(SQUARES)
    """RED, WHITE or EMPTY. [square]"""
    area = int8(SQUARES)
    """The lowest square of the area this one is in; or −1. [square]"""
    extent = int8(SQUARES)
    """Stones of the area, at its lowest square; else 0. [square]"""
