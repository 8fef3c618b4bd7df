"""The deck of the exercise ``small``: twelve cards, five to each hand, one journey, no gold.

Two cards stay in the pile and nobody can pay, so there is neither swapping (E-6.8) nor buying
(E-6.11) nor closing (E-6.20): what is left is to plan the realms and to travel. Other decks than of
F-1 and F-2 are refused to people, so this one is no choice of the option ``deck``.
"""

import json

from .deck import CARDS, STANDARD, TERRAINS, builtin_deck, encode_deck

EACH, GOLD = 5, 0
"""Cards dealt to each, and what they begin with."""
DECK = {"plain": 2, "mountain": 2, "elfcycle": 4, "magic_cloud": 4}


def numbers() -> list[int]:
    """The numbers that ``setup`` reads after the deck of the option: cards each, gold, and the
    deck."""
    values = json.loads(builtin_deck(STANDARD))["values"]
    cards = {kind: DECK.get(kind, 0) for kind in CARDS}
    return [EACH, GOLD, *encode_deck({"cards": cards, "values": {t: values[t] for t in TERRAINS}})]
