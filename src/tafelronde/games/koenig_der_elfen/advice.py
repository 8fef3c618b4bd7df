"""The reasons for an action of König der Elfen instead of another one, as tellings.

While planning: the player's own road, and what their cards make of it; while travelling
(``trip_reasons``): what a visit brings and takes. Only the table and the hand of the player to act
are used (``table_facts``).
"""

from typing import Any

from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .deck import CARDS, TERRAINS
from .facts import BUYS, COST, LOCATIONS, SLOTS, TRAVEL, TRAVELS
from .notation import encode_action
from .state import AWAIT_SWAP_DISCARD, ElfenRecord
from .table_facts import Arguments, Found, Table
from .trip_reasons import trip_reasons

POOR = 4
"""With so little gold one does not buy lightly."""


def reasons(state: Position[ElfenRecord], action: int, other: int | None) -> list[Telling]:
    """The weightiest first."""
    this = encode_action(action)
    that = None if other is None else encode_action(other)
    table = Table(state)
    if this["t"] in ("visit", "halt"):
        found = trip_reasons(state, table, action, this, other, that)
    else:
        found = _planning(table, this, that)
        if that is not None and that["t"] == "no-location":
            found = [(30, Telling("keeps-secret")), *found]
    return [telling for _, telling in sorted(found, key=lambda one: -one[0])]


def _planning(table: Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
    match this["t"]:
        case "location":
            return _location(table, this, that)
        case "card":
            return _card(table, this)
        case "discard":
            return _discard(table, this, that) or _least(table, this, that)
        case "swap":
            return _swap(table)
        case "buy":
            return _buy(table)
        case "pass":
            return _pass(table, that) or [(1, Telling("passes-dear"))]
        case "close":
            return _close(table, this)
        case "fetch":
            return _fetch(table, this)
        case "no-location":
            return [(5, Telling("searches"))]
        case _:
            return []


def _location(table: Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
    terrain = TERRAINS.index(this["terrain"])
    own, worth = this["realm"] == table.player, table.worth[terrain]
    said: Arguments = {"terrain": this["terrain"], "count": worth}
    found: Found = []
    if own and table.realms[table.player] == 0:
        found.append((20, Telling("own-realm")))
    if table.enters(terrain):
        found.append((12 if own else 10, Telling("own-road" if own else "road", said)))
    elif not own:
        found.append((6, Telling("their-road", {**said, "other": this["realm"]})))
    elif any(costs[terrain] for costs in COST):
        found.append((2, Telling("road-later", said)))
    if that is not None and that["t"] == "location":
        less = table.worth[TERRAINS.index(that["terrain"])]
        if worth > less:
            found.append((4 + worth, Telling("worth-more", {**said, "less": less})))
    return found


def _card(table: Table, this: dict[str, Any]) -> Found:
    place = table.at(this["realm"] * SLOTS + this["slot"])
    if place is None:
        return []
    said: Arguments = {"terrain": TERRAINS[place.terrain], "count": place.worth}
    reachable = table.enters(place.terrain)
    if this["card"] == "gold":
        return [(14, Telling("doubles-road" if reachable else "doubles", said))]
    if this["card"] == "thief":
        return [(12, Telling("thief", {"count": table.players - 1, "terrain": said["terrain"]}))]
    code = "obstacle-first" if place.number // SLOTS == table.player else "obstacle"
    return [(12, Telling(code, {"card": this["card"], "terrain": said["terrain"]}))]


def _discard(table: Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
    kind = CARDS.index(this["card"])
    said: Arguments = {"card": this["card"]}
    if table.useless(kind):
        return [(12, Telling("discards-useless", said))]
    if that is not None and that["t"] == "discard":
        kept = CARDS.index(that["card"])
        leads = TRAVEL <= kept < TRAVEL + TRAVELS and not table.useless(kept)
        if leads and kind >= TRAVEL + TRAVELS:
            return [(9, Telling("keeps-travel", {"card": that["card"]}))]
    if table.hand[kind] > 2:
        return [(8, Telling("discards-spare", {**said, "count": table.hand[kind]}))]
    if kind < LOCATIONS and table.worth[kind] <= min(table.worth[:LOCATIONS]) + 1:
        return [(6, Telling("discards-cheap", {**said, "count": table.worth[kind]}))]
    return []


def _least(table: Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
    """In a swap, that the solver misses this card least; else the card that is kept."""
    if table.record.awaits == AWAIT_SWAP_DISCARD:
        return [(2, Telling("discards-least", {"card": this["card"]}))]
    if that is not None and that["t"] == "discard":
        return [(2, Telling("keeps-card", {"card": that["card"]}))]
    return []


def _swap(table: Table) -> Found:
    reached, all_of = table.reached(), len(table.places)
    travel = range(TRAVEL, TRAVEL + TRAVELS)
    useless = sum(table.hand[kind] for kind in travel if table.useless(kind))
    found: Found = []
    if useless > 1:
        found.append((10, Telling("swaps-useless", {"count": useless})))
    if all_of and reached < all_of:
        found.append((8, Telling("swaps-for-road", {"count": reached, "total": all_of})))
    return found


def _buy(table: Table) -> Found:
    price = table.record.bought[table.player] + 1
    found: Found = [(6, Telling("buys", {"count": price, "total": table.gold}))]
    reached = table.reached()
    if reached < len(table.places):
        found.append((8, Telling("buys-for-road", {"count": price, "total": reached})))
    return found


def _pass(table: Table, that: dict[str, Any] | None) -> Found:
    found: Found = []
    travel = sum(table.hand[TRAVEL : TRAVEL + TRAVELS])
    if table.places and table.reached() == len(table.places):
        found.append((9, Telling("passes-ready", {"count": len(table.places)})))
    if that is not None and that["t"] == "buy" and (table.gold <= POOR or travel >= BUYS):
        price = table.record.bought[table.player] + 1
        found.append((7, Telling("saves-gold", {"count": price})))
    if that is not None and that["t"] in ("card", "location"):
        found.append((6, Telling("keeps-card", {"card": that.get("card") or that["terrain"]})))
    if that is not None and that["t"] == "swap":
        found.append((8, Telling("keeps-hand", {"count": travel})))
    return found


def _close(table: Table, this: dict[str, Any]) -> Found:
    place = table.at(table.player * SLOTS + int(this["slot"]))
    if place is None:
        return []
    foreign = [seat for seat in place.owners if seat not in (-1, table.player)]
    if foreign:
        return [(10, Telling("closes-against", {"other": foreign[0]}))]
    if not table.enters(place.terrain):
        return [(10, Telling("closes-barrier", {"terrain": TERRAINS[place.terrain]}))]
    return []


def _fetch(table: Table, this: dict[str, Any]) -> Found:
    terrain = TERRAINS.index(this["terrain"])
    said: Arguments = {"terrain": this["terrain"], "count": table.worth[terrain]}
    return [(10, Telling("fetches-road", said))] if table.enters(terrain) else []
