"""The interface of a bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from ..core.facts.gains import Reason
from ..core.facts.telling import Telling
from ..core.objects.game import Game
from ..core.objects.state import State

NEARLY_ONE = 1e-3
"""The most by which the sum of a bot's probabilities may differ from 1."""


class Chance(NamedTuple):
    """The share of the victory that a player may expect, 0 … 1: the chance to win, where one player
    wins."""

    share: float
    low: float
    """With 95 % confidence it is not less than this,"""
    high: float
    """nor more than this."""


class LineStep(NamedTuple):
    """A decision of a line."""

    player: int
    action: int
    telling: Telling | None
    """The telling of the step: ``event-<code>`` of the game's catalogue; None where the game tells
    nothing."""


@dataclass(frozen=True)
class Advice:
    """A bot's choice, and the results that it expects."""

    action: int
    expected: tuple[float, ...]
    """Every player's expected result, −1 … 1, when this action is played; empty where the bot does
    not say."""
    simulations: int
    """The number of playouts or evaluated positions on which the choice rests."""
    second: int | None = None
    """The best of the actions that are another idea; None where there is none, or none was looked
    at."""
    second_expected: tuple[float, ...] = ()
    visits: tuple[int, ...] = ()
    """How often a tree search tried each legal action, in their order; empty for other bots."""
    policy: tuple[float, ...] = ()
    """How likely a bot was to choose each legal action, in their order, where it is one that draws
    its action; else empty. ``distribution`` tells either."""
    chances: tuple[Chance, ...] = ()
    """The chances told by ``tafelronde.advise``: the share of the victory that every player may
    expect when this action is played, as it was measured to come true; empty for other bots."""
    second_chance: Chance | None = None
    """The chance of the player to act, with the second-best action."""
    line: tuple[LineStep, ...] = ()
    """How the game is likely to go on, this action first, as far as that is likely."""
    reasons: tuple[Reason, ...] = ()
    """The reasons for the action rather than the second-best, the weightiest first:
    ``why-<code>`` of the catalogue. Empty where nothing else is possible."""

    @property
    def distribution(self) -> tuple[float, ...]:
        """For each legal action, in their order, the share of the visits or the probability; empty
        where the bot tells neither.

        Examples:
            >>> Advice(action=1, expected=(0.5, -0.5), simulations=4, visits=(1, 3)).distribution
            (0.25, 0.75)
        """
        total = sum(self.visits)
        return tuple(count / total for count in self.visits) if total else self.policy


def check_asked(state: State, game: Game) -> None:
    """Raise ValueError unless a player decides in this position, and it is one of this game."""
    if state.current_player < 0:
        raise ValueError("nobody decides in this position")
    if state.game.name != game.name:
        raise ValueError(f"a bot for {game.name} was asked about {state.game.name}")


class Bot(Protocol):
    """A bot. It is given the whole state, and uses only what the player to act may know.

    Examples:
        A bot of one's own is any object with a name and these three methods:

        >>> class First:
        ...     name = "first"
        ...
        ...     def choose(self, state):
        ...         return state.legal_actions()[0]
        ...
        ...     def decide(self, state):
        ...         return Advice(self.choose(state), expected=(0.0, 0.0), simulations=0)
        ...
        ...     advise = decide
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> state.format(First().choose(state))
        'SE1'
        >>> First().advise(state).second is None
        True
    """

    name: str

    def choose(self, state: State) -> int:
        """A legal action for the player to act. Weak levels sometimes choose a random one (a slip);
        of nearly equal ones the seed takes one.

        The state is not changed. Our bots raise ValueError where nobody decides, and for a position
        of another game.
        """
        ...

    def decide(self, state: State) -> Advice:
        """The action that ``choose`` plays when it does not slip, with its expected results."""
        ...

    def advise(self, state: State) -> Advice:
        """The best action and the second best with their expected results; never a slip.

        For hints. The state is not changed.
        """
        ...


@runtime_checkable
class Guest(Protocol):
    """A bot that is told what happens at its table, and when the game is over: a program."""

    def see(self, state: State, action: int, seat: int) -> None:
        """A step is about to be made in ``state``; ``seat`` is the bot's."""
        ...

    def end(self, results: Sequence[float] | None = None) -> bool:
        """The game is over, with these results by seat, or was broken off."""
        ...
