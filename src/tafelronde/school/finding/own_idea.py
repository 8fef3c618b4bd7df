"""Exact results that the game itself can work out: an idea for each of its measures.

The answer goes on for as long as exactly one decision is best. It is checked by the measure's other
way (``Measure.second_worth``).
"""

import math
from collections.abc import Iterator

from ...core.facts.puzzling import Measure
from ...core.objects.state import State
from .idea import Found, Played

CLOSE = 1e-9


class OwnIdea:
    """Settings: ``gap``, by how much the first decision is better than all others, by the game's
    measure; ``least``, how many decisions the answer has at least. ``name`` is that of the
    measure, and the theme."""

    def __init__(self, name: str, measure: Measure, gap: float = 1.0, least: int = 1) -> None:
        self._name = name
        self._worths, self._second = measure.worths, measure.second_worth
        self._gap, self._least = gap, least

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): the longest answers first."""
        found = [one for at, state in played.decisions if (one := self._found(at, state))]
        yield from sorted(found, key=lambda one: -len(one.line))

    def _found(self, at: int, state: State) -> Found | None:
        first = self._best(state)
        if first is None or first[1] - first[2] < self._gap:
            return None
        line, now, seen = list[int](), state, first
        while seen is not None:
            line.append(seen[0])
            now = now.after(seen[0])
            mine = now.current_player == state.current_player
            seen = self._best(now) if mine else None
        if len(line) < self._least:
            return None
        return Found(self._name, self._name, at, state, tuple(line), first[1], first[2])

    def _best(self, state: State) -> tuple[int, float, float] | None:
        """The only best decision, its worth, and that of the second; None where several are."""
        worths = self._worths(state)
        if worths is None or len(worths) < 2:
            return None
        (second, _), (worth, best) = sorted((w, a) for a, w in worths.items())[-2:]
        return (best, worth, second) if worth - second > CLOSE else None

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '': see ``Idea.refute``."""
        now = state
        for number, action in enumerate(line):
            found = {one: self._second(now, one) for one in now.legal_actions()}
            if any(math.isnan(one) for one in found.values()):
                return "too much to look at for the second way"
            answer = found.pop(action)
            best = max(found.values(), default=-math.inf)
            if answer <= best + CLOSE:
                return f"{now.format(action)} brings {answer:g}, another decision {best:g}"
            if number == 0 and (abs(answer - worth) > CLOSE or abs(best - second) > CLOSE):
                return f"it brings {answer:g} and {best:g}, not {worth:g} and {second:g}"
            now = now.after(action)
        return ""
