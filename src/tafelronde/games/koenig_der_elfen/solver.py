# pyright: basic
"""The best trip over a fixed table: an exact depth-first search, on working memory of its own.

What a trip is worth: its income, the bonus, minus the tolls, and what is left in the hand at fixed
values (UNIT to the gold piece). Spells are left out: a search of the game finds those. Bodyguards
are tried only where they keep a thief or an obstacle away; elsewhere they only cost.

Three things keep it short:

- *Bounds.* What going on can bring at most. Every kind of card has a price, so that together they
  are worth what the cards can bring at best; beyond that only what a visit pays above the prices of
  its cards counts (a Lagrangian bound). Without a direction change also: each place on the way for
  the fewest cards that reach it.
- *Dominance.* Where he stands, which way he heads, the bodyguard, the hand and the places seen say
  what he has earned but for tolls; so of two ways there the one with less paid is never worse, in
  gold nor in stock. ``memo`` remembers such points, as many as it has room for; what it forgets is
  searched again.
- *Order.* Cards that are worth little elsewhere are spent first.
"""

from __future__ import annotations

import numpy as np

from ...core.compiling import compiled
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
from .rules.travel import entry_of
from .state import TRAVELLING

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

PLACE, INCOME, ROBBER, OBSTACLES, SHIELDED, BARE, COSTS = range(7)
"""Below, a row for each location in the order of the route: its place, what it pays, the owner of a
foreign thief (or −1), further cards for a foreign obstacle, what a visit pays beyond the prices of
its cards with a bodyguard and without (``_price``), and the cost for each transport."""

ROAD = DEPTH + 1
ORDER = ROAD + LOCATIONS_LYING
"""A row with the transports in the order in which they are tried."""
PRICES, GOOD_PRICES, ASKED = ORDER + 1, ORDER + 2, ORDER + 3
"""Rows of each transport's price, the best prices found, and how many cards the road asks for."""
TIMES = ORDER + 4
"""A row of how often each place may still be visited."""
ROWS, COLUMNS = ORDER + 5, 14

PRICINGS = 40
"""Rounds in which the prices are found."""
PRICES_FROM = np.int64(40)
"""Visits tried before that: most searches are over then, with the bound on the way alone."""
ANY = np.int64(1 << 40)
"""A bound that bounds nothing."""
NEVER = 1 << 20
"""The price of a transport that the hand lacks."""

MEMO_ROWS, MEMO_COLUMNS = 8_192, 2
"""Points that are remembered by an exact search: the hand; cards left, where and what was seen, and
what was earned, as one number."""
MEMO_EARNED, MEMO_LEFT, EVEN = 12, 42, 2048
"""Bits below where, and below the cards left; and what makes what was earned positive."""
MEMO_FROM = np.int64(200)
"""Visits tried before it begins: most searches are over then."""
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
def _surplus(work, at, more, travel_worth):
    """What a visit pays at most beyond the prices of its cards, and the transport."""
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
def _price(work, length, travel_worth):
    """Find prices of cards (above what they are worth kept) at which little surplus is left: what
    the road asks for more than the hand holds gets dearer, the other way round cheaper."""
    hand, visits = work[0, HAND], work[0, VISITS]
    bare = hand >> GUARDS & FEW == 0
    for transport in range(TRAVELS):
        held = hand >> CARDS * transport & HELD
        work[PRICES, transport] = 0 if held > 0 else NEVER
    lowest = np.int64(-1)
    for round_ in range(PRICINGS):
        bound = 0
        for transport in range(TRAVELS):
            work[ASKED, transport] = 0
            if work[PRICES, transport] < NEVER:
                bound += work[PRICES, transport] * (hand >> CARDS * transport & HELD)
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
            held = hand >> CARDS * transport & HELD
            if held > 0:
                change = step * (work[ASKED, transport] - held) // (work[ASKED, transport] + held)
                work[PRICES, transport] = max(0, work[PRICES, transport] + change)
    for transport in range(TRAVELS):
        work[PRICES, transport] = work[GOOD_PRICES, transport]
    for at in range(length):
        work[ROAD + at, SHIELDED], _ = _surplus(work, at, 0, travel_worth)
        bared, _ = _surplus(work, at, work[ROAD + at, OBSTACLES], travel_worth)
        if work[ROAD + at, ROBBER] >= 0:
            bared = max(0, bared - TOLL * UNIT)
        work[ROAD + at, BARE] = bared


@compiled
def _by_prices(work, length, depth):
    """At most so much can be gained at the places of the row TIMES: all cards at their price, and
    the surplus of each visit. Bodyguards shield the realms where that gives most."""
    hand, at = work[depth, HAND], work[depth, AT]
    total = 0
    for transport in range(TRAVELS):
        held = hand >> CARDS * transport & HELD
        if held > 0:
            total += held * work[PRICES, transport]
    guards = hand >> GUARDS & FEW
    here = _realm(work, at) if at >= 0 and work[depth, GUARDED] else -1
    first, second, spared, realm = 0, 0, 0, -1
    for at in range(length):
        times = work[TIMES, at]
        if times == 0:
            continue
        if guards > 2 or _realm(work, at) == here:
            total += times * work[ROAD + at, SHIELDED]
            continue
        total += times * work[ROAD + at, BARE]
        if guards > 0:
            if _realm(work, at) != realm:
                first, second = max(first, spared), max(second, min(first, spared))
                realm, spared = _realm(work, at), 0
            spared += times * (work[ROAD + at, SHIELDED] - work[ROAD + at, BARE])
    first, second = max(first, spared), max(second, min(first, spared))
    if guards > 0:
        total += first
    return total + second if guards > 1 else total


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
def _bound_on_the_way(state, player, work, length, depth, travel_worth, priced):
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
        work[TIMES, at] += 1
        if not seen_all and saw_all(visits, length):
            seen_all = True
            gain += BONUS * UNIT
        most = max(most, gain)
    if not priced:
        return most
    by_prices = _by_prices(work, length, depth)
    if seen_all and not saw_all(work[depth, VISITS], length):
        by_prices += BONUS * UNIT
    return min(most, by_prices)


@compiled
def _open_both_ways(state, player, work, length, depth):
    """Mark in the row TIMES how often each place can still be visited by one who may turn round:
    both ways, until no card leads on; whether he may still see all."""
    hand, visits, start = work[depth, HAND], work[depth, VISITS], work[depth, AT]
    guards = hand >> GUARDS & FEW > 0
    here = _realm(work, start) if start >= 0 and work[depth, GUARDED] else -1
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
            bare = not guards and _realm(work, at) != here
            if _cheapest(work, hand, at, work[ROAD + at, OBSTACLES] if bare else 0) == 0:
                break
            work[TIMES, at] = times
    if start >= 0:  # where he stands, he can come back to
        work[TIMES, start] = MOST_VISITS - (visits >> 2 * start & 3)
    all_open = True
    for at in range(length):
        if work[TIMES, at] == 0 and visits >> 2 * at & 3 == 0:
            all_open = False
    return all_open


@compiled
def _bound_both_ways(state, player, work, length, depth):
    """At most so much can be gained by going on, when he may turn round."""
    all_open = _open_both_ways(state, player, work, length, depth)
    most = _by_prices(work, length, depth)
    if all_open and not saw_all(work[depth, VISITS], length):
        most += BONUS * UNIT
    return most


@compiled
def _clear(memo):
    for row in range(memo.shape[0]):
        memo[row, 0] = -1
        memo[row, 1] = 0


@compiled
def _dominated(work, depth, memo):
    """Whether this point was reached before with no less earned; if not, it is remembered. Of two
    rows that it may have, one keeps what has more cards left: there is more to search below it."""
    hand = work[depth, HAND]
    where = (work[depth, VISITS] << 6) | (work[depth, AT] + 1) << 2
    where |= (work[depth, HEADING] > 0) << 1 | (work[depth, GUARDED] != 0)
    row = (hand % 2147483647 * 1000000007 + where % 2147483629 * 998244353) % (memo.shape[0] // 2)
    now = (work[depth, LEFT] << MEMO_LEFT) | where << MEMO_EARNED | (work[depth, EARNED] + EVEN)
    row *= 2
    for k in range(row, row + 2):
        if memo[k, 0] == hand and memo[k, 1] >> MEMO_EARNED == now >> MEMO_EARNED:
            if memo[k, 1] >= now:
                return True
            memo[k, 1] = now
            return False
    if memo[row, 1] >> MEMO_LEFT > work[depth, LEFT]:
        row += 1
    memo[row, 0], memo[row, 1] = hand, now
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
        if tried == PRICES_FROM:
            _price(work, length, travel_worth)
        if remembers and tried == MEMO_FROM:
            _clear(memo)
        value = _value(work, length, depth, travel_worth, other_worth)
        if value > best:
            best, best_owed = value, work[depth, OWED]
            for step in range(depth):
                work[step, BEST] = work[step + 1, MOVE]
            work[depth, BEST] = NO_MOVE
        known = remembers and tried >= MEMO_FROM and _dominated(work, depth, memo)
        if known or depth == DEPTH:
            work[depth, NEXT] = MOVES
            continue
        priced = tried >= PRICES_FROM
        if work[depth, HAND] >> TURNS > 0:
            hope = _bound_both_ways(state, player, work, length, depth) if priced else ANY
        else:
            hope = _bound_on_the_way(state, player, work, length, depth, travel_worth, priced)
        if value + hope <= best:
            work[depth, NEXT] = MOVES
    return best, work[0, BEST], best_owed
