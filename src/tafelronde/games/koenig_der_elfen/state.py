"""The state of König der Elfen, field by field, and the numbers of its actions.

Everything that is counted lies in the record; what can be computed (arms left, stock) is not.
"""

from ...core.facts.layout import Record, int8, int16
from .facts import COLUMNS, KINDS, LOCATIONS, MOST_PLAYERS, PLACES, PLANNINGS, TRAVELS

# ---- actions -----------------------------------------------------------------------------------

LOCATION = 0  # + terrain · MOST_PLAYERS + realm
SWAP = LOCATION + LOCATIONS * MOST_PLAYERS
BUY = SWAP + 1
CARD = BUY + 1  # + planning card · PLACES + place
CLOSE = CARD + PLANNINGS * PLACES  # + place
PASS = CLOSE + PLACES
ANNOUNCE = PASS + 1
DISCARD = ANNOUNCE + 1  # + kind
FETCH = DISCARD + KINDS  # + terrain
HALT = FETCH + LOCATIONS
VISIT = HALT + 1  # + transport · 4 + guard · 2 + turn
SPELL = VISIT + TRAVELS * 4  # + guard · PLACES + place
DECISIONS = SPELL + 2 * PLACES
DEAL = DECISIONS  # + kind: chance gives that card
STARTER = DEAL + KINDS  # + seat: chance gives this seat the dragon
ACTIONS = STARTER + MOST_PLAYERS

MAX_LEGAL = 96
"""Planning, at the most: a location of each of the 6 terrains into each of 6 realms; swap, buy; on
each of 12 places a gold card, a thief, and a tree or a sea monster; 2 closings; pass or announce:
77. (With two players, 6 places and 3 closings: 36.) On a trip: halt; 7 transports, each with a
bodyguard and a turn or without; a spell to each of 18 places with a bodyguard or without: 65. All
other lists are of kinds of cards, 19."""
MAX_OUTCOMES = KINDS
"""A kind of card that is drawn; or, fewer, the seat that gets the dragon."""
MOST_GOLD = 4 * ((64 + 24) * 7 + 6 * 10) + 12 * MOST_PLAYERS
"""Gold that can ever be spent: of four journeys (that of the last is not) and what all begin with.
A visit takes a travel card, of which a deck has at most 64; it brings at most 7 (F-2), twice that
where the traveller's gold card lies: one at each of 12 places at the most, visited twice (E-7.8),
so 24 visits, even with a deck of one's own in which all 30 action cards are gold. Six get the bonus
of 10."""
MAX_STEPS = 70_000
"""E-6.31, of a whole game. MOST_GOLD, 2,776, pays for 1,388 closings (E-6.18). As many locations
and 60 more can be played (those that lie as a journey ends); after a closing or a location, and as
a journey begins, one may announce (2,866 times). Cards dealt and bought are 342; those fetched into
an empty hand are at most 1,418 more than the locations played: so many swaps, 1,760. With the
passes between, 6 steps a closing or location, 8 an announcement, 7 a purchase (90), 13 a swap, and
2,000 for dealing and travelling: 65,454."""

# ---- what is awaited ---------------------------------------------------------------------------

DEALING, PLANNING_PHASE, TRAVELLING = range(3)
"""``elf_phase``: E-2.2; closing needs no step."""

(
    AWAIT_TURN, AWAIT_STARTER, AWAIT_DEAL, AWAIT_SWAP, AWAIT_BUY,
    AWAIT_SWAP_DISCARD, AWAIT_FETCH, AWAIT_SEARCH_DISCARD, AWAIT_SPELL_DISCARD,
) = range(9)  # fmt: skip
"""``awaits``: a whole turn, a card from chance, or a part of a turn that has begun (E-0.3)."""


class ElfenRecord(Record):
    """A position of König der Elfen. NOBODY and NOWHERE are −1; kinds and places: ``facts``."""

    elf_phase = int8()
    """DEALING, PLANNING_PHASE or TRAVELLING."""
    awaits = int8()
    due = int8()
    """Cards still to be dealt, drawn or discarded before a turn goes on."""
    drawer = int8()
    """The player who gets the card while chance acts."""
    journey = int8()
    """1 … number of journeys (E-2.1)."""
    dragon = int8()
    """The start player; NOBODY before chance chose one (E-1.6)."""
    passes = int8()
    """Players who passed directly after one another (E-5.4)."""
    room = int8()
    """Locations that a realm can hold (E-6.2)."""
    magic = int8()
    """Whether the spell is played (E-14.2)."""
    worth = int8(LOCATIONS)
    """Gold of a location, by terrain."""
    hands = int8(MOST_PLAYERS, KINDS)
    """Cards of each kind. [player][kind]"""
    known = int8(MOST_PLAYERS, KINDS)
    """How many of these all have seen (E-15.2)."""
    held = int8(MOST_PLAYERS)
    """Cards in hand."""
    pile = int8(KINDS)
    """The order is chance."""
    discard = int8(KINDS)
    piled = int8()
    """Cards in the pile."""
    discarded = int8()
    """Cards in the discard pile."""
    gold = int16(MOST_PLAYERS)
    arms = int8(MOST_PLAYERS)
    """Tokens not in use."""
    bought = int8(MOST_PLAYERS)
    """Cards bought in this planning phase."""
    realm = int8(MOST_PLAYERS)
    """Locations that lie there."""
    terrain = int8(PLACES)
    """The kind of the location at each place, or NOWHERE."""
    owner = int8(COLUMNS, PLACES)
    """The owners of the gold card, thief and obstacle there, or NOBODY. [column][place]"""
    at = int8()
    """The running trip: the last place visited, or NOWHERE."""
    heading = int8()
    """1 clockwise, −1 counter-clockwise."""
    guarded = int8()
    """Whether a bodyguard shields the traveller in the realm of ``at``."""
    visits = int8(PLACES)
    """How often this trip has come to each place."""
    income = int16()
    """Gold of this trip, to be paid at its end."""
    tolls = int16(MOST_PLAYERS)
    """Owed to thieves, to be paid at its end."""
    aim = int8()
    """Where a named spell leads, or NOWHERE."""
    escort = int8()
    """Whether a bodyguard was named with it."""
