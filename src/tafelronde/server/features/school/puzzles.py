"""Puzzles at the table: the point that follows the decisions so far."""

import functools
from collections.abc import Mapping

from msgspec.structs import replace

from ....core.facts.errors import IllegalAction, InvalidAction
from ....core.facts.lru import LruCache
from ....core.facts.puzzling import UNSEEN
from ....school.exercise import Answer, Exercise, NoSuchStep, NotAsked, Stand, Step
from ....school.puzzles import Puzzle, level_of
from ....school.varied import beginning
from ...base.config import Settings
from ...base.line import Claim
from ...base.parts import Parts
from ...base.refusal import Refusal, Refused
from ...bots.turn import Thinkers
from ...live.games import Games
from ...live.tables import Tables
from ...people.person import Person
from ...views.cache import choice, tell
from ...views.history import Reader
from ..ratings.scale import Rating
from . import puzzle_days as days
from . import puzzle_wire as wire
from .day_results import worth_of
from .exercise_table import frames_of
from .lessons import NOBODY, Learning
from .progress import PUZZLE, PUZZLE_DAY, PUZZLE_RUN
from .puzzle_days import puzzles_here, set_of
from .puzzle_ratings import NEWCOMER, PuzzleRatings, Rated, by_bots
from .puzzle_told import asks_for_unseen, hint_for, idea_of, reasons_for, share_of
from .refuting import Refuting, imagined


class Puzzling:
    """Puzzles, solved step by step."""

    def __init__(self, parts: Parts) -> None:
        self._learning = parts[Learning]
        self._refuting = Refuting(parts[Thinkers], devices_only=parts[Settings].devices_only)
        self._games = parts[Games]
        self._ratings = PuzzleRatings(parts[Tables].store)

    async def all(self, person: Person | None) -> wire.Puzzles:
        """Today's puzzle, how many puzzles each game has, and this person's ratings at them."""
        skills = await self._ratings.of_person("" if person is None else person.id)
        sets = ((name, puzzles_here(name)) for name in self._games.offered)
        games = tuple(
            wire.PuzzleGame(name, len(of.puzzles), _skill(skills.get(name, NEWCOMER)))
            for name, of in sets
            if of
        )
        return wire.Puzzles(days.puzzle_of(days.today(), self._games.offered), games)

    async def list(self, game: str) -> list[wire.PuzzleCard]:
        """The puzzles of a game, without their answers, the easiest first. Raises Refusal."""
        puzzles, tried = set_of(game).puzzles, await self._ratings.of_puzzles(game)
        cards = [_card(puzzle, tried.get(puzzle.id) or by_bots(puzzle)) for puzzle in puzzles]
        return sorted(cards, key=lambda card: (card.rating, card.id))

    def days(self, month: str) -> wire.PuzzleDays:
        """The puzzles of the days of a month. Raises Refusal."""
        return days.month_of(month, self._games.offered)

    async def end_run(self, person: Person, game: str, run: wire.EndedRun) -> wire.BestRun:
        """Note a run through the puzzles of a game; the best one so far. Raises Refusal."""
        most = len(set_of(game).puzzles)
        if run.solved > most:
            raise Refusal("not-found", f"{game} has {most} puzzles")
        learnt, item = self._learning.learnt, (person.id, PUZZLE_RUN, game, run.kind)
        await learnt.note(*item, solved=run.solved > 0, result=float(run.solved))
        best = await learnt.one(*item)
        return wire.BestRun(run.kind, run.solved if best is None else int(best.best))

    async def solve(
        self, person: Person | None, reader: Reader, game: str, puzzle: str, payload: wire.Solve
    ) -> wire.Solving:
        """The puzzle after this person's decisions; its end or a wrong decision is noted. Raises
        Refusal."""
        found = set_of(game).by_id.get(puzzle)
        if found is None:
            raise Refusal("not-found", f"{game} has no such puzzle")
        await self._learning.prepare(game)
        exercise = exercise_of(found)
        before, state, refused, wrong = self._follow(exercise, payload)
        stand, reply, refuted = before.copy(), None, None
        if wrong is not None:
            if not payload.in_run:
                before = await imagined(before)
                stand = before.copy()
                stand.play([before.state.format(wrong)])
                claim = Claim(reader.owner, lambda: "hint")
                reply = await self._refuting.go_on(stand, payload, claim)
                if reply is None:
                    refuted = await self._refuting.refute(before, stand, wrong, claim)
        elif payload.give_up:
            while not stand.finished:
                stand.take(stand.example())
        elif payload.done and refused is None:
            stand = after(exercise, payload.done)
        rating = await self._ratings.of_puzzle(found)
        hint = hint_for(found, stand, payload.hint) if payload.hint and state == "asked" else None
        rated = await self._note(person, found, state, payload)
        shown = await self._learning.shown(person or NOBODY, reader, stand)
        if state != "asked":
            shown = replace(shown, head=replace(shown.head, legal=()))
        over, begun = state in ("solved", "shown"), exercise.begin().state
        done = tuple(stand.done) if wrong is None else tuple(before.done)
        named = asks_for_unseen(found)
        return wire.Solving(
            card=_card(found, rating),
            state=state,
            seat=found.seat,
            idea=found.idea,
            named=idea_of(found, begun, begun.parse(found.line[0])) if named else None,
            decisions=len(exercise.steps) - 1,
            hint=hint,
            done=done,
            wrong=None if wrong is None else choice(before.state, wrong, found.seat),
            reply=reply,
            refuted=None if refuted is None else tell(refuted),
            refused=refused,
            reasons=reasons_for(found, begun) if over else (),
            worth=share_of(found, begun, found.worth) if over else 0.0,
            second=share_of(found, begun, found.second) if over else 0.0,
            rated=None if rated is None else wire.Rated(*map(_skill, rated)),
            news=shown,
            frames=frames_of(before, stand, shown.entries),
        )

    def _follow(
        self, exercise: Exercise, payload: wire.Solve
    ) -> tuple[Stand, wire.PuzzleState, Refused | None, int | None]:
        """The point before the last decision; the new state of the puzzle; why the decision is not
        legal; the decision itself if it is legal but wrong. Raises Refusal."""
        earlier, last = payload.done[:-1], payload.done[-1:]
        try:
            if payload.give_up:
                return exercise.after(payload.done), "shown", None, None
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
            refused = Refused("", error.reason, error.clause, {"action": error.action}, str(error))
            return before, "asked", refused, None
        except NotAsked as error:
            action = before.state.parse(error.action)
            won = before.state.after(action).winners() == [exercise.seat]
            if won and 0 < before.number == len(exercise.steps) - 2:
                return before, "solved", None, None  # another victory is as good
            return before, "wrong", None, action
        return before, "solved" if stand.finished else "asked", None, None

    async def _note(
        self, person: Person | None, puzzle: Puzzle, state: wire.PuzzleState, payload: wire.Solve
    ) -> Rated | None:
        """Note a try at a puzzle, or that there was a hint before the first; what a first try did
        to the person's rating. After it was solved once, nothing more is noted. The puzzle of the
        day counts apart. Tries of programs are not rated: they would tell how hard a puzzle is for
        bots, as its first rating does."""
        solved = state == "solved"
        if person is None or person.is_only_invited or payload.in_run:
            return None
        learnt, item = self._learning.learnt, (person.id, PUZZLE, puzzle.game, puzzle.id)
        if state == "asked":
            if payload.hint:
                await learnt.note_seen(*item)
            return None
        rated, before = None, await learnt.one(*item)
        if before is None and not person.owner:
            rated = await self._ratings.first_try(person.id, puzzle, solved)
        elif (before is None or before.solved == 0) and not payload.replies:  # those were noted
            await learnt.note(*item, solved=solved, result=float(solved and before is None))
        now = days.puzzle_of(days.today(), self._games.offered)
        if solved and now is not None and (now.game, now.id) == (puzzle.game, puzzle.id):
            day = (person.id, PUZZLE_DAY, now.game, now.day)
            if await learnt.one(*day) is None:
                result = worth_of(await learnt.one(*item))
                await learnt.note(*day, solved=True, result=result)
        return rated


@functools.cache
def _places(game: str) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """The numbers of the kinds of a game's puzzles, and the places of those to begin with."""
    puzzles = set_of(game).puzzles
    kinds = {kind: number for number, kind in enumerate(sorted({one.kind for one in puzzles}))}
    return kinds, {one.id: place for place, one in enumerate(beginning(puzzles, UNSEEN))}


def _card(puzzle: Puzzle, rating: Rating) -> wire.PuzzleCard:
    kinds, first = _places(puzzle.game)
    return wire.PuzzleCard(
        id=puzzle.id,
        theme=puzzle.theme,
        level=level_of(rating.number),
        rating=rating.number,
        decisions=puzzle.decisions,
        unseen=asks_for_unseen(puzzle),
        players=puzzle.players,
        kind=kinds.get(puzzle.kind, -1),
        first=first.get(puzzle.id, -1),
    )


def _skill(rating: Rating) -> wire.Skill:
    return wire.Skill(rating.number, rating.deviation, rating.games)


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
