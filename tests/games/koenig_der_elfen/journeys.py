"""Random tables with a prince who is about to travel, or is under way."""

import numpy as np
import numpy.typing as npt

from games.koenig_der_elfen.positions import ACTIONS, TERRAINS, TRANSPORTS, TRAVEL, position
from tafelronde.core.contract.rng import below
from tafelronde.core.objects.state import State

Rng = npt.NDArray[np.uint32]
WATER = ("river", "lake")
LIMITS = dict(zip(TERRAINS, (5, 4, 5, 4, 4, 4), strict=True))


def _pick(rng: Rng, words: tuple[str, ...]) -> str:
    return words[int(below(rng, len(words)))]


def random_journey(
    rng: Rng,
    travel: int = 0,
    guards: int | None = None,
    turns: int | None = None,
    *,
    full: bool = False,
) -> State:
    """Two to six princes, up to nine travel cards or so many, action cards here and there;
    with ``full`` realms where nothing more can be played."""
    players = 2 + int(below(rng, 5))
    left = dict(LIMITS)
    realms = {seat: _random_realm(rng, players, left, full) for seat in range(1, players + 1)}
    on = " ".join(_random_cards(rng, realms, players))
    hand = _random_cards_to_travel(rng, travel or 1 + int(below(rng, 9)))
    hand += ["bodyguard"] * (int(below(rng, 3)) if guards is None else guards)
    hand += ["direction_change"] * (int(below(rng, 2)) if turns is None else turns)
    gold = tuple(int(below(rng, 8)) for _ in range(players))
    hands = [" ".join(hand), *[""] * (players - 1)]
    state = position(*hands, realms=realms, on=on, gold=gold, phase=TRAVEL)
    for _ in range(int(below(rng, 3))):
        legal = state.legal_actions()
        if len(legal) > 1:
            state.apply(legal[1 + int(below(rng, len(legal) - 1))])
    return state


def _random_cards_to_travel(rng: Rng, number: int) -> list[str]:
    """This number of random travel cards, at most as many of each kind as the deck has."""
    pack = [kind for kind in TRANSPORTS for _ in range(10 if kind == "raft" else 9)]
    return [pack.pop(int(below(rng, len(pack)))) for _ in range(number)]


def _random_realm(rng: Rng, players: int, left: dict[str, int], full: bool) -> str:
    found: list[str] = []
    room = 3 if players == 2 else 2
    for _ in range(room if full else int(below(rng, room + 1))):
        terrain = _pick(rng, tuple(terrain for terrain in left if left[terrain] > 0))
        left[terrain] -= 1
        found.append(terrain)
    return " ".join(found)


def _random_cards(rng: Rng, realms: dict[int, str], players: int) -> list[str]:
    """Action cards with owners, within the arms and the cards there are."""
    arms = dict.fromkeys(range(1, players + 1), 4)
    left = dict.fromkeys(ACTIONS, 5)
    found: list[str] = []
    for seat, words in realms.items():
        for slot, terrain in enumerate(words.split(), 1):
            obstacle = "sea_monster" if terrain in WATER else "tree"
            for card in ("gold", "thief", obstacle):
                owner = 1 + int(below(rng, players))
                if below(rng, 3) == 0 and arms[owner] > 0 and left[card] > 0:
                    arms[owner] -= 1
                    left[card] -= 1
                    found.append(f"{card}@{seat}.{slot}:{owner}")
    return found
