"""The idea ``attack``: a victory in so many own turns that nobody can prevent.

It is found by an exhaustive search (``solving.attack``), and checked by alpha-beta
(``search.alpha_beta.deepen``), which shares nothing with it but the keys of positions. Where
players hide something, both look at the position in which the others hold all that they may hold
(``Puzzling.worst``), and it is checked by the rules alone (``solving.sure``).
"""

from collections.abc import Iterator

from ...bots.alpha_beta import AlphaBetaBot
from ...core.facts.errors import BadOption
from ...core.objects.game import Game
from ...core.objects.state import State
from ...solving.attack import Attack
from ...solving.sure import Sure, TooMany
from .idea import Found, Played, decisions_in

NODES = 1_000_000
"""Positions of the search that checks, for a decision."""


class AttackIdea:
    """Settings: ``shortest`` and ``turns``, how many own decisions a victory takes;
    ``positions``, how many are looked at for each question."""

    def __init__(
        self, game: Game, turns: int = 4, shortest: int = 1, positions: int = 3_000_000
    ) -> None:
        self._worst = game.puzzling.worst if game.puzzling and game.info.hidden else None
        if game.info.hidden and self._worst is None:
            raise BadOption("idea", "attack", f"a game that tells the worst, unlike {game.name}")
        self._game = game
        self._search = Attack(game, positions)
        self._turns, self._shortest = turns, shortest

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): backwards from the end of the game, as far as the
        victory is forced."""
        found: list[Found] = []
        winners = played.end.winners()
        if len(winners) != 1:
            return
        own = [(at, s) for at, s in played.decisions if s.current_player == winners[0]]
        for at, state in reversed(own):
            turns = self._turns_of(state, winners[0], self._turns)
            if turns is None or turns > self._turns:
                break
            if turns >= self._shortest and len(state.legal_actions()) > 1:
                line = self._line(state, turns)
                if line:
                    found.append(Found("attack", f"win-{turns}", at, state, line, 1.0, 0.0))
        yield from reversed(found)

    def _line(self, state: State, turns: int) -> tuple[int, ...]:
        """The forced way: the only good action, the longest defence, and so on; () where a
        decision before the last has several good actions."""
        attacker, line, now = state.current_player, list[int](), state
        left = turns
        while True:
            good = self._search.winners(self._seen(now, attacker), left)
            if good is None or (len(good) != 1 and (left > 1 or left == turns)):
                return ()
            line.append(good[0])
            now, left = now.after(good[0]), left - 1
            while not now.is_terminal and now.current_player != attacker:
                step = self._defence(now, attacker, left)
                if step is None:
                    return ()
                line.append(step)
                now = now.after(step)
            if now.is_terminal:
                return tuple(line[: _last_own(state, line)])
            left = self._turns_of(now, attacker, left) or 0
            if left == 0:
                return ()

    def _turns_of(self, state: State, attacker: int, most: int) -> int | None:
        return self._search.turns(self._seen(state, attacker), attacker, most)

    def _seen(self, state: State, attacker: int) -> State:
        """The position as the searches look at it: where players hide something, the worst that it
        can be; what was drawn then makes no difference."""
        if self._worst is None:
            return state
        while state.is_chance:
            state = state.after(state.steps()[0])
        return self._worst(state, attacker)

    def _defence(self, state: State, attacker: int, most: int) -> int | None:
        """The step after which the victory takes longest."""
        turns: dict[int, int] = {}
        for step in state.steps():
            known = self._turns_of(state.after(step), attacker, most)
            if known is None:
                return None
            turns[step] = known
        return max(turns, key=lambda step: turns[step])

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '': see ``Idea.refute``."""
        attacker, now = state.current_player, state
        left = own = decisions_in(state, line)
        for step in line:
            if now.current_player == attacker:
                refute = self._refute_step if self._worst is None else self._refute_plainly
                fault = refute(now, step, left, unique=left > 1 or own == 1)
                if fault:
                    return fault
                left -= 1
            now = now.after(step)
        if not now.is_terminal or now.winners() != [attacker]:
            return "the answer does not end the game with a victory"
        return ""

    def _refute_step(self, state: State, step: int, turns: int, unique: bool) -> str:
        plies = (turns - 1) * state.players + 1
        judge = AlphaBetaBot(self._game, nodes=NODES, depth=plies + 4, table=18)
        found = judge.forced_win(state)
        if found is None or found[1] > plies:
            return f"another search finds no victory in {turns} turns"
        if unique:
            if found[0] != step:
                return f"another search finds {state.format(found[0])}, too"
            again = judge.forced_win(state, barred=step)
            if again is not None and again[1] <= plies:
                return f"{state.format(again[0])} wins as soon"
        return ""

    def _refute_plainly(self, state: State, step: int, turns: int, unique: bool) -> str:
        seen = self._seen(state, state.current_player)
        sure = Sure(state.current_player)
        try:
            if not sure.wins(seen.after(step), turns - 1):
                return f"{state.format(step)} is no certain victory in {turns} turns"
            others = (one for one in seen.legal_actions() if unique and one != step)
            for one in others:
                if sure.wins(seen.after(one), turns - 1):
                    return f"{state.format(one)} wins as soon"
        except TooMany:
            return "too many positions for the plain search"
        return ""


def _last_own(state: State, line: list[int]) -> int:
    """The number of steps of the line up to the attacker's last."""
    seat, now, last = state.current_player, state, 0
    for number, step in enumerate(line, 1):
        if now.current_player == seat:
            last = number
        now = now.after(step)
    return last
