"""The cards, 120 or 116: how many of each kind, and what a location is worth.

``deck.json`` says of every number where it comes from and how sure it is; what no source tells is
reconstructed (F-3 … F-6). Its standard deck and its alternatives are the decks of the game's own.
A deck of somebody else is a JSON object of the same form as ``builtin_deck`` gives:
``{"name": …, "cards": {"plain": 5, …}, "values": {"plain": 2, …}}``.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from ...core.facts.dataset import bad_data

TERRAINS = ("plain", "river", "forest", "mountain", "desert", "lake")
TRANSPORTS = (
    "giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft",
)  # fmt: skip
ACTION_CARDS = ("gold", "thief", "tree", "sea_monster", "bodyguard", "direction_change")
CARDS = (*TERRAINS, *TRANSPORTS, *ACTION_CARDS)
"""The 19 kinds of cards, in the order of all counts."""

STANDARD = "standard"
DECK_NAMES = (
    STANDARD, "more_rafts", "more_hindrances", "dear_rivers", "rare_lakes", "sixty_travel",
)  # fmt: skip
"""The standard deck, then the file's alternatives by their names."""

_GROUPS = {"location": TERRAINS, "travel": TRANSPORTS, "action": ACTION_CARDS}
_LEAST, _MOST = 2, 7  # F-2


@cache
def _file() -> dict[str, Any]:
    return json.loads(Path(__file__).with_name("deck.json").read_text("utf-8"))


def builtin_deck(name: str) -> str:
    """The deck of this name as JSON."""
    cards, values = _cards(), {row["terrain"]: row["value"] for row in _file()["locations"]}
    if name != STANDARD:
        alternatives: list[dict[str, Any]] = _file()["alternatives"]
        chosen = next(row for row in alternatives if row["name"] == name)
        changed: dict[str, int] = chosen["alt"]
        if chosen["what"] == "travel":
            land = dict.fromkeys(TRANSPORTS[:-1], changed["each_land"])
            changed = {**land, "raft": changed["raft"]}
        (values if chosen["what"] == "values" else cards).update(changed)
    return json.dumps({"name": name, "cards": cards, "values": values})


def _cards() -> dict[str, int]:
    """How many of each kind the file's own deck has."""
    keys = {"locations": "terrain", "travel": "transport", "actions": "action"}
    return {row[key]: row["count"] for group, key in keys.items() for row in _file()[group]}


def travel_costs() -> tuple[tuple[int, ...], ...]:
    """Equal cards for a visit, 0 where a transport cannot go (E-4.2). [transport][terrain]"""
    costs = {row["transport"]: row["cost"] for row in _file()["travel"]}
    return tuple(tuple(costs[t].get(terrain, 0) for terrain in TERRAINS) for t in TRANSPORTS)


def check_deck(data: Any) -> None:
    """F-1, F-2. Raises BadOption, which names the place."""
    if unknown := set(data) - {"name", "cards", "values"}:
        raise bad_data(min(unknown), data[min(unknown)], "name, cards and values only")
    if not isinstance(data.get("name"), str):
        raise bad_data("name", data.get("name"), "a text")
    cards = _numbers(data, "cards", CARDS, 0, 120)
    _numbers(data, "values", TERRAINS, _LEAST, _MOST)
    for group, kinds in _GROUPS.items():
        counted: dict[str, Any] = _file()["groups"][group]
        allowed = [counted["count"], *([counted["printed"]] if "printed" in counted else [])]
        found = sum(cards[kind] for kind in kinds)
        if found not in allowed:
            expected = " or ".join(str(number) for number in allowed)
            raise bad_data("cards", f"{found} {group} cards", f"{expected} of them")


def _numbers(
    data: Mapping[str, Any], name: str, keys: tuple[str, ...], least: int, most: int
) -> Mapping[str, int]:
    """A whole number within bounds for each of these keys, and nothing else."""
    given: object = data.get(name)
    found = cast("dict[str, Any]", given) if isinstance(given, dict) else {}
    if set(found) != set(keys):
        raise bad_data(name, data.get(name), f"a number for each of {', '.join(keys)}")
    for key in keys:
        if type(found[key]) is not int or not least <= found[key] <= most:
            raise bad_data(f"{name}.{key}", found[key], f"a whole number, {least} to {most}")
    return found


def encode_deck(data: Mapping[str, Any]) -> list[int]:
    """A deck in the form that the rules read: the counts of ``CARDS``, then the values of
    ``TERRAINS``."""
    cards, values = data["cards"], data["values"]
    return [*(cards[kind] for kind in CARDS), *(values[terrain] for terrain in TERRAINS)]
