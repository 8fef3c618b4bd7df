"""Checks the recorded games of a benchmark: that they were dealt as the suite deals, that every
step follows the rules, and that the opponents played what they play."""

from dataclasses import dataclass

from ...core.facts.errors import TafelrondeError
from ...core.objects.registry import load
from ...core.objects.state import State
from ..deal import Deal
from ..table import results_of
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
    state = load(game.game).new(game.players)
    deal = Deal(game.pairing.seed, game.round)
    bots = seat_all(game.pairing, None, game.round, game.seat) if opponents else []
    dealt = _dealt(state, deal)
    for ply, action in enumerate(game.actions):
        if state.is_chance:
            if dealt.pop(0) != action:
                return Wrong(game, "deal", ply)
        elif opponents and state.current_player != game.seat:
            if bots[state.current_player].choose(state) != action:
                return Wrong(game, "opponent", ply)
        try:
            state.apply(action)
        except TafelrondeError:
            return Wrong(game, "rules", ply)
        if not dealt:
            dealt = _dealt(state, deal)
    lost = game.seat if game.fault else None
    broken_off = not state.is_terminal
    if broken_off != bool(game.fault) or game.results != results_of(state, lost):
        return Wrong(game, "results", len(game.actions))
    return None


def _dealt(state: State, deal: Deal) -> list[int]:
    """The outcomes of chance from here on, until a player is to act or the game is over."""
    found: list[int] = []
    deal.apply_chance(state.copy(), lambda _, action: found.append(action))
    return found
