"""Play a game for every way in which a round can end, at every size of table, and write the golden
records; and matches of several rounds.

Bots that make mistakes play, on one seed after the other, until a game ends as wanted. Where
nobody can move from the start (K-7.1) needs another board, and no play. From the root of the
repository:

    PYTHONPATH=tests python -m games.kaiser_koenig_edelmann.find_records
"""

import random
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import tafelronde
from games.kaiser_koenig_edelmann.boards import crowded, text
from games.kaiser_koenig_edelmann.positions import NAME
from tafelronde.core.objects.state import State
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number

RECORDS = Path(__file__).parents[2] / "records" / NAME
ENDS = ("goal", "last", "quiet")
NAMES = ("Maximilian", "Sigismund", "Rudolf", "Leopold")


def careless(state: State, dice: random.Random, end: str) -> int:
    """A move that leads to this end sooner or later, and is otherwise any."""
    legal = state.legal_actions()
    taken = {piece.point for piece in state.view().pieces}
    captures = [a for a in legal if state.format(a).split("-")[1] in taken]
    goal = [a for a in legal if state.format(a).endswith("-f4")]
    if end == "quiet":
        harmless = [a for a in legal if a not in captures and a not in goal]
        return dice.choice(harmless or legal)
    if end == "last" and captures:
        return dice.choice(captures)
    if end == "goal" and goal:
        return goal[0]
    return dice.choice([a for a in legal if a not in goal] or legal)


def play(players: int, end: str, number: int, options: dict[str, Any]) -> Match:
    match = Match.start(
        NAME,
        players,
        options,
        NAMES[:players],
        seed=seed_from_number(number),
        nonces=(f"{players} players, {end}",),
        started=datetime(2026, 11, 21, 12, number % 60, tzinfo=UTC),
    )
    dice = random.Random(f"{players} {end} {number}")
    while not match.is_over:
        match.play(careless(match.state, dice, end))
    return match


def found(match: Match, ends: tuple[str, ...]) -> bool:
    return tuple(line.ended for line in match.state.view().sheet) == ends


def main() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    wanted: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
        *((f"{n}-{end}", n, (end,), {}) for n in (2, 3, 4) for end in ENDS),
        ("4-stuck", 4, ("stuck",), {"board": text(crowded())}),
        ("2-near-goal", 2, ("goal",), {"pairing": "near"}),
        ("2-far-last", 2, ("last",), {"pairing": "far"}),
        ("3-without-red-goal", 3, ("goal",), {"absent": "red", "begins": 3}),
        ("2-two-rounds", 2, ("goal", "goal"), {"rounds": 2}),
        ("4-four-rounds", 4, ("last",) * 4, {"rounds": 4, "begins": 2}),
    ]
    for name, players, ends, options in wanted:
        games = ((number, play(players, ends[0], number, options)) for number in count())
        number, match = next((number, match) for number, match in games if found(match, ends))
        save_match(match, RECORDS / f"{name}.txt")
        print(f"{name}: seed {number}, {match.ply} plies, {match.state.scores()}", flush=True)


if __name__ == "__main__":
    assert tafelronde.load(NAME).name == NAME
    main()
