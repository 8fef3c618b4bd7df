"""What the player to act can do and what it costs, as the rules compute it: for his own view."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from .facts import CLOSE_PRICE, PLACES, SLOTS, SPELL_PRICE, place_name
from .refusals import REFUSALS
from .rules.offers import VISIT_ROW, write_prices, write_refusals, write_trip, write_visits
from .state import (
    ANNOUNCE,
    BUY,
    CARD,
    CLOSE,
    DECISIONS,
    DISCARD,
    HALT,
    LOCATION,
    MAX_LEGAL,
    PASS,
    SPELL,
    SWAP,
    VISIT,
)


class ActionView(Struct, frozen=True):
    """A kind of action, and whether the player can choose it now."""

    kind: str
    """``location``, ``swap``, ``buy``, ``card``, ``close``, ``pass``, ``no-location``; on a trip
    ``visit``, ``guard`` and ``turn`` (visits with these), ``spell``, ``halt``."""
    price: int
    """Gold to the bank now; for ``close`` of the cheapest location."""
    reason: str
    """Why no action of the kind is legal, as a code of the catalogue; '' where one is."""
    clause: str
    """The rule that forbids it."""


class OfferView(Struct, frozen=True):
    """A visit that the traveller can make now."""

    action: str
    """Its notation."""
    place: str
    cards: int
    """Travel cards that it takes; of the kind in ``action``, for a spell of any kinds."""
    income: int
    """What it brings at the end of the trip."""
    toll: int
    """The seat to which 2 gold fall due for it, or −1."""


def trip_facts(states: Any) -> tuple[int, int, int]:
    """The place ahead, the one behind, and the traveller's stock."""
    out = np.zeros(3, np.int64)
    write_trip(states, out)
    ahead, back, gold = out.tolist()
    return ahead, back, gold


def close_prices(states: Any) -> list[int]:
    """What it costs to close each place (E-6.18)."""
    out = np.zeros(PLACES, np.int64)
    write_prices(states, out)
    return out.tolist()


def list_offers(states: Any, name: Any) -> tuple[OfferView, ...]:
    """All legal visits; ``name`` formats an action."""
    rows = np.zeros((MAX_LEGAL, VISIT_ROW), np.int64)
    count = write_visits(states, np.zeros(MAX_LEGAL, np.int32), rows)
    return tuple(
        OfferView(name(action), place_name(place), cards, income, toll)
        for action, place, cards, income, toll in rows[:count].tolist()
    )


def planning_actions(states: Any) -> tuple[ActionView, ...]:
    """The seven actions of E-5.1."""
    record = states[0]
    mover = int(record.player)
    mine = range(mover * SLOTS, mover * SLOTS + int(record.realm[mover]))
    prices = close_prices(states)
    cheapest = min((prices[place] for place in mine), default=CLOSE_PRICE)
    found = _codes(states)
    return (
        _action("location", 0, found[LOCATION:SWAP]),
        _action("swap", 0, found[SWAP:BUY]),
        _action("buy", int(record.bought[mover]) + 1, found[BUY:CARD]),
        _action("card", 0, found[CARD:CLOSE]),
        _action("close", cheapest, found[CLOSE:PASS]),
        _action("pass", 0, found[PASS:ANNOUNCE]),
        _action("no-location", 0, found[ANNOUNCE:DISCARD]),
    )


def travel_actions(states: Any) -> tuple[ActionView, ...]:
    """What a traveller can choose among."""
    found = _codes(states)
    visits = found[VISIT:SPELL]
    return (
        _action("visit", 0, visits[0::4]),
        _action("guard", 0, [*visits[2::4], *visits[3::4]]),
        _action("turn", 0, [*visits[1::4], *visits[3::4]]),
        _action("spell", SPELL_PRICE, found[SPELL:DECISIONS]),
        _action("halt", 0, found[HALT:VISIT]),
    )


def _codes(states: Any) -> list[int]:
    out = np.zeros(DECISIONS, np.int64)
    write_refusals(states, out)
    return out.tolist()


def _action(kind: str, price: int, found: list[int]) -> ActionView:
    """Legal, or refused for the nearest miss among its actions."""
    if 0 in found:
        return ActionView(kind, price, "", "")
    return ActionView(kind, price, *REFUSALS[max(found)])
