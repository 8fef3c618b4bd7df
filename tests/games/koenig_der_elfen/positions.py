"""Positions of König der Elfen, built in words."""

import re
from collections import Counter

import pytest

import tafelronde
from games.koenig_der_elfen import conservation
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State

TERRAINS = ("plain", "river", "forest", "mountain", "desert", "lake")
TRANSPORTS = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft")
ACTIONS = ("gold", "thief", "tree", "sea_monster", "bodyguard", "direction_change")
CARDS = (*TERRAINS, *TRANSPORTS, *ACTIONS)
STANDARD = (5, 4, 5, 4, 4, 4, 9, 9, 9, 9, 9, 9, 10, 5, 5, 5, 5, 5, 5)
PLAN, TRAVEL = 1, 2
OVER = -4
FULL = "plain river"
"""Two locations, for a realm that does not matter."""


def cards(words: str) -> Counter[str]:
    """``3 raft, dragon`` or ``raft dragon raft`` as counts."""
    found: Counter[str] = Counter()
    for number, card in re.findall(r"(?:(\d+) )?([a-z_]+)", words):
        assert card in CARDS, card
        found[card] += int(number or 1)
    return found


def counts(words: str) -> list[int]:
    found = cards(words)
    return [found[card] for card in CARDS]


def dealt(players: int = 3, seed: int = 1, **options: bool | int | str) -> State:
    """A new game, dealt at random; the first seat holds the dragon."""
    state = tafelronde.load("koenig_der_elfen").new(players, **{"dragon": 1, **options})
    state.apply_chance(new_rng(seed))
    return state


def position(
    *hands: str,
    realms: dict[int, str] | None = None,
    on: str = "",
    phase: int = PLAN,
    turn: int = 1,
    gold: tuple[int, ...] = (),
    discard: str = "",
    pile: str | None = None,
    journey: int = 1,
    dragon: int = 1,
    passes: int = 0,
    **options: bool | int | str,
) -> State:
    """A position in which seat 1, 2, … holds these hands; seats and realms count from 1 here.

    ``realms`` are the locations in the order of the route, ``on`` action cards there with their
    owners (``gold@2.1:1``). All other cards lie in the pile; with ``pile``, they are discarded.
    """
    state = dealt(max(2, len(hands)), **options)
    record = state.array[0]
    record.player, record.elf_phase = turn - 1, phase
    record.journey, record.dragon, record.passes = journey, dragon - 1, passes
    for seat, hand in enumerate(hands):
        record.hands[seat] = counts(hand)
        record.held[seat] = sum(counts(hand))
    for seat, amount in enumerate(gold):
        record.gold[seat] = amount
    for realm, words in (realms or {}).items():
        for slot, terrain in enumerate(words.split()):
            record.terrain[3 * (realm - 1) + slot] = TERRAINS.index(terrain)
            record.realm[realm - 1] += 1
    for card, realm, slot, owner in re.findall(r"(\w+)@(\d)\.(\d):(\d)", on):
        column = min(ACTIONS.index(card), 2)
        record.owner[column, 3 * int(realm) + int(slot) - 4] = int(owner) - 1
        record.arms[int(owner) - 1] -= 1
    _lay_piles(state, discard, pile)
    conservation.check(state)
    return state


def _lay_piles(state: State, discard: str, pile: str | None) -> None:
    """Put all cards that lie nowhere else into the pile or, where the discards are named, there."""
    record = state.array[0]
    owners = record.owner.tolist()
    lying = conservation.table_cards(record.terrain.tolist(), owners)
    held = record.hands.sum(axis=0).tolist()
    left = [
        all_of - hand - table for all_of, hand, table in zip(STANDARD, held, lying, strict=True)
    ]
    named = counts(discard if pile is None else pile)
    rest = [number - taken for number, taken in zip(left, named, strict=True)]
    assert min(rest) >= 0, "there are not so many of these cards"
    record.discard, record.pile = (named, rest) if pile is None else (rest, named)
    record.discarded, record.piled = record.discard.sum(), record.pile.sum()


def words(state: State) -> set[str]:
    """The possible steps, as text."""
    return {state.format(step) for step in state.steps()}


def after(state: State, *steps: str) -> State:
    """The position after these steps; what is conserved is checked after each."""
    state = state.copy()
    for step in steps:
        state.apply(step)
        conservation.check(state)
    return state


def refused(state: State, step: str) -> tuple[str, str]:
    """The reason and the clause for which a step is refused; nothing has changed then."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        state.apply(step)
    assert step not in words(state)
    assert state.to_bytes() == before
    return caught.value.reason, caught.value.clause


def gold(state: State) -> list[int]:
    return [int(score) for score in state.scores()]


def hand(state: State, seat: int) -> dict[str, int]:
    """A hand, as its owner sees it; seats count from 1."""
    found = state.view(seat - 1).seats[seat - 1].hand
    assert found is not None
    return found


def realm(state: State, seat: int) -> list[str]:
    """The terrains in a realm, in the order of the route."""
    return [spot.terrain for spot in state.view(None).seats[seat - 1].realm]


def on_turn(state: State) -> int:
    """The player to act, from 1; 0 for chance, OVER."""
    return state.current_player + 1 if state.current_player >= -1 else OVER
