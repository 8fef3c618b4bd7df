"""What the player to act can do and what it costs, as the rules compute it: for his own view."""

# pyright: basic
from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from ...core.dispatch import kernel
from .facts import CLOSE_PRICE, COST, NOWHERE, PLACES, SLOTS, SPELL_CARDS, SPELL_PRICE, place_name
from .refusals import REFUSALS
from .rules.operations import legal_actions, refusal
from .rules.planning import close_price
from .rules.travel import income_at, obstacle_cards, place_ahead, stock, toll_owner
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


_ROW = 5


@kernel
def _refusals(states, out):
    for action in range(DECISIONS):
        out[action] = refusal(states[0], action)


@kernel
def _visits(states, legal, rows):
    """A row for each legal visit: action, place, cards, income, toll owner; their number."""
    state = states[0]
    count = 0
    for k in range(legal_actions(state, legal)):
        action = np.int64(legal[k])
        if action < VISIT:
            continue
        if action >= SPELL:
            guard, place = (action - SPELL) // PLACES, (action - SPELL) % PLACES
            cards = SPELL_CARDS
        else:
            visit = action - VISIT
            guard, place = visit // 2 % 2, place_ahead(state, visit % 2)
            cards = COST[visit // 4, state.terrain[place]] + obstacle_cards(state, place, guard)
        rows[count, 0] = action
        rows[count, 1] = place
        rows[count, 2] = cards
        rows[count, 3] = income_at(state, place)
        rows[count, 4] = toll_owner(state, place, guard)
        count += 1
    return count


@kernel
def _trip(states, out):
    """Where the next visit leads, where after a direction change, and the stock."""
    state = states[0]
    out[0] = place_ahead(state, 0)
    out[1] = place_ahead(state, 1) if state.at >= 0 else NOWHERE
    out[2] = stock(state)


@kernel
def _prices(states, out):
    for place in range(PLACES):
        out[place] = close_price(states[0], place)


def trip_facts(states: Any) -> tuple[int, int, int]:
    """The place ahead, the one behind, and the traveller's stock."""
    out = np.zeros(3, np.int64)
    _trip(states, out)
    ahead, back, gold = out.tolist()
    return ahead, back, gold


def close_prices(states: Any) -> list[int]:
    """What it costs to close each place (E-6.18)."""
    out = np.zeros(PLACES, np.int64)
    _prices(states, out)
    return out.tolist()


def list_offers(states: Any, name: Any) -> tuple[OfferView, ...]:
    """All legal visits; ``name`` formats an action."""
    rows = np.zeros((MAX_LEGAL, _ROW), np.int64)
    count = _visits(states, np.zeros(MAX_LEGAL, np.int32), rows)
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
    _refusals(states, out)
    return out.tolist()


def _action(kind: str, price: int, found: list[int]) -> ActionView:
    """Legal, or refused for the nearest miss among its actions."""
    if 0 in found:
        return ActionView(kind, price, "", "")
    return ActionView(kind, price, *REFUSALS[max(found)])
