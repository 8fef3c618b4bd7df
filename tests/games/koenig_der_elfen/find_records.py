"""Find games in which everything happens, and write the golden records.

Chance follows from the seed and the ply; the princes play at random, but they like to pass, to play
locations and to travel. From the root of the repository:

    PYTHONPATH=tests python -m games.koenig_der_elfen.find_records
"""

import random
from datetime import UTC, datetime
from pathlib import Path

from games.koenig_der_elfen.features import features
from tafelronde.core.objects.state import State
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number

RECORDS = Path(__file__).parents[2] / "records" / "koenig_der_elfen"
NAMES = ("Adam", "Beate", "Carl", "Doris", "Emil", "Frida")

WANTED: dict[str, tuple[int, set[str], dict[str, bool | int | str]]] = {
    "two": (2, {"swap", "close"}, {}),
    "two-narrow": (2, {"location"}, {"three_locations": False, "dragon": 2}),
    "three-no-location": (3, {"no-location", "buy"}, {}),
    "four-thieves": (4, {"toll", "guard", "turn", "card"}, {}),
    "five-spell": (5, {"spell"}, {"magic_spell": True}),
    "six": (6, {"pass", "shuffled"}, {"deck": "rare_lakes"}),
    "two-bonus": (2, {"bonus"}, {}),
    "two-tie": (2, {"tie"}, {"dragon": 1}),
}
"""Name → players, what must happen, options."""


def likes(state: State, dice: random.Random) -> int:
    """A move: passing, locations and visits rather than the rest."""
    legal = [(state.format(action), action) for action in state.legal_actions()]
    liked = [
        action
        for text, action in legal
        if text == "pass" or text.endswith(f"@{state.current_player + 1}")
    ]
    if state.view(None).phase == "travelling":
        liked = [action for text, action in legal if text != "halt"]
    if liked and dice.random() < 0.6:
        return dice.choice(liked)
    return dice.choice(legal)[1]


def play(name: str, number: int) -> Match:
    players, _, options = WANTED[name]
    dice = random.Random(f"{name} {number}")
    match = Match.start(
        "koenig_der_elfen",
        players,
        options,
        NAMES[:players],
        seed=seed_from_number(number),
        nonces=(name,),
        started=datetime(2026, 11, 21, 20, number % 60, tzinfo=UTC),
    )
    state = match.state
    while not state.is_terminal:
        match.play(likes(state, dice))
        state = match.state
    return match


def main() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    for name, (_, wanted, _) in WANTED.items():
        number = 0
        while not wanted <= features(match := play(name, number)):
            number += 1
        save_match(match, RECORDS / f"{name}.txt")
        print(f"{name}: seed {number}, {match.ply} plies, {match.state.scores()}", flush=True)


if __name__ == "__main__":
    main()
