"""The reasons for a visit or a halt on a trip of König der Elfen: what a visit brings and takes."""

from __future__ import annotations

from typing import Any

from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .facts import BONUS, GOLD
from .state import ElfenRecord
from .table_facts import Arguments, Found, Table


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

    def unseen(self, table: Table) -> int:
        return sum(1 for place in table.places if not self.visits[place.number])


def trip_reasons(
    state: Position[ElfenRecord],
    table: Table,
    action: int,
    this: dict[str, Any],
    other: int | None,
    that: dict[str, Any] | None,
) -> Found:
    """The reasons for a visit or a halt (``action``, written out: ``this``) rather than for another
    action (``other``, ``that``)."""
    if this["t"] == "halt":
        return _halt(table, state, other, that)
    now, then = _Trip(state), _Trip.after(state, action)
    found: Found = []
    gain, cards, tolls = then.income - now.income, now.cards - then.cards, then.owed - now.owed
    place = table.at(then.at)
    doubled = place is not None and place.owners[GOLD] == table.player
    said: Arguments = {"count": gain, "cards": cards}
    found.append((8 + gain - cards, Telling("brings-double" if doubled else "brings", said)))
    unseen = then.unseen(table)
    if now.unseen(table) and not unseen:
        found.append((20, Telling("completes", {"count": BONUS})))
    elif unseen and unseen < now.unseen(table) and unseen <= 3:
        found.append((9, Telling("nears-bonus", {"count": unseen, "gold": BONUS})))
    if that is not None and other is not None and that["t"] == "visit":
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
    """The reasons in costs that another way to travel on would have."""
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
    table: Table, state: Position[ElfenRecord], other: int | None, that: dict[str, Any] | None
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
    if not found:
        found.append((1, Telling("stops-dear")))
    return found
