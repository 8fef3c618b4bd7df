"""Find positions in which something can be forced within four plies, and write forced.json.

Positions come from games of two weak bots; each is searched exhaustively. Those are kept in which
some moves overlook it, half of them wins and half of them losses to be avoided. From the root of
the repository: PYTHONPATH=tests python -m games.kaiser_koenig_edelmann.find_forced
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from games.kaiser_koenig_edelmann.exhaustive import outcomes, right
from games.kaiser_koenig_edelmann.positions import NAME, new
from tafelronde import load
from tafelronde.bots import create
from tafelronde.core.objects.state import State

FILE = Path(__file__).parent / "forced.json"
PLIES = 4
WANTED = {(2, 1): 30, (2, -1): 30, (3, 1): 6, (3, -1): 6, (4, 1): 6, (4, -1): 6}
"""Players, and whether a win or a loss can be overlooked → how many positions."""
PAIRINGS = ("opposite", "near", "far")


def games(dice: random.Random, players: int, number: int) -> tuple[State, dict[str, Any]]:
    options = {"pairing": PAIRINGS[number % 3]} if players == 2 else {}
    return new(players, **options), options


def judged(state: State) -> tuple[int, list[str]] | None:
    """The moves that overlook nothing, with the forced result; None where nothing can be
    overlooked."""
    moves = outcomes(state, PLIES)
    best, worst = max(moves.values()), min(moves.values())
    if best == worst or (best == 0 and worst == 0):
        return None
    good = right(moves)
    if best == 1 and any(state.format(a).endswith("-f4") for a in state.legal_actions()):
        return None  # the fortress next door is too easy
    return (1 if best == 1 else -1), good


def main() -> None:
    found: list[dict[str, Any]] = []
    left = Counter(WANTED)
    for number in range(10_000):
        players = next((n for (n, _), count in left.items() if count > 0), 0)
        if not players:
            break
        dice = random.Random(number)
        state, options = games(dice, players, number)
        bots = [
            create(load(NAME), "alpha_beta", seed=number + seat, depth=1, slip=0.2, nodes=500)
            for seat in range(players)
        ]
        log: list[str] = []
        kept = False
        while not state.is_terminal and not kept:
            verdict = judged(state) if len(log) > 3 * players and dice.random() < 0.5 else None
            if verdict and left[players, verdict[0]] > 0:
                left[players, verdict[0]] -= 1
                entry = {"players": players, **options, "log": " ".join(log)}
                found.append({**entry, "forced": verdict[0], "right": verdict[1]})
                print(len(found), players, verdict, flush=True)
                kept = True
            action = bots[state.current_player].choose(state)
            log.append(state.format(action))
            state.apply(action)
    lines = ",\n".join(f" {json.dumps(entry)}" for entry in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
