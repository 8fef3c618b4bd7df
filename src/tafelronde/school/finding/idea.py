"""Games that ideas look at, and positions that they find."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...core.contract.rng import new_rng
from ...core.facts.info import OptionValue
from ...core.objects.game import Game
from ...core.objects.state import State


@dataclass(frozen=True)
class Played:
    """A finished game between bots."""

    game: Game
    players: int
    options: Mapping[str, OptionValue]
    steps: tuple[int, ...]
    """All steps, those of chance included."""
    decisions: tuple[tuple[int, State], ...]
    """For each decision its number among the steps, and the position before it. Not changed."""
    end: State


@dataclass(frozen=True)
class Found:
    """A position with one best action, and how it goes on."""

    idea: str
    theme: str
    at: int
    """The number of steps that lead to the position."""
    state: State
    line: tuple[int, ...]
    """The only best action; then, where the answer is longer, what others and chance do and the
    next only best action, and so on. Ends with an action of the same player."""
    worth: float
    """The worth of the answer: an expected result, −1 … 1, or what the idea says."""
    second: float
    """The worth of the best of all others."""

    @property
    def seat(self) -> int:
        """The player whose puzzle it is."""
        return self.state.current_player


def decisions_in(state: State, line: Sequence[int]) -> int:
    """The number of steps of a line that are decisions of the player to act in ``state``."""
    seat, now, count = state.current_player, state, 0
    for step in line:
        count += now.current_player == seat
        now = now.after(step)
    return count


def world(state: State, number: int) -> State:
    """The position as it may be, from what the player to act knows: with this number always the
    same one."""
    return state.resample(state.current_player, new_rng(number))


class Idea(Protocol):
    """A way to find puzzles in games, and to prove them."""

    def look(self, played: Played) -> Iterator[Found]:
        """The puzzles in a game, the most interesting first."""
        ...

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of the puzzle with this answer, in English; '' where it is one.

        By another search than the one that found it.
        """
        ...
