"""The fixed sizes of König der Elfen that no list has, and what a position needs of them."""

from ...core.facts.sizes import Size
from .facts import BODYGUARD, DIRECTION_CHANGE, MOST_PLAYERS
from .state import MOST_GOLD, ElfenRecord
from .trips.memory import CARD_BITS, DEPTH, LOCATIONS_LYING, OTHER_BITS


def _lying(record: ElfenRecord) -> int:
    return sum(record.realm)


def _visits(record: ElfenRecord) -> int:
    return sum(record.visits)


def _gold(record: ElfenRecord) -> int:
    return sum(record.gold)


def _equal_cards(record: ElfenRecord) -> int:
    return max(max(record.hands[seat]) for seat in range(MOST_PLAYERS))


def _guards(record: ElfenRecord) -> int:
    hands = [record.hands[seat] for seat in range(MOST_PLAYERS)]
    return max(max(hand[BODYGUARD], hand[DIRECTION_CHANGE]) for hand in hands)


SIZES = (
    Size("locations on the table", LOCATIONS_LYING, _lying),
    Size("visits of a trip", DEPTH, _visits),
    Size("gold of all", MOST_GOLD, _gold),
    Size("equal cards in a hand", (1 << CARD_BITS) - 1, _equal_cards),
    Size("equal guards or turns in a hand", (1 << OTHER_BITS) - 1, _guards),
)
