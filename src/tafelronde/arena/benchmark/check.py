"""Checks the recorded games of a benchmark: that they were dealt as the suite deals, that every
step follows the rules, that the opponents played what they play, and that no game was left out."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...core.objects.registry import load
from ...core.objects.state import State
from ..deal import Deal
from ..replay import first_fault
from .play import GamePlayed, Pairing, seat_all


@dataclass(frozen=True)
class Wrong:
    """A fault in a game."""

    game: GamePlayed
    what: str
    """``deal``, ``rules``, ``results``, ``opponent``, or ``missing``: another game is not there, or
    this one twice."""
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


def check_all_there(games: Iterable[GamePlayed]) -> Wrong | None:
    """Check that of each pairing all rounds are there from the first on, and every seat of each
    once: nobody leaves out games that were lost. The fault, or None."""
    pairings: dict[Pairing, list[GamePlayed]] = {}
    for game in games:
        pairings.setdefault(game.pairing, []).append(game)
    for pairing, of in pairings.items():
        of.sort(key=lambda game: (game.round, game.seat))
        for number, game in enumerate(of):
            if (game.round, game.seat) != divmod(number, pairing.players):
                return Wrong(game, "missing", 0)
        if len(of) % pairing.players:
            return Wrong(of[-1], "missing", 0)
    return None
