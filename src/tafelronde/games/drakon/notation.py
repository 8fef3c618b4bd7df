"""Actions of Drakon as text and JSON.

Cells are named by steps east and north of the start tile, tiles by kind and arrows as they lie.

=====================  ============================================================================
``gold:NE@1,-2``       that tile comes to lie there (from the hand, or by magical shift)
``@1,-2``              the own hero goes there
``wizard@1,-2``        the same with a step where there is no arrow
``amazon@1,-2``        an extra move
``red@1,-2``           the red hero goes there, by mind control or pushed by the barbarian
``destroy@1,-2``       the tile there goes under the pile
``turn90@1,-2``        the tile there is turned clockwise by 90, 180 or 270 degrees
``red``                the player concerned: robbed, or (chance) the first to play
``swap:gold:N/key``    the dwarf puts these two under the pile, the first above the second
``take``, ``leave``    a coin from the start tile, or not
``block``, ``allow``   the knight keeps the coin, or not
``end``                the turn is over
``+gold:N``            (chance) a tile that is drawn or taken
``+wizard``            (chance) a hero that is assigned
=====================  ============================================================================
"""

import re
from collections.abc import Mapping
from typing import Any

from ...core.facts.errors import InvalidAction
from . import INFO
from .facts import (
    CODE_OF,
    CODES,
    FIGURES,
    FIRST_CODE,
    KINDS,
    LETTERS,
    LOOK,
    LOOKS,
    MOST_PLAYERS,
    REACH,
    SAID,
    cell_of,
    place_of,
)
from .state import (
    AMAZON_MOVE,
    DESTROY_TILE,
    DRAW,
    FIGURE,
    LAY,
    MOVE,
    PLAYER,
    PUSH,
    SWAP,
    TURN_TILE,
    WIZARD_MOVE,
    WORD,
    WORDS,
    packed,
    unpacked,
)

COLOURS = INFO.colours

_EXPECTED = "a tile and its cell (gold:NE@1,-2), a hero's way (@1,-2), a player (red) or a word"
_AT_CELL: dict[str, int] = {
    "": MOVE,
    "wizard": WIZARD_MOVE,
    "amazon": AMAZON_MOVE,
    "destroy": DESTROY_TILE,
    **{colour: PUSH + player for player, colour in enumerate(COLOURS)},
    **{f"turn{90 * quarters}": TURN_TILE + quarters for quarters in (1, 2, 3)},
}
_WHAT = {code: word for word, code in _AT_CELL.items()}
_BY_NAME: dict[str, int] = {
    **{colour: packed(PLAYER, player) for player, colour in enumerate(COLOURS)},
    **{word: packed(WORD, number) for number, word in enumerate(WORDS)},
    **{f"+{figure}": packed(FIGURE, number) for number, figure in enumerate(FIGURES)},
}
_NAME = {action: name for name, action in _BY_NAME.items()}
_CELL = re.compile(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})")


def tile_name(code: int) -> str:
    """``gold:NE`` for a tile as it lies; ``key`` for one without arrows."""
    kind, arrows = SAID[code]
    return f"{kind}:{arrows}" if arrows else kind


def look_name(look: int) -> str:
    """A tile in a hand or in the pile, in its first orientation."""
    return tile_name(FIRST_CODE[look])


def format_action(action: int) -> str:
    """The action's text. Raises InvalidAction."""
    code, field = unpacked(action)
    if LAY <= code < LAY + CODES and LOOK[code - LAY] < LOOKS:
        x, y = place_of(field)
        return f"{tile_name(code - LAY)}@{x},{y}"
    if action in _NAME:
        return _NAME[action]
    if code == DRAW and field < LOOKS:
        return f"+{look_name(field)}"
    if code == SWAP and field >> 6 < LOOKS and field & 63 < LOOKS:
        return f"swap:{look_name(field >> 6)}/{look_name(field & 63)}"
    if code in _WHAT:
        x, y = place_of(field)
        return f"{_WHAT[code]}@{x},{y}"
    raise InvalidAction(action, "a number that packs an action of Drakon")


def parse_action(text: str) -> int:
    """The action of a text. Raises InvalidAction."""
    word = text.strip()
    what, at, cell = word.rpartition("@")
    if word in _BY_NAME:
        return _BY_NAME[word]
    if at:
        return _parse_at(text, what, cell)
    if word.startswith("+"):
        return packed(DRAW, _parse_look(text, word[1:]))
    if word.startswith("swap:") and "/" in word:
        first, second = (_parse_look(text, part) for part in word[5:].split("/", 1))
        return packed(SWAP, first << 6 | second)
    raise InvalidAction(text, _EXPECTED)


def _parse_at(text: str, what: str, cell: str) -> int:
    found = _CELL.fullmatch(cell)
    if found is None:
        raise InvalidAction(text, "a cell such as @1,-2: steps east and north of the start")
    x, y = int(found[1]), int(found[2])
    if max(abs(x), abs(y)) > REACH:
        raise InvalidAction(text, f"a cell at most {REACH} steps away, in each direction")
    code = _AT_CELL.get(what)
    if code is None:
        code = LAY + _parse_tile(text, what)
    return packed(code, cell_of(x, y))


def _parse_tile(text: str, name: str) -> int:
    """The code of ``gold:NE``; the arrows in any order."""
    kind, _, arrows = name.partition(":")
    known = set(arrows) <= set(LETTERS) and len(set(arrows)) == len(arrows)
    if kind in KINDS and known:
        lying = sum(1 << LETTERS.index(letter) for letter in arrows)
        code = CODE_OF.get((KINDS.index(kind), lying))
        if code is not None and LOOK[code] < LOOKS:
            return code
    raise InvalidAction(text, _EXPECTED)


def _parse_look(text: str, name: str) -> int:
    """The look of ``gold:N``, in its first orientation only: each tile has one name."""
    code = _parse_tile(text, name)
    if code != FIRST_CODE[LOOK[code]]:
        raise InvalidAction(text, f"{look_name(LOOK[code])}, as the tile is called")
    return LOOK[code]


# ---- JSON --------------------------------------------------------------------------------------


def _encode_tile(name: str) -> dict[str, str]:
    kind, _, arrows = name.partition(":")
    return {"kind": kind, "arrows": arrows}


def encode_action(action: int) -> dict[str, Any]:
    """The action as JSON: ``{"t": "lay", "kind": "gold", "arrows": "NE", "x": 1, "y": -2}``,
    ``{"t": "move", "x": 1, "y": -2}`` and so on. Raises InvalidAction."""
    code, field = unpacked(action)
    if LAY <= code < LAY + CODES and LOOK[code - LAY] < LOOKS:
        kind, arrows = SAID[code - LAY]
        x, y = place_of(field)
        return {"t": "lay", "kind": kind, "arrows": arrows, "x": x, "y": y}
    text = format_action(action)
    if code == PLAYER:
        return {"t": "player", "hero": text}
    if code == WORD:
        return {"t": text}
    if code == FIGURE:
        return {"t": "assign", "figure": text[1:]}
    if code == DRAW:
        return {"t": "draw", **_encode_tile(text[1:])}
    if code == SWAP:
        first, second = (_encode_tile(look_name(look)) for look in (field >> 6, field & 63))
        return {"t": "swap", "first": first, "second": second}
    x, y = place_of(field)
    place = {"x": x, "y": y}
    if TURN_TILE < code < PLAYER:
        return {"t": "turn", "degrees": 90 * (code - TURN_TILE), **place}
    if PUSH <= code < PUSH + MOST_PLAYERS:
        return {"t": "push", "hero": COLOURS[code - PUSH], **place}
    return {"t": {MOVE: "move", DESTROY_TILE: "destroy"}.get(code, _WHAT[code]), **place}


def decode_action(data: Mapping[str, Any]) -> int:
    """The action of a JSON object. Raises InvalidAction."""
    text = _text_of(data)
    if text is not None:
        try:
            return parse_action(text)
        except InvalidAction:
            pass
    raise InvalidAction(dict(data), 'an object such as {"t": "move", "x": 1, "y": -2}')


def _text_of(data: Mapping[str, Any]) -> str | None:
    """The notation that a JSON object means, unchecked; None where it has another form."""
    match data:
        case {"t": "player", "hero": str(hero), **rest} if not rest and hero in COLOURS:
            return hero
        case {"t": str(word), **rest} if not rest and word in WORDS:
            return word
        case {"t": "assign", "figure": str(figure), **rest} if not rest and figure in FIGURES:
            return f"+{figure}"
        case {"t": "draw", "kind": str(kind), "arrows": str(arrows), **rest} if not rest:
            return f"+{_joined(kind, arrows)}"
        case {"t": "swap", "first": first, "second": second, **rest} if not rest:
            parts = [_tile_of(part) for part in (first, second)]
            return None if None in parts else "swap:" + "/".join(map(str, parts))
        case {"t": str(kind), "x": int(x), "y": int(y), **rest} if type(x) is type(y) is int:
            what = _what_of(kind, rest)
            return None if what is None else f"{what}@{x},{y}"
        case _:
            return None


def _joined(kind: str, arrows: str) -> str:
    return f"{kind}:{arrows}" if arrows else kind


def _tile_of(data: Any) -> str | None:
    match data:
        case {"kind": str(kind), "arrows": str(arrows), **rest} if not rest:
            return _joined(kind, arrows)
        case _:
            return None


def _what_of(kind: str, rest: Mapping[str, Any]) -> str | None:
    """The text that stands before the ``@``; None where there is no such action."""
    match kind, rest:
        case "lay", {}:
            return _tile_of(rest)
        case "turn", {"degrees": int(degrees)} if len(rest) == 1:
            return f"turn{degrees}"
        case "push", {"hero": str(hero)} if len(rest) == 1 and hero in COLOURS:
            return hero
        case "move", {} if not rest:
            return ""
        case (("destroy" | "wizard" | "amazon"), {}) if not rest:
            return kind
        case _:
            return None
