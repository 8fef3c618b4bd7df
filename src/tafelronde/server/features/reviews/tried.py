"""An own turning point as its seat saw it, and what is told of an action that is tried there: at a
server as in a browser (``tafelronde.pocket.judging``)."""

from collections.abc import Sequence

from msgspec.structs import replace

from ....advice.reviews import Trial
from ....core.contract.rng import new_rng
from ....core.facts.constants import CHANCE
from ....core.facts.errors import IllegalAction, InvalidAction
from ....core.objects.state import State
from ....match.play import Ply
from ....match.setup import Setup
from ....school.exercise import Exercise, Stand, Step
from ...base.refusal import Refusal, Refused
from ...views.cache import choice
from ...wire.messages import TableNews
from ..school.exercise_table import frames_of
from . import wire


def stand_of(setup: Setup, table: str, log: Sequence[Ply], state: State) -> Stand:
    """A game as it stood after these plies, as an exercise for who was to decide."""
    exercise = Exercise(
        game=setup.game,
        id=f"{table}-{len(log)}",
        players=setup.players,
        options=setup.options,
        seat=state.current_player,
        steps=(Step(""),),
    )
    return Stand(exercise, state, list(log), [], b"")


def read(stand: Stand, text: str) -> int | wire.Tried:
    """The action that was tried, or why it is not legal. Raises Refusal."""
    try:
        action = stand.state.parse(text)
    except InvalidAction as error:
        raise Refusal("no-such-action", str(error)) from None
    if action not in stand.state.legal_actions():
        return wire.Tried(len(stand.log), "asked", refused=_refused(stand.state, action))
    return action


def answered(stand: Stand, action: int, trial: Trial) -> wire.Tried:
    """The answer about this action, as far as it is known."""
    return wire.Tried(
        len(stand.log),
        trial.verdict,
        choice=choice(stand.state, action, stand.exercise.seat),
        lost=trial.lost,
        error=trial.error,
        done=trial.done,
        total=trial.total,
    )


def after(stand: Stand, action: int) -> Stand:
    """The table right after the action: what chance would bring is not drawn."""
    found = stand.copy()
    player = found.state.current_player
    found.state.apply(action)
    found.log.append(Ply(len(found.log), max(player, CHANCE), action))
    return found


def believed(stand: Stand) -> State:
    """The position as who decides may believe it to be."""
    return stand.state.resample(stand.state.current_player, new_rng(len(stand.log)))


def with_table(tried: wire.Tried, before: Stand, now: Stand, news: TableNews) -> wire.Tried:
    """The answer with the table as the seat sees it."""
    if tried.verdict != "asked":  # one action is judged: the turn does not go on here
        news = replace(news, head=replace(news.head, legal=()))
    return replace(tried, news=news, frames=frames_of(before, now, news.entries))


def _refused(state: State, action: int) -> Refused:
    """The reason why an action is not legal."""
    error = state.explain(action)
    assert isinstance(error, IllegalAction)
    return Refused("", error.reason, error.clause, {"action": error.action}, str(error))
