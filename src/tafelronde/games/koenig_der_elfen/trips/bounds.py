# pyright: basic
"""Upper bounds of the gain of a trip that goes on."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import BONUS, MOST_VISITS, TOLL, TRAVELS
from ..rules.tables import COST
from .memory import (
    ANY,
    ASKED,
    AT,
    BARE,
    CARD_BITS,
    CHEAPEST,
    COSTS,
    DEMAND,
    DEMAND_BITS,
    FEW,
    FEWEST,
    GOOD_PRICES,
    GUARDED,
    GUARDS,
    HAND,
    HEADING,
    HELD,
    INCOME,
    KINDS_OF_VISIT,
    LEFT,
    OBSTACLES,
    PRICES,
    ROAD,
    ROBBER,
    SHIELDED,
    STOCK,
    TIMES,
    UNIT,
    VISITS,
)
from .road import ahead_of, realm_at
from .visits import saw_all

PRICINGS = 40
"""Rounds in which the prices are found."""

NEVER = 1 << 20
"""The price of a transport that the hand lacks."""


@compiled
def _surplus(work, at, more, travel_worth):
    """The most that a visit pays beyond the prices of its cards, and its transport."""
    best, chosen = 0, -1
    for transport in range(TRAVELS):
        cost, price = work[ROAD + at, COSTS + transport], work[PRICES, transport]
        if cost > 0 and price < NEVER:
            cost += more
            gain = work[ROAD + at, INCOME] * UNIT - cost * (travel_worth + price)
            if gain > best:
                best, chosen = gain, transport
    return best, chosen


@compiled
def _price_visits(work, travel_worth):
    """Write the least cost of each kind of visit at these prices, with the worth of its cards when
    kept; and the whole hand at its prices."""
    for kind in range(KINDS_OF_VISIT):
        least = ANY
        for transport in range(TRAVELS):
            cost = np.int64(COST[transport, kind >> 1])
            if cost > 0 and work[PRICES, transport] < NEVER:
                least = min(least, (cost + (kind & 1)) * (travel_worth + work[PRICES, transport]))
        work[CHEAPEST, kind] = least
    work[CHEAPEST, KINDS_OF_VISIT] = 0
    for transport in range(TRAVELS):
        held = work[0, HAND] >> CARD_BITS * transport & HELD
        if held > 0:
            work[CHEAPEST, KINDS_OF_VISIT] += held * (travel_worth + work[PRICES, transport])


@compiled
def find_prices(work, length, travel_worth):
    """Find prices of cards (above what they are worth kept) at which little surplus is left: what
    the road asks for more than the hand holds gets dearer, the other way round cheaper."""
    hand, visits = work[0, HAND], work[0, VISITS]
    bare = hand >> GUARDS & FEW == 0
    for transport in range(TRAVELS):
        held = hand >> CARD_BITS * transport & HELD
        work[PRICES, transport] = 0 if held > 0 else NEVER
    lowest = np.int64(-1)
    for round_ in range(PRICINGS):
        bound = 0
        for transport in range(TRAVELS):
            work[ASKED, transport] = 0
            if work[PRICES, transport] < NEVER:
                bound += work[PRICES, transport] * (hand >> CARD_BITS * transport & HELD)
        for at in range(length):
            times = MOST_VISITS - (visits >> 2 * at & 3)
            more = work[ROAD + at, OBSTACLES] if bare else 0
            gain, chosen = _surplus(work, at, more, travel_worth)
            bound += times * gain
            if chosen >= 0:
                work[ASKED, chosen] += times * (work[ROAD + at, COSTS + chosen] + more)
        if lowest < 0 or bound < lowest:
            lowest = bound
            for transport in range(TRAVELS):
                work[GOOD_PRICES, transport] = work[PRICES, transport]
        step = UNIT * (PRICINGS - round_) // PRICINGS
        for transport in range(TRAVELS):
            held = hand >> CARD_BITS * transport & HELD
            if held > 0:
                change = step * (work[ASKED, transport] - held) // (work[ASKED, transport] + held)
                work[PRICES, transport] = max(0, work[PRICES, transport] + change)
    for transport in range(TRAVELS):
        work[PRICES, transport] = work[GOOD_PRICES, transport]
    _price_visits(work, travel_worth)
    for at in range(length):
        work[ROAD + at, SHIELDED], _ = _surplus(work, at, 0, travel_worth)
        bared, _ = _surplus(work, at, work[ROAD + at, OBSTACLES], travel_worth)
        if work[ROAD + at, ROBBER] >= 0:
            bared = max(0, bared - TOLL * UNIT)
        work[ROAD + at, BARE] = bared


@compiled
def _by_prices(work, length, depth, travel_worth):
    """At most so much can be gained at the places of the row TIMES: all cards at their price, and
    the surplus of each visit. Bodyguards shield the realms where that gives most."""
    hand, at = work[depth, HAND], work[depth, AT]
    total = work[CHEAPEST, KINDS_OF_VISIT] - work[depth, LEFT] * travel_worth
    demand = work[depth, DEMAND]
    for kind in range(KINDS_OF_VISIT):
        count = demand >> DEMAND_BITS * kind & ((1 << DEMAND_BITS) - 1)
        if count > 0:
            total -= count * work[CHEAPEST, kind]
    guards = hand >> GUARDS & FEW
    here = realm_at(work, at) if at >= 0 and work[depth, GUARDED] else -1
    first, second, spared, realm = 0, 0, 0, -1
    for at in range(length):
        times = work[TIMES, at]
        if times == 0:
            continue
        if guards > 2 or realm_at(work, at) == here:
            total += times * work[ROAD + at, SHIELDED]
            continue
        total += times * work[ROAD + at, BARE]
        if guards > 0:
            if realm_at(work, at) != realm:
                first, second = max(first, spared), max(second, min(first, spared))
                realm, spared = realm_at(work, at), 0
            spared += times * (work[ROAD + at, SHIELDED] - work[ROAD + at, BARE])
    first, second = max(first, spared), max(second, min(first, spared))
    if guards > 0:
        total += first
    return total + second if guards > 1 else total


@compiled
def bound_on_the_way(state, player, work, length, depth, travel_worth, priced):
    """At most so much can be gained by going on, without a direction change: along the route until
    no card leads on."""
    hand, left, visits = work[depth, HAND], work[depth, LEFT], work[depth, VISITS]
    guards = hand >> GUARDS & FEW > 0
    at, guarded, stock = work[depth, AT], work[depth, GUARDED], work[depth, STOCK]
    seen_all = saw_all(visits, length)
    gain, most = 0, 0
    for place in range(length):
        work[TIMES, place] = 0
    while left > 0:
        before = at
        at = ahead_of(state, player, work, length, at, work[depth, HEADING])
        if at < 0 or visits >> 2 * at & 3 == MOST_VISITS:
            break
        if before < 0 or realm_at(work, before) != realm_at(work, at):
            guarded = 0
        bare = not guards and not guarded
        cost = work[ROAD + at, FEWEST + (work[ROAD + at, OBSTACLES] if bare else 0)]
        if cost == 0 or cost > left:
            break
        if bare and work[ROAD + at, ROBBER] >= 0:
            if stock < TOLL:
                break
            stock -= TOLL
            gain -= TOLL * UNIT
        left -= cost
        gain += work[ROAD + at, INCOME] * UNIT - cost * travel_worth
        visits += 1 << 2 * at
        work[TIMES, at] += 1
        if not seen_all and saw_all(visits, length):
            seen_all = True
            gain += BONUS * UNIT
        most = max(most, gain)
    if not priced:
        return most
    by_prices = _by_prices(work, length, depth, travel_worth)
    if seen_all and not saw_all(work[depth, VISITS], length):
        by_prices += BONUS * UNIT
    return min(most, by_prices)


@compiled
def _open_both_ways(state, player, work, length, depth):
    """Mark in the row TIMES how often each place can still be visited by a traveller who may turn
    round: both ways, until no card leads on; returns whether all may still be seen."""
    hand, visits, start = work[depth, HAND], work[depth, VISITS], work[depth, AT]
    guards = hand >> GUARDS & FEW > 0
    here = realm_at(work, start) if start >= 0 and work[depth, GUARDED] else -1
    for at in range(length):
        work[TIMES, at] = 0
    ways = 2 if start >= 0 else 1
    for way in range(ways):
        at, heading = start, work[depth, HEADING] if way == 0 else -work[depth, HEADING]
        for _ in range(length):
            at = ahead_of(state, player, work, length, at, heading)
            times = MOST_VISITS - (visits >> 2 * at & 3) if at >= 0 else 0
            if times == 0:
                break
            bare = not guards and realm_at(work, at) != here
            if work[ROAD + at, FEWEST + (work[ROAD + at, OBSTACLES] if bare else 0)] == 0:
                break
            work[TIMES, at] = times
    if start >= 0:  # where the traveller stands, they can come back to
        work[TIMES, start] = MOST_VISITS - (visits >> 2 * start & 3)
    all_open = True
    for at in range(length):
        if work[TIMES, at] == 0 and visits >> 2 * at & 3 == 0:
            all_open = False
    return all_open


@compiled
def bound_both_ways(state, player, work, length, depth, travel_worth):
    """At most so much can be gained by going on, if the traveller may turn round."""
    all_open = _open_both_ways(state, player, work, length, depth)
    most = _by_prices(work, length, depth, travel_worth)
    if all_open and not saw_all(work[depth, VISITS], length):
        most += BONUS * UNIT
    return most
