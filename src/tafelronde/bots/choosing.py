"""How every bot that thinks comes to its action: the same door for all kinds and all games.

- What wins at once is played, also by a bot that slips now and then.
- A certain victory is won in the fewest plies, a certain loss is put off for as many as possible.
- Of actions that are nearly equally good the seed takes one, so that a bot does not play the same
  game against everybody; a bot with a style takes what this style prefers. Hints and reviews take
  the best.
"""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from ..core.contract.rng import new_rng
from ..core.facts.errors import check_between
from ..core.facts.results import LOST, WON
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.at_once import AtOnce
from .agents import InformationState
from .base import Advice, check_asked
from .memory import Past
from .same_idea import another_idea
from .style import Style, standing_out

NEARLY = 0.01
"""Expected results of the player to act that differ by less are nearly equal."""
STYLED = 0.08
"""The same for a bot with a style, where an action stands out for this style:
docs/experiments/styles.md."""
MOST = 24
"""The number of best actions among which one may stand out."""
FEW = 2
"""The number of nearly equal actions that a style compares where none stands out: of more it would
find the most extreme one, which at levels that see little is often much worse."""
SEEN = 0.25
"""The least share of the best action's visits for an action that counts as nearly as good."""
LONG = 1 << 20
"""More plies than any game has."""


def sure_win(plies: int) -> int:
    """How certain an action is that wins in so many plies: the sooner, the larger.

    Examples:
        >>> sure_win(1) > sure_win(3) > 0 > sure_loss(9) > sure_loss(2)
        True
    """
    return LONG - plies


def sure_loss(plies: int) -> int:
    """How certain an action is that loses in so many plies: the later, the larger."""
    return plies - LONG


@dataclass(frozen=True)
class Candidate:
    """An action that may be chosen."""

    action: int
    expected: tuple[float, ...]
    """Every player's expected result."""
    certain: int = 0
    """``sure_win`` or ``sure_loss``; 0 where neither is known."""
    visits: int = 1
    """How often it was looked at."""
    exact: float = 0.0
    """The expected result of the player to act, where that of all candidates is exact; else 0."""


class Chooser(ABC):
    """A bot that thinks. Raises BadOption for a ``slip`` out of range or an unknown ``style``; ""
    is none. With ``remembers`` it knows what it did before in its game (``Past``)."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int,
        slip: float = 0.0,
        style: str = "",
        *,
        remembers: bool = False,
    ) -> None:
        check_between("slip", slip, 0.0, 1.0)
        self.name = name
        self._game, self._slip = game, float(slip)
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        self._at_once = AtOnce(game, seed)
        self._style = Style(game, style) if style else None
        self._past = Past(game) if remembers else None
        self.always_thinks = False
        """Whether it searches where it has one choice, too: for those who see how long it takes."""
        self.any_second = False
        """Whether its second-best may be the same idea as the best: for those who ask whether one
        action alone is right."""

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says."""
        check_asked(state, self._game)
        if self._past is None:
            return self._choose(state)
        self._past.recall(state)
        action = self._choose(state)
        self._past.leave(state, action)
        return action

    def decide(self, state: State) -> Advice:
        """The action that ``choose`` plays when it does not slip, with the expected results."""
        check_asked(state, self._game)
        if self._past is None:
            return self._decide(state)
        self._past.recall(state)
        advice = self._decide(state)
        self._past.leave(state, advice.action)
        return advice

    def _choose(self, state: State) -> int:
        legal = state.legal_actions()
        if len(legal) == 1 and not self.always_thinks:
            return legal[0]
        if won := self._at_once.wins(state):
            return won[self._dice(state).integers(len(won))]
        if self._slip > 0.0 and self._rng.random() < self._slip:
            return legal[int(self._rng.integers(len(legal)))]
        return self._think(state, varied=True).action

    def _decide(self, state: State) -> Advice:
        if won := self._at_once.wins(state):
            return self._certain_win(state, won, varied=True)
        return self._think(state, varied=True)

    def advise(self, state: State) -> Advice:
        """Advise as ``Bot.advise`` says."""
        check_asked(state, self._game)
        if won := self._at_once.wins(state):
            return self._certain_win(state, won, varied=False)
        return self._think(state, varied=False)

    def begin_anew(self, *numbers: int) -> None:
        """Let all that is drawn follow from these numbers."""
        self._rng = np.random.default_rng(numbers)
        self._at_once.rng = new_rng(*numbers, 0)

    def probabilities(self, known: InformationState) -> list[float]:
        """The probabilities of the legal actions (``agents.Policy``): its choice has all that no
        slip takes. They follow from the seed and from what is known, not from what it was asked
        before."""
        state, legal = known.redraw(new_rng(0)), known.legal_actions
        self.begin_anew(self._seed, zlib.crc32(state.to_bytes()))
        slip, action = 0.0, legal[0]
        if won := self._at_once.wins(state):
            action = won[self._dice(state).integers(len(won))]
        elif len(legal) > 1:
            slip, action = self._slip, self._think(state, varied=True).action
        return [slip / len(legal) + (1.0 - slip) * (one == action) for one in legal]

    @abstractmethod
    def _think(self, state: State, *, varied: bool) -> Advice:
        """The best action; with ``varied`` one that is nearly as good, by the seed."""

    def _dice(self, state: State) -> np.random.Generator:
        """The generator that decides between nearly equal actions: it follows from the seed and
        from the knowledge of the player to act. The same is drawn for all positions that they
        cannot tell apart, so it is the same whatever is hidden."""
        if state.game.info.hidden:
            state = state.resample(state.current_player, new_rng(0))
        return np.random.default_rng((self._seed, zlib.crc32(state.to_bytes())))

    def _best_of(
        self, candidates: Sequence[Candidate], state: State, *, varied: bool
    ) -> list[Candidate]:
        """The candidates, best first; with ``varied`` one of the nearly best comes first."""
        mover = state.current_player
        ordered = sorted(candidates, key=lambda one: _rank(one, mover), reverse=True)
        if varied:
            dice = self._dice(state)
            if self._style is None:
                near = [one for one in ordered if _is_near(one, ordered[0], mover, NEARLY)]
            else:
                near = self._liked(self._style, state, ordered, dice)
            taken = near[dice.integers(len(near))]
            ordered.remove(taken)
            ordered.insert(0, taken)
        return ordered

    def _liked(
        self, style: Style, state: State, ordered: Sequence[Candidate], dice: np.random.Generator
    ) -> list[Candidate]:
        """The candidates that a style takes, of those given, which are the best first: one that
        stands out among those nearly as good as the best, else the one that it likes most of a few
        of the nearly equal ones. The game's evaluation, too, must find it nearly as good as the
        dice's choice: the search of a weak level sees little."""
        best, mover = ordered[0], state.current_player
        wide = [one for one in ordered if _is_near(one, best, mover, STYLED)][:MOST]
        near = [one for one in wide if _is_near(one, best, mover, NEARLY)]
        order: list[int] = dice.permutation(len(near)).tolist()
        plain = near[order[0]]
        if len(wide) == 1:
            return wide
        found = style.liking(state, [one.action for one in wide])
        liking = dict(zip(wide, found, strict=True))
        least = liking[plain].worth - STYLED
        wide = [one for one in wide if liking[one].worth >= least]
        place = standing_out([liking[one].first for one in wide])
        if place >= 0:
            return [wide[place]]
        few = [near[place] for place in order[:FEW] if liking[near[place]].worth >= least]
        most = max(liking[one][:2] for one in few)
        return [one for one in few if liking[one][:2] == most]

    def _second(self, state: State, action: int, others: Iterable[Candidate]) -> Candidate | None:
        """The second-best of these, the best of them first; None where there is none."""
        if self.any_second:
            return next(iter(others), None)
        return another_idea(state, action, others)

    def _certain_win(self, state: State, actions: Sequence[int], *, varied: bool) -> Advice:
        """The advice where these actions win for certain, and equally soon."""
        mover = state.current_player
        expected = tuple(WON if player == mover else LOST for player in range(state.players))
        candidates = [Candidate(action, expected, sure_win(1)) for action in actions]
        best, *others = self._best_of(candidates, state, varied=varied)
        second = self._second(state, best.action, others)
        if second is None:
            return Advice(best.action, expected, 0)
        return Advice(best.action, expected, 0, second.action, expected)


def _rank(one: Candidate, mover: int) -> tuple[float, ...]:
    return (one.certain, one.exact, one.visits, one.expected[mover])


def _is_near(one: Candidate, best: Candidate, mover: int, within: float) -> bool:
    if one.certain != best.certain or best.exact - one.exact > NEARLY:
        return False
    if best.certain > 0:
        return True
    enough = one.visits >= SEEN * best.visits
    return enough and best.expected[mover] - one.expected[mover] <= within
