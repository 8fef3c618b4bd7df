"""Refutations of a wrong decision of a puzzle: the others answer the same, whether a worker of the
server thinks for them or the reader's own device (``tafelronde.pocket.replier``).

A device may know no more than its reader does. So the others answer at a table at which all that
the reader's seat cannot know is drawn anew, and position, bot and seed alone decide how. The seed
is no secret, and puzzles are none: their files come with the program.
"""

import asyncio
import base64
from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from ....advice.courses import world_of
from ....advice.judge import settings_of
from ....advice.reviews.redraw import redraw
from ....core.facts.errors import IllegalAction, InvalidAction
from ....core.facts.gains import Reason
from ....core.objects.game import Game
from ....core.objects.state import State
from ....match.play import Ply
from ....school.exercise import Exercise, Stand
from ...base.line import Claim
from ...base.refusal import Refusal
from ...bots.turn import BotFailed, Thinkers
from . import puzzle_wire as wire

SEED = 1


async def imagined(stand: Stand) -> Stand:
    """The same point of a puzzle, with all that its seat cannot know drawn anew."""
    found = await asyncio.to_thread(_imagined, stand.exercise, tuple(stand.done))
    return found.copy()


class Refuting:
    """The answers of the others to wrong decisions."""

    def __init__(self, pool: Thinkers, *, devices_only: bool) -> None:
        """``devices_only``: only the readers' own devices think for them."""
        self._pool = pool
        self._devices_only = devices_only

    async def refute(self, before: Stand, stand: Stand, wrong: int, claim: Claim) -> Reason | None:
        """The refutation of a wrong decision at ``before``, found by comparing what follows from it
        and from the right one. None where there is none, where the others have answered otherwise
        in ``stand``, or where only devices think. Raises Refusal."""
        if self._devices_only:
            return None
        state, game = before.state, before.exercise.game
        right = state.parse(before.example())
        try:
            async with self._pool.turn(game, _bot(state), claim) as turn:
                found = await turn.refute(state.to_bytes(), right, wrong)
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None
        return found if found is not None and shows(stand, before, found) else None

    async def go_on(self, stand: Stand, payload: wire.Solve, claim: Claim) -> wire.Reply | None:
        """Let the others answer until it is the reader's turn, or until the reader's device is to
        find the next answer; then, what it is asked. Raises Refusal."""
        exercise, state = stand.exercise, stand.state
        given = iter(payload.replies)
        for _ in range(wire.MOST_REPLIES):
            if state.is_terminal or state.current_player == exercise.seat:
                return None
            legal = state.legal_actions()
            if len(legal) == 1:
                stand.play([state.format(legal[0])])
            elif not (payload.here or self._devices_only):
                stand.play([state.format(await self._think(stand, claim))])
            elif not _play_next(stand, given):
                return wire.Reply(
                    exercise.game, _bot(state), base64.b64encode(state.to_bytes()).decode(), SEED
                )
        return None

    async def _think(self, stand: Stand, claim: Claim) -> int:
        state = stand.state
        game, position = stand.exercise.game, state.to_bytes()
        try:
            thought = await self._pool.think(game, _bot(state), position, "", SEED, claim=claim)
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None
        return thought.action


def shows(stand: Stand, before: Stand, reason: Reason) -> bool:
    """Whether the others have answered a wrong decision, which was made at ``before``, up to the
    reader's turn as a refutation of it says."""
    seat, world = before.exercise.seat, world_of(before.state, reason.world)
    answers = [ply.action for ply in stand.log[len(before.log) + 1 :] if ply.player >= 0]
    wanted = list[int]()
    world.apply_known(reason.line[0])
    for step in reason.line[1:]:
        if world.current_player == seat:
            break
        if world.current_player >= 0:
            wanted.append(step)
        world.apply_known(step)
    return bool(wanted) and answers[: len(wanted)] == wanted[: len(answers)]


def _play_next(stand: Stand, given: Iterator[str]) -> bool:
    """Play the next answer that the device gave; False where there is none. Raises Refusal."""
    text = next(given, None)
    if text is None:
        return False
    try:
        stand.play([text])
    except (InvalidAction, IllegalAction) as error:
        raise Refusal("no-such-action", str(error)) from None
    return True


def _bot(state: State) -> str:
    """The search that judges decisions in hints and reviews: it is to find the best answer."""
    return str(settings_of(cast("Game", state.game), state.players))


@lru_cache(256)
def _imagined(exercise: Exercise, done: tuple[str, ...]) -> Stand:
    stand = exercise.after(done)
    begin = exercise.setup.new_state()
    course = redraw(begin, [ply.action for ply in stand.log], exercise.seat, SEED)
    begin.replay(course)
    stand.state = begin
    stand.log = [
        Ply(ply.number, ply.player, action) for ply, action in zip(stand.log, course, strict=True)
    ]
    return stand
