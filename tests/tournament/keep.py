"""Plays the tournaments of ``kept/``, whose records must stay true.

``PYTHONPATH=src:tests python -m tournament.keep`` writes them anew; only a new form of the
record is a reason to.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelronde.tournament import Rules, standings
from tournament.courses import SEED, course, record_of

KEPT = Path(__file__).with_name("kept")


def _all_but(last: int, gone: int, since: int) -> Callable[[int], Sequence[int]]:
    """All up to ``last``, but from round ``since`` on not the one who is ``gone``."""
    return lambda round: [n for n in range(1, last + 1) if round < since or n != gone]


def _four_at_last(round: int) -> Sequence[int]:
    """The players of a round: at last so few that some must meet again."""
    return range(1, 7 if round < 4 else 5)


def _two_waves(round: int) -> Sequence[int]:
    """Somebody is always away from an arena."""
    return [n for n in range(1, 9) if (n + round) % 4]


CASES: dict[str, tuple[Rules, int, int, dict[str, Any]]] = {
    "swiss": (Rules("swiss"), 9, 1, {"present": _all_but(9, 4, 3)}),
    "swiss-strongest": (
        Rules("swiss", rounds=4),
        8,
        2,
        {"order": (3, 1, 5, 2, 4, 6, 8, 7), "apart": ((1, 4), (3, 4))},
    ),
    "swiss-threes": (Rules("swiss", 3, shared=True), 11, 3, {}),
    "swiss-many": (Rules("swiss", rounds=4), 47, 11, {}),
    "swiss-again": (Rules("swiss", rounds=5), 6, 12, {"present": _four_at_last}),
    "robin-twice": (Rules("robin", rounds=10), 6, 4, {"present": _all_but(6, 2, 8)}),
    "robin-walkovers": (
        Rules("robin", walkovers=True),
        7,
        20,
        {"present": lambda round: [n for n in range(1, 8) if round < 2 * n]},
    ),
    "robin-fours": (Rules("robin", 4), 10, 5, {}),
    "robin-eight": (Rules("robin"), 8, 15, {}),
    "robin-threes": (Rules("robin", 3, rounds=8), 12, 16, {}),
    "swiss-fours": (Rules("swiss", 4, rounds=7), 17, 17, {}),
    "league": (Rules("league", shared=True), 5, 6, {}),
    "knockout": (Rules("knockout"), 11, 7, {"present": _all_but(11, 5, 2)}),
    "knockout-fours": (Rules("knockout", 4, advance=2, least=3), 19, 8, {}),
    "knockout-threes": (Rules("knockout", 3), 10, 18, {}),
    "knockout-full": (Rules("knockout", 4, least=4), 11, 13, {}),
    "knockout-walkovers": (
        Rules("knockout", walkovers=True),
        19,
        19,
        {"present": lambda round: range(2 * round - 1, 20)},
    ),
    "knockout-eight": (Rules("knockout"), 8, 14, {}),
    "arena": (Rules("arena"), 8, 9, {"present": _two_waves, "most": 14}),
    "arena-threes": (Rules("arena", 3, streaks=False), 8, 10, {"most": 8}),
}


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    for name, (rules, players, number, more) in CASES.items():
        rounds = course(rules, players, number, **more)
        record = record_of(rules, players, rounds)
        table = standings(rules, range(1, players + 1), rounds, SEED)
        told = [line[:-1] for line in table]  # without tie-breaks, which nobody chose
        text = msgspec.json.encode({"record": record, "standings": told})
        KEPT.joinpath(f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
