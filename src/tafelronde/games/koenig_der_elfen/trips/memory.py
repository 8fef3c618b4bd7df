"""What lies where in the working memory of a search for trips, and in what it remembers.

A search works on int64[ROWS, COLUMNS] that it is handed.
"""

from __future__ import annotations

from ..facts import MOST_PLAYERS, MOST_VISITS, TRAVELS

UNIT = 64
"""The unit of all values: gold pieces · UNIT."""

LOCATIONS_LYING = 2 * MOST_PLAYERS
"""The most that lie on a table: with two princes three a realm, else two (E-6.2)."""

DEPTH = MOST_VISITS * LOCATIONS_LYING
"""The longest trip (E-7.8)."""

AT, HEADING, GUARDED, EARNED, OWED, VISITS, STOCK, HAND, LEFT, NEXT, MOVE, BEST = range(12)
"""The first rows of the working memory, one for each visit: where the trip is on the road (or −1),
what it earned (less tolls, in gold), tolls of each owner (a byte each), how often it saw each place
(two bits each), stock, the hand (``visits``), travel cards left, the next move to try, the move
that led here; and the move with which the best trip goes on from here."""

PLACE, INCOME, ROBBER, OBSTACLES, SHIELDED, BARE, COSTS = range(7)
"""Below, a row for each location in the order of the route: its place, what it pays, the owner of a
foreign thief (or −1), further cards for a foreign obstacle, what a visit pays beyond the prices of
its cards with a bodyguard and without (``bounds``), and the cost for each transport."""

ROAD = DEPTH + 1

ORDER = ROAD + LOCATIONS_LYING
"""A row with the transports in the order in which they are tried."""

PRICES, GOOD_PRICES, ASKED = ORDER + 1, ORDER + 2, ORDER + 3
"""Rows of each transport's price, the best prices found, and how many cards the road asks for."""

TIMES = ORDER + 4
"""A row of how often each place may still be visited."""

ROWS, COLUMNS = ORDER + 5, 14

MEMO_ROWS, MEMO_COLUMNS = 8_192, 2
"""Points that are remembered by an exact search: the hand; cards left, where and what was seen, and
what was earned, as one number."""

MEMO_EARNED, MEMO_LEFT, EVEN = 12, 42, 2048
"""Bits below where, and below the cards left; and what makes what was earned positive."""

NO_MEMO = 1
"""Rows of a memo that is not used."""

CARD_BITS, OTHER_BITS = 7, 5
"""Bits of a packed hand for a transport, and for bodyguards and direction changes."""

GUARDS = TRAVELS * CARD_BITS

TURNS = GUARDS + OTHER_BITS

HELD, FEW = (1 << CARD_BITS) - 1, (1 << OTHER_BITS) - 1

MOVES = TRAVELS * 4
"""transport · 4 + guard · 2 + turn, as in the actions."""

NO_MOVE = -1
