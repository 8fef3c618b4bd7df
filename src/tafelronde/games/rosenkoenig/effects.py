"""The gains of a turn of Rosenkönig: points of areas that grow, are joined, or break up."""

from collections.abc import Iterator

from ...core.facts.gains import Cause, Gain
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import CARDS
from .leads import lead_of
from .state import DRAW, HERO, RosenkoenigRecord

STAKE = 60.0
"""A lead of so many points is as good as the victory."""
MOST = 0.9
"""The most that points alone are worth."""
MANY = 6
"""A stone that breaks up an area takes more points than this."""


def gains(state: Position[RosenkoenigRecord]) -> list[Gain]:
    """The gains that one card can bring the player to act."""
    return [gain for action in state.legal_actions() for gain in _gains(state, action)]


def _gains(state: Position[RosenkoenigRecord], action: int) -> Iterator[Gain]:
    mover = state.current_player
    if action == DRAW:
        return
    lead = lead_of(state, action)
    after = state.after(action)
    said: dict[str, Argument] = {"square": lead.square, "count": lead.gain}
    if after.is_terminal:
        result = after.returns()[mover]
        if result:
            code = "wins" if result > 0 else "loses"
            yield Gain(code, (action,), {mover: result, 1 - mover: -result}, said)
        return
    points = lead.gain + lead.loss
    worth = min(MOST, points / STAKE)
    both = {mover: worth, 1 - mover: -worth}
    if HERO <= action < HERO + CARDS and lead.loss >= lead.gain:
        code = "splits" if lead.loss > MANY else "turns"
        yield Gain(code, (action,), both, {**said, "count": lead.loss})
    elif len(lead.joins) > 1:
        yield Gain("joins", (action,), both, {**said, "areas": len(lead.joins)})
    else:
        yield Gain("grows", (action,), both, said)


def because(cause: Cause) -> Telling | None:
    """The sentences of a hint for what an action brings at once."""
    if cause.relation != "brings":
        return None
    code, said = cause.gain.code, dict(cause.gain.arguments)
    if code in ("joins", "grows"):
        said.pop("square")
    return Telling(code, said)
