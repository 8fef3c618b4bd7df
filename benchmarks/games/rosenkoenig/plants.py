"""Consequences of moves in Rosenkönig, by the points of the answer."""

from collections.abc import Iterator

from benchmarks.reasons.planting import Plant

from tafelronde.core.objects.state import State

MUCH = 7
"""Points by which an answer, or a move, is better than the other."""
LITTLE = 3
"""Points that make no difference."""
KINDS = ("joins", "grows", "turns", "splits")
ANSWERS = frozenset(f"{relation}-{kind}" for relation in ("allows", "leaves") for kind in KINDS)


def plants(state: State, better: int, worse: int) -> Iterator[Plant]:
    """The plain facts about the two moves."""
    mover = state.current_player
    after = [state.after(action) for action in (better, worse)]
    if any(one.is_terminal or one.current_player == mover for one in after):
        return
    if any(one.current_player < 0 for one in after):
        return
    now = _lead(state, mover)
    [gain, less] = [_lead(one, mover) - now for one in after]
    [spared, lost] = [_answer(one, mover) for one in after]
    if lost - spared >= MUCH and abs(gain - less) <= LITTLE:
        yield Plant("answer", ANSWERS, 1 - mover)
    elif gain - less >= MUCH and abs(lost - spared) <= LITTLE:
        yield Plant("points missed", frozenset(KINDS))


def _lead(state: State, seat: int) -> float:
    points = state.scores()
    return points[seat] - points[1 - seat]


def _answer(state: State, seat: int) -> float:
    """The most that this seat loses by one answer."""
    now = _lead(state, seat)
    answers = [state.after(action) for action in state.legal_actions()]
    return max([now - _lead(one, seat) for one in answers], default=0.0)
