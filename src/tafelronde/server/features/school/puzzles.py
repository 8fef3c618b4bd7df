"""Puzzles at the table: where somebody stands in one, and how a wrong decision is answered."""

from __future__ import annotations

import functools
import hashlib
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ....core.facts.errors import IllegalAction, InvalidAction, UnknownGame
from ....core.facts.telling import Telling
from ....core.objects import registry
from ....match.exercise import Answer, Exercise, NoSuchStep, NotAsked, Stand, Step
from ....match.puzzle_fields import PuzzleError
from ....match.puzzles import Puzzle, PuzzleSet, puzzles_of
from ...base.faults import tell
from ...base.refusal import Refusal, Refused
from ...bots.line import Claim
from ...bots.pool import BotFailed, BotPool
from ...live.games import Games
from ...people.person import Person
from ...views.cache import choice
from ...views.history import Reader
from ...wire import shown as wire_shown
from . import puzzle_wire as wire
from .lessons import NOBODY, Learning, frames_of
from .progress import PUZZLE, PUZZLE_DAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....core.objects.state import State


REPLIES = 12
"""So many steps of others follow a wrong decision at the most."""


@functools.cache
def puzzles_here(game: str) -> PuzzleSet | None:
    """The puzzles of a game; None where it has none, or they cannot be read."""
    try:
        found = puzzles_of(game)
        if found is not None:
            found.check_rules()
    except (PuzzleError, UnknownGame, OSError, ValueError) as error:
        tell(f"the puzzles of {game} cannot be used", error)
        return None
    return found


def puzzle_of(day: date, games: Sequence[str]) -> wire.PuzzleOfTheDay | None:
    """The puzzle of a day, the same at every server that offers these games; they take turns."""
    sets = [of for game in sorted(games) if (of := puzzles_here(game)) and of.puzzles]
    if not sets:
        return None
    of = sets[day.toordinal() % len(sets)]
    ids = sorted(of.by_id)
    number = int.from_bytes(hashlib.sha256(day.isoformat().encode()).digest()[:8], "big")
    return wire.PuzzleOfTheDay(day.isoformat(), of.game, ids[number % len(ids)])


def today() -> date:
    """The day by UTC."""
    return datetime.now(UTC).date()


class Puzzling:
    """Puzzles, solved step by step."""

    def __init__(self, learning: Learning, pool: BotPool, games: Games) -> None:
        self._learning = learning
        self._pool = pool
        self._games = games

    def all(self) -> wire.Puzzles:
        """Today's puzzle, and how many each game has."""
        sets = ((name, puzzles_here(name)) for name in self._games.offered)
        games = tuple(wire.PuzzleGame(name, len(of.puzzles)) for name, of in sets if of)
        return wire.Puzzles(puzzle_of(today(), self._games.offered), games)

    def list(self, game: str) -> list[wire.PuzzleCard]:
        """The puzzles of a game, without their answers. Raises Refusal."""
        return [_card(puzzle) for puzzle in _set(game).puzzles]

    async def solve(
        self, person: Person | None, reader: Reader, game: str, puzzle: str, wish: wire.Solve
    ) -> wire.Solving:
        """Where this person stands in a puzzle; what is over is noted. Raises Refusal."""
        found = _set(game).by_id.get(puzzle)
        if found is None:
            raise Refusal("not-found", f"{game} has no such puzzle")
        await self._learning.prepare(game)
        exercise = _exercise(found)
        before, state, refused, wrong = self._follow(exercise, wish)
        stand = before.copy()
        if wrong is not None:
            await self._answer(stand, wrong, reader)
        elif wish.give_up:
            while not stand.finished:
                stand.take(stand.example())
        elif wish.done and refused is None:
            stand = _after(exercise, wish.done)
        if person is not None and state != "asked":
            await self._note(person, found, state)
        shown = await self._learning.shown(person or NOBODY, reader, stand)
        if state != "asked":
            shown = replace(shown, head=replace(shown.head, legal=()))
        over, begun = state in ("solved", "shown"), exercise.begin().state
        done = tuple(stand.done) if wrong is None else tuple(before.done)
        return wire.Solving(
            card=_card(found),
            state=state,
            seat=found.seat,
            idea=found.idea,
            decisions=len(exercise.steps) - 1,
            done=done,
            wrong=None if wrong is None else choice(before.state, wrong, found.seat),
            refused=refused,
            reasons=_reasons(begun, found) if over else (),
            worth=_share(begun, found, found.worth) if over else 0.0,
            second=_share(begun, found, found.second) if over else 0.0,
            news=shown,
            frames=frames_of(before, stand, shown.entries),
        )

    def _follow(
        self, exercise: Exercise, wish: wire.Solve
    ) -> tuple[Stand, wire.PuzzleState, Refused | None, int | None]:
        """Where the last decision was taken; what came of it; why it is not legal; and the decision
        if it is wrong. Raises Refusal."""
        earlier, last = wish.done[:-1], wish.done[-1:]
        try:
            if wish.give_up:
                return exercise.after(wish.done), "shown", None, None
            before = exercise.after(earlier)
        except (InvalidAction, IllegalAction, NotAsked, NoSuchStep) as error:
            raise Refusal("lesson-changed", str(error)) from None
        stand = before.copy()
        try:
            for text in last:
                stand.take(text)
        except InvalidAction as error:
            raise Refusal("no-such-action", str(error)) from None
        except NoSuchStep as error:
            raise Refusal("lesson-changed", str(error)) from None
        except IllegalAction as error:
            told = Refused("", error.reason, error.clause, {"action": error.action}, str(error))
            return before, "asked", told, None
        except NotAsked as error:
            action = before.state.parse(error.action)
            won = before.state.after(action).winners() == [exercise.seat]
            if won and 0 < before.number == len(exercise.steps) - 2:
                return before, "solved", None, None  # another victory is as good
            return before, "wrong", None, action
        return before, "solved" if stand.finished else "asked", None, None

    async def _answer(self, stand: Stand, wrong: int, reader: Reader) -> None:
        """Make the wrong decision, and let the others answer it until it is one's turn again."""
        exercise, state = stand.exercise, stand.state
        stand.play([state.format(wrong)])
        level = "hard" if "hard" in state.game.levels else "greedy"
        claim = Claim(reader.owner, lambda: "hint")
        for _ in range(REPLIES):
            if state.is_terminal or state.current_player == exercise.seat:
                return
            legal = state.legal_actions()
            action = legal[0]
            if len(legal) > 1:
                try:
                    thought = await self._pool.think(
                        exercise.game, level, state.to_bytes(), exercise.id, 1, claim=claim
                    )
                except BotFailed as error:
                    raise Refusal("bot-failed", str(error)) from None
                action = thought.action
            stand.play([state.format(action)])

    async def _note(
        self, person: Person, puzzle: Puzzle, state: Literal["wrong", "solved", "shown"]
    ) -> None:
        """Keep that it was tried; once it is solved, nothing is added."""
        learnt = self._learning.learnt
        known = {(one.kind, one.game, one.item): one for one in await learnt.of(person.id)}
        solved = state == "solved"
        before = known.get((PUZZLE, puzzle.game, puzzle.id))
        if before is None or before.solved == 0:
            clean = 1.0 if solved and before is None else 0.0
            await learnt.note(
                person.id, PUZZLE, puzzle.game, puzzle.id, solved=solved, result=clean
            )
        now = puzzle_of(today(), self._games.offered)
        if now is None or (now.game, now.id) != (puzzle.game, puzzle.id):
            return
        if solved and (PUZZLE_DAY, now.game, now.day) not in known:
            await learnt.note(person.id, PUZZLE_DAY, now.game, now.day, solved=True)


def _set(game: str) -> PuzzleSet:
    try:
        registry.info(game)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error)) from None
    found = puzzles_here(game)
    if found is None:
        raise Refusal("not-found", f"{game} has no puzzles")
    return found


@functools.lru_cache(maxsize=256)
def _exercise_of(game: str, puzzle: str) -> Exercise:
    found = _set(game).by_id[puzzle]
    state, steps, then = found.position(), list[Step](), list[str]()
    own = ""
    for text in found.line:
        if state.current_player == found.seat:
            if own:
                steps.append(Step("", answers=(Answer((own,), tuple(then)),)))
            own, then = text, []
        else:
            then.append(text)
        state.apply(text)
    steps.append(Step("", answers=(Answer((own,), tuple(then)),)))
    return Exercise(
        game=game,
        id=puzzle,
        players=found.players,
        options=found.options,
        seat=found.seat,
        steps=(*steps, Step("")),
        start=found.steps,
    )


def _exercise(puzzle: Puzzle) -> Exercise:
    return _exercise_of(puzzle.game, puzzle.id)


def _after(exercise: Exercise, done: list[str]) -> Stand:
    """Where right decisions lead; the last one may be another victory than the one that is asked
    for."""
    stand = exercise.after(done[:-1])
    try:
        stand.take(done[-1])
    except NotAsked:
        stand.play([done[-1]])
        stand.done.append(done[-1])
    return stand


def _card(puzzle: Puzzle) -> wire.PuzzleCard:
    return wire.PuzzleCard(puzzle.id, puzzle.theme, puzzle.level, puzzle.players)


def _reasons(state: State, puzzle: Puzzle) -> tuple[wire_shown.Telling, ...]:
    answer, told = state.parse(puzzle.line[0]), list[Telling]()
    puzzling = state.game.puzzling
    if puzzling is not None and puzzling.told is not None:
        told += puzzling.told(state, puzzle.idea, answer, puzzle.worth, puzzle.second)
    if state.game.reasons is not None and not told:
        told += state.game.reasons(state, answer, None)
    return tuple(wire_shown.Telling(one.code, dict(one.arguments)) for one in told[:2])


def _is_share(state: State, puzzle: Puzzle) -> bool:
    """Whether the worth is an expected result, not a chance or a game's own measure."""
    puzzling = state.game.puzzling
    return puzzle.idea != "deal" and (puzzling is None or puzzle.idea not in puzzling.measures)


def _share(state: State, puzzle: Puzzle, worth: float) -> float:
    """The chance to win; 0 where the worth is a game's own measure."""
    return state.game.share(worth, state.players) if _is_share(state, puzzle) else 0.0
