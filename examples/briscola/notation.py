"""Actions of Briscola as text and JSON.

``Ad`` plays the ace of coins, ``+Ad`` is that card dealt or drawn by chance.
"""

from collections.abc import Mapping
from typing import Any

from tafelronde.core.facts.errors import InvalidAction

from .facts import CARDS, card_name

_CARD = {card_name(card).lower(): card for card in range(CARDS)}


def format_action(action: int) -> str:
    """The action's text. Raises InvalidAction."""
    if not 0 <= action < 2 * CARDS:
        raise InvalidAction(action, f"0 to {2 * CARDS - 1}")
    return card_name(action) if action < CARDS else "+" + card_name(action - CARDS)


def parse_action(text: str) -> int:
    """The action of a text; letters may be small or large. Raises InvalidAction."""
    word = text.strip().lower()
    card = _CARD.get(word.removeprefix("+"))
    if card is None:
        raise InvalidAction(text, "a card such as Ad or 7s, or a card that is drawn (+Ad)")
    return card + CARDS if word.startswith("+") else card


def encode_action(action: int) -> dict[str, Any]:
    """The action as JSON: ``{"t": "play", "card": "Ad"}`` or ``{"t": "draw", "card": "Ad"}``."""
    text = format_action(action)
    return {"t": "draw" if text.startswith("+") else "play", "card": text.removeprefix("+")}


def decode_action(data: Mapping[str, Any]) -> int:
    """The action of a JSON object. Raises InvalidAction."""
    match data:
        case {"t": "play" | "draw" as kind, "card": str(card), **rest} if not rest:
            if card.lower() in _CARD:
                return _CARD[card.lower()] + (CARDS if kind == "draw" else 0)
        case _:
            pass
    raise InvalidAction(dict(data), 'an object such as {"t": "play", "card": "Ad"}')
