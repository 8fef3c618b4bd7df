"""The idea ``save``: all decisions but one lose at once.

One loses when some other player then wins for certain before the seat is on turn again, whatever
the rest decide and whatever is drawn; the answer is safe from that. Where players hide something,
it must be so in each of several positions in which what the seat cannot know is drawn anew. Found
by an exhaustive search (``attack``), and checked by a plain one (``sure``).
"""

from collections.abc import Iterator

from ...core.objects.game import Game
from ...core.objects.state import State
from ...solving.attack import Attack
from ...solving.sure import Sure, TooMany
from .idea import Found, Played, world

SOON = 3
"""Own decisions of the other player's turn: what is entered may ask for more than one."""
LONGEST = 6
"""Decisions of the seat's own turn."""
SAFE, LOST = 0.0, -1.0


class SaveIdea:
    """Settings: ``positions``, how many are looked at for each question; ``back``, how many
    decisions of a game are looked at, from its end; ``worlds``, how often what the seat cannot
    know is drawn anew, where something is hidden."""

    def __init__(
        self, game: Game, positions: int = 20_000, back: int = 60, worlds: int = 4
    ) -> None:
        self._search = Attack(game, positions)
        self._back = back
        self._worlds = worlds if game.info.hidden else 1

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): the longest answers first."""
        found: list[Found] = []
        for at, state in played.decisions[-self._back :]:
            if self._is_tense(state) and (line := self._line(state)):
                found.append(Found("save", "save", at, state, line, SAFE, LOST))
        yield from sorted(found, key=lambda one: -len(one.line))

    def _is_tense(self, state: State) -> bool:
        """Whether somebody is about to win, at a glance."""
        seat, legal = state.current_player, state.legal_actions()
        idle = state.after(legal[-1])
        others = (player for player in range(state.players) if player != seat)
        return len(legal) > 1 and any(
            self._search.is_won(idle, player, 1, seat) for player in others
        )

    def _line(self, state: State) -> tuple[int, ...]:
        """The only decision that saves; the next one too, where it is asked in the same turn and
        again only one saves; and so on. () where there is none."""
        line, now, seat = list[int](), state, state.current_player
        while now.current_player == seat and len(line) < LONGEST:
            answer = self._only_safe(world(now, 0))
            worlds = (world(now, number) for number in range(1, self._worlds))
            if answer is None or any(self._only_safe(one) != answer for one in worlds):
                break
            line.append(answer)
            now = now.after(answer)
        return tuple(line)

    def _only_safe(self, state: State) -> int | None:
        """The only decision after which no other player wins for certain; None where there are
        several, or none, or it is not known, or where it wins."""
        seat, safe = state.current_player, None
        for action in reversed(state.legal_actions()):  # what can be done on any turn comes last
            lost = self._is_lost(state.after(action), seat, LONGEST)
            if lost is None or (not lost and safe is not None):
                return None
            if not lost:
                safe = action
        return None if safe is None or state.after(safe).is_terminal else safe

    def _is_lost(self, state: State, seat: int, more: int) -> bool | None:
        """Whether another player wins for certain, whatever the seat still decides in this turn;
        None where it is not known."""
        if state.current_player == seat:
            for action in state.legal_actions():
                lost = self._is_lost(state.after(action), seat, more - 1) if more else False
                if not lost:
                    return lost
            return True
        others = (player for player in range(state.players) if player != seat)
        answers = [self._search.is_won(state, player, SOON, seat) for player in others]
        return True if True in answers else None if None in answers else False

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '': see ``Idea.refute``."""
        seat, now = state.current_player, state
        for step in line:
            if now.current_player != seat:
                return "it goes beyond the turn that it is about"
            for number in range(2 if self._worlds > 1 else 1):
                fault = _fault(world(now, 1000 + number), step)
                if fault:
                    return fault
            now = now.after(step)
        return ""


def _fault(state: State, answer: int) -> str:
    """The reason why this is not the only decision that saves, by the plain search; '' where it
    is."""
    seat = state.current_player

    def loses(now: State) -> bool:
        if now.current_player == seat:
            return all(loses(now.after(one)) for one in now.legal_actions())
        others = (player for player in range(now.players) if player != seat)
        return any(Sure(player, seat).wins(now, SOON) for player in others)

    try:
        for action in state.legal_actions():
            if loses(state.after(action)) == (action == answer):
                return f"{state.format(action)} {'loses' if action == answer else 'saves, too'}"
    except TooMany:
        return "too many positions for the plain search"
    return ""
