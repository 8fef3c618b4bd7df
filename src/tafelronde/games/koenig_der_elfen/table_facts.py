"""The facts from which reasons in König der Elfen follow: the locations on the table, and the hand
of the player to act."""

from dataclasses import dataclass

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import COST, GOLD, OBSTACLE, SLOTS, THIEF, TRAVEL, TRAVELS
from .state import ElfenRecord

Found = list[tuple[float, Telling]]
"""Reasons and how much they weigh."""
Arguments = dict[str, Argument]


@dataclass
class Place:
    """A location on the table."""

    number: int
    terrain: int
    worth: int
    owners: tuple[int, int, int]
    """The owners of the gold card, the thief, and the tree or sea monster there; −1: nobody."""


class Table:
    """The open facts, and the hand of the player to act."""

    def __init__(self, state: Position[ElfenRecord]) -> None:
        record = state.record
        self.record: ElfenRecord = record
        self.player = state.current_player
        self.players = state.players
        self.gold = record.gold[self.player]
        self.hand = record.hands[self.player]
        self.worth = record.worth
        self.realms = record.realm[: state.players]
        self.places = [
            self._place(realm * SLOTS + slot)
            for realm in self._round()
            for slot in range(self.realms[realm])
        ]
        """All locations, in the order in which the player comes by."""

    def _round(self) -> list[int]:
        return [(self.player + k) % self.players for k in range(self.players)]

    def _place(self, number: int) -> Place:
        record = self.record
        terrain = record.terrain[number]
        gold, thief, obstacle = (record.owner[c][number] for c in (GOLD, THIEF, OBSTACLE))
        return Place(number, terrain, self.worth[terrain], (gold, thief, obstacle))

    def at(self, number: int) -> Place | None:
        return next((place for place in self.places if place.number == number), None)

    def enters(self, terrain: int) -> bool:
        """Whether the hand has the cards for a visit to such a land."""
        return any(0 < COST[t][terrain] <= self.hand[TRAVEL + t] for t in range(TRAVELS))

    def reached(self) -> int:
        """The number of locations, one after the other, that the hand can enter, each by itself."""
        count = 0
        for place in self.places:
            if not self.enters(place.terrain):
                break
            count += 1
        return count

    def useless(self, kind: int) -> bool:
        """Whether a travel card of this kind leads to no location that lies on the table."""
        transport = kind - TRAVEL
        if not 0 <= transport < TRAVELS or not self.places:
            return False
        return not any(COST[transport][place.terrain] for place in self.places)
