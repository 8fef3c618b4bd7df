"""Layout of the working memory of a search for trips, and of the positions that it remembers.

A search works on int64[ROWS, COLUMNS] that it is handed.
"""

from ..facts import LOCATIONS, MOST_PLAYERS, MOST_VISITS, TRAVELS

UNIT = 64
"""The unit of all values: gold pieces · UNIT."""

LOCATIONS_LYING = 2 * MOST_PLAYERS
"""The most that lie on a table: with two princes three a realm, else two (E-6.2)."""

DEPTH = MOST_VISITS * LOCATIONS_LYING
"""The longest trip (E-7.8)."""

AT, HEADING, GUARDED, EARNED, OWED, VISITS, STOCK, HAND, LEFT, NEXT, MOVE, BEST = range(12)
DEMAND = 12
"""The first rows of the working memory, one for each visit: where the trip is on the road (or −1),
what it earned (less tolls, in gold), tolls of each owner (a byte each), how often it saw each place
(two bits each), stock, the hand (``visits``), travel cards left, the next step to try, the step
that led here; the move with which the best trip goes on from here; and what the visits ask of the
hand (``cards``)."""

PLACE, INCOME, ROBBER, OBSTACLES, SHIELDED, BARE, COSTS = range(7)
TERRAIN = COSTS + TRAVELS
FEWEST = TERRAIN + 1
"""Below, a row for each location in the order of the route: its place, what it pays, the owner of a
foreign thief (or −1), further cards for a foreign obstacle, what a visit pays beyond the prices of
its cards with a bodyguard and without (``bounds``), each transport's cost, its terrain, and the
fewest cards of the whole hand that reach it (0: none do), without an obstacle and with one."""

ROAD = DEPTH + 1

ORDER = ROAD + LOCATIONS_LYING
"""A row with the transports in the order in which they are tried."""

PRICES, GOOD_PRICES, ASKED = ORDER + 1, ORDER + 2, ORDER + 3
"""Rows of each transport's price, the best prices found, and how many cards the road asks for."""

TIMES = ORDER + 4
"""A row of how often each place may still be visited."""

CHEAPEST = ORDER + 5
"""A row of what each kind of visit costs at least at the prices of cards, and what the whole hand
does."""

ASKING, TAKEN, REST, SPENT, LEAST = range(5)
"""Then a row for each visit to be paid for (``cards``): its kind, the next transport to try, the
hand before it, the cards spent before it, and the fewest that it and those after it take."""

PAYING = ORDER + 6

ROWS, COLUMNS = PAYING + DEPTH + 1, 16

KINDS_OF_VISIT = 2 * LOCATIONS
"""Terrain · 2, and 1 more where an obstacle asks for another card."""

DEMAND_BITS = 5
"""Bits of a demand for each kind of visit: how many there are."""

MEMO_ROWS, MEMO_COLUMNS = 8_192, 2
"""Points that are remembered by an exact search: what the visits ask of the hand; cards left, where
and what was seen, other cards, and what was earned, as one number."""

MEMO_EARNED, MEMO_LEFT, EVEN = 12, 52, 2048
"""Bits below where, and below the cards left; and what makes what was earned positive."""

NO_MEMO = 1
"""Rows of a memo that is not used."""

CARD_BITS, OTHER_BITS = 7, 5
"""Bits of a packed hand for a transport, and for bodyguards and direction changes."""

GUARDS = TRAVELS * CARD_BITS

TURNS = GUARDS + OTHER_BITS

TRAVEL_CARDS = (1 << GUARDS) - 1
"""The part of a packed hand that is travel cards."""

HELD, FEW = (1 << CARD_BITS) - 1, (1 << OTHER_BITS) - 1

STEPS = 4
"""guard · 2 + turn: a move without its transport."""

NO_MOVE = -1

ANY = 1 << 40
"""A bound that bounds nothing."""
