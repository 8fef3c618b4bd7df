"""Actions of Kaiser, König, Edelmann as text and JSON.

``b3-d5`` moves the piece on b3 to d5; ``+1`` says that chance lets seat 1 begin. Rows are a, b, …
from the south, and the points of a row are counted from the west.
"""

import re
from collections.abc import Mapping
from typing import Any

from ...core.facts.errors import InvalidAction
from .facts import MAX_SEATS, NAMES, NUMBER_OF
from .state import ACTIONS, BEGIN, STRIDE

_MOVE = re.compile(r"([a-z][0-9])\s*[-x:–]?\s*([a-z][0-9])")
_EXPECTED = "a move from one point to another (b3-d5), or the seat that begins (+1)"


def format_action(action: int) -> str:
    """The action's text. Raises InvalidAction."""
    if BEGIN <= action < ACTIONS:
        return f"+{action - BEGIN + 1}"
    if 0 <= action < BEGIN:
        start, end = divmod(action, STRIDE)
        if start < len(NAMES) and end < len(NAMES):
            return f"{NAMES[start]}-{NAMES[end]}"
    raise InvalidAction(action, f"64·from + to, or {BEGIN} to {ACTIONS - 1}")


def parse_action(text: str) -> int:
    """The action of a text; ``b3xd5``, ``b3 d5`` and ``b3d5`` are understood as well. Raises
    InvalidAction."""
    word = text.strip().lower()
    if len(word) == 2 and word[0] == "+" and word[1] in "1234"[:MAX_SEATS]:
        return BEGIN + int(word[1]) - 1
    found = _MOVE.fullmatch(word)
    if found and found[1] in NUMBER_OF and found[2] in NUMBER_OF:
        return STRIDE * NUMBER_OF[found[1]] + NUMBER_OF[found[2]]
    raise InvalidAction(text, _EXPECTED)


def encode_action(action: int) -> dict[str, Any]:
    """The action as JSON: ``{"t": "move", "from": "b3", "to": "d5"}``, ``{"t": "begin", …}``."""
    text = format_action(action)
    if action >= BEGIN:
        return {"t": "begin", "seat": action - BEGIN}
    start, _, end = text.partition("-")
    return {"t": "move", "from": start, "to": end}


def decode_action(data: Mapping[str, Any]) -> int:
    """The action of a JSON object. Raises InvalidAction."""
    match data:
        case {"t": "begin", "seat": int(seat), **rest} if not rest:
            if 0 <= seat < MAX_SEATS and not isinstance(seat, bool):
                return BEGIN + seat
        case {"t": "move", "from": str(start), "to": str(end), **rest} if not rest:
            if start in NUMBER_OF and end in NUMBER_OF:
                return STRIDE * NUMBER_OF[start] + NUMBER_OF[end]
        case _:
            pass
    raise InvalidAction(dict(data), 'an object such as {"t": "move", "from": "b3", "to": "d5"}')
