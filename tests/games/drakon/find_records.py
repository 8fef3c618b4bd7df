"""Find games of Drakon that show every way to end, every event and every ability, and write them
as golden records.

Random games, with more walking than laying; chance follows from the seed and the ply. From the
root of the repository:

    PYTHONPATH=tests python -m games.drakon.find_records
"""

import random
from datetime import UTC, datetime

from games.drakon.slow_rules import FIGURES, cell_in, choose
from games.drakon.watched import EVENTS, MOVES, RECORDS, WAYS, Watched
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number

NAMES = ("Anna", "Bram", "Chloé", "Daan", "Emma", "Finn")
LONGEST = 900
"""Steps; a longer game is no good example."""

WANTED = [*sorted(WAYS), "chain", "block", "allow", "take", *FIGURES]
REST = EVENTS | {f"from-{kind}" for kind in MOVES}


EAGER = 200
"""The game from which on the players go for gold, and send others there, where they can."""


def decide(dice: random.Random, game: Watched, number: int) -> str:
    """A random step."""
    words = game.ask[1]
    steps = sorted(word for word in words if "@" in word and ":" not in word)
    golden = [w for w in steps if game.board.get(cell_in(w), "").startswith("gold")]
    if number >= EAGER and golden and dice.random() < 0.8:
        return dice.choice(golden)
    return choose(dice, words)


def play(number: int) -> tuple[Match, Watched] | None:
    """A random game on this seed, or None where it is long."""
    players, escape, heroes = 2 + number % 5, number // 5 % 2 == 1, number // 10 % 2 == 1
    match = Match.start(
        "drakon",
        players,
        {"escape": escape, "heroes": heroes},
        NAMES[:players],
        seed=seed_from_number(number),
        started=datetime(2026, 11, 21, 20, number % 60, tzinfo=UTC),
    )
    slow = Watched(players, escape, heroes, "four")
    dice = random.Random(number)
    state = match.state
    told = 0
    while True:
        for action in match.log[told:]:
            slow.step(state.format(action))
        told = match.ply
        if match.is_over:
            return match, slow
        if match.ply > LONGEST:
            return None
        match.play(decide(dice, slow, number))


def main() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    wanted, rest = list(WANTED), set(REST)
    number = 0
    while wanted or rest:
        found = play(number)
        number += 1
        if found is None:
            continue
        match, game = found
        shown = {game.way(), *game.seen}
        names = [name for name in wanted if name in shown and name != "knight"]
        if not names and not shown & rest:
            continue
        name = names[0] if names else sorted(shown & rest)[0]
        save_match(match, RECORDS / f"{name}.txt")
        wanted = [other for other in wanted if other not in {name, "knight"}]
        rest -= shown
        print(f"{name}.txt: game {number - 1}, {match.ply} plies; left: {wanted}", flush=True)


if __name__ == "__main__":
    main()
