"""A course that a seat cannot tell from the one that was played: everything that the seat could not
know is drawn anew.

Draws are exchanged with other outcomes at random, and a change is kept where every step stays
possible and the seat knows as much at the end as it did. This is a Markov chain over courses, after
Metropolis et al. 1953, whose moves are about as likely as their reverses; after enough of them the
hidden hands are as the seat may believe them, given what the others have done.
"""

import random
from collections.abc import Sequence

from ...core.contract.rng import new_rng
from ...core.facts.errors import TafelrondeError
from ...core.objects.state import State

TRIES = 400
"""Changes that are tried."""
MOST_STEPS = 60_000
"""Steps that are replayed in all, at most: long courses have fewer tries."""


def redraw(start: State, log: Sequence[int], seat: int, seed: int) -> list[int]:
    """A log as long as ``log`` from the position ``start``, after which ``seat`` knows the same.

    The outcomes that the seat saw, and all decisions, are the same. Where nothing is hidden, or
    nothing could be changed, it is ``log`` itself.

    Examples:
        A seat cannot tell the two courses apart, but other hands were dealt:

        >>> start = tafelronde.load("drakon").new()
        >>> log = start.copy().apply_chance(tafelronde.new_rng(7))
        >>> other = redraw(start, log, seat=0, seed=1)
        >>> first, second = start.copy(), start.copy()
        >>> first.replay(log)
        >>> second.replay(other)
        >>> first.view(0) == second.view(0), first.view(1) == second.view(1)
        (True, False)
    """
    course = list(log)
    if not start.game.info.hidden:
        return course
    actors = _actors(start, course)
    draws = [ply for ply, actor in enumerate(actors) if actor < 0]
    if not draws:
        return course
    known = _known(start, course, seat)
    rng = random.Random(seed)
    for _ in range(min(TRIES, MOST_STEPS // len(course))):
        changed = _change(start, course, draws, rng)
        if changed is not None and _known(start, changed, seat) == known:
            course = changed
    return course


def _actors(start: State, log: Sequence[int]) -> list[int]:
    state, actors = start.copy(), list[int]()
    for action in log:
        actors.append(state.current_player)
        state.apply_known(action)
    return actors


def _change(
    start: State, course: Sequence[int], draws: Sequence[int], rng: random.Random
) -> list[int] | None:
    """The course with two of its draws exchanged, or one drawn otherwise; None for no change."""
    changed = list(course)
    ply = rng.choice(draws)
    if rng.random() < 0.5:
        other = rng.choice(draws)
        changed[ply], changed[other] = changed[other], changed[ply]
    else:
        state = start.copy()
        state.replay(course[:ply])
        outcomes = state.chance_outcomes()
        drawn = rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0]
        changed[ply] = drawn
        for later in draws:  # whoever drew it later has what is free now
            if later > ply and course[later] == drawn:
                changed[later] = course[ply]
                break
    return None if changed == list(course) else changed


def _known(start: State, log: Sequence[int], seat: int) -> bytes:
    """A key of the seat's knowledge after a log; empty where the log is impossible."""
    state = start.copy()
    try:
        state.replay(log)
    except TafelrondeError:
        return b""
    return state.resample(seat, new_rng(0)).to_bytes()
