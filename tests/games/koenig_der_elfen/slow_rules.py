"""König der Elfen once more, from the clauses alone: plain Python, slow and simple.

It shares nothing with the package. A location is a small object, hands are counters of names, a
route is a list made anew each time. Steps are the notation's words, so that both implementations
can play the same games. Seats count from 1, as in the notation.
"""

from collections import Counter
from dataclasses import dataclass, field

VALUE = {"plain": 2, "river": 3, "forest": 4, "mountain": 5, "desert": 6, "lake": 7}  # F-3
WATER = {"lake", "river"}  # E-4.1
REACH = {
    "giant_pig": "plain forest",
    "elfcycle": "plain forest mountain mountain",
    "magic_cloud": "mountain plain plain forest forest",
    "unicorn": "forest mountain desert desert",
    "troll_wagon": "plain forest forest desert desert mountain mountain",
    "dragon": "plain desert mountain forest forest",
    "raft": "river lake lake",
}  # E-4.2: a terrain as often as cards are needed
PLACED = ("gold", "thief", "tree", "sea_monster")
DECK = {
    "plain": 5, "forest": 5, **dict.fromkeys(("river", "mountain", "desert", "lake"), 4),
    **dict.fromkeys(REACH, 9), "raft": 10,
    **dict.fromkeys((*PLACED, "bodyguard", "direction_change"), 5),
}  # fmt: skip


@dataclass
class Spot:
    """A location on the table; ``on`` is action card → owner."""

    terrain: str
    on: dict[str, int] = field(default_factory=dict)
    visits: int = 0


@dataclass
class Trip:
    at: Spot | None = None
    way: int = 1
    guarded: bool = False
    income: int = 0
    tolls: Counter[int] = field(default_factory=Counter)
    aim: Spot | None = None
    escort: bool = False


class Slow:
    """A game. ``stage`` says what is awaited; ``who`` acts (or gets the card)."""

    def __init__(self, players: int, spell: bool = False, three: bool = True) -> None:
        self.players, self.spell = players, spell
        self.room = 3 if players == 2 and three else 2  # E-6.2
        self.journeys = 5 if players == 6 else players  # E-2.1
        self.journey, self.dragon, self.who = 1, 0, 0
        self.stage, self.due = "start", 0
        self.pile: Counter[str] = Counter(DECK)
        self.gone: Counter[str] = Counter()
        self.hand: dict[int, Counter[str]] = {p: Counter() for p in self.seats}
        self.gold = dict.fromkeys(self.seats, 12)  # E-1.4
        self.realm: dict[int, list[Spot]] = {p: [] for p in self.seats}
        self.bought: Counter[int] = Counter()
        self.passes = 0
        self.trip = Trip()

    @property
    def seats(self) -> range:
        return range(1, self.players + 1)

    def left(self, seat: int) -> int:
        return seat % self.players + 1

    @property
    def is_chance(self) -> bool:
        return self.stage in ("start", "deal", "draw", "buy")

    def arms(self, seat: int) -> int:
        spots = [spot for spots in self.realm.values() for spot in spots]
        return 4 - sum(list(spot.on.values()).count(seat) for spot in spots)

    def spot(self, where: str) -> Spot | None:
        seat, slot = (int(part) for part in where.split("."))
        spots = self.realm.get(seat, [])
        return spots[slot - 1] if slot <= len(spots) else None

    def places(self) -> dict[str, Spot]:
        """All locations in the order of the route (E-7.2)."""
        return {
            f"{seat}.{slot}": spot
            for seat in self.seats
            for slot, spot in enumerate(self.realm[seat], 1)
        }

    # ---- what can happen -------------------------------------------------------------------------

    def steps(self) -> set[str]:
        hand = self.hand.get(self.who, Counter())
        held = {card for card in hand if hand[card] > 0}
        match self.stage:
            case "start":
                return {f"start-{seat}" for seat in self.seats}
            case "deal" | "draw" | "buy":
                return {f"+{card}" for card in self.pile if self.pile[card] > 0}
            case "plan":
                return self._plans(hand, held)
            case "swap":
                return {f"-{card}" for card in held if not self._is_last_location(card)}
            case "fetch":
                return {f"fetch-{t}" for t in VALUE if self._searched()[t] > 0}
            case "search":
                return {f"-{card}" for card in held if card not in VALUE}
            case "spell":
                return {f"-{card}" for card in held if card in REACH}
            case "travel":
                return {"halt", *self._visits(hand), *self._spells(hand)}
            case _:
                return set()

    def _searched(self) -> Counter[str]:
        """E-6.25, E-6.27"""
        return self.pile if any(self.pile[t] > 0 for t in VALUE) else self.gone

    def _plans(self, hand: Counter[str], held: set[str]) -> set[str]:
        me, both = self.who, sum(self.pile.values()) + sum(self.gone.values())
        found = {
            f"{t}@{seat}"
            for t in held & set(VALUE)
            for seat in self.seats
            if len(self.realm[seat]) < self.room
        }
        if sum(hand.values()) >= (1 if self.realm[me] else 2) and both >= 3:  # E-6.7, E-6.8
            found.add("swap")
        if self.bought[me] < 3 and self.gold[me] > self.bought[me] and both >= 1:
            found.add("buy")
        for card in held & set(PLACED):
            found |= {
                f"{card}@{where}" for where, spot in self.places().items() if self._fits(card, spot)
            }
        for slot, spot in enumerate(self.realm[me], 1):
            if self.gold[me] >= 2 + len(spot.on):  # E-6.18
                found.add(f"close@{me}.{slot}")
        if self._may_announce(held):
            found.add("no-location")
        if self.realm[me] or not (held & set(VALUE) or self._may_announce(held)):
            found.add("pass")  # E-6.22, E-6.28
        return found

    def _fits(self, card: str, spot: Spot) -> bool:
        """E-6.14 to E-6.16"""
        if self.arms(self.who) == 0 or card in spot.on:
            return False
        if card in ("tree", "sea_monster"):
            return (spot.terrain in WATER) == (card == "sea_monster")
        return True

    def _may_announce(self, held: set[str]) -> bool:
        """E-6.24, E-6.28, E-6.29"""
        if self.realm[self.who] or held & set(VALUE):
            return False
        return any(self._searched()[t] > 0 for t in VALUE)

    def _is_last_location(self, card: str) -> bool:
        """E-6.32"""
        locations = sum(self.hand[self.who][terrain] for terrain in VALUE)
        return card in VALUE and not self.realm[self.who] and locations == 1

    # ---- travelling ------------------------------------------------------------------------------

    def _realm_of(self, spot: Spot) -> int:
        return next(seat for seat in self.seats if any(s is spot for s in self.realm[seat]))

    def _next(self, way: int) -> Spot | None:
        ring = list(self.places().values())
        if not ring:
            return None
        if self.trip.at is None:  # E-7.3, E-7.5
            order = [(self.who - 1 + k) % self.players + 1 for k in range(self.players)]
            return next(self.realm[seat][0] for seat in order if self.realm[seat])
        here = next(k for k, spot in enumerate(ring) if spot is self.trip.at)
        return ring[(here + way) % len(ring)]

    def _enters(self, spot: Spot) -> bool:
        at = self.trip.at
        return at is None or self._realm_of(at) != self._realm_of(spot)

    def _safe(self, spot: Spot, guard: bool) -> bool:
        return guard or (self.trip.guarded and not self._enters(spot))

    def _stock(self) -> int:
        return self.gold[self.who] - sum(self.trip.tolls.values())

    def _robber(self, spot: Spot, guard: bool) -> int:
        """To whom 2 gold fall due; 0: nobody."""
        owner = spot.on.get("thief", 0)
        return 0 if owner == self.who or self._safe(spot, guard) else owner

    def _cost(self, transport: str, spot: Spot, guard: bool) -> int:
        cost = REACH[transport].split().count(spot.terrain)
        owner = spot.on.get("tree", spot.on.get("sea_monster", self.who))
        return cost + (owner != self.who and not self._safe(spot, guard)) if cost else 0

    def _visits(self, hand: Counter[str]) -> set[str]:
        found: set[str] = set()
        for turn in ("", "+turn"):
            if turn and (self.trip.at is None or not hand["direction_change"]):
                continue
            spot = self._next(-self.trip.way if turn else self.trip.way)
            if spot is None or spot.visits == 2:  # E-7.8
                continue
            for guard in ("", "+guard"):
                if guard and (not hand["bodyguard"] or not self._enters(spot)):
                    continue
                if self._robber(spot, bool(guard)) and self._stock() < 2:
                    continue
                for transport in REACH:
                    if 0 < self._cost(transport, spot, bool(guard)) <= hand[transport]:
                        found.add(transport + turn + guard)
        return found

    def _spells(self, hand: Counter[str]) -> set[str]:
        """E-14.2 to E-14.8"""
        found: set[str] = set()
        if not self.spell or sum(hand[t] for t in REACH) < 4 or self._stock() < 3:
            return found
        for where, spot in self.places().items():
            for guard in ("", "+guard"):
                if spot is self.trip.at or spot.visits == 2:
                    continue
                if guard and (not hand["bodyguard"] or not self._enters(spot)):
                    continue
                if self._robber(spot, bool(guard)) and self._stock() < 5:
                    continue
                found.add(f"spell@{where}{guard}")
        return found

    # ---- steps -----------------------------------------------------------------------------------

    def step(self, word: str) -> None:
        match self.stage:
            case "start":
                self.dragon = int(word[-1])
                self._deal(10)
            case "deal" | "draw" | "buy":
                self._receive(word[1:])
            case "plan":
                self._plan(word)
            case "fetch":
                self._fetch(word.removeprefix("fetch-"))
            case "travel":
                self._travel(word)
            case _:
                self._discard(word[1:])

    def _drop(self, card: str, number: int = 1) -> None:
        self.hand[self.who][card] -= number
        self.gone[card] += number

    def _await_card(self, stage: str) -> None:
        """E-6.12"""
        if not sum(self.pile.values()):
            self.pile, self.gone = self.gone, Counter()
        self.stage = stage

    def _deal(self, each: int) -> None:
        self.who, self.due = self.dragon, each * self.players
        self._await_card("deal")

    def _receive(self, card: str) -> None:
        self.pile[card] -= 1
        self.hand[self.who][card] += 1
        self.due -= 1
        if self.stage == "deal":
            self.who = self.left(self.who)
            if self.due == 0 or not sum(self.pile.values()):  # E-3.4
                self.who, self.stage = self.dragon, "plan"
        elif self.stage == "buy":
            self._end_turn()
        elif self.due:
            self._await_card("draw")
        else:
            self.stage, self.due = "swap", 4

    def _end_turn(self) -> None:
        self.who, self.stage = self.left(self.who), "plan"

    def _plan(self, word: str) -> None:
        if word == "pass":
            self.passes += 1
            self._end_turn()
            if self.passes == self.players:  # E-5.3
                self.passes, self.bought = 0, Counter()
                self.who, self.stage, self.trip = self.dragon, "travel", Trip()
            return
        self.passes = 0
        if word == "swap":
            self.due = 3
            self._await_card("draw")
        elif word == "buy":
            self.bought[self.who] += 1
            self.gold[self.who] -= self.bought[self.who]
            self._await_card("buy")
        elif word == "no-location":
            self.stage = "fetch"
        else:
            self._lay(*word.split("@"))
            self._end_turn()

    def _lay(self, what: str, where: str) -> None:
        if what in VALUE:
            self.hand[self.who][what] -= 1
            self.realm[int(where)].append(Spot(what))  # E-6.3
            return
        spot = self.spot(where)
        assert spot is not None
        if what == "close":
            self.gold[self.who] -= 2 + len(spot.on)
            self.gone.update([spot.terrain, *spot.on])
            self.realm[self.who].remove(spot)
        else:
            self.hand[self.who][what] -= 1
            spot.on[what] = self.who

    def _fetch(self, terrain: str) -> None:
        others = sum(self.hand[self.who].values())
        self._searched()[terrain] -= 1
        self.hand[self.who][terrain] += 1
        if others:
            self.stage, self.due = "search", 1
        else:
            self._end_turn()  # E-6.26

    def _discard(self, card: str) -> None:
        self._drop(card)
        self.due -= 1
        if self.due:
            return
        if self.stage != "spell":
            self._end_turn()
            return
        spot, guard = self.trip.aim, self.trip.escort
        assert spot is not None
        self.stage, self.trip.aim, self.trip.escort = "travel", None, False
        self._arrive(spot, guard)

    def _travel(self, word: str) -> None:
        if word == "halt":
            self._halt()
            return
        what, *flags = word.split("+")
        guard = "guard" in flags
        if guard:
            self._drop("bodyguard")
        if what.startswith("spell@"):
            self.gold[self.who] -= 3
            self.trip.aim, self.trip.escort = self.spot(what[6:]), guard
            self.stage, self.due = "spell", 4
        else:
            way = -self.trip.way if "turn" in flags else self.trip.way
            spot = self._next(way)
            assert spot is not None
            self._drop(what, self._cost(what, spot, guard))
            if "turn" in flags:
                self._drop("direction_change")
            self.trip.way = way
            self._arrive(spot, guard)

    def _arrive(self, spot: Spot, guard: bool) -> None:
        robber = self._robber(spot, guard)
        if robber:
            self.trip.tolls[robber] += 2
        if self._enters(spot):
            self.trip.guarded = guard
        doubled = spot.on.get("gold") == self.who  # E-9.1
        self.trip.income += VALUE[spot.terrain] * (2 if doubled else 1)
        spot.visits += 1
        self.trip.at = spot

    def _halt(self) -> None:
        spots = self.places().values()
        self.gold[self.who] += self.trip.income
        if spots and all(spot.visits for spot in spots):  # E-12.3
            self.gold[self.who] += 10
        for owner, toll in self.trip.tolls.items():
            self.gold[self.who] -= toll
            self.gold[owner] += toll
        for spot in spots:
            spot.visits = 0
        self.trip = Trip()
        self.who = self.left(self.who)
        if self.who != self.dragon:
            return
        if self.journey == self.journeys:
            self.stage = "over"
            return
        for spot in spots:  # E-13.1
            self.gone.update([spot.terrain, *spot.on])
        self.realm = {seat: [] for seat in self.seats}
        self.pile.update(self.gone)  # E-3.3
        self.gone = Counter()
        self.journey += 1
        self.dragon = self.left(self.dragon)
        self._deal(8)

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.gold[seat] == max(self.gold.values())]
