"""The reasons for an action of König der Elfen instead of another one, as tellings.

While planning: the player's own road, and what their cards make of it; while travelling: what a
visit brings and takes. Only the table and the hand of the player to act are used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .deck import CARDS, TERRAINS
from .facts import BONUS, BUYS, COST, GOLD, LOCATIONS, OBSTACLE, SLOTS, THIEF, TRAVEL, TRAVELS
from .notation import encode_action
from .state import TRAVELLING, ElfenRecord

Found = list[tuple[float, Telling]]
Arguments = dict[str, Argument]

POOR = 4
"""With so little gold one does not buy lightly."""


def reasons(state: Position[ElfenRecord], action: int, other: int | None) -> list[Telling]:
    """The weightiest first."""
    this = encode_action(action)
    that = None if other is None else encode_action(other)
    table = _Table(state)
    if state.record.elf_phase == TRAVELLING:
        found = _travelling(state, table, action, this, other, that)
    else:
        found = _planning(table, this, that)
    return [telling for _, telling in sorted(found, key=lambda one: -one[0])]


@dataclass
class _Place:
    """A location on the table."""

    number: int
    terrain: int
    worth: int
    owners: tuple[int, int, int]
    """The owners of the gold card, the thief, and the tree or sea monster there; −1: nobody."""


class _Table:
    """The open facts, and the hand of the player to act."""

    def __init__(self, state: Position[ElfenRecord]) -> None:
        record = state.record
        self.record: ElfenRecord = record
        self.player = state.current_player
        self.players = state.players
        self.gold = record.gold[self.player]
        self.hand = record.hands[self.player]
        self.worth = record.worth
        self.realms = record.realm[: state.players]
        self.places = [
            self._place(realm * SLOTS + slot)
            for realm in self._round()
            for slot in range(self.realms[realm])
        ]
        """All locations, in the order in which the player comes by."""

    def _round(self) -> list[int]:
        return [(self.player + k) % self.players for k in range(self.players)]

    def _place(self, number: int) -> _Place:
        record = self.record
        terrain = record.terrain[number]
        gold, thief, obstacle = (record.owner[c][number] for c in (GOLD, THIEF, OBSTACLE))
        return _Place(number, terrain, self.worth[terrain], (gold, thief, obstacle))

    def at(self, number: int) -> _Place | None:
        return next((place for place in self.places if place.number == number), None)

    def enters(self, terrain: int, more: int = 0) -> bool:
        """Whether the hand has the cards for a visit to such a land."""
        return any(
            COST[t][terrain] > 0 and self.hand[TRAVEL + t] >= COST[t][terrain] + more
            for t in range(TRAVELS)
        )

    def reached(self) -> int:
        """So many locations one after the other the hand can enter, each by itself."""
        count = 0
        for place in self.places:
            if not self.enters(place.terrain):
                break
            count += 1
        return count

    def useless(self, kind: int) -> bool:
        """Whether a travel card of this kind leads to no location that lies on the table."""
        transport = kind - TRAVEL
        if not 0 <= transport < TRAVELS or not self.places:
            return False
        return not any(COST[transport][place.terrain] for place in self.places)


# ---- planning ----------------------------------------------------------------------------------


def _planning(table: _Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
    match this["t"]:
        case "location":
            return _location(table, this, that)
        case "card":
            return _card(table, this)
        case "discard":
            return _discard(table, this, that)
        case "swap":
            return _swap(table)
        case "buy":
            return _buy(table)
        case "pass":
            return _pass(table, that)
        case "close":
            return _close(table, this)
        case "fetch":
            return _fetch(table, this)
        case _:
            return []


def _location(table: _Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
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


def _card(table: _Table, this: dict[str, Any]) -> Found:
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


def _discard(table: _Table, this: dict[str, Any], that: dict[str, Any] | None) -> Found:
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


def _swap(table: _Table) -> Found:
    reached, all_of = table.reached(), len(table.places)
    travel = range(TRAVEL, TRAVEL + TRAVELS)
    useless = sum(table.hand[kind] for kind in travel if table.useless(kind))
    found: Found = []
    if useless > 1:
        found.append((10, Telling("swaps-useless", {"count": useless})))
    if all_of and reached < all_of:
        found.append((8, Telling("swaps-for-road", {"count": reached, "total": all_of})))
    return found


def _buy(table: _Table) -> Found:
    price = table.record.bought[table.player] + 1
    found: Found = [(6, Telling("buys", {"count": price, "total": table.gold}))]
    reached = table.reached()
    if reached < len(table.places):
        found.append((8, Telling("buys-for-road", {"count": price, "total": reached})))
    return found


def _pass(table: _Table, that: dict[str, Any] | None) -> Found:
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


def _close(table: _Table, this: dict[str, Any]) -> Found:
    place = table.at(table.player * SLOTS + int(this["slot"]))
    if place is None:
        return []
    foreign = [seat for seat in place.owners if seat not in (-1, table.player)]
    if foreign:
        return [(10, Telling("closes-against", {"other": foreign[0]}))]
    if not table.enters(place.terrain):
        return [(10, Telling("closes-barrier", {"terrain": TERRAINS[place.terrain]}))]
    return []


def _fetch(table: _Table, this: dict[str, Any]) -> Found:
    terrain = TERRAINS.index(this["terrain"])
    said: Arguments = {"terrain": this["terrain"], "count": table.worth[terrain]}
    return [(10, Telling("fetches-road", said))] if table.enters(terrain) else []


# ---- travelling --------------------------------------------------------------------------------


def _travelling(
    state: Position[ElfenRecord],
    table: _Table,
    action: int,
    this: dict[str, Any],
    other: int | None,
    that: dict[str, Any] | None,
) -> Found:
    if this["t"] == "halt":
        return _halt(table, state, other, that)
    if this["t"] == "discard":
        return _discard(table, this, that)
    if this["t"] != "visit":
        return []
    now, then = _Trip(state), _Trip.after(state, action)
    found: Found = []
    gain, cards, tolls = then.income - now.income, now.cards - then.cards, then.owed - now.owed
    place = table.at(then.at)
    doubled = place is not None and place.owners[GOLD] == table.player
    said: Arguments = {"count": gain, "cards": cards}
    found.append((8 + gain - cards, Telling("brings-double" if doubled else "brings", said)))
    unseen = sum(1 for p in table.places if not then.visits[p.number])
    if now.unseen(table) and not unseen:
        found.append((20, Telling("completes", {"count": BONUS})))
    elif unseen and unseen < now.unseen(table) and unseen <= 3:
        found.append((9, Telling("nears-bonus", {"count": unseen, "gold": BONUS})))
    if that is None or other is None or that["t"] != "visit":
        return found
    found += _compared(state, this, that, cards, tolls, other)
    return found


def _compared(
    state: Position[ElfenRecord],
    this: dict[str, Any],
    that: dict[str, Any],
    cards: int,
    tolls: int,
    other: int,
) -> Found:
    """What it spares, beside another way to travel on."""
    found: Found = []
    now, there = _Trip(state), _Trip.after(state, other)
    if this["guard"] and not that["guard"] and there.owed - now.owed > tolls:
        found.append((15, Telling("guard-spares", {"count": there.owed - now.owed - tolls})))
    elif there.owed - now.owed > tolls:
        found.append((14, Telling("no-toll", {"count": there.owed - now.owed})))
    if this["turn"] and not that["turn"]:
        found.append((9, Telling("turns-round")))
    if not this["guard"] and that["guard"]:
        found.append((10, Telling("keeps-guard")))
    if not this["turn"] and that["turn"]:
        found.append((10, Telling("keeps-turn")))
    if this["by"] != that["by"]:
        fewer = now.cards - there.cards - cards
        code = "fewer-cards" if fewer > 0 else "keeps-transport"
        said: Arguments = {"card": that["by"], "count": max(fewer, 0)}
        found.append((12 if fewer > 0 else 7, Telling(code, said)))
    return found


def _halt(
    table: _Table, state: Position[ElfenRecord], other: int | None, that: dict[str, Any] | None
) -> Found:
    found: Found = []
    now = _Trip(state)
    if other is not None and that is not None and that["t"] == "visit":
        then = _Trip.after(state, other)
        gain, toll, cards = then.income - now.income, then.owed - now.owed, now.cards - then.cards
        said: Arguments = {"count": gain, "cards": cards}
        if toll >= gain:
            found.append((15, Telling("stops-before-toll", {"count": gain, "toll": toll})))
        found.append((8, Telling("stops-for-cards", said)))
    if table.places and not now.unseen(table):
        found.append((7, Telling("stops-complete", {"count": len(table.places)})))
    return found


class _Trip:
    """A trip as it stands."""

    def __init__(self, state: Position[ElfenRecord], player: int | None = None) -> None:
        record = state.record
        mover = state.current_player if player is None else player
        self.at = record.at
        self.income = record.income
        self.owed = sum(record.tolls)
        self.visits = record.visits
        self.cards = sum(record.hands[mover])

    @classmethod
    def after(cls, state: Position[ElfenRecord], action: int) -> _Trip:
        return cls(state.after(action), state.current_player)

    def unseen(self, table: _Table) -> int:
        return sum(1 for place in table.places if not self.visits[place.number])
