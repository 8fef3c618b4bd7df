"""``resample`` makes all deals that fit a player's knowledge equally likely.

Each constraint of each game is held against plain rejection: all hidden cards are shuffled and
dealt anew, and a deal that contradicts what the player knows is thrown away.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from games.koenig_der_elfen.positions import FULL, after, position
from tables import PACKAGE_GAMES, Table, random_states
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import SPECTATOR
from tafelronde.core.objects.registry import infos
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.facts import BITS, LOOKS, LOW_BIT
from tafelronde.games.drakon.state import SECRET, SHIFTING
from tafelronde.games.koenig_der_elfen.facts import LOCATIONS, TRAVEL, TRAVELS

SAMPLES = 1500
SURE = 6.0
"""Standard deviations by which a sum of squares may exceed its mean; the seeds are fixed."""

Deal = Callable[[State, int, random.Random], Iterator[State]]


# ---- König der Elfen ----------------------------------------------------------------------------


def _shuffled_elfen(state: State, player: int, dice: random.Random) -> Iterator[State]:
    record = state.record
    others = [seat for seat in range(state.players) if seat != player]
    unseen = np.array(record.pile)
    for seat in others:
        unseen += np.array(record.hands[seat]) - np.array(record.known[seat])
    cards = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    while True:
        dice.shuffle(cards)
        other, at = state.copy(), 0
        for seat in others:
            free = record.held[seat] - sum(record.known[seat])
            more = np.bincount(cards[at : at + free], minlength=len(unseen))
            other.array["hands"][0, seat] = np.array(record.known[seat]) + more
            at += free
        other.array["pile"][0] = np.bincount(cards[at:], minlength=len(unseen))
        if _fits_elfen(state, other, player):
            yield other


def _fits_elfen(state: State, other: State, player: int) -> bool:
    """E-6.25, E-6.28, E-14.2: what is asked of whom."""
    record = other.record
    if state.current_player == player:
        return other.legal_actions() == state.legal_actions()
    if state.view(None).awaits == "spell-discard":
        hand = record.hands[state.current_player]
        return sum(hand[TRAVEL : TRAVEL + TRAVELS]) >= record.due
    return bool(other.legal_actions())


def _features_elfen(state: State) -> Iterator[tuple[str, int, int]]:
    record = state.record
    piles = {"pile": record.pile} | {f"hand {k}": record.hands[k] for k in range(state.players)}
    for name, cards in piles.items():
        yield name, -1, sum(cards[:LOCATIONS])
        yield name, -2, sum(cards[TRAVEL : TRAVEL + TRAVELS])
        for kind, count in enumerate(cards):
            yield name, kind, count


_HANDS = "2 raft, tree", "lake desert 2 dragon", "forest plain raft gold"
_SHORT = {"realms": {2: FULL, 3: FULL}, "discard": "river plain mountain 2 desert 4 raft"}

ELFEN = {
    "own fetch": (
        lambda: after(position("raft tree", "lake lake 8 dragon", "forest 9 elfcycle",
                               realms={2: FULL}, discard=""), "no-location"), 0,
    ),
    "own fetch, a small pile": (
        lambda: after(position("raft tree", "lake river 3 dragon", "forest 3 elfcycle thief",
                               pile="lake desert desert 2 gold", realms={2: FULL}),
                      "no-location"), 0,
    ),
    "another's fetch": (
        lambda: _announced(_nothing_discarded("raft tree", "lake 3 dragon river", "forest gold")),
        1,
    ),
    "own turn, a location in the pile": (
        lambda: _nothing_discarded("raft tree", "lake river 3 dragon", "forest gold"), 0,
    ),
    "own turn, none": (
        lambda: _nothing_discarded("raft tree", "lake 3 dragon", "forest 2 gold", none=True), 0,
    ),
    "another's spell": (
        lambda: after(
            position("4 raft, 3 tree, lake, thief", "3 forest, 4 plain, gold, 2 dragon", "2 river",
                     phase=2, realms={1: "desert", 2: "river", 3: "lake"}, magic_spell=True),
            "spell@2.1", "-raft"), 1,
    ),
    "nothing known": (lambda: position(*_HANDS, realms={1: FULL, 2: FULL, 3: FULL}), 1),
}  # fmt: skip


def _announced(state: State) -> State:
    return state.after(state.parse("no-location"))


def _nothing_discarded(*hands: str, none: bool = False) -> State:
    """A turn without a location in realm, hand and discards; the pile has one, or none."""
    state = position(*hands, realms={2: FULL, 3: FULL})
    pile = state.array["pile"][0]
    kept = [0] * LOCATIONS if none else [0, 1, 0, 0, 1, 0]
    for terrain in range(LOCATIONS):  # out of the game, so that the pile is short
        state.array["piled"][0] -= pile[terrain] - kept[terrain]
        pile[terrain] = kept[terrain]
    for kind in range(TRAVEL, len(pile)):
        fewer = 1 if kind % 4 == 0 else 0
        state.array["piled"][0] -= pile[kind] - fewer
        pile[kind] = fewer
    return state


@pytest.mark.parametrize("name", ELFEN)
def test_koenig_der_elfen_is_dealt_evenly(name: str) -> None:
    make, player = ELFEN[name]
    state = make()
    _compare(state, player, _shuffled_elfen, _features_elfen)


# ---- Drakon --------------------------------------------------------------------------------------


def _tiles(tiles: int) -> list[int]:
    return [look for look in range(LOOKS) for _ in range((tiles & BITS[look]).bit_count())]


def _as_set(looks: list[int]) -> int:
    counts = Counter(looks)
    return sum(((1 << count) - 1) << LOW_BIT[look] for look, count in counts.items())


def _shuffled_drakon(state: State, player: int, dice: random.Random) -> Iterator[State]:
    """For a spectator, in a game without heroes."""
    assert player == SPECTATOR
    record, seats = state.record, range(state.players)
    known = [_tiles(record.known[seat][seat]) for seat in seats]
    left = Counter(_tiles(record.pile))
    for seat in seats:
        left += Counter(_tiles(record.hands[seat]))
        left -= Counter(known[seat])
    tiles = list(left.elements())
    while True:
        dice.shuffle(tiles)
        other, at = state.copy(), 0
        for seat in seats:
            free = len(_tiles(record.hands[seat])) - len(known[seat])
            other.array["hands"][0, seat] = _as_set(known[seat] + tiles[at : at + free])
            at += free
        other.array["pile"][0] = _as_set(tiles[at:])
        if other.legal_actions():
            yield other


def _features_drakon(state: State) -> Iterator[tuple[str, int, int]]:
    record = state.record
    sets = {"pile": record.pile} | {f"hand {k}": record.hands[k] for k in range(state.players)}
    for name, tiles in sets.items():
        for look, count in Counter(_tiles(tiles)).items():
            yield name, look, count


@pytest.mark.parametrize("shifts", [False, True])
def test_drakon_is_dealt_evenly(shifts: bool) -> None:
    """Also where somebody is about to shift a tile: so one of their tiles fits somewhere."""
    table, met = Table("drakon", 3, {"heroes": False}), 0
    for state in random_states(table, seed=31, games=60):
        record = state.record
        if state.current_player < 0 or any(k >= SECRET for k in record.bottom[: record.sunk]):
            continue
        if (record.phase == SHIFTING) == shifts and record.pile.bit_count() < 48:
            _compare(state, SPECTATOR, _shuffled_drakon, _features_drakon)
            met += 1
            if met == 3:
                break
    assert met == 3


def test_where_nothing_is_hidden_nothing_is_dealt() -> None:
    for game in (one.name for one in infos() if one.name in PACKAGE_GAMES and not one.hidden):
        for state in random_states(Table(game, 2), seed=5, games=1, every=9):
            assert all(state.resample(seat, new_rng(1)) == state for seat in (0, 1, SPECTATOR))


# ---- the comparison ------------------------------------------------------------------------------


def _compare(
    state: State,
    player: int,
    shuffled: Deal,
    features: Callable[[State], Iterator[tuple[str, int, int]]],
) -> None:
    """Each feature's distribution in both samples, by chi-square for homogeneity."""
    rng, wanted = new_rng(5), shuffled(state, player, random.Random(7))
    ours: Counter[tuple[str, int, int]] = Counter()
    theirs: Counter[tuple[str, int, int]] = Counter()
    for _ in range(SAMPLES):
        ours.update(features(state.resample(player, rng)))
        theirs.update(features(next(wanted)))
    by_feature: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for name, kind, count in ours.keys() | theirs.keys():
        cell = ours[name, kind, count], theirs[name, kind, count]
        by_feature.setdefault((name, kind), []).append(cell)
    for feature, cells in by_feature.items():
        _check(feature, cells)


def _check(feature: tuple[str, int], cells: list[tuple[int, int]]) -> None:
    """Rare values are put together. Chi-square has mean d and variance 2·d; it is skew, so the
    bound is that of Wilson and Hilferty: a cube root that is all but normal."""
    cells = [*cells, (SAMPLES - sum(a for a, _ in cells), SAMPLES - sum(b for _, b in cells))]
    rare = [cell for cell in cells if sum(cell) < 20]
    kept = [cell for cell in cells if sum(cell) >= 20]
    kept.append((sum(a for a, _ in rare), sum(b for _, b in rare)))
    kept = [cell for cell in kept if sum(cell)]
    freedom = len(kept) - 1
    if freedom == 0:
        return
    chi = sum((a - b) ** 2 / (a + b) for a, b in kept)
    spread = 2 / (9 * freedom)
    assert ((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < SURE, (feature, chi, kept)
