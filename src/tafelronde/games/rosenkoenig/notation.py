"""Actions of Rosenkönig as text and JSON.

``NE2`` plays the card, ``NE2*`` plays it with a hero, ``draw`` draws, ``+NE2`` is the card that
chance dealt.
"""

from collections.abc import Mapping
from typing import Any

from ...core.facts.errors import InvalidAction
from .facts import CARDS, card_name
from .state import ACTIONS, DEAL, DRAW, HERO

_COMPASS = str.maketrans("OZ", "ES")
"""East and south in Dutch and German, which are understood as well: NO2, ZW1, SO3."""

_CARD = {card_name(card): card for card in range(CARDS)}
_EXPECTED = "a card (NE2), a card with a hero (NE2*), draw, or a card that chance deals (+NE2)"


def format_action(action: int) -> str:
    """The action's text. Raises InvalidAction."""
    if 0 <= action < HERO:
        return card_name(action)
    if HERO <= action < DRAW:
        return card_name(action - HERO) + "*"
    if action == DRAW:
        return "draw"
    if DEAL <= action < ACTIONS:
        return "+" + card_name(action - DEAL)
    raise InvalidAction(action, f"0 to {ACTIONS - 1}")


def parse_action(text: str) -> int:
    """The action of a text; letters may be small. Raises InvalidAction."""
    word = text.strip().upper()
    if word == "DRAW":
        return DRAW
    word = word.translate(_COMPASS)
    if word.startswith("+") and word[1:] in _CARD:
        return DEAL + _CARD[word[1:]]
    if word.endswith("*") and word[:-1] in _CARD:
        return HERO + _CARD[word[:-1]]
    if word in _CARD:
        return _CARD[word]
    raise InvalidAction(text, _EXPECTED)


def encode_action(action: int) -> dict[str, Any]:
    """The action as JSON: ``{"t": "play", "card": "NE2", "hero": true}`` and so on."""
    text = format_action(action)
    if action < DRAW:
        return {"t": "play", "card": text.rstrip("*"), "hero": action >= HERO}
    if action == DRAW:
        return {"t": "draw"}
    return {"t": "deal", "card": text[1:]}


def decode_action(data: Mapping[str, Any]) -> int:
    """The action of a JSON object. Raises InvalidAction."""
    match data:
        case {"t": "draw", **rest} if not rest:
            return DRAW
        case {"t": "play", "card": str(card), "hero": bool(hero), **rest} if not rest:
            if card in _CARD:
                return _CARD[card] + (HERO if hero else 0)
        case {"t": "deal", "card": str(card), **rest} if not rest:
            if card in _CARD:
                return DEAL + _CARD[card]
        case _:
            pass
    raise InvalidAction(dict(data), 'an object such as {"t": "play", "card": "NE2", "hero": false}')
