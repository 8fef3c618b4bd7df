# pyright: basic
"""The best trip over a fixed table: an exact depth-first search, on working memory of its own.

What a trip is worth: its income, the bonus, minus the tolls, and what is left in the hand at fixed
values (UNIT to the gold piece). Spells are left out: a search of the game finds those. Bodyguards
are tried only where they keep a thief or an obstacle away; elsewhere they only cost.

Three things keep it short:

- *Bounds.* What going on can bring at most: no place pays more than its income for the fewest cards
  that reach it, and no transport more than its best rate, gold for a card, of all places.
- *Dominance.* Where he stands, which way he heads, the bodyguard, the hand and the places seen say
  what he has earned but for tolls; so of two ways there the one with less paid is never worse, in
  gold nor in stock. ``memo`` remembers such points, as many as it has room for; what it forgets is
  searched again.
- *Order.* Cards that are worth little elsewhere are spent first.
"""

from __future__ import annotations

import numpy as np

from ...core.contract import compiled
from .facts import (
    BODYGUARD,
    BONUS,
    COST,
    DIRECTION_CHANGE,
    GOLD,
    MOST_PLAYERS,
    MOST_VISITS,
    OBSTACLE,
    SLOTS,
    THIEF,
    TOLL,
    TRAVEL,
    TRAVELS,
)
from .record import TRAVELLING
from .travel import entry_of

UNIT = 64
"""Of all values: gold pieces · UNIT."""

LOCATIONS_LYING = 2 * MOST_PLAYERS
"""The most that lie on a table: with two princes three a realm, else two (E-6.2)."""
DEPTH = MOST_VISITS * LOCATIONS_LYING
"""The longest trip (E-7.8)."""

AT, HEADING, GUARDED, EARNED, OWED, VISITS, STOCK, HAND, LEFT, NEXT, MOVE, BEST = range(12)
"""The first rows of the working memory, one for each visit: where the trip is on the road (or −1),
what it earned (less tolls, in gold), tolls of each owner (a byte each), how often it saw each place
(two bits each), stock, the hand (``_packed``), travel cards left, the next move to try, the move
that led here; and the move with which the best trip goes on from here."""

PLACE, INCOME, ROBBER, OBSTACLES, COSTS = 0, 1, 2, 3, 4
"""Below, a row for each location in the order of the route: its place, what it pays, the owner of a
foreign thief (or −1), further cards for a foreign obstacle, and the cost for each transport."""

ROAD = DEPTH + 1
ORDER = ROAD + LOCATIONS_LYING
"""A row with the transports in the order in which they are tried."""
ROWS, COLUMNS = ORDER + 1, 12

MEMO_ROWS, MEMO_COLUMNS = 8192, 3
"""Points that are remembered by an exact search: hand, where and what was seen, earned."""
NO_MEMO = 1
"""Rows of a memo that is not used."""

CARDS, OTHERS = 7, 5
"""Bits of a packed hand for a transport, and for bodyguards and direction changes."""
GUARDS = TRAVELS * CARDS
TURNS = GUARDS + OTHERS
HELD, FEW = (1 << CARDS) - 1, (1 << OTHERS) - 1

MOVES = TRAVELS * 4
"""transport · 4 + guard · 2 + turn, as in the actions."""

NO_MOVE = -1


# ---- the road ----------------------------------------------------------------------------------


@compiled
def _foreign(state, column, place, player):
    """The owner of a card there, where it is not the player's; else −1."""
    owner = np.int64(state.owner[column, place])
    return -1 if owner == player else owner


@compiled
def _lay_road(state, player, work):
    """The locations in the order of the route; their number."""
    count = 0
    for realm in range(state.players):
        for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
            row = ROAD + count
            terrain = np.int64(state.terrain[place])
            value = np.int64(state.worth[terrain])
            work[row, PLACE] = place
            work[row, INCOME] = 2 * value if state.owner[GOLD, place] == player else value
            work[row, ROBBER] = _foreign(state, THIEF, place, player)
            work[row, OBSTACLES] = 1 if _foreign(state, OBSTACLE, place, player) >= 0 else 0
            for transport in range(TRAVELS):
                work[row, COSTS + transport] = COST[transport, terrain]
            count += 1
    return count


@compiled
def _order(work, length):
    """The transports by their best rate, the lowest first (sixtieths of a gold piece a card)."""
    for transport in range(TRAVELS):
        rate = 0
        for at in range(length):
            cost = work[ROAD + at, COSTS + transport]
            if cost > 0:
                rate = max(rate, 60 * work[ROAD + at, INCOME] // cost)
        slot = transport
        while slot > 0 and work[ORDER, slot - 1] >> 8 > rate:
            work[ORDER, slot] = work[ORDER, slot - 1]
            slot -= 1
        work[ORDER, slot] = rate << 8 | transport
    for slot in range(TRAVELS):
        work[ORDER, slot] &= 255


@compiled
def _on_road(work, length, place):
    """Where on the road a place is."""
    for at in range(length):
        if work[ROAD + at, PLACE] == place:
            return at
    return -1


@compiled
def _realm(work, at):
    return work[ROAD + at, PLACE] // SLOTS


@compiled
def ahead_of(state, player, work, length, at, heading):
    """Where the next visit leads, on the road; −1 on an empty table."""
    if length == 0:
        return -1
    if at < 0:
        return _on_road(work, length, np.int64(entry_of(state, player)))
    at += heading
    if at == length:
        return 0
    return length - 1 if at < 0 else at


@compiled
def _threatened(work, length, realm):
    """Whether a foreign thief or obstacle lies in a realm."""
    for at in range(length):
        if _realm(work, at) == realm and (
            work[ROAD + at, ROBBER] >= 0 or work[ROAD + at, OBSTACLES] > 0
        ):
            return True
    return False


# ---- the trip ----------------------------------------------------------------------------------


@compiled
def _packed(state, player):
    """A hand as one number."""
    hand = np.int64(state.hands[player, BODYGUARD]) << GUARDS
    hand |= np.int64(state.hands[player, DIRECTION_CHANGE]) << TURNS
    for transport in range(TRAVELS):
        hand |= np.int64(state.hands[player, TRAVEL + transport]) << CARDS * transport
    return hand


@compiled
def _begin(state, player, work, length):
    """The first row: the running trip of the traveller, or a trip not yet begun."""
    runs = state.elf_phase == TRAVELLING and state.player == player
    work[0, AT] = -1
    work[0, HEADING] = 1
    work[0, GUARDED] = 0
    work[0, EARNED] = 0
    work[0, OWED] = 0
    work[0, VISITS] = 0
    work[0, STOCK] = state.gold[player]
    work[0, HAND] = _packed(state, player)
    work[0, LEFT] = 0
    work[0, NEXT] = 0
    work[0, MOVE] = NO_MOVE
    work[0, BEST] = NO_MOVE
    for transport in range(TRAVELS):
        work[0, LEFT] += state.hands[player, TRAVEL + transport]
    if runs:
        work[0, AT] = _on_road(work, length, np.int64(state.at))
        work[0, HEADING] = state.heading
        work[0, GUARDED] = state.guarded
        work[0, EARNED] = state.income
        for owner in range(state.players):
            work[0, EARNED] -= state.tolls[owner]
            work[0, STOCK] -= state.tolls[owner]
            work[0, OWED] += np.int64(state.tolls[owner]) // TOLL << 8 * owner
        for at in range(length):
            work[0, VISITS] |= np.int64(state.visits[work[ROAD + at, PLACE]]) << 2 * at


@compiled
def make(state, player, work, length, depth, move):
    """Make a move on the next row if it is possible; whether it was."""
    hand, at = work[depth, HAND], work[depth, AT]
    transport, guard, turn = move >> 2, move >> 1 & 1, move & 1
    held = hand >> CARDS * transport & HELD
    if held == 0 or (guard and hand >> GUARDS & FEW == 0):
        return False
    if turn and (at < 0 or hand >> TURNS == 0):
        return False
    heading = -work[depth, HEADING] if turn else work[depth, HEADING]
    ahead = ahead_of(state, player, work, length, at, heading)
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:  # E-7.8
        return False
    cost = work[ROAD + ahead, COSTS + transport]
    if cost == 0:
        return False
    entry = at < 0 or _realm(work, at) != _realm(work, ahead)
    if guard and not (entry and _threatened(work, length, _realm(work, ahead))):
        return False
    shielded = guard if entry else work[depth, GUARDED]
    robber = -1
    if not shielded:
        robber = work[ROAD + ahead, ROBBER]
        cost += work[ROAD + ahead, OBSTACLES]
    if held < cost or (robber >= 0 and work[depth, STOCK] < TOLL):
        return False
    toll = TOLL if robber >= 0 else 0
    below = depth + 1
    work[below, AT] = ahead
    work[below, HEADING] = heading
    work[below, GUARDED] = shielded
    work[below, EARNED] = work[depth, EARNED] + work[ROAD + ahead, INCOME] - toll
    work[below, OWED] = work[depth, OWED] + (1 << 8 * robber if robber >= 0 else 0)
    work[below, VISITS] = work[depth, VISITS] + (1 << 2 * ahead)
    work[below, STOCK] = work[depth, STOCK] - toll
    work[below, HAND] = (
        hand - (cost << CARDS * transport) - (guard << GUARDS) - (np.int64(turn) << TURNS)
    )
    work[below, LEFT] = work[depth, LEFT] - cost
    work[below, NEXT] = 0
    work[below, MOVE] = move
    return True


@compiled
def saw_all(visits, length):
    for at in range(length):
        if visits >> 2 * at & 3 == 0:
            return False
    return length > 0


@compiled
def _value(work, length, depth, travel_worth, other_worth):
    """What stopping here is worth."""
    hand, gold = work[depth, HAND], work[depth, EARNED]
    if saw_all(work[depth, VISITS], length):
        gold += BONUS
    others = (hand >> GUARDS & FEW) + (hand >> TURNS)
    return gold * UNIT + work[depth, LEFT] * travel_worth + others * other_worth


# ---- bounds and dominance ----------------------------------------------------------------------


@compiled
def _cheapest(work, hand, at, more):
    """The fewest cards with which some transport of the hand reaches a place; 0: none does."""
    best = 0
    for transport in range(TRAVELS):
        cost = work[ROAD + at, COSTS + transport]
        held = hand >> CARDS * transport & HELD
        if cost > 0 and held >= cost + more and (best == 0 or cost + more < best):
            best = cost + more
    return best


@compiled
def _rates(work, hand, length, open_places, exposed, travel_worth):
    """What the cards can bring at most, each transport at its best rate over the open places
    (bits); at the exposed ones an obstacle counts."""
    total = 0
    for transport in range(TRAVELS):
        held = hand >> CARDS * transport & HELD
        if held == 0:
            continue
        best = 0
        for at in range(length):
            cost = work[ROAD + at, COSTS + transport]
            if cost == 0 or not open_places >> at & 1:
                continue
            if exposed >> at & 1:
                cost += work[ROAD + at, OBSTACLES]
            if held >= cost:
                gain = work[ROAD + at, INCOME] * UNIT - cost * travel_worth
                best = max(best, held * gain // cost)
        total += best
    return total


@compiled
def _bound_on_the_way(state, player, work, length, depth, travel_worth):
    """At most so much can be gained by going on, without a direction change: along the route until
    no card leads on."""
    hand, left, visits = work[depth, HAND], work[depth, LEFT], work[depth, VISITS]
    guards = hand >> GUARDS & FEW > 0
    at, guarded, stock = work[depth, AT], work[depth, GUARDED], work[depth, STOCK]
    bonus = 0 if saw_all(visits, length) else BONUS * UNIT
    gain, most, reached, exposed = 0, 0, 0, 0
    while left > 0:
        before = at
        at = ahead_of(state, player, work, length, at, work[depth, HEADING])
        if at < 0 or visits >> 2 * at & 3 == MOST_VISITS:
            break
        if before < 0 or _realm(work, before) != _realm(work, at):
            guarded = 0
        bare = not guards and not guarded
        cost = _cheapest(work, hand, at, work[ROAD + at, OBSTACLES] if bare else 0)
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
        reached |= 1 << at
        if bare and not work[depth, GUARDED]:
            exposed |= 1 << at
        most = max(most, gain)
        if bonus > 0 and saw_all(visits, length):
            gain += bonus
            most = max(most, gain)
            bonus = -1
    # ``bonus`` is −1 where it can be earned on this way
    by_rates = _rates(work, hand, length, reached, exposed, travel_worth)
    if bonus < 0:
        by_rates += BONUS * UNIT
    return min(most, by_rates)


@compiled
def _bound_anywhere(work, length, depth, travel_worth):
    """At most so much can be gained by going on, when he may turn round."""
    hand, visits = work[depth, HAND], work[depth, VISITS]
    guards = hand >> GUARDS & FEW > 0
    here = _realm(work, work[depth, AT]) if work[depth, AT] >= 0 else -1
    gain, reached, exposed = 0, 0, 0
    unseen = 0
    for at in range(length):
        seen = visits >> 2 * at & 3
        bare = not guards and not (work[depth, GUARDED] and _realm(work, at) == here)
        cost = 0
        if seen < MOST_VISITS:
            cost = _cheapest(work, hand, at, work[ROAD + at, OBSTACLES] if bare else 0)
        if cost == 0:
            unseen += seen == 0
            continue
        one = work[ROAD + at, INCOME] * UNIT - cost * travel_worth
        if bare and work[ROAD + at, ROBBER] >= 0:
            one -= TOLL * UNIT
        gain += (MOST_VISITS - seen) * max(0, one)
        reached |= 1 << at
        if bare:
            exposed |= 1 << at
    most = min(gain, _rates(work, hand, length, reached, exposed, travel_worth))
    if unseen == 0 and not saw_all(visits, length):
        most += BONUS * UNIT
    return most


@compiled
def _clear(memo, rows):
    for row in range(rows):
        memo[row, 0] = -1


@compiled
def _dominated(work, depth, memo, rows):
    """Whether this point was reached before with no less earned; if not, it is remembered."""
    hand = work[depth, HAND]
    where = (work[depth, VISITS] << 6) | (work[depth, AT] + 1) << 2
    where |= (work[depth, HEADING] > 0) << 1 | (work[depth, GUARDED] != 0)
    row = (hand % 2147483647 * 1000000007 + where % 2147483629 * 998244353) % rows
    if memo[row, 0] == hand and memo[row, 1] == where and memo[row, 2] >= work[depth, EARNED]:
        return True
    memo[row, 0], memo[row, 1], memo[row, 2] = hand, where, work[depth, EARNED]
    return False


# ---- the search --------------------------------------------------------------------------------


@compiled
def best_trip(state, player, travel_worth, other_worth, limit, work, memo):
    """The best way to go on: (value · UNIT, first move or NO_MOVE, tolls of each owner as bytes).

    ``travel_worth`` and ``other_worth`` are what a travel card, and a bodyguard or direction
    change, is worth when it is kept. After ``limit`` visits tried, the best so far is told: with a
    high limit it is exact. ``work`` int64[ROWS, COLUMNS] is working memory, ``memo``
    int64[any, MEMO_COLUMNS] as well; with NO_MEMO rows nothing is remembered. All moves of the best
    trip are in ``work[:, BEST]``, up to NO_MOVE.
    """
    length = _lay_road(state, player, work)
    _order(work, length)
    _begin(state, player, work, length)
    remembers = memo.shape[0] > NO_MEMO
    if remembers:
        _clear(memo, memo.shape[0])
    depth = 0
    best = _value(work, length, depth, travel_worth, other_worth)
    best_owed = work[0, OWED]
    tried = 0
    while depth >= 0:
        k = work[depth, NEXT]
        if k == MOVES or tried >= limit:
            depth -= 1
            continue
        work[depth, NEXT] += 1
        turn, guard, transport = k // (2 * TRAVELS), k // TRAVELS % 2, work[ORDER, k % TRAVELS]
        move = transport * 4 + guard * 2 + turn
        if not make(state, player, work, length, depth, move):
            continue
        tried += 1
        depth += 1
        value = _value(work, length, depth, travel_worth, other_worth)
        if value > best:
            best, best_owed = value, work[depth, OWED]
            for step in range(depth):
                work[step, BEST] = work[step + 1, MOVE]
            work[depth, BEST] = NO_MOVE
        if depth == DEPTH or (remembers and _dominated(work, depth, memo, memo.shape[0])):
            work[depth, NEXT] = MOVES
            continue
        if work[depth, HAND] >> TURNS > 0:
            hope = _bound_anywhere(work, length, depth, travel_worth)
        else:
            hope = _bound_on_the_way(state, player, work, length, depth, travel_worth)
        if value + hope <= best:
            work[depth, NEXT] = MOVES
    return best, work[0, BEST], best_owed
