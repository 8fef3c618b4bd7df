"""Checks the recorded games of a benchmark: that they were dealt as the suite deals, that every
step follows the rules, and that the opponents played what they play."""

from dataclasses import dataclass

from ...core.objects.registry import load
from ...core.objects.state import State
from ..deal import Deal
from ..replay import first_fault
from .play import GamePlayed, seat_all


@dataclass(frozen=True)
class Wrong:
    """A fault in a game."""

    game: GamePlayed
    what: str
    """``deal``, ``rules``, ``results`` or ``opponent``."""
    ply: int


def check(game: GamePlayed, *, opponents: bool = True) -> Wrong | None:
    """Check a recorded game; the fault, or None. ``opponents``: whether their decisions are made
    again, which takes as long as the game took them."""
    bots = seat_all(game.pairing, None, game.round, game.seat) if opponents else []

    def decision(state: State) -> int | None:
        seat = state.current_player
        return bots[seat].choose(state) if opponents and seat != game.seat else None

    state, deal = load(game.game).new(game.players), Deal(game.pairing.seed, game.round)
    lost = game.seat if game.fault else None
    fault = first_fault(state, deal, game.actions, game.results, lost, decision)
    return None if fault is None else Wrong(game, *fault)
