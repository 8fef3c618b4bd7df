"""Help for the reader of a puzzle: hints, one by one, and why the answer is right."""

from ....core.facts import results
from ....core.facts.puzzling import UNSEEN
from ....core.facts.telling import Telling
from ....core.objects.state import State
from ....school.exercise import Stand
from ....school.puzzles import Puzzle
from ...views.cache import choice
from ...wire import shown
from . import puzzle_wire as wire

PIECES = ("from", "tile", "card", "place")
"""The arguments of a decision that name what is moved, laid or played; the first one counts."""


def asks_for_unseen(puzzle: Puzzle) -> bool:
    """Whether it asks to weigh what others may hold in their hands: not for a newcomer, and the
    idea is named at once."""
    return puzzle.idea in UNSEEN


def idea_of(puzzle: Puzzle, state: State, action: int) -> shown.Telling:
    """The idea of the right decision, without saying which it is: ``puzzle-idea-<code>`` of the
    catalogue."""
    puzzling = state.game.puzzling
    if puzzling is not None and puzzling.hint is not None:
        hint = puzzling.hint(state, action)
        return shown.Telling(hint.code, dict(hint.arguments))
    why = state.game.reasons(state, action, None) if state.game.reasons is not None else ()
    return shown.Telling(why[0].code if why else puzzle.theme, {})


def hint_for(puzzle: Puzzle, stand: Stand, asked: int) -> wire.PuzzleHint:
    """The hints at this decision, as far as they are asked for: the idea, the piece, the move."""
    state = stand.state
    answer = state.parse(stand.example())
    among, piece = _alike(puzzle, state, answer)
    steps = 3 if among else 2  # of two decisions, to name one's piece is to name the decision
    asked = min(asked, steps)
    shown = among if asked == 2 and steps == 3 else []
    return wire.PuzzleHint(
        step=asked,
        steps=steps,
        idea=idea_of(puzzle, state, answer),
        among=tuple(state.format(one) for one in shown),
        piece=piece and bool(shown),
        choice=choice(state, answer, puzzle.seat) if asked == steps else None,
    )


def _alike(puzzle: Puzzle, state: State, answer: int) -> tuple[list[int], bool]:
    """The legal actions with the same piece: of the same kind, and of these with the same first
    thing that is named. Where that says too little or too much, the answer and one other (then
    False); none where there are no more than two at all."""
    legal = state.legal_actions()
    if len(legal) <= 2:
        return [], False
    pieces = {action: _piece(state, action) for action in legal}
    for parts in (2, 1):
        found = [one for one in legal if pieces[one][:parts] == pieces[answer][:parts]]
        if 1 < len(found) < len(legal):
            return found, True
    others = [one for one in legal if one != answer]
    return sorted([answer, others[int(puzzle.id, 16) % len(others)]]), False


def _piece(state: State, action: int) -> tuple[object, ...]:
    """The kind of an action, and the piece, the card or the tile that it names."""
    label = choice(state, action, state.current_player).label
    if label is None:
        return (state.format(action),)
    named = [label.args[name] for name in PIECES if name in label.args]
    return (label.code, *named[:1])


def reasons_for(puzzle: Puzzle, state: State) -> tuple[shown.Telling, ...]:
    """The reasons why the answer is right, as ``why-<code>`` of the game's catalogue."""
    answer, tellings = state.parse(puzzle.line[0]), list[Telling]()
    puzzling = state.game.puzzling
    if puzzling is not None and puzzling.told is not None:
        tellings += puzzling.told(state, puzzle.idea, answer, puzzle.worth, puzzle.second)
    if state.game.reasons is not None and not tellings:
        tellings += state.game.reasons(state, answer, None)
    return tuple(shown.Telling(one.code, dict(one.arguments)) for one in tellings[:2])


def share_of(puzzle: Puzzle, state: State, worth: float) -> float:
    """A worth as a chance to win; 0 where it is no expected share of the victory, but a chance or a
    game's own measure."""
    puzzling = state.game.puzzling
    if puzzle.idea == "deal" or (puzzling is not None and puzzle.idea in puzzling.measures):
        return 0.0
    return results.share_of(worth)
