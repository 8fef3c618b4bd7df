"""Positions of Rosenkönig, built in words."""

import pytest

import tafelronde
from games.rosenkoenig import conservation
from games.rosenkoenig.slow_rules import CARDS, FILES
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import TERMINAL
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State

RED, WHITE = 0, 1
OVER = TERMINAL
NINE = tuple(file + str(rank) for rank in range(1, 10) for file in FILES)
"""All squares, a1 … i9."""


def cards(words: str) -> int:
    """A set of cards as bits."""
    return sum(1 << CARDS.index(word) for word in words.split())


def dealt(seed: int = 1) -> State:
    """A new game, dealt at random."""
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(seed))
    return state


def position(
    crown: str = "e5",
    red: str = "",
    white: str = "",
    red_hand: str | None = None,
    white_hand: str | None = None,
    heroes: tuple[int, int] = (4, 4),
    turn: int = RED,
    discard: str = "",
) -> State:
    """A position with these stones and hands; all other cards lie in the pile.

    A hand that is not given is any five cards. The crown must stand on a stone, but for an empty
    board; so must it in the game.
    """
    state = dealt()
    record = state.array[0]
    record.player, record.crown = turn, NINE.index(crown)
    taken = f"{red_hand} {white_hand} {discard}".split()
    free = [card for card in CARDS if card not in taken]
    hands = (
        cards(" ".join(free[:5]) if red_hand is None else red_hand),
        cards(" ".join(free[-5:]) if white_hand is None else white_hand),
    )
    record.hands[:] = hands
    record.heroes[:] = heroes
    record.discard = cards(discard)
    record.pile = ((1 << 24) - 1) ^ hands[RED] ^ hands[WHITE] ^ cards(discard)
    for player, words in ((RED, red), (WHITE, white)):
        for word in words.split():
            record.owner[NINE.index(word)] = player
    record.stones = (record.owner >= 0).sum()
    for player, area in conservation.areas(record.owner.tolist()):
        record.points[player] += len(area) ** 2
        record.extent[min(area)] = len(area)
        for square in area:
            record.area[square] = min(area)
    conservation.check(state)
    return state


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
    assert caught.value.action == step
    assert step not in words(state)
    assert state.to_bytes() == before
    return caught.value.reason, caught.value.clause


def owner(state: State, square: str) -> int:
    """The owner of the stone on a square: RED, WHITE, or −1."""
    return int(state.view(None).stones[NINE.index(square)])
