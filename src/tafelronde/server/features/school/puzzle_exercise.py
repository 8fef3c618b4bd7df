"""A puzzle as an exercise: a step for each of the reader's decisions."""

from ....core.facts.lru import LruCache
from ....school.exercise import Answer, Exercise, NotAsked, Stand, Step
from ....school.puzzles import Puzzle

_known: LruCache[tuple[str, str], Exercise] = LruCache(256)


def exercise_of(puzzle: Puzzle) -> Exercise:
    """The puzzle as an exercise, whose last step is its end."""
    return _known.get((puzzle.game, puzzle.id), lambda: _made(puzzle))


def _made(puzzle: Puzzle) -> Exercise:
    state, steps, then = puzzle.position(), list[Step](), list[str]()
    own = ""
    for text in puzzle.line:
        if state.current_player == puzzle.seat:
            if own:
                steps.append(Step("", answers=(Answer((own,), tuple(then)),)))
            own, then = text, []
        else:
            then.append(text)
        state.apply(text)
    steps.append(Step("", answers=(Answer((own,), tuple(then)),)))
    return Exercise(
        game=puzzle.game,
        id=puzzle.id,
        players=puzzle.players,
        options=puzzle.options,
        seat=puzzle.seat,
        steps=(*steps, Step("")),
        start=puzzle.steps,
    )


def after(exercise: Exercise, done: list[str]) -> Stand:
    """The point after right decisions; the last one may win in another way than the answer does."""
    stand = exercise.after(done[:-1])
    try:
        stand.take(done[-1])
    except NotAsked:
        stand.play([done[-1]])
        stand.done.append(done[-1])
    return stand
