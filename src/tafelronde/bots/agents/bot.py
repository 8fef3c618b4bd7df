"""An agent as a bot."""

import math
import operator
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import numpy as np

from ...core.facts.errors import InvalidAction
from ...core.objects.game import Game
from ...core.objects.state import State
from ..base import NEARLY_ONE, Advice, check_asked
from ..fault import BotFault
from ..tellings import tell_step, told_as_data
from .history import Heard, History
from .information import InformationState
from .protocol import Agent, Policy, action_probabilities

_T = TypeVar("_T")
ERRORS = 2_000
"""The number of characters of a traceback that are kept, the last ones."""


class AgentBot:
    """Plays as an agent or a policy says. What is wrong with it raises BotFault, whose cause is the
    error of the agent.

    Examples:
        >>> class First:
        ...     def act(self, known):
        ...         return known.legal_actions[0]
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> state.format(AgentBot(state.game, First(), "first").choose(state))
        'SE1'
    """

    def __init__(self, game: Game, agent: Agent | Policy, name: str, seed: int = 0) -> None:
        self.name = name
        self._game, self._agent = game, agent
        self._rng = np.random.default_rng(seed)
        self._remembers = bool(getattr(agent, "remembers", False))
        self._history: History | None = None
        self._heard = Heard()
        self.counts: Counter[str] = Counter()
        """The counts of an agent made of words, as they grew while this seat asked it: see
        ``ExecBot.counts``. One agent may serve many seats."""

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says. Raises BotFault."""
        return self._choose(self._known(state))[0]

    def probabilities(self, known: InformationState) -> Sequence[float]:
        """The probabilities of its actions: see ``Policy``."""
        return action_probabilities(self._agent, known)

    def decide(self, state: State) -> Advice:
        """Its action, with what it tells of it. Raises BotFault."""
        known = self._known(state)
        action, policy = self._choose(known)
        return Advice(action, self._values(known), 0, policy=policy)

    def advise(self, state: State) -> Advice:
        """Advise as ``decide`` does; for a policy, the most likely action."""
        if not isinstance(self._agent, Policy):
            return self.decide(state)
        known = self._known(state)
        policy = self._policy(known, self._agent)
        best = known.legal_actions[int(np.argmax(policy))]
        return Advice(best, self._values(known), 0, policy=policy)

    def see(self, state: State, action: int, seat: int) -> None:
        """Tell the agent's ``see`` the events of a step for its seat: see ``Guest.see``."""
        if self._remembers:
            if self._history is None:
                self._history = History(state, seat)
            self._history.add(state, action)
        see = getattr(self._agent, "see", None)
        if see is not None:
            for event in tell_step(self._game, state, action, seat):
                self._ask(lambda event=event: see(event))

    def recall(self, history: History) -> None:
        """Take what its seat has seen: see ``Recalls.recall``. The agent's ``see`` is told the new
        events."""
        if self._remembers:
            self._history = history
        see = getattr(self._agent, "see", None)
        if see is not None:
            for one in self._heard.new(history)[1]:
                for event in told_as_data(one.events):
                    self._ask(lambda event=event: see(event))

    def end(self, results: Sequence[float] | None = None) -> bool:
        """Tell the agent's ``end`` the results: see ``Guest.end``."""
        self._history, self._heard = None, Heard()
        end = getattr(self._agent, "end", None)
        if end is None:
            return True
        try:
            end(results)
        except Exception:
            return False
        return True

    def _known(self, state: State) -> InformationState:
        check_asked(state, self._game)
        return InformationState(state, self._history)

    def _choose(self, known: InformationState) -> tuple[int, tuple[float, ...]]:
        """The action, and the probabilities if the agent tells them."""
        agent = self._agent
        if isinstance(agent, Policy):
            policy = self._policy(known, agent)
            if not isinstance(agent, Agent):
                return int(self._rng.choice(known.legal_actions, p=policy)), policy
        else:
            policy = ()
        answer: object = self._ask(lambda: agent.act(known))
        try:
            action = operator.index(cast("Any", answer))
        except TypeError:
            raise BotFault("no-action", action=repr(answer)[:100]) from None
        if action in known.legal_actions:
            return action, policy
        try:
            raise BotFault("illegal", action=known.format(action))
        except InvalidAction:
            raise BotFault("no-action", action=str(action)) from None

    def _policy(self, known: InformationState, agent: Policy) -> tuple[float, ...]:
        given = self._ask(lambda: [float(chance) for chance in agent.probabilities(known)])
        count, total = len(known.legal_actions), math.fsum(given)
        right = len(given) == count and all(chance >= 0.0 for chance in given)
        if not right or not abs(total - 1.0) <= NEARLY_ONE:
            raise BotFault("bad-probabilities", count=count, given=str(given)[:200])
        return tuple(chance / total for chance in given)

    def _values(self, known: InformationState) -> tuple[float, ...]:
        """Every player's expected result, where the agent has ``values``; else nothing."""
        values = getattr(self._agent, "values", None)
        if values is None:
            return ()
        found = self._ask(lambda: tuple(float(value) for value in values(known)))
        if len(found) != known.players or not all(-1.0 <= value <= 1.0 for value in found):
            raise BotFault("bad-values", count=known.players, given=str(found)[:200])
        return found

    def _ask(self, question: Callable[[], _T]) -> _T:
        before = dict(self._counted())
        try:
            return question()
        except Exception as error:
            trace = "".join(traceback.format_exception(error))[-ERRORS:]
            why = f"{type(error).__name__}: {error}"[:200]
            raise BotFault("raised", trace, why=why) from error
        finally:
            for name, count in self._counted().items():
                self.counts[name] += count - before.get(name, 0)

    def _counted(self) -> Mapping[str, int]:
        """The counts of the agent, whoever asked it; empty where it has none."""
        return getattr(self._agent, "counts", None) or {}
