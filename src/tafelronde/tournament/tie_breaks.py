"""Tie-breaks that a director may choose and order, besides those that a tournament begins with.

The definitions are those of FIDE's tie-break regulations (C.07 of 1 August 2024), whose articles
are named; a table for more than two divides a meeting among the others there. docs/tournaments.md
says each in words.
"""

from collections.abc import Mapping, Sequence

from .history import History, shares
from .model import Round, Rules
from .strength import by_round

TIE_BREAKS = (
    "strength",
    "buchholz",
    "cut-1",
    "median",
    "sonneborn",
    "progressive",
    "direct",
    "won",
)
"""The names: the one that the kind has by itself; Buchholz (article 8.1), without the weakest
opponent (14.1), without the weakest and the strongest one (14.3); Sonneborn-Berger (9.1); the sum
of the points after each round (7.5); the games among those who are still equal (6); the number of
victories (7.1)."""


def value(name: str, rules: Rules, number: int, history: History, rounds: Sequence[Round]) -> float:
    """The value of a tie-break for a player; the higher is better. ``strength`` and ``direct`` are
    worked out by ``tie_values``."""
    met = sorted(by_round(rules, number, history, rounds))
    match name:
        case "buchholz":
            return sum(met)
        case "cut-1":
            return sum(met[1:])
        case "median":
            return sum(met[1:-1])
        case "sonneborn":
            return _sonneborn(number, history, rounds)
        case "progressive":
            return _progressive(rules, number, rounds)
        case "won":
            return float(history.won[number])
        case _:
            raise ValueError(f"no tie-break {name!r}")


def _sonneborn(number: int, history: History, rounds: Sequence[Round]) -> float:
    """The points of each opponent, times the points made against them."""
    total = 0.0
    for played in rounds:
        for board in played.boards:
            if number in board.seats and board.ended:
                own = shares(board)[board.seats.index(number)]
                others = sum(history.points[other] for other in board.seats if other != number)
                total += own * others / (len(board.seats) - 1)
    return total


def _progressive(rules: Rules, number: int, rounds: Sequence[Round]) -> float:
    """The sum of the points after each round."""
    return sum(History(rules, rounds[:upto]).points[number] for upto in range(1, len(rounds) + 1))


def tie_values(
    rules: Rules,
    numbers: Sequence[int],
    history: History,
    rounds: Sequence[Round],
    strength: Mapping[int, float],
) -> dict[int, tuple[float, ...]]:
    """The values of the chosen tie-breaks for each player, in their order. The games among equals
    are those of players with the same points and the same values before."""
    ranked: dict[int, tuple[float, ...]] = {
        number: (round(history.points[number], 6),) for number in numbers
    }
    for name in rules.tie_breaks:
        groups: dict[tuple[float, ...], list[int]] = {}
        for number in numbers:
            groups.setdefault(ranked[number], []).append(number)
        for group in groups.values():
            for number in group:
                if name == "direct":
                    worth = sum(history.against.get((number, other), 0.0) for other in group)
                elif name == "strength":
                    worth = strength[number]
                else:
                    worth = value(name, rules, number, history, rounds)
                ranked[number] = (*ranked[number], round(worth, 6))
    return {number: values[1:] for number, values in ranked.items()}
