"""The course that shows a reason, as a table: for who decides there."""

from collections.abc import Sequence

from ...advice.courses import world_of
from ...core.facts.constants import CHANCE
from ...core.facts.gains import Reason
from ...core.objects.state import State
from ..wire.history import Frame
from ..wire.shown import Entry
from .cache import tell
from .render import frame_of


def shown_line(state: State, reasons: Sequence[Reason], ply: int) -> tuple[Frame, ...]:
    """The first course that shows one of these reasons for the player to act in ``state``, which
    ``ply`` steps led to: the table before it, and after each of its steps. Empty where there is
    none."""
    reason = next((reason for reason in reasons if reason.line), None)
    if reason is None:
        return ()
    seat, now = state.current_player, world_of(state, reason.world)
    last = ply + len(reason.line)
    frames = [frame_of((seat,), now, ply, last, None)]
    for number, action in enumerate(reason.line, ply):
        entry = _entry(now, action, seat, number)
        now.apply(action)
        frames.append(frame_of((seat,), now, number + 1, last, entry))
    return tuple(frames)


def _entry(state: State, action: int, seat: int, ply: int) -> Entry:
    """A step of it, as the seat is told it."""
    game, player = state.game, max(state.current_player, CHANCE)
    tellings = () if game.tell is None else game.tell(state, action, seat)
    data, text = None, ""
    if player == seat or not game.info.hidden:
        data, text = game.notation.encode_action(action), game.notation.format_action(action)
    return Entry(ply, player, data, text, tuple(tell(t) for t in tellings), 0.0, False)
