"""Actions of König der Elfen as text and JSON.

``lake@2`` plays a location into the second realm, ``thief@2.1`` puts an action card at its first
location, ``close@2.1`` closes it; ``swap``, ``buy``, ``pass``, ``no-location``; ``-raft`` discards,
``fetch-lake`` fetches. Travelling: ``dragon`` visits the next location, ``dragon+turn+guard`` after
a direction change and with a bodyguard; ``spell@2.1``, ``spell@2.1+guard``; ``halt`` ends the trip.
Chance: ``+raft`` is the card dealt or drawn, ``start-2`` gives the second player the dragon.
"""

import re
from collections.abc import Mapping
from typing import Any

from ...core.facts.errors import InvalidAction
from .deck import CARDS, TERRAINS, TRANSPORTS
from .facts import MOST_PLAYERS, PLACES, PLANNING, PLANNINGS, SLOTS, place_name
from .state import (
    ACTIONS,
    ANNOUNCE,
    BUY,
    CARD,
    CLOSE,
    DEAL,
    DECISIONS,
    DISCARD,
    FETCH,
    HALT,
    LOCATION,
    PASS,
    SPELL,
    STARTER,
    SWAP,
    VISIT,
)

Json = dict[str, Any]

PLANNING_CARDS = CARDS[PLANNING : PLANNING + PLANNINGS]
_PLAIN = {"swap": SWAP, "buy": BUY, "pass": PASS, "no-location": ANNOUNCE, "halt": HALT}
_PLAIN_NAMES = {action: name for name, action in _PLAIN.items()}
_ALIASES = {
    "pig": "giant_pig", "cycle": "elfcycle", "cloud": "magic_cloud", "wagon": "troll_wagon",
    "monster": "sea_monster", "turn": "direction_change", "guard": "bodyguard",
}  # fmt: skip
_EXPECTED = "lake@2, swap, buy, thief@2.1, close@2.1, pass, no-location, dragon+turn+guard, halt …"
_EXAMPLE = 'an object such as {"t": "visit", "by": "dragon", "guard": false, "turn": false}'
_PLACES = {place_name(place): place for place in range(PLACES)}
_PLACED = re.compile(r"([a-z_]+)@(\d\.\d)((?:\+guard)?)")
_LOCATED = re.compile(r"([a-z_]+)@(\d)")


# ---- text --------------------------------------------------------------------------------------


def format_action(action: int) -> str:
    """The action's text. Raises InvalidAction."""
    data = encode_action(action)
    guard = "+guard" if data.get("guard") else ""
    match data["t"]:
        case "location":
            return f"{data['terrain']}@{data['realm'] + 1}"
        case "card":
            return f"{data['card']}@{_place_text(data)}"
        case "close" | "spell":
            return f"{data['t']}@{_place_text(data)}{guard}"
        case "discard":
            return f"-{data['card']}"
        case "fetch":
            return f"fetch-{data['terrain']}"
        case "visit":
            return data["by"] + ("+turn" if data["turn"] else "") + guard
        case "deal":
            return f"+{data['card']}"
        case "start":
            return f"start-{data['seat'] + 1}"
        case plain:
            return str(plain)


def _place_text(data: Json) -> str:
    return place_name(data["realm"] * SLOTS + data["slot"])


def parse_action(text: str) -> int:
    """The action of a text; letters may be large, cards short (``pig``). Raises InvalidAction."""
    word = text.strip().lower()
    if word in _PLAIN:
        return _PLAIN[word]
    data = _read(word)
    if data is None:
        raise InvalidAction(text, _EXPECTED)
    try:
        return decode_action(data)
    except InvalidAction:
        raise InvalidAction(text, _EXPECTED) from None


def _read(word: str) -> Json | None:
    """The JSON of a word, perhaps of no action."""
    if placed := _PLACED.fullmatch(word):
        return _read_placed(placed[1], placed[2], bool(placed[3]))
    if located := _LOCATED.fullmatch(word):
        return {"t": "location", "terrain": located[1], "realm": int(located[2]) - 1}
    if word[:1] in ("+", "-"):
        kind = "deal" if word[0] == "+" else "discard"
        return {"t": kind, "card": _card(word[1:])}
    if word.startswith("fetch-"):
        return {"t": "fetch", "terrain": word[len("fetch-") :]}
    if word.startswith("start-") and word[len("start-") :].isdecimal():
        return {"t": "start", "seat": int(word[len("start-") :]) - 1}
    by, *more = word.split("+")
    if len(more) == len(set(more)) and set(more) <= {"turn", "guard"}:
        return {"t": "visit", "by": _card(by), "guard": "guard" in more, "turn": "turn" in more}
    return None


def _read_placed(what: str, where: str, guard: bool) -> Json | None:
    if where not in _PLACES:
        return None
    realm, slot = divmod(_PLACES[where], SLOTS)
    place: Json = {"realm": realm, "slot": slot}
    if what == "spell":
        return {"t": "spell", **place, "guard": guard}
    if guard:
        return None
    return (
        {"t": "close", **place} if what == "close" else {"t": "card", "card": _card(what), **place}
    )


def _card(word: str) -> str:
    return _ALIASES.get(word, word)


# ---- JSON --------------------------------------------------------------------------------------


def encode_action(action: int) -> Json:
    """The action as JSON; realms, slots and seats count from 0. Raises InvalidAction."""
    if not 0 <= action < ACTIONS:
        raise InvalidAction(action, f"0 to {ACTIONS - 1}")
    if action in _PLAIN_NAMES:
        return {"t": _PLAIN_NAMES[action]}
    return _encode_chance(action) if action >= DECISIONS else _encode_decision(action)


def _encode_chance(action: int) -> Json:
    if action >= STARTER:
        return {"t": "start", "seat": action - STARTER}
    return {"t": "deal", "card": CARDS[action - DEAL]}


def _encode_decision(action: int) -> Json:
    if action < SWAP:
        terrain, realm = divmod(action - LOCATION, MOST_PLAYERS)
        return {"t": "location", "terrain": TERRAINS[terrain], "realm": realm}
    if action < CLOSE:
        card, place = divmod(action - CARD, PLACES)
        return {"t": "card", "card": PLANNING_CARDS[card], **_encode_place(place)}
    if action < PASS:
        return {"t": "close", **_encode_place(action - CLOSE)}
    if action < FETCH:
        return {"t": "discard", "card": CARDS[action - DISCARD]}
    if action < HALT:
        return {"t": "fetch", "terrain": TERRAINS[action - FETCH]}
    if action < SPELL:
        transport, flags = divmod(action - VISIT, 4)
        guard, turn = divmod(flags, 2)
        by = TRANSPORTS[transport]
        return {"t": "visit", "by": by, "guard": bool(guard), "turn": bool(turn)}
    guard, place = divmod(action - SPELL, PLACES)
    return {"t": "spell", **_encode_place(place), "guard": bool(guard)}


def _encode_place(place: int) -> Json:
    realm, slot = divmod(place, SLOTS)
    return {"realm": realm, "slot": slot}


def decode_action(data: Mapping[str, Any]) -> int:
    """The action of a JSON object. Raises InvalidAction."""
    action = _decode_plain(data)
    if action is None:
        action = _decode_placed(data)
    if action is None:
        raise InvalidAction(dict(data), _EXAMPLE)
    return action


def _decode_plain(data: Mapping[str, Any]) -> int | None:
    """Actions that happen at no place."""
    match data:
        case {"t": str(name), **rest} if not rest and name in _PLAIN:
            return _PLAIN[name]
        case {"t": "discard", "card": str(card), **rest} if not rest and card in CARDS:
            return DISCARD + CARDS.index(card)
        case {"t": "deal", "card": str(card), **rest} if not rest and card in CARDS:
            return DEAL + CARDS.index(card)
        case {"t": "fetch", "terrain": str(terrain), **rest} if not rest and terrain in TERRAINS:
            return FETCH + TERRAINS.index(terrain)
        case {"t": "start", "seat": int(seat), **rest} if not rest and _is_seat(seat):
            return STARTER + seat
        case {"t": "visit", "by": str(by), "guard": bool(guard), "turn": bool(turn), **rest} if (
            not rest and by in TRANSPORTS
        ):
            return VISIT + TRANSPORTS.index(by) * 4 + guard * 2 + turn
        case _:
            return None


def _decode_placed(data: Mapping[str, Any]) -> int | None:
    match data:
        case {"t": "location", "terrain": str(terrain), "realm": int(realm), **rest} if (
            not rest and terrain in TERRAINS and _is_seat(realm)
        ):
            return LOCATION + TERRAINS.index(terrain) * MOST_PLAYERS + realm
        case {"t": str(kind), "realm": int(realm), "slot": int(slot), **rest} if (
            _is_seat(realm) and type(slot) is int and 0 <= slot < SLOTS
        ):
            return _decode_at(kind, realm * SLOTS + slot, rest)
        case _:
            return None


def _decode_at(kind: str, place: int, rest: Mapping[str, Any]) -> int | None:
    match kind, rest:
        case "close", {**more} if not more:
            return CLOSE + place
        case "card", {"card": str(card), **more} if not more and card in PLANNING_CARDS:
            return CARD + PLANNING_CARDS.index(card) * PLACES + place
        case "spell", {"guard": bool(guard), **more} if not more:
            return SPELL + guard * PLACES + place
        case _:
            return None


def _is_seat(seat: int) -> bool:
    return type(seat) is int and 0 <= seat < MOST_PLAYERS
