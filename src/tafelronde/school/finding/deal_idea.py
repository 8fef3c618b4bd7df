"""The idea ``deal``: a victory next turn that the others prevent only with certain tiles.

What the next player holds is chance: every hand of what the seat does not see is equally likely.
The worth of a decision is the share of hands with which nobody can prevent the victory, whatever
they decide. The game says which tiles are unseen, and makes the positions in which the next player
holds some of them (``Puzzling.deals``); before it is decided they lay one tile at most, so that a
hand prevents it when one of its tiles does. Found by an exhaustive search (``attack``) for each
kind of tile, and checked by a plain one (``sure``).
"""

import math
from collections.abc import Iterator

from ...core.facts.errors import BadOption
from ...core.facts.puzzling import Deals
from ...core.objects.game import Game
from ...core.objects.state import State
from ...solving.attack import Attack
from ...solving.sure import Sure, TooMany
from .idea import Found, Played

CLOSE = 1e-9


class DealIdea:
    """Settings: ``gap``, by how much the best chance is better than all others; ``most``, how many
    decisions may win at all; ``positions``, how many are looked at for each question; ``checked``,
    how many kinds of tiles the plain search looks at."""

    def __init__(
        self,
        game: Game,
        gap: float = 0.15,
        most: int = 8,
        positions: int = 300_000,
        checked: int = 2,
    ) -> None:
        deals = None if game.puzzling is None else game.puzzling.deals
        if deals is None:
            raise BadOption("idea", "deal", f"a game that tells its deals, unlike {game.name}")
        self._deals = deals
        self._search = Attack(game, positions)
        self._gap, self._most, self._checked = gap, most, checked

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): backwards from the end of the game."""
        for at, state in reversed(played.decisions):
            seat = state.current_player
            deals = self._deals(state, seat)
            if deals is None or not self._may_win(deals.world([]), seat):
                continue
            chances = self._chances(state, deals)
            if not chances:
                continue
            worth, answer = max((chance, action) for action, chance in chances.items())
            second = max((c for action, c in chances.items() if action != answer), default=0.0)
            if worth < 1.0 and worth - second >= self._gap:
                yield Found("deal", "deal", at, state, (answer,), worth, second)

    def _may_win(self, bare: State, seat: int) -> bool:
        """Whether there is a victory next turn, and none at once, when the next player lays
        nothing."""
        return self._search.is_won(bare, seat, 1) is False and bool(
            self._search.is_won(bare, seat, 2)
        )

    def _chances(self, state: State, deals: Deals) -> dict[int, float]:
        """The chance of each decision that can win next turn; nothing where it is not known, or
        too many can."""
        winners = self._search.winners(deals.world([]), 2)
        if winners is None or len(winners) > self._most:
            return {}
        found: dict[int, float] = {}
        for action in winners:
            against = self._against(state.current_player, deals, action)
            if against is None:
                return {}
            found[action] = _share(deals, against)
        return found

    def _against(self, seat: int, deals: Deals, action: int) -> list[int] | None:
        """The kinds of tiles with which the next player prevents the victory."""
        against: list[int] = []
        for kind in deals.unseen:
            won = self._search.is_won(deals.world([kind]).after(action), seat, 1)
            if won is None:
                return None
            if not won:
                against.append(kind)
        return against

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '': see ``Idea.refute``."""
        seat, answer = state.current_player, line[0]
        deals = self._deals(state, seat)
        if deals is None or len(line) != 1:
            return "its odds cannot be told"
        chances = self._chances(state, deals)
        found = chances.pop(answer, 0.0)
        other = max(chances.values(), default=0.0)
        if abs(found - worth) > CLOSE or abs(other - second) > CLOSE:
            return f"it wins with {found:.4f}, another decision with {other:.4f}"
        against = self._against(seat, deals, answer) or []
        try:
            for kind in _some(list(deals.unseen), self._checked):
                wins = Sure(seat).wins(deals.world([kind]).after(answer), 1)
                if wins == (kind in against):
                    return f"against kind {kind} the plain search finds the other thing"
            bare = deals.world([])
            others = [one for one in bare.legal_actions() if one != answer and one not in chances]
            for action in _some(others, 10 * self._checked):
                if Sure(seat).wins(bare.after(action), 1):
                    return f"{state.format(action)} can win, too"
        except TooMany:
            return "too many positions for the plain search"
        return ""


def _share(deals: Deals, against: list[int]) -> float:
    """The share of all hands without any of these kinds."""
    unseen = sum(deals.unseen.values())
    harmless = unseen - sum(deals.unseen[kind] for kind in against)
    return math.comb(harmless, deals.held) / math.comb(unseen, deals.held)


def _some(kinds: list[int], count: int) -> list[int]:
    """At most this number of kinds, evenly spread."""
    step = max(1, -(-len(kinds) // count))
    return kinds[step // 2 :: step] if len(kinds) > count else kinds
