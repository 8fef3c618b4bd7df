"""The idea ``odds``: what is best over all draws that may come, to the end of the game or for so
many own turns.

Where players hide something, what the seat cannot know is drawn anew several times, and only what
is the same whatever the others hold makes a puzzle. Found by an exact search (``odds``), and
checked by a plain one (``plain``).
"""

from collections.abc import Iterator, Mapping

from ...core.objects.game import Game
from ...core.objects.state import State
from ...solving.attack import Attack
from ...solving.odds import Odds
from ...solving.plain import TO_THE_END, Plain, TooMany
from .idea import Found, Played, world

CLOSE = 1e-9
SURE = 0.999
QUICK = 100_000
"""Positions that are looked at for a first glance."""


class OddsIdea:
    """Settings:

    - ``gap``: by how much the best is better than all others (a victory is 2);
    - ``positions``: how many are looked at for each action;
    - ``turns``: how many further own turns are looked at; by default to the end;
    - ``back``: how many decisions of a game are looked at, from its end;
    - ``worlds``: how often what the seat cannot know is drawn anew, where something is hidden.
    """

    def __init__(
        self,
        game: Game,
        gap: float = 0.2,
        positions: int = 300_000,
        turns: int = TO_THE_END,
        back: int = 1000,
        worlds: int = 6,
    ) -> None:
        self._search = Odds(game, positions, turns)
        self._gap, self._turns, self._back = gap, turns, back
        self._worlds = worlds if game.info.hidden else 1
        self._game = game
        self._attack = Attack(game, QUICK) if turns < TO_THE_END else None

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): backwards from the end, as far as it can be solved."""
        found: list[Found] = []
        for at, state in reversed(played.decisions[-self._back :]):
            if len(state.legal_actions()) < 2:
                continue
            if not self._is_tense(state):
                continue
            seen = self._solve(state, 0)
            if seen is None:
                if self._turns == TO_THE_END:
                    break
                continue
            best, worth, second = seen
            if worth - second >= self._gap and all(
                self._same(seen, self._solve(state, number)) for number in range(1, self._worlds)
            ):
                theme = _theme(worth, second)
                found.append(Found("odds", theme, at, state, (best,), worth, second))
        yield from reversed(found)

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '': see ``Idea.refute``. It looks at as many of the other
        actions as time allows."""
        for number in range(2 if self._game.info.hidden else 1):
            fault = self._refute(world(state, 1000 + number), line[0], worth, second)
            if fault:
                return fault
        return ""

    def _refute(self, state: State, answer: int, worth: float, second: float) -> str:
        plain = Plain(state.current_player, self._turns)
        try:
            found = plain.worth_after(state, answer)
        except TooMany:
            return "too many positions for the plain search"
        if abs(found - worth) > CLOSE:
            return f"{state.format(answer)} is worth {found:.4f}, not {worth:.4f}"
        for action in state.legal_actions():
            if action == answer:
                continue
            try:
                other = plain.worth_after(state, action)
            except TooMany:
                return "" if self._turns < TO_THE_END else "too many positions"
            if other > second + CLOSE:
                return f"{state.format(action)} is worth {other:.4f}, more than {second:.4f}"
        return ""

    def _is_tense(self, state: State) -> bool:
        """Whether somebody is about to win, as it seems: else there is nothing to solve soon."""
        if self._attack is None:
            return True
        me = state.current_player
        if self._attack.is_won(state, me, 2):
            return True
        idle = state.after(state.legal_actions()[0])
        others = (player for player in range(state.players) if player != me)
        return any(self._attack.is_won(idle, player, 2, stop=me) for player in others)

    def _solve(self, state: State, number: int) -> tuple[int, float, float] | None:
        """The best action, its worth, and that of the second best; in one of the worlds."""
        worths: Mapping[int, float] | None = self._search.worths(world(state, number))
        if worths is None:
            return None
        (second, _), (worth, best) = sorted((w, a) for a, w in worths.items())[-2:]
        return best, worth, second

    def _same(self, one: tuple[int, float, float], other: tuple[int, float, float] | None) -> bool:
        return (
            other is not None
            and one[0] == other[0]
            and abs(one[1] - other[1]) < CLOSE
            and abs(one[2] - other[2]) < CLOSE
        )


def _theme(worth: float, second: float) -> str:
    """Whether the answer wins, saves, or is just better."""
    if worth >= SURE:
        return "win"
    return "save" if second <= -SURE else "odds"
