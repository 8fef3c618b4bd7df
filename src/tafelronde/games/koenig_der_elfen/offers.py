"""The choices of the player to act with their costs, as the rules compute them: for their own
view."""

from collections.abc import Sequence

from msgspec import Struct

from ...core.facts.position import Position
from .facts import CLOSE_PRICE, SLOTS, SPELL_PRICE, VISIT_ROW, place_name
from .notation import format_action
from .refusals import REFUSALS
from .state import (
    ANNOUNCE,
    BUY,
    CARD,
    CLOSE,
    DECISIONS,
    DISCARD,
    HALT,
    LOCATION,
    PASS,
    SPELL,
    SWAP,
    VISIT,
    ElfenRecord,
)


class ActionView(Struct, frozen=True):
    """A kind of action, and whether the player can choose it now."""

    kind: str
    """``location``, ``swap``, ``buy``, ``card``, ``close``, ``pass``, ``no-location``; on a trip
    ``visit``, ``guard`` and ``turn`` (visits with these), ``spell``, ``halt``."""
    price: int
    """Gold to the bank now; for ``close`` of the cheapest location."""
    reason: str
    """The reason why no action of the kind is legal, as a code of the catalogue; '' where one
    is."""
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
    """The income at the end of the trip."""
    toll: int
    """The seat to which 2 gold fall due for it, or −1."""


def trip_facts(state: Position[ElfenRecord]) -> tuple[int, int, int]:
    """The place ahead, the one behind, and the traveller's stock."""
    ahead, back, gold = state.ask("trip")
    return ahead, back, gold


def list_offers(state: Position[ElfenRecord]) -> tuple[OfferView, ...]:
    """All legal visits."""
    visits = state.ask("visits")
    rows = [visits[at : at + VISIT_ROW] for at in range(0, len(visits), VISIT_ROW)]
    return tuple(
        OfferView(format_action(action), place_name(place), cards, income, toll)
        for action, place, cards, income, toll in rows
    )


def planning_actions(state: Position[ElfenRecord]) -> tuple[ActionView, ...]:
    """The seven actions of E-5.1."""
    record = state.record
    mover = record.player
    mine = range(mover * SLOTS, mover * SLOTS + record.realm[mover])
    prices, found = state.ask("prices"), state.ask("refusals")
    cheapest = min((prices[place] for place in mine), default=CLOSE_PRICE)
    return (
        _action("location", 0, found[LOCATION:SWAP]),
        _action("swap", 0, found[SWAP:BUY]),
        _action("buy", record.bought[mover] + 1, found[BUY:CARD]),
        _action("card", 0, found[CARD:CLOSE]),
        _action("close", cheapest, found[CLOSE:PASS]),
        _action("pass", 0, found[PASS:ANNOUNCE]),
        _action("no-location", 0, found[ANNOUNCE:DISCARD]),
    )


def travel_actions(state: Position[ElfenRecord]) -> tuple[ActionView, ...]:
    """The kinds of actions among which a traveller chooses."""
    found = state.ask("refusals")
    visits = found[VISIT:SPELL]
    return (
        _action("visit", 0, visits[0::4]),
        _action("guard", 0, [*visits[2::4], *visits[3::4]]),
        _action("turn", 0, [*visits[1::4], *visits[3::4]]),
        _action("spell", SPELL_PRICE, found[SPELL:DECISIONS]),
        _action("halt", 0, found[HALT:VISIT]),
    )


def _action(kind: str, price: int, found: Sequence[int]) -> ActionView:
    """Legal, or refused for the nearest miss among its actions."""
    if 0 in found:
        return ActionView(kind, price, "", "")
    return ActionView(kind, price, *REFUSALS[max(found)])
