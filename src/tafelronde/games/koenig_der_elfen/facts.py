"""The material of König der Elfen as constants, from the rules (docs/rules) and deck.json."""

from .deck import ACTION_CARDS, CARDS, TERRAINS, TRANSPORTS, travel_costs

NOBODY = -1
NOWHERE = -1

MOST_PLAYERS = 6  # E-1.1
MOST_JOURNEYS = 5  # E-2.1
KINDS = len(CARDS)

# Kinds of cards, by number: 0 … 5 locations (the number is the terrain), then travel and actions.
LOCATIONS = len(TERRAINS)
TRAVEL = LOCATIONS
"""The first travel card."""
TRAVELS = len(TRANSPORTS)
PLANNING = TRAVEL + TRAVELS
"""The first action card: gold, thief, tree, sea monster …"""
PLANNINGS = 4  # E-4.3
BODYGUARD = PLANNING + ACTION_CARDS.index("bodyguard")
DIRECTION_CHANGE = PLANNING + ACTION_CARDS.index("direction_change")
GOLD, THIEF, TREE, SEA_MONSTER = range(PLANNINGS)
"""Planning action cards, counted from PLANNING."""

SLOTS = 3  # E-6.2: room for the widest realm
PLACES = MOST_PLAYERS * SLOTS
"""A place is ``SLOTS · realm + slot``; slot 0 is the first on the clockwise route (E-6.3)."""

COLUMNS = 3
OBSTACLE = 2
"""Columns of action cards at a place: GOLD, THIEF, and tree or sea monster (E-6.14)."""

ARMS = 4  # E-1.3
START_GOLD = 12  # E-1.4
FIRST_DEAL, LATER_DEAL = 10, 8  # E-3.1
DRAWN, DISCARDED = 3, 4  # E-6.6
BUYS = 3  # E-6.9
CLOSE_PRICE = 2  # E-6.18, and 1 more for each action card
MOST_VISITS = 2  # E-7.8
TOLL = 2  # E-9.2
BONUS = 10  # E-12.3
SPELL_PRICE, SPELL_CARDS = 3, 4  # E-14.2

COST = travel_costs()
"""Equal travel cards for a visit; 0: impossible (E-4.2). [transport][terrain]"""
WATER = tuple(terrain in ("river", "lake") for terrain in TERRAINS)  # E-4.1

# Answers of the compiled rules (``questions``).
VISIT_ROW = 5
"""Numbers of a visit that can be made: action, place, cards, income, toll owner."""
STOP_ROW = 7
"""Numbers of a visit of the best trip: place, transport, cards, bodyguard, turn, income, toll
owner."""
TRIP_FACTS = 4 + TRAVELS
"""Numbers of the best trip itself, before its visits."""


def place_name(place: int) -> str:
    """``2.1`` for the first location of the second prince's realm."""
    realm, slot = divmod(place, SLOTS)
    return f"{realm + 1}.{slot + 1}"
